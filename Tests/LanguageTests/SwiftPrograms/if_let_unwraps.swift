func find(_ n: Int) -> String? {
  if n > 0 { return "found \(n)" }
  return nil
}
if let text = find(3) { print(text) } else { print("none") }
if let text = find(0) { print(text) } else { print("none") }
let number: Int? = 4
if let number, number > 3 { print(number) }
if var n = number { n += 1; print(n) }
