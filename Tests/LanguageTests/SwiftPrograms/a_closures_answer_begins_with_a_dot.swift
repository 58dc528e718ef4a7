enum Trouble: Error { case bad(String) }
enum Light { case red, green }
func number(_ text: String) -> Result<Int, Trouble> {
  Int(text).map { .success($0) } ?? .failure(.bad(text))
}
func light(_ open: Bool?) -> Light? { open.map { $0 ? .green : .red } }
print(number("4"), light(true)!, light(nil) == nil)
switch number("x") {
case .success(let n): print(n)
case .failure(.bad(let text)): print("bad", text)
}
let fallback: Light = [1].first.map { _ in .green } ?? .red
print(fallback)
let never: Result<Int, Never> = .success(3)
switch never {
case .success(let value): print(value)
}
print(never.map { $0 * 2 })
