// A chain of `?` has no value as a whole; what stands behind its parentheses asks a value that may be nil.
final class Link {
  let name: String
  var next: Link?
  init(_ name: String) { self.name = name }
  func twin() -> Link { return Link(name + "'") }
}
var link: Link? = Link("a")
print((link?.twin())?.name ?? "none")
print((link?.twin().name)?.count ?? -1)
print((link?.next)?.name ?? "none")
print((link?.next?.twin())?.name.count ?? -1)
print((link?.name)!.count)
print(((link?.twin())?.twin())!.name)
link = nil
print((link?.twin())?.name ?? "none")
print((link?.name) == nil)
