import Diagnostics
import Syntax

/// The methods of arrays, beside those of every sequence: each change makes a new array where somebody else holds it.
extension SwiftCompiler {
  func arrayMethod(
    _ base: SwiftValue, _ element: SwiftType, _ text: String, _ node: SwiftNode,
    _ arguments: [Int]
  ) -> SwiftValue? {
    let kind = slotKind(element)
    switch text {
    case "append" where node.labels == ["contentsOf"]:
      let title = "no exact matches in call to instance method 'append'"
      guard let list = elements(arguments[0], of: element, or: { _ in title }) else {
        return failed()
      }
      let code = collects && !isQuiet(arguments[0]) ? kept(list, .array(element)) : list
      return changing(base, node) { "__swift_array_append(\($0), \(code))" }
    case "removeFirst" where node.labels == [""], "removeLast" where node.labels == [""]:
      let count = argument(arguments[0], .int)
      return changing(base, node) {
        "__swift_array_remove_some(\($0), \(count), \(text == "removeFirst" ? 1 : 0))"
      }
    case "insert" where node.labels == ["contentsOf", "at"]:
      let other = { self.otherElements("insert(contentsOf:at:)", element, $0) }
      guard let list = elements(arguments[0], of: element, or: other) else { return failed() }
      let index = argument(arguments[1], .int)
      return changing(base, node) {
        "__swift_array_replace(\($0), __swift_range(\(index), \(index), 0), \(list))"
      }
    case "removeSubrange", "replaceSubrange":
      let range = expression(arguments[0], expected: nil)
      guard case .range = range.type else {
        if range.type != .failed { refuse("\(text) of this", at: node.place) }
        return failed()
      }
      var new: LoweredCode = "__swift_array(\(owns(element)))"
      if text == "replaceSubrange" {
        let other = { self.otherElements("replaceSubrange(_:with:)", element, $0) }
        guard let list = elements(arguments[1], of: element, or: other) else { return failed() }
        new = list
      }
      return changing(base, node) { "__swift_array_replace(\($0), \(range.code), \(new))" }
    case "append":
      guard arguments.count == 1 else { return nil }
      let item = argument(arguments[0], element)
      return changing(base, node) {
        "__swift_array_append_\(kind)(\($0), \(toSlot(item, element)))"
      }
    case "insert" where node.labels == ["", "at"]:
      let item = argument(arguments[0], element)
      let index = argument(arguments[1], .int)
      return changing(base, node) {
        "__swift_array_insert_\(kind)(\($0), \(toSlot(item, element)), \(index))"
      }
    case "remove" where node.labels == ["at"], "removeLast", "removeFirst", "popLast":
      let change = changing(base, node) { _ in "0" }
      if change.type == .failed { return failed() }
      var base = base
      if case .accessor = base.place { base.code = kept(base.code, base.type) }
      let index: LoweredCode =
        text == "remove"
        ? argument(arguments[0], .int)
        : text == "removeFirst" ? "0" : "(\(base.code))->count - 1"
      let (t, i) = (fresh("t"), fresh("i"))
      if text == "popLast" {
        let result = SwiftType.optional(element)
        return SwiftValue(
          type: result,
          code:
            "({ \(declaration(result, t)) = \(none(result)); if ((\(base.code))->count) { \(t) = \(some(result, fromSlot(base.code, index, element))); \(store(base, "__swift_array_remove(\(base.code), \(index))")); } \(t); })"
        )
      }
      let check: LoweredCode =
        text == "remove" ? "" : "__swift_not_empty(\(base.code), @\"\(text)\"); "
      return SwiftValue(
        type: element,
        code:
          "({ \(check)long \(i) = \(index); \(declaration(element, t)) = \(fromSlot(base.code, LoweredCode(i), element)); \(store(base, "__swift_array_remove(\(base.code), \(i))")); \(t); })"
      )
    case "removeAll":
      if arguments.isEmpty || node.labels[0] == "keepingCapacity" {
        return changing(base, node) { _ in "__swift_array(\(owns(element)))" }
      }
      return removing(base, element, node, arguments[0])
    case "swapAt":
      let a = argument(arguments[0], .int)
      let b = argument(arguments[1], .int)
      return changing(base, node) { "__swift_array_swap(\($0), \(a), \(b))" }
    case "sort":
      if arguments.isEmpty, less("", "", element) == nil {
        error(
          "referencing instance method 'sort()' on 'MutableCollection' requires that '\(name(of: element))' conform to 'Comparable'",
          at: node.place)
        return failed()
      }
      guard let sorted = sequenceMethod(base, element, "sorted", node, arguments, nil) else {
        return failed()
      }
      if isRethrown {
        refuse("sort(by:) with a closure that throws", at: node.place)
        return failed()
      }
      return changing(base, node) { _ in sorted.code }
    case "reverse": return changing(base, node) { "__swift_array_reversed(\($0))" }
    default: return nil
    }
  }

