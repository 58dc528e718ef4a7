import Diagnostics
import Syntax

/// Lists in braces for arrays and aggregates: how many elements they give, and inner braces that are left out.
extension CppCompiler {
  /// `T x[] = …`: an array of as many elements as its initialiser gives. nil: it gives none.
  func settledArray(_ element: CppType, _ initialiser: CppNode) -> CppType? {
    var kids = expanded(initialiser.kids)
    var isBraced = initialiser.kind == .braceInitializer
    if !isBraced, kids.count == 1, tree[kids[0]].kind == .list {
      kids = expanded(tree[kids[0]].kids)
      isBraced = true
    }
    if kids.count == 1, tree[kids[0]].kind == .string, !isBraced || element.plain == .char {
      return .array(element, stringLength(tree[kids[0]].text) + 1)
    }
    guard isBraced else { return nil }
    return .array(element, withBraces(kids, .array(element, -1)).count)
  }

  /// A list with the inner braces that it leaves out ([dcl.init.aggr]/15): an element that is an aggregate itself, and
  /// for which no list stands there nor a value that becomes one, takes as many of the values as it has room for.
  func withBraces(_ kids: [CppTree.ID], _ type: CppType) -> [CppTree.ID] {
    guard members(of: type).contains(where: { isAggregate($0) }) else { return kids }
    var rest = kids[...]
    let list = taken(&rest, for: type)
    return list + rest
  }

  /// The types of what a list for an aggregate gives values to; of an array's elements one.
  private func members(of type: CppType) -> [CppType] {
    switch type.plain {
    case .array(let element, _): return [element]
    case .record(let record):
      let fields = state.records[record].fields
      let base = state.records[record].base.map { [CppType.record($0)] } ?? []
      return base + fields.indices.filter { !isOverlaid($0, of: record) }.map { fields[$0].type }
    default: return []
    }
  }

  /// `Color c{1}`: a number in braces is one of an enum with a type of its own ([dcl.init.list]/3).
  func enumerated(_ value: CppValue, _ id: CppTree.ID, _ type: CppType) -> CppValue {
    guard case .enumeration(let index) = type.plain, state.enums[index].isFixed,
      value.type.isIntegral, !isEnumeration(value.type)
    else { return value }
    checkNarrowing(
      value, id, to: .number(state.enums[index].underlying), toldAs: type.plain)
    var made = value
    made.type = type.plain
    made.isLvalue = false
    made.code = "((\(cType(type.plain)))\(value.code))"
    return made
  }

  private func isAggregate(_ type: CppType) -> Bool {
    switch type.plain {
    case .array: return !type.isReference
    case .record(let record): return !type.isReference && isAggregate(record)
    default: return false
    }
  }

  private func taken(_ rest: inout ArraySlice<CppTree.ID>, for type: CppType) -> [CppTree.ID] {
    var list: [CppTree.ID] = []
    func take(_ member: CppType) {
      guard let first = rest.first else { return }
      if isAggregate(member), !stands(first, for: member), !isTooDeep(at: tree[first].place) {
        let before = rest.count
        let inner = taken(&rest, for: member)
        if rest.count < before {
          list.append(tree.add(CppNode(.list, place: tree[first].place, kids: inner)))
          return
        }
      }
      list.append(rest.removeFirst())
    }
    if case .array(let element, let count) = type.plain {
      while !rest.isEmpty, count < 0 || list.count < count { take(element) }
    } else {
      for member in members(of: type) { take(member) }
    }
    return list
  }

  /// Whether something in a list is for an element as a whole.
  private func stands(_ id: CppTree.ID, for type: CppType) -> Bool {
    if tree[id].kind == .list { return true }
    if case .array(let element, _) = type.plain {
      return tree[id].kind == .string && element.plain == .char
    }
    return quietly {
      let value = expression(id)
      return value.type.isFailed || distance(value, to: type) != nil
    }
  }
}
