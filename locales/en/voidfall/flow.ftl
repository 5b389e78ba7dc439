# Questions in their usual forms.

vf-decline = Nothing
vf-ask-part = Which part of the effect is next?
vf-ask-one = Choose one.
vf-ask-trigger = A card of yours has an effect now. Use it?
