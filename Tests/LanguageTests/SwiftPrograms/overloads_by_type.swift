class Printer {
  func show(_ n: Int) { print("int", n) }
  func show(_ s: String) { print("string", s) }
}
Printer().show(1)
Printer().show("x")
func f(_ n: Int) -> String { "I" }
func f(_ n: Double) -> String { "D" }
print(f(1), f(1.5))
