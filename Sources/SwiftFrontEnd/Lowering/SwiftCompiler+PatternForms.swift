import Diagnostics
import Syntax

/// A pattern, or `_` where none is written (0).
struct PatternPart {
  var id: Int
  /// A name in it is a variable.
  var isLet = false

  static let anything = PatternPart(id: 0)
}

/// What a pattern asks of a value, as far as can be reckoned with.
enum PatternForm {
  /// Nothing: `_`, a variable.
  case open
  /// Something of each part of a tuple.
  case parts([PatternPart])
  /// That it is this case of an enum, of an optional (`some`, `none`) or of `Bool`, and something of what is in it; no
  /// parts: whatever is in it.
  case choice(String, [PatternPart])
  /// That it is of a type.
  case test
  /// That it is equal to a value, or within a range.
  case value
}

/// The forms of patterns, and whether the patterns of a `switch` take all there is.
///
/// The rows of a `switch` are taken apart column by column, as swiftc does it: what one case has in it becomes columns of
/// its own.
extension SwiftCompiler {
  func form(of part: PatternPart, _ type: SwiftType) -> PatternForm {
    if part.id == 0 { return .open }
    let node = tree[part.id]
    func inner(_ id: Int) -> PatternPart { PatternPart(id: id, isLet: part.isLet) }
    switch node.kind {
    case .wildcard, .bindPattern: return .open
    case .name where part.isLet: return .open
    case .letPattern: return form(of: PatternPart(id: node.kid(0), isLet: true), type)
    case .nilLiteral where type.unwrapped != nil: return .choice("none", [])
    case .optionalChain where type.unwrapped != nil: return .choice("some", [inner(node.kid(0))])
    case .boolean where type == .bool: return .choice(node.text, [])
    case .isTest: return .test
    case .cast where node.text == "as": return .test
    case .tuple:
      guard case .tuple(_, let types) = type, types.count == node.kids.count else { return .value }
      let isOpen = node.kids.allSatisfy { tree[$0].kind == .wildcard }
      return isOpen ? .open : .parts(node.kids.map(inner))
    case .member: return choice(node.text, part, [], type)
    case .call where tree[node.kid(0)].kind == .member:
      return choice(tree[node.kid(0)].text, part, node.kids.dropFirst().map(inner), type)
    default: return .value
    }
  }

  private func choice(
    _ name: String, _ part: PatternPart, _ parts: [PatternPart], _ type: SwiftType
  ) -> PatternForm {
    guard let types = payload(of: name, type) else {
      // A case of what is in the optional.
      return type.unwrapped == nil ? .value : .choice("some", [part])
    }
    return .choice(name, parts.count == types.count ? parts : [])
  }

  /// What lies in a case of an enum or an optional; nil: it has no such case.
  func payload(of name: String, _ type: SwiftType) -> [SwiftType]? {
    if type == .bool { return [] }
    if let inner = type.unwrapped { return name == "some" ? [inner] : name == "none" ? [] : nil }
    guard case .nominal(let index) = type, state.nominals[index].kind == .enumType,
      let number = state.nominals[index].caseNumbers[name]
    else { return nil }
    return state.nominals[index].cases[number].types
  }

  /// Whether a value may be something else than these cases; what can never be there is none.
  private func hasMore(than names: [String: [[PatternPart]]], _ type: SwiftType) -> Bool {
    if type == .bool || type.unwrapped != nil { return names.count < 2 }
    guard case .nominal(let index) = type, state.nominals[index].kind == .enumType else {
      return true
    }
    return state.nominals[index].cases.contains {
      names[$0.name] == nil && !$0.types.contains(.never)
    }
  }

  /// Whether a pattern asks for a case that holds a `Never`.
  func cannotBe(_ pattern: Int, _ type: SwiftType) -> Bool {
    guard case .choice(let name, _) = form(of: PatternPart(id: pattern), type) else { return false }
    return payload(of: name, type)?.contains(.never) == true
  }

  /// `_` for each part of which a pattern says nothing.
  func filled(_ parts: [PatternPart], _ name: String, _ type: SwiftType) -> [PatternPart] {
    parts.isEmpty ? (payload(of: name, type) ?? []).map { _ in .anything } : parts
  }

  // MARK: What is left

  /// Whether patterns without a `where` take every value there is; nil: to find out would take too long.
  func takeAll(_ patterns: [Int], _ type: SwiftType) -> Bool? {
    var effort = 100_000
    let isLeft = leaves(patterns.map { [PatternPart(id: $0)] }, [type], &effort)
    return effort > 0 ? !isLeft : nil
  }

  /// Whether there are values, one for each column, that none of the rows takes.
  private func leaves(
    _ rows: [[PatternPart]], _ types: [SwiftType], _ effort: inout Int
  ) -> Bool {
    effort -= rows.count + 1
    guard let type = types.first, effort > 0 else { return rows.isEmpty }
    if type == .never { return false }
    let rest = Array(types.dropFirst())
    let forms = rows.map { form(of: $0[0], type) }
    if case .tuple(_, let inner) = type {
      let anything = inner.map { _ in PatternPart.anything }
      let open = zip(rows, forms).compactMap { row, form -> [PatternPart]? in
        switch form {
        case .open: anything + row.dropFirst()
        case .parts(let parts): parts + row.dropFirst()
        default: nil
        }
      }
      return leaves(open, inner + rest, &effort)
    }
    var open: [[PatternPart]] = []
    var groups: [String: [[PatternPart]]] = [:]
    for (row, form) in zip(rows, forms) {
      switch form {
      case .open: open.append(Array(row.dropFirst()))
      case .choice(let name, let parts):
        groups[name, default: []].append(filled(parts, name, type) + row.dropFirst())
      default: break
      }
    }
    if hasMore(than: groups, type), leaves(open, rest, &effort) { return true }
    for (name, rows) in groups {
      let inner = payload(of: name, type) ?? []
      let anything = inner.map { _ in PatternPart.anything }
      if leaves(rows + open.map { anything + $0 }, inner + rest, &effort) { return true }
    }
    return false
  }
}
