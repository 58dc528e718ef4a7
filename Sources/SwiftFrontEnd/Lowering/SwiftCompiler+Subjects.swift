import Diagnostics
import Syntax

/// What becomes of a value that a pattern has looked into, and when what nobody asked for goes.
///
/// A condition takes its value apart: what the pattern gives no name goes before the body, the last part first. A `switch`
/// looks at its cases as at the rows of a table, and asks the column in which most rows from the first on want something
/// of the same kind. The rows that do so last may take the value to pieces, and what no variable has of a piece goes
/// before the body; before rows that come later it is only copied, and waits until the body is through. So does what lies
/// where it is, because nobody knows its size: what is behind `Any` or a protocol.
extension SwiftCompiler {
  /// A part of the value of a `switch`, and what each row wants of it.
  private struct Column {
    var value: LoweredCode
    var type: SwiftType
    var isTaken: Bool
    /// It lies in a case.
    var isInCase = false
  }

  private struct Row {
    var number: Int
    var hasGuard: Bool
    var isWhole = false
    var patterns: [PatternPart]
  }

  /// Parts of a tuple that is written down, which go where they are made.
  func noteUnused(_ id: Int, _ isUnused: (Int) -> Bool) {
    guard isWrittenTuple(id) else { return }
    unusedParts[key(id), default: []].formUnion(tree[id].kids.indices.filter(isUnused))
  }

  /// The same of a value that a pattern takes apart, whatever it is.
  func noteUnused(_ id: Int, by pattern: Int) {
    var pattern = tree[pattern]
    while pattern.kind == .letPattern { pattern = tree[pattern.kid(0)] }
    guard pattern.kind == .tuple, pattern.kids.count == tree[id].kids.count else { return }
    noteUnused(id) { tree[pattern.kids[$0]].kind == .wildcard }
  }

  /// What goes before the body of each case of a `switch` over a value in a variable, by the number of the case's
  /// pattern; 0 stands for `default`.
  func letGo(
    _ patterns: [(id: Int, hasGuard: Bool)], of value: LoweredCode, _ type: SwiftType
  ) -> [Int: LoweredCode] {
    var code: [Int: LoweredCode] = [:]
    let rows = patterns.enumerated().map {
      Row(number: $0, hasGuard: $1.hasGuard, patterns: [PatternPart(id: $1.id)])
    }
    take(rows, [Column(value: value, type: type, isTaken: true)], &code)
    return code
  }

  private func take(_ rows: [Row], _ columns: [Column], _ code: inout [Int: LoweredCode]) {
    var first = 0
    while first < rows.count {
      guard let (column, end) = decisive(rows, columns, from: first) else {
        let asked = columns.indices.filter {
          if case .value = form(of: rows[first].patterns[$0], columns[$0].type) { return true }
          return false
        }
        // Where something in a case was held against a value, the case stays whole.
        let isKept = asked.contains { columns[$0].isInCase }
        let gone = columns.map { left($0) }
        code[rows[first].number] =
          isKept ? "" : (rows[first].isWhole ? gone : gone.reversed()).joined("")
        if !rows[first].hasGuard, asked.isEmpty { return }
        first += 1
        continue
      }
      var inner = columns
      if end < rows.count { for each in inner.indices { inner[each].isTaken = false } }
      specialize(Array(rows[first..<end]), inner, column, &code)
      first = end
    }
  }

  /// The column to ask first, and the row behind the last one that wants something of the same kind there.
  private func decisive(
    _ rows: [Row], _ columns: [Column], from first: Int
  ) -> (column: Int, end: Int)? {
    var best: (column: Int, end: Int)?
    for column in columns.indices {
      var end = first
      while end < rows.count, isAlike(rows[first], rows[end], column, columns[column].type) {
        end += 1
      }
      if end > max(first, best?.end ?? 0) { best = (column, end) }
    }
    return best
  }

