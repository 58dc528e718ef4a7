struct Version: Comparable, Hashable, CustomStringConvertible {
  let major: Int, minor: Int
  static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
  var description: String { "\(major).\(minor)" }
}
let all = [Version(major: 1, minor: 2), Version(major: 0, minor: 9), Version(major: 1, minor: 0)]
print(all.sorted(), all.max()!, all.min()!)
print(Set(all + all).count, all[0] > all[1], all[0] == Version(major: 1, minor: 2))
var seen: [Version: String] = [:]
seen[all[0]] = "x"
print(seen[Version(major: 1, minor: 2)] ?? "-")
