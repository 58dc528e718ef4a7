/// What the names of a program's namespaces mean, by full name: `A::b`.
///
/// `using namespace A` opens a namespace: its names are found without it, too. Asking one opened namespace after the
/// other for each name would take as long as both are many, so each name of an opened namespace is entered once, when
/// the later of the two comes.
struct CppNames: Sendable {
  private var entities: [String: CppEntity] = [:]
  /// The last parts of what stands in each namespace: `A::` to `b`.
  private var members: [String: [String]] = [:]
  /// The namespaces that are open, in the order in which they were opened, and the place of each.
  private(set) var inUse: [String] = []
  private var opened: [String: Int] = [:]
  /// What a name is without its namespace: the one that was opened first.
  private var plain: [String: (order: Int, full: String)] = [:]

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

  func isUsed(_ space: String) -> Bool { opened[space] != nil }

  mutating func use(_ space: String) {
    if isUsed(space) { return }
    let order = inUse.count
    opened[space] = order
    inUse.append(space)
    for name in members[space] ?? [] where plain[name] == nil {
      plain[name] = (order, space + name)
    }
  }

  /// What a name means that stands in a namespace that is open.
  func shown(_ name: String) -> CppEntity? { plain[name].flatMap { entities[$0.full] } }

  private mutating func enter(_ full: String) {
    guard let colon = full.utf8.lastIndex(of: UInt8(ascii: ":")) else { return }
    let start = full.utf8.index(after: colon)
    let (space, name) = (String(full[..<start]), String(full[start...]))
    members[space, default: []].append(name)
    if let order = opened[space], order < plain[name]?.order ?? .max { plain[name] = (order, full) }
  }
}