  private func isAlike(_ a: Row, _ b: Row, _ column: Int, _ type: SwiftType) -> Bool {
    switch (form(of: a.patterns[column], type), form(of: b.patterns[column], type)) {
    case (.parts, .parts), (.choice, .choice): true
    case (.test, .test): a.number == b.number
    default: false
    }
  }

  private func specialize(
    _ rows: [Row], _ columns: [Column], _ column: Int, _ code: inout [Int: LoweredCode]
  ) {
    let old = columns[column]
    /// The rows and columns with these in the place of the one that was asked.
    func replaced(_ rows: [(Row, [PatternPart])], _ parts: [Column]) {
      var inner = columns
      inner.replaceSubrange(column...column, with: parts)
      take(
        rows.map { row, patterns in
          var row = row
          row.patterns.replaceSubrange(column...column, with: patterns)
          return row
        }, inner, &code)
    }
    var groups: [(name: String, rows: [(Row, [PatternPart])])] = []
    var numbers: [String: Int] = [:]
    for row in rows {
      switch form(of: row.patterns[column], old.type) {
      case .parts(let parts): groups.append(("", [(row, parts)]))
      case .choice(let name, let parts):
        if let number = numbers[name] {
          groups[number].rows.append((row, parts))
        } else {
          numbers[name] = groups.count
          groups.append((name, [(row, parts)]))
        }
      default: break
      }
    }
    if case .tuple(_, let types) = old.type {
      let parts = types.indices.map {
        Column(value: "(\(old.value)).e\($0)", type: types[$0], isTaken: old.isTaken)
      }
      return replaced(groups.flatMap(\.rows), parts)
    }
    for group in groups {
      let parts = columnsOf(group.name, old)
      var isApart = false
      let rows = group.rows.map { row, patterns -> (Row, [PatternPart]) in
        var row = row
        // What an earlier row would have taken apart goes as a whole, the first part first.
        if parts.count > 1, patterns.isEmpty, isApart { row.isWhole = true }
        isApart = isApart || !patterns.isEmpty
        return (row, filled(patterns, group.name, old.type))
      }
      replaced(rows, parts)
    }
  }

  /// What goes before a body that several patterns lead to: what each of them leaves, and all the rest.
  func letGo(
    _ patterns: [(id: Int, code: LoweredCode)], of value: LoweredCode, _ type: SwiftType
  ) -> LoweredCode {
    var code = LoweredCode()
    for (id, rest) in patterns where !rest.isEmpty {
      var test: LoweredCode = "1"
      if case .choice(let name, _) = form(of: PatternPart(id: id), type) {
        if type.unwrapped != nil {
          test = isSome(type, value)
        } else if case .nominal(let index) = type, state.nominals[index].hasPayload,
          let number = state.nominals[index].caseNumbers[name]
        {
          test = "(\(value)).tag == \(number)"
        }
      }
      code += "if (\(test)) { \(rest)} "
    }
    let nothing = isAggregate(type) ? "(\(cType(type))){0}" : "0"
    return code + "\(value) = \(nothing); "
  }

  /// What lies in a case. What is in a box is copied out of it.
  private func columnsOf(_ name: String, _ column: Column) -> [Column] {
    let types = payload(of: name, column.type) ?? []
    if column.type.unwrapped != nil {
      let value = isAggregate(column.type) ? unwrap(column.type, column.value) : column.value
      return types.map {
        Column(value: value, type: $0, isTaken: column.isTaken, isInCase: true)
      }
    }
    guard case .nominal(let index) = column.type,
      let number = state.nominals[index].caseNumbers[name]
    else { return [] }
    let isInBox = state.nominals[index].cases[number].isIndirect
    return types.enumerated().map { position, type in
      Column(
        value: "(\(column.value)).c\(number)_\(position)", type: type,
        isTaken: column.isTaken && !isInBox, isInCase: true)
    }
  }

