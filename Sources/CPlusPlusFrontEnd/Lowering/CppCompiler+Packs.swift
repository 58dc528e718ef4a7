import Diagnostics
import Syntax

/// Packs: parameters that stand for any number of types or values, and `x...`, which is written once for each.
extension CppCompiler {
  /// A list with `x...` written out.
  func expanded(_ kids: [CppTree.ID]) -> [CppTree.ID] {
    guard kids.contains(where: { tree[$0].kind == .packExpansion }) else { return kids }
    var list: [CppTree.ID] = []
    for id in kids {
      let node = tree[id]
      guard node.kind == .packExpansion else {
        list.append(id)
        continue
      }
      guard let count = packCount(node.kid(0)) else {
        error("pack expansion does not contain any unexpanded parameter packs", at: node.place)
        continue
      }
      list += elements(node.kid(0), count)
    }
    return list
  }

  private func elements(_ id: CppTree.ID, _ count: Int) -> [CppTree.ID] {
    (0..<count).map { position in
      tree.add(
        CppNode(.packElement, place: tree[id].place, text: String(position), kids: [id]))
    }
  }

  /// `(… + pack)` ([expr.prim.fold]): the operator between each two of its values, with what stands beside them.
  func fold(_ node: CppNode) -> CppValue {
    var (pack, first) = (node.kid(0), node.kid(1))
    var fromLeft = node.flags.contains(.isVariadic)
    if first != 0, packCount(pack) == nil {
      (pack, first) = (first, pack)
      fromLeft = true
    }
    guard let count = packCount(pack) else {
      error("pack expansion does not contain any unexpanded parameter packs", at: node.place)
      return .failed
    }
    var rest = elements(pack, count)[...]
    if first == 0 {
      guard let one = fromLeft ? rest.popFirst() : rest.popLast() else { return nothing(node) }
      first = one
    }
    while let next = fromLeft ? rest.popFirst() : rest.popLast() {
      let kids = fromLeft ? [first, next] : [next, first]
      first = tree.add(CppNode(.binary, place: node.place, text: node.text, kids: kids))
    }
    return expression(first)
  }

  /// A fold of an empty pack.
  private func nothing(_ node: CppNode) -> CppValue {
    switch node.text {
    case ",": return CppValue(.void, "((void)0)")
    case "&&", "||":
      var value = CppValue(.bool, node.text == "&&" ? "((_Bool)1)" : "((_Bool)0)")
      value.constant = node.text == "&&" ? 1 : 0
      return value
    default:
      error(
        "unary fold expression has empty expansion for operator '\(node.text)' with no fallback value",
        at: node.place)
      return .failed
    }
  }

  /// How many values the packs have that are named in a text; nil: it names none.
  func packCount(_ id: CppTree.ID) -> Int? {
    var open = [id]
    while let next = open.popLast() {
      let node = tree[next]
      if node.kind == .packExpansion || node.kind == .fold { continue }
      if node.kind == .typeName || node.kind == .name {
        let parts = templates(in: node.text)
        if parts.isEmpty, let count = packSize(node.text) { return count }
        open += parts
      }
      open += node.kids.filter { $0 != 0 }
    }
    return nil
  }

  /// The parts of a path that are templates with their arguments: `Box<A>` in `Box<A>::type`.
  private func templates(in path: String) -> [CppTree.ID] {
    guard path.contains("<") else { return [] }
    let parts = splitPath(path)
    return parts.indices.compactMap { tree.templates[parts[...$0].joined(separator: "::")] }
  }

  /// How many a pack has.
  func packSize(_ name: String) -> Int? {
    switch lookup(name)?.entity {
    case .pack(let list)?: list.count
    case .parameterPack(let list)?: list.count
    default: nil
    }
  }

  /// Reads one of the values of an expansion.
  func element<T>(_ node: CppNode, _ body: (CppTree.ID) -> T) -> T {
    let old = packPosition
    packPosition = Int(node.text)
    defer { packPosition = old }
    return body(node.kid(0))
  }

  /// What a pack's values are called in the function that is being made.
  func enter(pack name: String, _ list: [String], _ place: SourceRange) {
    scopes[scopes.count - 1][name] = CppLocal(
      type: .failed, cname: "", place: place, entity: .parameterPack(list))
  }

  /// The name of one of a pack's values.
  static func name(in pack: String, _ position: Int) -> String { "\(pack)__\(position)" }

  /// Parameters, those of a pack one after the other.
  func parameters(_ node: CppNode, packs: inout [String: Range<Int>]) -> [CppParameter] {
    parameters(Array(node.kids.dropFirst(3)), packs: &packs)
  }

  func parameters(_ kids: [CppTree.ID], packs: inout [String: Range<Int>]) -> [CppParameter] {
    var list: [CppParameter] = []
    for id in kids {
      let each = tree[id]
      guard each.flags.contains(.isVariadic) else {
        list.append(parameter(each))
        continue
      }
      guard let count = packCount(each.kid(0)) else {
        refuse("pack of parameters", at: each.place)
        continue
      }
      if !each.text.isEmpty { packs[each.text] = list.count..<(list.count + count) }
      let old = packPosition
      for position in 0..<count {
        packPosition = position
        var made = parameter(each)
        if !made.name.isEmpty { made.name = CppCompiler.name(in: made.name, position) }
        list.append(made)
      }
      packPosition = old
    }
    return list
  }
}
