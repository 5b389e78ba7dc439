# Voidfall: the tutorial explained, a word about each question.

vf-guide-house = Every house has its own start and Technologies. Those of the tutorial are all good for a first game.
vf-guide-origin = Origin A is made for a first game: take it unless you know the other one.
vf-guide-place-in-order = Whoever plays early takes the better Technologies and sectors; whoever plays late sees what the others do.

vf-guide-card = Good now: **{ $card }**. Why: { $why } { $aim }
vf-guide-why-production = two of its actions are free and bring the resources that later actions cost.
vf-guide-why-development = new Guilds raise what every later production yields.
vf-guide-why-reinforcement = Muster brings Fleet Power to your Shipyards, which also protects you against the Voidborn.
vf-guide-why-innovation = it produces Credits and Science, and a Technology helps for the rest of the game.
vf-guide-why-prosperity = Store is free and brings what you lack for the next cards.
vf-guide-why-conquest = with enough Energy and cubes at the border, a new sector brings Population, Guild spaces and Glory.
vf-guide-why-politics = a Trade token allows all three actions of a later card, and Prevail invades once more.
vf-guide-why-progress = it brings Science, a Scientists' Guild or a Technology.
vf-guide-aim-1 = The event wants 5 Fleet Power in your sectors (you have { $first }) or 5 Guilds in Pure sectors ({ $second }) by the Evaluation.
vf-guide-aim-2 = The event wants 9 Population in Pure sectors (you have { $first }) or 3 Technologies ({ $second }) by the Evaluation.
vf-guide-aim-3 = The event gives 15 Influence for 8 Guilds in Pure sectors (you have { $first }) or a Pure track at Tier 2 ({ $second }); it is the last Evaluation.

vf-guide-move-production = Supply produces Food, Energy and Materials at your Yields, and can score your Guilds; Thrive advances Society. Both are free: take these two.
vf-guide-move-development = Grow pays 1 Material for a Guild or an Installation, Harmonize 1 Science for Population. Guilds times Population make the Level of a sector, so build where many people live.
vf-guide-move-reinforcement = Muster pays 2 Materials and deploys active cubes at your Shipyards; Accelerate deactivates a cube for a step on a track. Mobilize moves cubes to the border.
vf-guide-move-innovation = Research produces Credits and Science; Invent then pays 2 Science for a Technology. In this order one pays for the other.
vf-guide-move-prosperity = Store is free: take the resources of your next card. Flourish advances Economy, Organize brings an Agenda, an Installation or both.
vf-guide-move-conquest = Prepare activates cubes for later, Strategize brings an Agenda, Engage invades. Look at the forecast on the panel before you invade.
vf-guide-move-politics = Inspire advances Statecraft, Control brings a Trade token, Prevail upgrades Glory and invades. Choose what you can pay and still use in this Cycle.
vf-guide-move-progress = Experiment is free: Science or a Scientists' Guild. Invent pays 2 Science for a Technology; Restore cleans the sector you recall from.
vf-guide-move-temptation = Its actions cost Corruption. Use it only if you can remove that again.
vf-guide-move-agenda = { $card } An Agenda of a fitting type may be played before the first action: it adds an action of its own now, and can score in each Evaluation.
vf-guide-move-more = The actions of the card are used or cannot be paid. What is left here is extra; when you end the turn, Clean-up follows.
vf-guide-move-end = End the turn. In Clean-up you keep at most two Fleets in each sector and four Glory tokens, and the card is out of your hand until the next Cycle.

vf-guide-part = The parts may be resolved in any order, and each may be left out. Begin with what pays for or helps the next one.
vf-guide-one = Only one of these happens. Take what you can use at once, or what brings you nearer to the objective of the event.
vf-guide-frame-2 = The event of Cycle 2 gives everybody an active cube and a Basic Technology. Take both: Technologies count for its objective.
vf-guide-frame-3 = The event of Cycle 3 gives an Agenda or a step on a track. The step helps with Tier 2 for its objective; an Agenda scores if you can still play it.
vf-guide-box-1 = Evaluation: one objective of the event is yours. With 5 Fleet Power in your sectors (you have { $first }): Population, Credit and Science. With 5 Guilds in Pure sectors (you have { $second }): Food and a cube at Home.
vf-guide-box-2 = Evaluation: one objective of the event is yours. With 9 Population in Pure sectors (you have { $first }): a cube and a Technology. With 3 Technologies (you have { $second }): a cube and Population.
vf-guide-box-3 = Evaluation: either objective gives 15 Influence. You need 8 Pure Guilds (you have { $first }) or a Pure track at Tier 2 ({ $second }).
vf-guide-reward = This is the reward of the objective. Take every part of it that you can use.

