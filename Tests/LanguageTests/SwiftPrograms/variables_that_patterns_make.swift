enum E: Comparable { case one(Int), two(s: String, Int), three }
enum Size: Comparable { case small, medium, large }
if case .one(var n) = E.one(4) {
  n += 1
  print(n)
}
switch E.two(s: "q", 2) {
case .two(var s, let n):
  s += "!"
  print(s, n)
default: break
}
if case var .two(s, n) = E.two(s: "r", 3) {
  let grow = { s += "?" }
  grow()
  n += 1
  print(s, n)
}
func pair(_ n: Int) -> (Int, String)? { n > 0 ? (n, "p") : nil }
if let (n, s) = pair(1) { print(n, s) }
if var (n, s) = pair(2) {
  n += 1
  s += "x"
  print(n, s)
}
func first(_ n: Int) -> Int {
  guard let (k, _) = pair(n) else { return -1 }
  return k
}
print(first(0), first(5))
print(Size.small < .large, [Size.large, .small].sorted(), Size.medium >= .large, max(Size.small, .medium))
let halves = [1, 2, 3, 4].compactMap { n in
  if n % 2 == 0 { return n / 2 }
  return nil
}
print(halves)
