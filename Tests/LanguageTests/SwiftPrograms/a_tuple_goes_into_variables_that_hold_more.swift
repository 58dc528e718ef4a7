var maybe: Int? = 1
var number = 2
var any: Any = "x"
func pair() -> (Int, Int) { (7, 8) }
(maybe, number) = pair()
print(maybe as Any, number)
(maybe, _) = (5, "left out")
(_, maybe) = (1, nil)
print(maybe as Any)
(any, maybe) = pair()
print(any, maybe as Any)
var real = 1.5
(real, _) = (2, 3)
(_, real) = (pair(), 4)
print(real)
