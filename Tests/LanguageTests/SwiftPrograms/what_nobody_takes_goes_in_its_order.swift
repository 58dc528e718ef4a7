class A {
  let n: Int
  init(_ n: Int) { self.n = n; print("A\(n)") }
  deinit { print("~A\(n)") }
}
func arr() -> [A] { [A(1), A(2)] }
func gen<T>(_ x: T) -> T { print("gen"); return x }
func pass(_ a: A) -> A { print("pass"); return a }
func line(_ s: String) { print("-- \(s)") }
line("map")
_ = arr().map { $0.n }
line("map objects")
_ = arr().map { A($0.n + 10) }
line("first")
_ = arr().first
line("first n")
print(arr().first!.n)
line("subscript")
_ = [A(1), A(2)][0]
line("subscript n")
print([A(3), A(4)][1].n)
line("generic")
_ = gen(A(1))
line("pass")
_ = pass(A(2))
line("generic n")
print(gen(A(5)).n)
line("last")
_ = arr().last?.n
line("filter")
_ = arr().filter { $0.n > 1 }
line("count")
print(arr().count)
line("isEmpty")
print(arr().isEmpty)
line("let")
let f = arr().first
line("let n")
print(f!.n)
line("reversed")
for a in arr().reversed() { print(a.n) }
line("for")
for a in arr() { print(a.n) }
line("dict")
_ = ["a": A(6)]["a"]
line("dict n")
print(["a": A(7)]["a"]!.n)
line("tuple")
_ = (A(8), A(9)).0
line("optional")
_ = Optional(A(1))?.n
line("end")
