import Diagnostics
import Syntax

/// What becomes of a value that a pattern has looked into, and when what nobody asked for goes.
///
/// A condition takes its value apart: what the pattern gives no name goes before the body, the last part first. So does
/// a `switch` whose cases say all there is. Where a `default` stands, the value waits until the body is through.
extension SwiftCompiler {
  /// `_`, and tuples of it, of variables and of literals: nothing is left in the value that was asked.
  func isTakenApart(_ id: Int, isLet: Bool = false, isPart: Bool = false) -> Bool {
    switch tree[id].kind {
    case .wildcard: return true
    case .letPattern: return isTakenApart(tree[id].kid(0), isLet: true, isPart: isPart)
    case .bindPattern, .integer, .float, .boolean, .string: return isPart
    case .name: return isLet && isPart
    case .tuple: return tree[id].kids.allSatisfy { isTakenApart($0, isLet: isLet, isPart: true) }
    default: return false
    }
  }

  /// Lets go of a value in a variable that a pattern has matched; what the pattern named is held by its variables.
  func letGo(_ id: Int, _ value: LoweredCode, _ type: SwiftType) -> LoweredCode {
    letGo([id], value, type)
  }

  /// The same of a value that one of several patterns has matched.
  func letGo(_ patterns: [Int], _ value: LoweredCode, _ type: SwiftType) -> LoweredCode {
    if !isCounted(type) { return "" }
    let nothing = isAggregate(type) ? "(\(cType(type))){0}" : "0"
    return patterns.map { parts(of: $0, value, type) }.joined("") + "\(value) = \(nothing); "
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

  /// Whether the cases of a `switch` say all there is, so that none of them has to leave the value as it was. 0 stands
  /// for `default`.
  func usesUp(_ patterns: [Int], _ type: SwiftType) -> Bool {
    let isOpen = patterns.map { $0 == 0 || isIrrefutable($0) }
    if isOpen.contains(true) { return !isOpen.contains(false) && !patterns.contains(0) }
    var groups: [String: [[Int]]] = [:]
    for pattern in patterns {
      guard let (name, parts) = casePattern(pattern, type) else { return false }
      groups[name, default: []].append(parts)
    }
    return groups.values.allSatisfy { rows in
      if rows.count == 1 || rows.allSatisfy({ $0.allSatisfy { isIrrefutable($0) } }) { return true }
      return rows.allSatisfy { $0.count == 1 } && usesUp(rows.map { $0[0] }, type.unwrapped ?? type)
    }
  }

  /// The case that a pattern is about, and the patterns of its parts; nil: another pattern.
  private func casePattern(_ id: Int, _ type: SwiftType) -> (String, [Int])? {
    let node = tree[id]
    switch node.kind {
    case .letPattern: return casePattern(node.kid(0), type)
    case .nilLiteral: return ("none", [])
    case .optionalChain: return ("some", [node.kid(0)])
    case .member: return isInBox(node.text, type) ? nil : (node.text, [])
    case .call where tree[node.kid(0)].kind == .member:
      let name = tree[node.kid(0)].text
      return isInBox(name, type) ? nil : (name, Array(node.kids.dropFirst()))
    default: return nil
    }
  }

  private func isInBox(_ name: String, _ type: SwiftType) -> Bool {
    guard case .nominal(let index) = type.unwrapped ?? type,
      let number = state.nominals[index].caseNumbers[name]
    else { return false }
    return state.nominals[index].cases[number].isIndirect
  }
}
