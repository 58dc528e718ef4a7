import Diagnostics
import Syntax

/// The methods of sets and dictionaries, beside those of every sequence: both are objects that keep the order in
/// which their elements came, and are searched from the front.
extension SwiftCompiler {
  func setMethod(
    _ base: SwiftValue, _ element: SwiftType, _ text: String, _ node: SwiftNode,
    _ arguments: [Int]
  ) -> SwiftValue? {
    let kind = slotKind(element)
    switch text {
    case "insert":
      let item = argument(arguments[0], element)
      let pair = SwiftType.tuple(["inserted", "memberAfterInsert"], [.bool, element])
      let (w, i, t) = (fresh("w"), fresh("i"), fresh("t"))
      let slot = toSlot(LoweredCode(w), element)
      let change = changing(base, node) { "__swift_set_insert_\(kind)(\($0), \(slot))" }
      if change.type == .failed { return failed() }
      let there = fromSlot(base.code, LoweredCode(i), element)
      return SwiftValue(
        type: pair,
        code:
          "({ \(declaration(element, w)) = \(item); long \(i) = __swift_find_\(kind)(\(base.code), \(slot)); \(declaration(pair, t)) = (\(cType(pair))){\(i) < 0, \(i) < 0 ? \(w) : \(there)}; if (\(i) < 0) { \(change.code); } \(t); })"
      )
    case "removeAll":
      return changing(base, node) { _ in "__swift_array(\(owns(element)))" }
    case "remove":
      let item = argument(arguments[0], element)
      let result = SwiftType.optional(element)
      let (w, i, t) = (fresh("w"), fresh("i"), fresh("t"))
      let slot = toSlot(LoweredCode(w), element)
      let change = changing(base, node) { "__swift_set_remove_\(kind)(\($0), \(slot))" }
      if change.type == .failed { return failed() }
      let there = some(result, fromSlot(base.code, LoweredCode(i), element))
      return SwiftValue(
        type: result,
        code:
          "({ \(declaration(element, w)) = \(item); long \(i) = __swift_find_\(kind)(\(base.code), \(slot)); \(declaration(result, t)) = \(none(result)); if (\(i) >= 0) { \(t) = \(there); \(change.code); } \(t); })"
      )
    case "contains":
      let item = argument(arguments[0], element)
      return SwiftValue(
        type: .bool,
        code: "((_Bool)(__swift_find_\(kind)(\(base.code), \(toSlot(item, element))) >= 0))")
    case "union", "intersection", "subtracting":
      let other = elements(arguments[0], base.type, element)
      return SwiftValue(
        type: base.type, code: "__swift_set_\(text)_\(kind)(\(base.code), \(other))")
    case "formUnion", "formIntersection", "subtract":
      let verb = text == "formUnion" ? "union" : text == "subtract" ? "subtracting" : "intersection"
      let other = elements(arguments[0], base.type, element)
      return changing(base, node) { "__swift_set_\(verb)_\(kind)(\($0), \(other))" }
    case "isSubset", "isSuperset", "isDisjoint", "symmetricDifference":
      let (a, b) = (fresh("a"), fresh("b"))
      let other = elements(arguments[0], base.type, element)
      func made(_ verb: String, _ x: String, _ y: String) -> LoweredCode {
        "__swift_set_\(verb)_\(kind)(\(x), \(y))"
      }
      let head: LoweredCode = "SwiftArray *\(a) = \(base.code); SwiftArray *\(b) = \(other); "
      if text == "symmetricDifference" {
        let (left, right) = (made("subtracting", a, b), made("subtracting", b, a))
        return SwiftValue(
          type: base.type, code: "({ \(head)__swift_set_union_\(kind)(\(left), \(right)); })")
      }
      let rest =
        text == "isSubset"
        ? made("subtracting", a, b)
        : text == "isSuperset" ? made("subtracting", b, a) : made("intersection", a, b)
      return SwiftValue(type: .bool, code: "({ \(head)(_Bool)(\(rest)->count == 0); })")
    default: return nil
    }
  }

  /// What a set is joined or compared with: another one, or any sequence of the same elements.
  private func elements(_ id: Int, _ set: SwiftType, _ element: SwiftType) -> LoweredCode {
    if !isLiteral(id) || tree[id].kind == .string {
      let type = argumentType(id, nil)
      if type != set, type != .set(element),
        list(SwiftValue(type: type, code: "0"), of: element) != nil
      {
        guard let code = list(expression(id, expected: nil), of: element) else { return "0" }
        return "__swift_unique_\(slotKind(element))(\(code))"
      }
    }
    return argument(id, set)
  }

