struct Version: Comparable {
  let major: Int
  let name: String
  static func < (left: Version, right: Version) -> Bool { left.major < right.major }
}
let (one, two, again) = (Version(major: 1, name: "a"), Version(major: 2, name: "b"), Version(major: 1, name: "c"))
print(max(one, two).name, min(two, one).name)
print(max(one, again).name, min(one, again).name, max(one, again, two).name)
print(max("pear", "fig"), min("b", "a", "c"))
func largest<T: Comparable>(of values: T..., else other: T) -> T {
  var best = other
  for value in values where value > best { best = value }
  return best
}
print(largest(of: 3, 9, 2, else: 5), largest(of: "x", else: "y"), largest(of: one, two, else: again).name)
