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
  }
  fileprivate var tables: [TypeID: Table] = [:]
}

extension UnitCompiler {
  func findField(_ name: NameID, in record: TypeID) -> RecordField? {
    let fields = state.types.record(record).fields
    guard fields.count > FieldLookup.shortList else {
      return members(of: record, named: name).first
    }
    if fieldLookup.tables[record]?.count != fields.count {
      var table = FieldLookup.Table(count: fields.count)
      for field in members(of: record) where table.fields[field.name] == nil {
        table.fields[field.name] = field
      }
      fieldLookup.tables[record] = table
    }
    return fieldLookup.tables[record]?.fields[name]
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
}