  /// An argument that is a sequence, as a list of such elements; nil: it is none, which is told.
  private func elements(
    _ id: Int, of element: SwiftType, or title: (SwiftType) -> String
  ) -> LoweredCode? {
    var value = expression(id, expected: .array(element))
    if value.type == .failed { return nil }
    if value.isImplicit { value = forced(value) }
    if let list = list(value, of: element) { return list }
    let place = tree[id].place
    if value.isType || value.type == .null {
      refuse("a sequence from this", at: place)
    } else if let inner = value.type.unwrapped,
      list(SwiftValue(type: inner, code: ""), of: element) != nil
    {
      error(
        "value of optional type '\(name(of: value.type))' must be unwrapped to a value of type '\(name(of: inner))'",
        at: place)
    } else if isWidened(value.type, .array(element)) {
      refuse("a '\(name(of: value.type))' as a '\(name(of: .array(element)))'", at: place)
    } else {
      error(title(value.type), at: place)
    }
    return nil
  }

  private func otherElements(
    _ method: String, _ element: SwiftType, _ other: SwiftType
  ) -> String {
    guard let (_, inner) = sequence(SwiftValue(type: other, code: "")) else {
      return
        "instance method '\(method)' requires that '\(name(of: other))' conform "
        + "to 'Collection'"
    }
    let word = other == .string ? "'String.Element' (aka 'Character')" : "'\(name(of: inner))'"
    return
      "instance method '\(method)' requires the types '\(name(of: element))' and \(word) be equivalent"
  }

  /// What a sequence holds as a list of such elements; nil: they are others. An array alone may hold narrower ones, of
  /// which swiftc makes another array.
  func list(_ value: SwiftValue, of element: SwiftType) -> LoweredCode? {
    guard !value.isType, let (code, inner) = sequence(value) else { return nil }
    if inner == element { return code }
    guard case .array = value.type, value.view == nil, converts(inner, to: element) else {
      return nil
    }
    if converts(value.type, to: .array(element)) { return code }
    let (t, r, i) = (fresh("t"), fresh("r"), fresh("i"))
    let item = fromSlot(LoweredCode(t), LoweredCode(i), inner)
    return
      "({ SwiftArray *\(t) = \(code); SwiftArray *\(r) = __swift_array(\(owns(element))); for (long \(i) = 0; \(i) < \(t)->count; \(i)++) __swift_push_\(slotKind(element))(\(r), \(toSlot(converted(item, inner, element), element))); \(r); })"
  }

  /// What is said of an argument that is no sequence.
  func noSequence(
    _ value: SwiftValue, for function: String, at place: SourceRange
  ) -> SwiftValue {
    if value.type == .failed { return failed() }
    if let inner = value.type.unwrapped, sequence(SwiftValue(type: inner, code: "")) != nil {
      error(
        "value of optional type '\(name(of: value.type))' must be unwrapped to a value of type '\(name(of: inner))'",
        at: place)
    } else if case .nominal = value.type {
      refuse("\(function) of a sequence of the program's own", at: place)
    } else if value.isType || value.type == .null {
      refuse("\(function) of this", at: place)
    } else {
      error(
        "global function '\(function)' requires that '\(name(of: value.type))' conform to 'Sequence'",
        at: place)
    }
    return failed()
  }

  /// `removeAll(where:)`: those that go change places with those behind them that stay, and then go in the order in
  /// which they stand. An error leaves the array as far as it has come.
  private func removing(
    _ base: SwiftValue, _ element: SwiftType, _ node: SwiftNode, _ closure: Int
  ) -> SwiftValue {
    guard let (declare, f, _) = function(closure, [element], .bool) else { return failed() }
    let change = changing(base, node) { _ in "0" }
    if change.type == .failed { return failed() }
    let (t, i, n) = (fresh("t"), fresh("i"), fresh("n"))
    let list = LoweredCode(t)
    let item = fromSlot(list, LoweredCode(i), element)
    let leave: LoweredCode = isRethrown ? "if (__swift_thrown()) { \(n) = -1; break; } " : ""
    let goes = fresh("goes")
    let walk: LoweredCode =
      "for (long \(i) = 0; \(i) < \(t)->count; \(i)++) { _Bool \(goes) = \(f)(\(item)); \(leave)if (\(goes)) { if (\(n) < 0) \(n) = \(i); } else if (\(n) >= 0) { __swift_swap_slots(\(t), \(n), \(i)); \(n)++; } } "
    if case .direct = base.place {
      let alone = store(base, "__swift_array_alone(\(base.code))")
      let rest = store(base, "__swift_array_cut(\(base.code), \(n))")
      return SwiftValue(
        type: .void,
        code:
          "({ \(declare)\(alone); long \(n) = -1; { __unsafe_unretained SwiftArray *\(t) = \(base.code); \(walk)} if (\(n) >= 0) \(rest); (void)0; })"
      )
    }
    let done = store(base, LoweredCode(t))
    return SwiftValue(
      type: .void,
      code:
        "({ \(declare)SwiftArray *\(t) = __swift_array_copy(\(base.code)); long \(n) = -1; \(walk)if (\(n) >= 0) \(t) = __swift_array_cut(\(t), \(n)); \(done); (void)0; })"
    )
  }
}