vf-guide-upkeep = Evaluation: sectors and Agendas cost Upkeep. Pay with what you need least in the next Cycle; each point that stays unpaid costs 3 Influence.
vf-guide-skirmish = Evaluation: the Void strikes back in a Skirmish. The more Corruption on your House mat, the stronger it is; keep enough cubes in the sectors at the border.
vf-guide-slot = Clean-up: an Agenda that you keep in a slot scores in each Evaluation, if the slot is Pure. Prefer a free Pure slot.
vf-guide-glory-kept = Clean-up: four Glory tokens may stay. Discard the lowest one.
vf-guide-recall = The cube goes back to your mat. Take it from where no enemy stands near; a sector without your cubes is lost, except your Home.

vf-guide-resources = Take what your next card costs. More than 15 of a resource cannot be kept; a Credit may replace Food, Energy or Materials.
vf-guide-technology = A Technology helps in every later Cycle. For a first game, take one that makes what you do often cheaper or stronger.
vf-guide-agenda = An Agenda gives an action when it is played and scores its objective in each Evaluation. Take one whose objective you are near to.
vf-guide-evaluate = Score the Agenda that gives the most now. It also scores again in the Evaluation.
vf-guide-glory = Each successful invasion scores the values of your Glory tokens (where a player defends, theirs): a better one counts again and again.
vf-guide-track = Each space gives its benefit at once, and higher Tiers score. To stay on one track is the quickest way to Tier 2.
vf-guide-grow = Guilds times Population make the Level: more Population is worth most where most Guilds are.
vf-guide-establish = A Guild raises the Level of its resource by the Population of its sector. Choose the resource that you lack, where many people live.
vf-guide-build = A Shipyard lets you deploy in its sector; Sector Defenses deal Damage to an invader before the Salvos. Build them at the border.
vf-guide-deploy = Deployed cubes hold and defend a sector. Put them beside where you want to invade next, or where the Voidborn are near.
vf-guide-regroup = Each move brings 1 Fleet Power to an adjacent sector of yours. Gather your cubes beside the sector that you want to invade; only your Home may be left without any.
vf-guide-corruption-gained = A Corrupted track or slot loses its benefit, a Corrupted sector does not score, and Corruption on tracks and Agendas makes the Skirmish stronger. Put it where it hurts least.
vf-guide-corruption-moved = Take it from what you need Pure: a sector with many Guilds, a track that is to score, a slot with an Agenda.
vf-guide-corruption-onto = Put it where it hurts least: a sector with few Guilds, a track or slot that you do not use. On your mat it makes the Skirmish stronger; on Decontamination Chambers it harms nothing.
vf-guide-corruption-removed = What is Pure again counts for objectives and gives its benefit. Clean a track or slot you use, or the sector with most Guilds.
vf-guide-price = This is a cost: pay with what helps you least in the rounds to come.
vf-guide-pay = Pay only if you use the effect, and if the next actions of this turn stay payable.
vf-guide-trigger = One of your cards answers to what has just happened. Use it or skip it.
vf-guide-preferred-action = Do one action of a Focus card that your house prefers, at its usual cost, without playing that card.
vf-guide-event-on-top = The event on top comes in the next Cycle. Choose the one whose objectives you can reach.
vf-guide-remove-voidborn = With a Voidborn cube less, that sector is easier to invade. Choose the one you will attack.
vf-guide-target = The forecast tells the result exactly: there are no dice. Invade only where you win and keep a cube.
vf-guide-move-in = Cubes from adjacent sectors of yours move in. Take as many as the forecast needs; a sector left without any is abandoned.
vf-guide-battle = Approach comes first, then Salvo after Salvo until one side is gone. Pay for what the forecast needs, and recall the least useful cube.
