// A position of a position is written with two points, and is no number.
let t = ((1, "two"), (3, (4, 5)))
print(t.0.0, t.0.1, t.1.0, t.1.1.0, t.1.1.1)
var u = ((1, 2), 3)
u.0.1 = 9
print(u, u.0.1 + 1)
