/// What the names of a program's namespaces mean, by full name: `A::b`.
///
/// `using namespace A` opens a namespace: its names are found without it, too. Asking one opened namespace after the
/// other for each name would take as long as both are many, so each name of an opened namespace is entered once, when
/// the later of the two comes.
struct CppNames: Sendable {
  private var entities: [String: CppEntity] = [:]
  /// The last parts of what stands in each namespace: `A::` to `b`.
  private var members: [String: [String]] = [:]
  private var memberNames: Set<String> = []
  /// The namespaces that are open somewhere, in the order in which they were opened.
  private(set) var inUse: [String] = []
  private var used: Set<String> = []
  /// Which are open in a namespace, and which namespaces have opened one.
  private var opened: [String: Set<String>] = [:]
  private var openers: [String: [String]] = [:]
  /// What a name is without its namespace, in all that are open at one place.
  private var plain: [View: [String: [String]]] = [:]
  /// Some namespace has opened another for itself.
  private var hasInner = false

  /// What `using namespace` brings is seen from within the namespace where it stands, as if it were declared in the
  /// nearest one around both ([namespace.udir]/2).
  private struct View: Hashable, Sendable {
    var seen: String
    var stands: String
  }

  subscript(full: String) -> CppEntity? {
    get { entities[full] }
    set {
      if let newValue { self[full, default: newValue] = newValue } else { entities[full] = nil }
    }
  }

  subscript(full: String, default entity: @autoclosure () -> CppEntity) -> CppEntity {
    get { entities[full] ?? entity() }
    _modify {
      if entities[full] == nil { enter(full) }
      yield &entities[full, default: entity()]
    }
  }

  /// Something of this name stands in a namespace.
  func isMember(_ name: String) -> Bool { memberNames.contains(name) }

  func isUsed(_ space: String) -> Bool { used.contains(space) }

  /// A function has opened a namespace for itself.
  mutating func note(_ space: String) {
    if used.insert(space).inserted { inUse.append(space) }
  }

  /// `using namespace` of one, in another.
  mutating func use(_ space: String, in place: String = "") {
    if !place.isEmpty { hasInner = true }
    note(space)
    // Who opens a namespace opens what that has opened.
    let spaces = [space] + (opened[space] ?? []).sorted()
    for place in [place] + (openers[place] ?? []) {
      for space in spaces { open(space, in: place) }
    }
  }

  private mutating func open(_ space: String, in place: String) {
    guard !isOverfull, space != place, opened[place, default: []].insert(space).inserted else {
      return
    }
    openers[space, default: []].append(place)
    let view = View(seen: place, stands: Self.around(place, space))
    weight += 1
    for name in members[space] ?? [] { show(space + name, as: name, in: view) }
  }

  private mutating func show(_ full: String, as name: String, in view: View) {
    weight += 1
    if !isOverfull { plain[view, default: [:]][name, default: []].append(full) }
  }

  /// Namespaces that open one another show more than a text has names: so much is kept.
  private var weight = 0
  var isOverfull: Bool { weight > 1 << 20 }

  /// `A::` and `` of `A::`, from the inside out.
  static func outward(_ space: String) -> [String] {
    var list = [space]
    var parts = splitPath(space).dropLast()
    while !parts.isEmpty {
      parts.removeLast()
      list.append(parts.map { $0 + "::" }.joined())
    }
    return list
  }

  static func around(_ one: String, _ other: String) -> String {
    let known = Set(outward(other))
    return outward(one).first { known.contains($0) } ?? ""
  }

  /// What a name means at one level, looked for from within a namespace: what stands there, or in the namespaces that
  /// are open. Functions of several are overloads of one another, and all else has to be the same
  /// ([namespace.udir]/6).
  func shown(
    _ name: String, at level: String, from space: String, opened: [String] = []
  ) -> CppEntity? {
    var found = entities[level + name]
    for other in opened where Self.around(space, other) == level {
      guard let next = entities[other + name] else { continue }
      found = found?.joined(with: next) ?? next
    }
    if level.isEmpty { join(name, of: View(seen: "", stands: ""), to: &found) }
    guard hasInner else { return found }
    for seen in Self.outward(space) where !seen.isEmpty {
      join(name, of: View(seen: seen, stands: level), to: &found)
    }
    return found
  }

  private func join(_ name: String, of view: View, to found: inout CppEntity?) {
    for full in plain[view]?[name] ?? [] {
      guard let next = entities[full] else { continue }
      found = found?.joined(with: next) ?? next
    }
  }

  /// What `A::name` means: what A has, or else what it has opened ([namespace.qual]).
  func qualified(_ name: String, in space: String) -> CppEntity? {
    if let own = entities[space + name] { return own }
    guard hasInner || space.isEmpty else { return nil }
    var found: CppEntity?
    for level in Self.outward(space) {
      join(name, of: View(seen: space, stands: level), to: &found)
    }
    return found
  }

  private mutating func enter(_ full: String) {
    guard let colon = full.utf8.lastIndex(of: UInt8(ascii: ":")) else { return }
    let start = full.utf8.index(after: colon)
    let (space, name) = (String(full[..<start]), String(full[start...]))
    members[space, default: []].append(name)
    memberNames.insert(name)
    for place in openers[space] ?? [] {
      show(full, as: name, in: View(seen: place, stands: Self.around(place, space)))
    }
  }
}
