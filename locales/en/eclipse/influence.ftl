# Eclipse: influence discs, and cubes that go home.

ecl-ask-cube-track = To which track does { $origin } go?
ecl-cube-from-own = the cube whose own track is full
ecl-cube-from-gray = the cube from a gray square
ecl-cube-from-orbital = the cube from the orbital
ecl-cube-from-ambassador = the cube of your ambassador
ecl-track-money = money track
ecl-track-science = science track
ecl-track-materials = materials track
ecl-log-cube-returns = { $side }: a cube goes back to the { $track }.
