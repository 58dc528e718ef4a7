func f(_ x: Int) { print("one") }
func f(_ x: Int, _ y: Int = 2) { print("two") }
f(1)
f(1, 2)
func g(_ x: Int, z: String = "z") { print("g z") }
func g(_ x: Int, y: Int = 1, z: String = "z") { print("g y z") }
g(1, y: 2)
g(1, z: "a")
struct S {
  init(a: Int, b: Int = 2) { print("a b") }
  init(a: Int) { print("a") }
}
_ = S(a: 1)
_ = S(a: 1, b: 3)