  func dictionaryMethod(
    _ base: SwiftValue, _ key: SwiftType, _ item: SwiftType, _ text: String, _ node: SwiftNode,
    _ arguments: [Int]
  ) -> SwiftValue? {
    switch text {
    case "removeValue" where node.labels == ["forKey"]:
      let wanted = argument(arguments[0], key)
      let result = SwiftType.optional(item)
      let (w, t, i) = (fresh("w"), fresh("t"), fresh("i"))
      let k = toSlot(LoweredCode(w), key)
      let drop: LoweredCode =
        isPlainWord(key)
        ? "__swift_dictionary_remove(\(base.code), \(k), (id)0)"
        : "__swift_dictionary_remove(\(base.code), 0, \(k))"
      let change = changing(base, node) { _ in drop }
      if change.type == .failed { return failed() }
      return SwiftValue(
        type: result,
        code:
          "({ \(declaration(key, w)) = \(wanted); \(declaration(result, t)) = \(none(result)); long \(i) = \(dictionaryFind(base.code, LoweredCode(w), key)); if (\(i) >= 0) { \(t) = \(some(result, fromSlot("(\(base.code))->values", LoweredCode(i), item))); \(change.code); } \(t); })"
      )
    case "updateValue":
      let new = argument(arguments[0], item)
      let wanted = argument(arguments[1], key)
      let result = SwiftType.optional(item)
      let (n, w, t, i) = (fresh("n"), fresh("w"), fresh("t"), fresh("i"))
      let change = changing(base, node) {
        dictionaryStore($0, LoweredCode(w), LoweredCode(n), key, item)
      }
      if change.type == .failed { return failed() }
      let old = some(result, fromSlot("(\(base.code))->values", LoweredCode(i), item))
      return SwiftValue(
        type: result,
        code:
          "({ \(declaration(item, n)) = \(new); \(declaration(key, w)) = \(wanted); \(declaration(result, t)) = \(none(result)); long \(i) = \(dictionaryFind(base.code, LoweredCode(w), key)); if (\(i) >= 0) \(t) = \(old); \(change.code); \(t); })"
      )
    case "mapValues", "filter":
      // Both answer a dictionary: of the same keys, or of the same values.
      let pair = SwiftType.tuple(["key", "value"], [key, item])
      let isFilter = text == "filter"
      guard
        let (declare, f, answer) = function(
          arguments[0], [isFilter ? pair : item], isFilter ? .bool : nil)
      else { return failed() }
      let made = isFilter ? item : answer
      let (t, d, i) = (fresh("t"), fresh("d"), fresh("i"))
      let (k, v) = (fresh("k"), fresh("v"))
      let value: LoweredCode = isFilter ? LoweredCode(v) : "\(f)(\(v))"
      let store = dictionaryStore(LoweredCode(d), LoweredCode(k), value, key, made)
      let test: LoweredCode = isFilter ? "if (\(f)(\(aggregate(of: pair, "\(k), \(v)")))) " : ""
      let parts: LoweredCode =
        "\(declaration(key, k)) = \(fromSlot("\(t)->keys", LoweredCode(i), key)); \(declaration(item, v)) = \(fromSlot("\(t)->values", LoweredCode(i), item)); "
      return SwiftValue(
        type: .dictionary(key, made),
        code:
          "({ SwiftDictionary *\(t) = \(base.code); \(declare)SwiftDictionary *\(d) = __swift_dictionary(\(owns(key)), \(owns(made))); for (long \(i) = 0; \(i) < \(t)->keys->count; \(i)++) { \(parts)\(test)\(d) = \(store); } \(d); })"
      )
    case "merge", "merging":
      let other = expression(arguments[0], expected: base.type)
      if other.type == .failed { return failed() }
      guard other.type == base.type else {
        refuse("\(text) with this", at: node.place)
        return failed()
      }
      guard let (declare, f, _) = function(arguments[1], [item, item], item) else {
        return failed()
      }
      if isRethrown, text == "merge" {
        refuse("merge(_:uniquingKeysWith:) with a closure that throws", at: node.place)
        return failed()
      }
      let (t, d, i, k, v, p) = (
        fresh("t"), fresh("d"), fresh("i"), fresh("k"), fresh("v"), fresh("i")
      )
      let old = fromSlot("\(d)->values", LoweredCode(p), item)
      let value: LoweredCode = "(\(p) < 0 ? \(v) : \(f)(\(old), \(v)))"
      let store = dictionaryStore(LoweredCode(d), LoweredCode(k), value, key, item)
      func merged(_ whole: LoweredCode) -> LoweredCode {
        "({ SwiftDictionary *\(t) = \(other.code); \(declare)SwiftDictionary *\(d) = \(whole); for (long \(i) = 0; \(i) < \(t)->keys->count; \(i)++) { \(self.declaration(key, k)) = \(fromSlot("\(t)->keys", LoweredCode(i), key)); \(self.declaration(item, v)) = \(fromSlot("\(t)->values", LoweredCode(i), item)); long \(p) = \(dictionaryFind(LoweredCode(d), LoweredCode(k), key)); \(d) = \(store); } \(d); })"
      }
      if text == "merging" { return SwiftValue(type: base.type, code: merged(base.code)) }
      return changing(base, node) { merged($0) }
    case "removeAll":
      return changing(base, node) { _ in "__swift_dictionary(\(owns(key)), \(owns(item)))" }
    default: return nil
    }
  }
}
