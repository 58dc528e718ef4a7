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
  /// The namespaces that are open, in the order in which they were opened, and the place of each.
  private(set) var inUse: [String] = []
  private var opened: [String: Int] = [:]
  /// What a name is without its namespace, in all that are open.
  private var plain: [String: [String]] = [:]

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

  func isUsed(_ space: String) -> Bool { opened[space] != nil }

  mutating func use(_ space: String) {
    if isUsed(space) { return }
    opened[space] = inUse.count
    inUse.append(space)
    for name in members[space] ?? [] { plain[name, default: []].append(space + name) }
  }

  /// What a name means that stands in the namespaces that are open, or beside them: functions of several are
  /// overloads of one another, and all else has to be the same ([namespace.udir]/6).
  func shown(_ name: String, beside outer: CppEntity? = nil) -> CppEntity? {
    var found = outer
    for full in plain[name] ?? [] {
      guard let next = entities[full] else { continue }
      found = found?.joined(with: next) ?? next
    }
    return found
  }

  private mutating func enter(_ full: String) {
    guard let colon = full.utf8.lastIndex(of: UInt8(ascii: ":")) else { return }
    let start = full.utf8.index(after: colon)
    let (space, name) = (String(full[..<start]), String(full[start...]))
    members[space, default: []].append(name)
    memberNames.insert(name)
    if opened[space] != nil { plain[name, default: []].append(full) }
  }
}
