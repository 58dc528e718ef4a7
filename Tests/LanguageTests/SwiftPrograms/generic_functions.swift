func pair<T>(_ a: T, _ b: T) -> [T] { return [a, b] }
func largest<T: Comparable>(_ list: [T]) -> T? {
  var best = list.first
  for each in list { if each > best! { best = each } }
  return best
}
print(pair(1, 2), pair("a", "b"), largest([2, 5, 1])!, largest(["b", "c"])!)
func swapped<A, B>(_ a: A, _ b: B) -> (B, A) { (b, a) }
print(swapped(1, "x"))
