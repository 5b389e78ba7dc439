"""What cards say, generated from the records that the rules resolve, so that what is read is what happens.

Effects, costs and conditions are phrases ("gain 2 Food, or gain 1 Influence"); rules of Technologies, houses and
sectors are sentences. The key of a record's message is its kind: `vf-effect-regroup`, `vf-cost-pay-any`.
"""
