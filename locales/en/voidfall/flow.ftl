# Questions in their usual forms.

vf-decline = Skip
vf-ask-part = Which part of the effect is next?
vf-part-all = All, in the order of the card
vf-part-nothing = Does nothing now
vf-caution-skip = Still possible at no cost: { $parts }.
vf-caution-paid = Paid for it already: { $cost }.
vf-ask-one = Choose one.
vf-ask-trigger = One of your cards has an effect now. Use it?
