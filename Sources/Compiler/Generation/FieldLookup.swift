import Syntax

/// Finds the member of a struct that a name means: its own, or one of an anonymous struct or union within.
///
/// Few members are walked. Many have a table, made when one of them is first asked for: a program that sets each of
/// 4,000 members would walk 4,000 times past them.
struct FieldLookup {
  fileprivate static let shortList = 24
  fileprivate struct Table {
    /// How many members the struct had: an incomplete one gets them later.
    var count: Int
    var fields: [NameID: RecordField] = [:]
    /// Of the struct's own member that has the name, or has a member that has it.
    var numbers: [NameID: Int] = [:]
  }
  fileprivate var tables: [TypeID: Table] = [:]
}

extension UnitCompiler {
  func findField(_ name: NameID, in record: TypeID) -> RecordField? {
    let fields = state.types.record(record).fields
    guard fields.count > FieldLookup.shortList else {
      return members(of: record, named: name).first
    }
    return table(of: record, fields).fields[name]
  }

  /// Which of the struct's own members is, or contains, the one that a name means; the last where none does.
  func fieldNumber(_ name: NameID, in record: TypeID) -> Int {
    let fields = state.types.record(record).fields
    let number =
      fields.count > FieldLookup.shortList
      ? table(of: record, fields).numbers[name]
      : fields.firstIndex {
        $0.name == name || $0.name == 0 && !names(in: $0, named: name).isEmpty
      }
    return number ?? fields.count - 1
  }

  private func table(of record: TypeID, _ fields: [RecordField]) -> FieldLookup.Table {
    if let known = fieldLookup.tables[record], known.count == fields.count { return known }
    var table = FieldLookup.Table(count: fields.count)
    for field in members(of: record) where table.fields[field.name] == nil {
      table.fields[field.name] = field
    }
    for (number, field) in fields.enumerated() {
      for name in names(in: field) where table.numbers[name] == nil {
        table.numbers[name] = number
      }
    }
    fieldLookup.tables[record] = table
    return table
  }

  /// The names by which a member, or what an anonymous one has, is meant.
  private func names(in field: RecordField, named name: NameID? = nil) -> [NameID] {
    if field.name != 0 { return [field.name] }
    guard state.types.kind(field.type) == .record else { return [] }
    return members(of: field.type, named: name).map(\.name)
  }

  /// The members in order, those of anonymous ones in their place; with a name, those that it means.
  private func members(of record: TypeID, named name: NameID? = nil, depth: Int = 0)
    -> [RecordField]
  {
    var found: [RecordField] = []
    for field in state.types.record(record).fields {
      if field.name != 0 {
        if name == nil || field.name == name { found.append(field) }
      } else if state.types.kind(field.type) == .record, depth < 64 {
        for var inner in members(of: field.type, named: name, depth: depth + 1) {
          inner.offset += field.offset
          found.append(inner)
        }
      }
      if name != nil, !found.isEmpty { break }
    }
    return found
  }

  /// `&((R *)0)->b`: a member's place at an address that is a number is one, too. nil: it is none, or a bit-field.
  func knownAddress(_ id: NodeID) -> Value? {
    var (id, names) = (id, [Int32]())
    while tree[id].kind == .member {
      names.append(tree[id].b)
      let isArrow = tree[id].flags & NodeFlags.arrow != 0
      id = tree[id].a
      if isArrow { break }
    }
    guard !names.isEmpty, tree[id].kind == .cast else { return nil }
    let base = trying { expression(id) }
    guard base.kind == .integer, state.types.isPointer(base.type) else { return nil }
    var (type, address) = (state.types.pointee(base.type), base.integer)
    for name in names.reversed() {
      guard state.types.kind(type) == .record, let field = findField(name, in: type),
        field.bitWidth < 0
      else { return nil }
      address &+= Int64(field.offset)
      type = field.type
    }
    return .integer(address, state.types.pointer(to: type))
  }
}
