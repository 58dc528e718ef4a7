func f(_ x: Int) { print("Int") }
func f(_ x: Double) { print("Double") }
func f(_ x: String) { print("String") }
func f(_ x: Any) { print("Any") }
func f(_ x: Int?) { print("Int?") }
f(1)
f(1.5)
f("a")
f(true)
f([1])
let o: Int? = 3
f(o)
let n: Int = 4
f(n)
