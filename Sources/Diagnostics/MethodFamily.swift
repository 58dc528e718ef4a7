/// The families of methods, told by how a selector begins: leading underscores aside, the family's word alone or followed
/// by something that is not a lower-case letter. Source: clang's AutomaticReferenceCounting, "Method families".
package enum MethodFamily: String, CaseIterable, Sendable {
  case alloc, copy, mutableCopy, new
  case initialise = "init"

  package init?(_ selector: String) {
    guard let family = MethodFamily.allCases.first(where: { isOfFamily(selector, $0.rawValue) })
    else { return nil }
    self = family
  }

  /// Its answer belongs to whoever asked, though nobody has given anything for it.
  package var handsOver: Bool { self != .initialise }
}

/// Whether a selector begins with a word as the methods of a family do.
package func isOfFamily(_ selector: String, _ word: String) -> Bool {
  let name = selector.utf8.drop { $0 == UInt8(ascii: "_") }
  guard name.starts(with: word.utf8) else { return false }
  guard let next = name.dropFirst(word.utf8.count).first else { return true }
  return !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next)
}