  /// Lets go of a part that was taken: a variable that has it holds it.
  private func left(_ column: Column) -> LoweredCode {
    if !column.isTaken || !isCounted(column.type) || isOfUnknownSize(column.type) { return "" }
    return isAggregate(column.type)
      ? "\(column.value) = (\(cType(column.type))){0}; " : "\(column.value) = 0; "
  }

  /// Whether Swift keeps a value where it lies: it is, or it has in it, what is behind `Any` or behind a protocol of no
  /// classes alone, or a weak variable.
  private func isOfUnknownSize(_ type: SwiftType, within outer: Set<Int> = []) -> Bool {
    switch type {
    case .any: return true
    case .optional(let inner): return isOfUnknownSize(inner, within: outer)
    case .tuple(_, let types): return types.contains { isOfUnknownSize($0, within: outer) }
    case .nominal(let index) where !outer.contains(index):
      let nominal = state.nominals[index]
      let all = outer.union([index])
      switch nominal.kind {
      case .classType: return false
      case .protocolType: return !hasBuiltin(type, "AnyObject") && state.types["Error"] != type
      case .structType:
        return nominal.properties.contains {
          $0.kind == .stored && !$0.isStatic
            && ($0.flags.contains(.isWeak) || isOfUnknownSize($0.type, within: all))
        }
      case .enumType:
        return nominal.cases.contains { each in
          !each.isIndirect && each.types.contains { isOfUnknownSize($0, within: all) }
        }
      }
    default: return false
    }
  }

  /// Lets go of a value in a variable that a pattern has matched; what the pattern named is held by its variables.
  func letGo(_ id: Int, _ value: LoweredCode, _ type: SwiftType) -> LoweredCode {
    if !isCounted(type) { return "" }
    let nothing = isAggregate(type) ? "(\(cType(type))){0}" : "0"
    return "\(parts(of: id, value, type))\(value) = \(nothing); "
  }

  private func parts(of id: Int, _ value: LoweredCode, _ type: SwiftType) -> LoweredCode {
    let node = tree[id]
    switch node.kind {
    case .letPattern: return parts(of: node.kid(0), value, type)
    case .optionalChain:
      guard let inner = type.unwrapped, isAggregate(type) else { return "" }
      return letGo(node.kid(0), unwrap(type, value), inner)
    case .tuple:
      guard case .tuple(_, let parts) = type, parts.count == node.kids.count else { return "" }
      return parts.indices.reversed().map {
        letGo(node.kids[$0], "(\(value)).e\($0)", parts[$0])
      }.joined("")
    case .member, .call: return parts(of: node, value, type)
    default: return ""
    }
  }

  /// The parts of an enum's case, the last first; those of a case in a box go with the box.
  private func parts(of node: SwiftNode, _ value: LoweredCode, _ type: SwiftType) -> LoweredCode {
    let head = node.kind == .call ? tree[node.kid(0)] : node
    if let inner = type.unwrapped {
      guard head.text != "none", isAggregate(type) else { return "" }
      if head.text != "some" { return parts(of: node, unwrap(type, value), inner) }
      return node.kind == .call ? letGo(node.kid(1), unwrap(type, value), inner) : ""
    }
    guard case .nominal(let index) = type, state.nominals[index].kind == .enumType,
      let number = state.nominals[index].caseNumbers[head.text]
    else { return "" }
    let each = state.nominals[index].cases[number]
    if each.isIndirect { return "" }
    let patterns = node.kids.count == each.types.count + 1 ? Array(node.kids.dropFirst()) : nil
    let code = each.types.indices.reversed().map { position -> LoweredCode in
      let field: LoweredCode = "(\(value)).c\(number)_\(position)"
      // Without a pattern the part is what `_` would be of it.
      return letGo(patterns?[position] ?? 0, field, each.types[position])
    }.joined("")
    return code.isEmpty ? "" : "if ((\(value)).tag == \(number)) { \(code)} "
  }
}
