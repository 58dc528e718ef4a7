import Diagnostics
import Syntax

/// What every sequence can do: its loops are written out where they are called.
extension SwiftCompiler {
  // MARK: Methods of every sequence

  func sequenceMethod(
    _ base: SwiftValue, _ element: SwiftType, _ text: String, _ node: SwiftNode,
    _ arguments: [Int], _ expected: SwiftType?
  ) -> SwiftValue? {
    let walk = SequenceWalk(self, base, element)
    let (t, i, r) = (walk.t, walk.i, walk.r)
    let (head, loop, item) = (walk.head, walk.loop, walk.item)
    switch text {
    case "map":
      guard arguments.count == 1 else { return nil }
      var wanted: SwiftType?
      if case .array(let inner)? = expected { wanted = inner }
      guard let (declare, f, result) = function(arguments[0], [element], wanted) else {
        return failed()
      }
      return built(
        .array(result), in: r,
        "\(head)\(declare)SwiftArray *\(r) = __swift_array(\(owns(result))); \(loop)__swift_push_\(slotKind(result))(\(r), \(toSlot("\(f)(\(item))", result))); "
      )
    case "compactMap":
      guard let (declare, f, result) = function(arguments[0], [element], .optional(.null)) else {
        return failed()
      }
      let inner = result.unwrapped ?? result
      let u = fresh("u")
      let test: LoweredCode = result.unwrapped == nil ? "1" : isSome(result, LoweredCode(u))
      let value = result.unwrapped == nil ? LoweredCode(u) : unwrap(result, LoweredCode(u))
      return built(
        .array(inner), in: r,
        "\(head)\(declare)SwiftArray *\(r) = __swift_array(\(owns(inner))); \(loop){ \(declaration(result, u)) = \(f)(\(item)); if (\(test)) __swift_push_\(slotKind(inner))(\(r), \(toSlot(value, inner))); } "
      )
    case "flatMap":
      guard let (declare, f, result) = function(arguments[0], [element], nil),
        case .array(let inner) = result
      else { return failed() }
      // Whoever left with an error has answered nothing.
      let part = fresh("part")
      return built(
        .array(inner), in: r,
        "\(head)\(declare)SwiftArray *\(r) = __swift_array(\(owns(inner))); \(loop){ SwiftArray *\(part) = \(f)(\(item)); if (\(part)) \(r) = __swift_array_append(\(r), \(part)); } "
      )
    case "filter":
      guard arguments.count == 1,
        let (declare, f, _) = function(arguments[0], [element], .bool)
      else { return failed() }
      let push: LoweredCode =
        "__swift_push_\(slotKind(element))(\(r), __swift_\(slotKind(element))_at(\(t), \(i)))"
      return SwiftValue(
        type: base.type,
        code:
          "({ \(head)\(declare)SwiftArray *\(r) = __swift_array(\(owns(element))); \(loop)if (\(f)(\(item))) \(push); \(r); })"
      )
    case "count":
      guard arguments.count == 1, let (declare, f, _) = function(arguments[0], [element], .bool)
      else { return failed() }
      return built(
        .int, in: r,
        "\(head)\(declare)long \(r) = 0; \(loop)if (\(f)(\(item))) \(r)++; ")
    case "forEach":
      guard let (declare, f, result) = function(arguments[0], [element], .void) else {
        return failed()
      }
      _ = result
      return built(.void, in: "(void)0", "\(head)\(declare)\(loop)\(f)(\(item)); ")
    case "reduce" where node.labels.first == "into":
      guard arguments.count == 2 else { return nil }
      let first = tree[arguments[0]]
      let wanted = expected ?? lentType(arguments[1])
      if wanted == nil, [.array, .dictionary].contains(first.kind), first.kids.isEmpty {
        refuse("finding out what this reduce makes", at: first.place)
        return failed()
      }
      let start = expression(arguments[0], expected: wanted)
      if start.type == .failed { return failed() }
      guard let (declare, f, _) = function(arguments[1], [.lent(start.type), element], .void)
      else { return failed() }
      return built(
        start.type, in: r,
        "\(head)\(declaration(start.type, r)) = \(start.code); \(declare)\(loop)\(f)(&\(r), \(item)); "
      )
    case "reduce":
      guard arguments.count == 2 else { return nil }
      let type = startType(arguments, element, expected)
      let start = expression(arguments[0], expected: type)
      if start.type == .failed { return failed() }
      guard let (declare, f, _) = function(arguments[1], [start.type, element], start.type)
      else { return failed() }
      // An argument lives until the call has answered.
      let s = fresh("s")
      return built(
        start.type, in: r,
        "\(head)\(declaration(start.type, s)) = \(start.code); \(declare)\(declaration(start.type, r)) = \(s); \(loop)\(r) = \(f)(\(r), \(item)); "
      )
    case "sorted": return sorted(base, element, node, arguments)
    case "min", "max": return extreme(walk, text, node, arguments)
    case "contains", "allSatisfy", "first", "firstIndex", "last", "lastIndex":
      return search(walk, text, node, arguments)
    case "reversed":
      let whole = isArray(expected) ? "" : "_view"
      return view(
        "ReversedCollection", "__swift_array_reversed\(whole)(\(base.code))", of: element, expected)
    case "joined":
      if case .array(let inner) = element, arguments.isEmpty {
        return view(
          "FlattenSequence",
          "({ \(head)SwiftArray *\(r) = __swift_array(\(owns(inner))); \(loop)\(r) = __swift_array_append(\(r), \(item)); \(r); })",
          of: inner, expected)
      }
      guard element == .string || element == .character else { return nil }
      let separator = arguments.isEmpty ? "@\"\"" : argument(arguments[0], .string)
      return SwiftValue(type: .string, code: "__swift_joined(\(base.code), \(separator))")
    case "enumerated":
      let pair = SwiftType.tuple(["offset", "element"], [.int, element])
      let code: LoweredCode =
        "({ \(head)SwiftArray *\(r) = __swift_array(1); \(loop)__swift_push_object(\(r), \(toSlot("((\(cType(pair))){\(i), \(item)})", pair))); \(r); })"
      return view("EnumeratedSequence", code, of: pair, expected)
    case "prefix", "suffix", "dropFirst", "dropLast":
      if text == "prefix", ["while", "trailing"].contains(node.labels[0]) {
        return whileTrue(walk, text, node, arguments)
      }
      let count = arguments.isEmpty ? "1" : argument(arguments[0], .int)
      return SwiftValue(
        type: .array(element), code: "__swift_array_\(text)(\(base.code), \(count))")
    case "drop": return whileTrue(walk, text, node, arguments)
    case "shuffled", "randomElement", "shuffle":
      refuse("\(text): chance would not be the same twice", at: node.place)
      return failed()
    default: return nil
    }
  }

  /// Parts of a string are strings here: they print alike, and are of a type of their own.
  static let substring = "Substring"
  static let substrings = "[Substring]"
  static func isOfSubstrings(_ view: String) -> Bool { view == substring || view == substrings }

  /// What is an array only where one is expected.
  func view(
    _ name: String, _ code: LoweredCode, of element: SwiftType, _ expected: SwiftType?
  ) -> SwiftValue {
    var value = SwiftValue(type: .array(element), code: code)
    if !isArray(expected) { value.view = name }
    return value
  }

  func isArray(_ type: SwiftType?) -> Bool {
    if case .array? = type.map({ $0.unwrapped ?? $0 }) { return true }
    return false
  }

  /// As a text, for `print` and its like.
  func shown(_ value: SwiftValue, debug: String, at place: SourceRange) -> LoweredCode {
    if let view = value.view, !SwiftCompiler.isOfSubstrings(view) {
      refuse("printing a \(view)", at: place)
    }
    return describe(value.code, value.type, debug: debug)
  }

  /// What is put together in a variable: a closure that throws leaves it unfinished there.
  private func built(
    _ type: SwiftType, in variable: String, _ body: LoweredCode
  ) -> SwiftValue {
    var value = SwiftValue(type: type, code: "({ \(body)\(variable); })")
    value.built = (body, LoweredCode(variable))
    return value
  }

  /// A closure over elements, in a variable.
  ///
  /// One that may throw is called no more once it has; the error is looked for when all is done.
  func function(_ id: Int, _ types: [SwiftType], _ result: SwiftType?) -> (
    LoweredCode, String, SwiftType
  )? {
    let wanted = SwiftType.function(types, .throwing(result ?? .null))
    let value = expression(id, expected: wanted)
    guard case .function(_, let made) = value.type else {
      if value.type != .failed {
        let plain = SwiftType.function(types, result ?? .null)
        error(mismatch(name(of: value.type), name(of: plain)), at: tree[id].place)
      }
      return nil
    }
    let f = fresh("f")
    let declare: LoweredCode = "\(cType(value.type)) \(f) = \(value.code); "
    if made == made.answer { return (declare, f, made) }
    isRethrown = true
    let quiet = fresh("f")
    let names = types.map { _ in fresh("p") }
    let list = zip(types, names).map { self.declaration($0, $1) }.joined(separator: ", ")
    let isNothing = made.answer == .void
    let nothing: LoweredCode = isNothing ? "" : none(made.answer)
    return (
      "\(declare)\(cType(value.type)) \(quiet) = ^\(cType(made))(\(list)) { if (__swift_thrown()) return \(nothing); \(isNothing ? "" : "return ")\(f)(\(names.joined(separator: ", "))); }; ",
      quiet, made.answer
    )
  }

  private func sorted(
    _ base: SwiftValue, _ element: SwiftType, _ node: SwiftNode, _ arguments: [Int]
  ) -> SwiftValue {
    var before: LoweredCode = ""
    var test: LoweredCode
    let (x, y) = (fresh("x"), fresh("y"))
    let a = fromSlotValue(LoweredCode(x), element)
    let b = fromSlotValue(LoweredCode(y), element)
    if arguments.isEmpty {
      test = less(a, b, element) ?? "0"
      if less(a, b, element) == nil {
        error(
          "referencing instance method 'sorted()' on 'Sequence' requires that '\(name(of: element))' conform to 'Comparable'",
          at: node.place)
        return failed()
      }
    } else if tree[arguments[0]].kind == .name, ["<", ">"].contains(tree[arguments[0]].text) {
      test = less(a, b, element, isNamed: true) ?? "0"
    } else {
      guard let (declare, f, _) = function(arguments[0], [element, element], .bool) else {
        return failed()
      }
      before = declare
      test = "\(f)(\(a), \(b))"
    }
    let word = isPlainWord(element) ? "long" : "id"
    return SwiftValue(
      type: .array(element),
      code:
        "({ \(before)__swift_sorted_\(slotKind(element))(\(base.code), ^_Bool(\(word) \(x), \(word) \(y)) { return \(test); }); })"
    )
  }

  /// The elements up to the first for which a closure says no, and the others.
  private func whileTrue(
    _ walk: SequenceWalk, _ text: String, _ node: SwiftNode, _ arguments: [Int]
  ) -> SwiftValue? {
    guard arguments.count == 1,
      let (declare, f, _) = function(arguments[0], [walk.element], .bool)
    else { return failed() }
    let n = fresh("n")
    let part = text == "drop" ? "dropFirst" : "prefix"
    let failing: LoweredCode = isRethrown ? "__swift_thrown() ? (SwiftArray *)0 : " : ""
    return SwiftValue(
      type: .array(walk.element),
      code:
        "({ \(walk.head)\(declare)long \(n) = 0; \(walk.loop){ if (!\(f)(\(walk.item))) break; \(n)++; } \(failing)__swift_array_\(part)(\(walk.t), \(n)); })"
    )
  }

  /// The least or the greatest element.
  private func extreme(
    _ walk: SequenceWalk, _ text: String, _ node: SwiftNode, _ arguments: [Int]
  ) -> SwiftValue {
    let (t, i, r, element) = (walk.t, walk.i, walk.r, walk.element)
    let (head, item) = (walk.head, walk.item)
    let result = SwiftType.optional(element)
    let (a, b) = (fresh("a"), fresh("b"))
    let (x, y) = text == "min" ? (LoweredCode(b), LoweredCode(a)) : (LoweredCode(a), LoweredCode(b))
    var test = less(x, y, element)
    var declare = LoweredCode()
    if !arguments.isEmpty {
      guard let (before, f, _) = function(arguments[0], [element, element], .bool) else {
        return failed()
      }
      (declare, test) = (before, "\(f)(\(x), \(y))")
    }
    guard let test else {
      if case .nominal = element, !hasBuiltin(element, "Comparable") {
        error(
          "referencing instance method '\(text)()' on 'Sequence' requires that '\(name(of: element))' conform to 'Comparable'",
          at: node.place)
      } else {
        refuse("\(text) of \(name(of: element))", at: node.place)
      }
      return failed()
    }
    return built(
      result, in: r,
      "\(head)\(declare)\(declaration(result, r)) = \(none(result)); if (\(t)->count) { \(declaration(element, a)) = \(fromSlot(LoweredCode(t), "0", element)); for (long \(i) = 1; \(i) < \(t)->count; \(i)++) { \(declaration(element, b)) = \(item); if (\(test)) \(a) = \(b); } \(r) = \(some(result, LoweredCode(a))); } "
    )
  }

  /// What stops at the first element that decides.
  private func search(
    _ walk: SequenceWalk, _ text: String, _ node: SwiftNode, _ arguments: [Int]
  ) -> SwiftValue? {
    let (i, r, element) = (walk.i, walk.r, walk.element)
    let (head, item) = (walk.head, walk.item)
    let isLast = text.hasPrefix("last")
    let loop: LoweredCode =
      isLast
      ? "for (long \(i) = \(walk.t)->count - 1; \(i) >= 0; \(i)--) " : walk.loop
    guard arguments.count == 1 else { return nil }
    let label = node.labels[0]
    var declare: LoweredCode = ""
    var test: LoweredCode
    if label == "where" || label == "trailing" || text == "allSatisfy"
      || (label.isEmpty && ["first", "last"].contains(text))
    {
      guard let (d, f, _) = function(arguments[0], [element], .bool) else { return failed() }
      declare = d
      test = "\(f)(\(item))"
    } else {
      let wanted = argument(arguments[0], element)
      guard isEquatable(element) else {
        // swiftc takes the form with a closure to be meant where it knows nothing of the elements.
        let whole =
          text == "contains" ? "'contains' on 'Sequence'" : "'\(text)(of:)' on 'Collection'"
        error(
          isOpaque(element) && text == "contains"
            ? "missing argument label 'where:' in call"
            : "referencing instance method \(whole) requires that '\(name(of: element))' conform to 'Equatable'",
          at: node.place)
        return failed()
      }
      let w = fresh("w")
      declare = "\(declaration(element, w)) = \(wanted); "
      test = equal(item, LoweredCode(w), element)
    }
    switch text {
    case "contains":
      return built(
        .bool, in: r,
        "\(head)\(declare)_Bool \(r) = 0; \(loop)if (\(test)) { \(r) = 1; break; } ")
    case "allSatisfy":
      return built(
        .bool, in: r,
        "\(head)\(declare)_Bool \(r) = 1; \(loop)if (!(\(test))) { \(r) = 0; break; } ")
    case "first", "last":
      let result = SwiftType.optional(element)
      return built(
        result, in: r,
        "\(head)\(declare)\(declaration(result, r)) = \(none(result)); \(loop)if (\(test)) { \(r) = \(some(result, item)); break; } "
      )
    default:
      let result = SwiftType.optional(.int)
      let index: LoweredCode = "(__swift_indices(\(walk.t)).low + \(i))"
      return built(
        result, in: r,
        "\(head)\(declare)\(declaration(result, r)) = \(none(result)); \(loop)if (\(test)) { \(r) = \(some(result, index)); break; } "
      )
    }
  }

  /// What a closure says that it is lent first.
  private func lentType(_ id: Int) -> SwiftType? {
    let closure = tree[id]
    guard closure.kind == .closure, closure.kid(1) != 0,
      let first = tree[closure.kid(1)].kids.first, tree[first].kid(0) != 0,
      case .lent(let type) = resolve(tree[first].kid(0))
    else { return nil }
    return type
  }

  /// A whole number that a `reduce` begins with is an `Int` where the closure can do with that, else what the
  /// elements are, else a `Double`.
  private func startType(
    _ arguments: [Int], _ element: SwiftType, _ expected: SwiftType?
  ) -> SwiftType? {
    let first = tree[arguments[0]]
    if expected == nil, first.kind == .member, first.kid(0) == 0 { return element }
    guard expected == nil, first.kind == .integer else { return expected }
    return [.int, element, .double].first { type in
      guard type.isNumber else { return false }
      let saved = (diagnostics, reported)
      defer { (diagnostics, reported) = saved }
      let count = diagnostics.count
      return function(arguments[1], [type, element], type) != nil && diagnostics.count == count
    }
  }

  /// `isNamed`: a `<` of the program's does, whether or not the type promises an order.
  func less(
    _ a: LoweredCode, _ b: LoweredCode, _ type: SwiftType, isNamed: Bool = false
  ) -> LoweredCode? {
    if type.isNumber { return "((_Bool)(\(a) < \(b)))" }
    if type == .string || type == .character {
      return "((_Bool)(__swift_compare(\(a), \(b)) < 0))"
    }
    if case .tuple(_, let types) = type {
      // The first part that differs decides.
      var code: LoweredCode = "0"
      for (position, each) in types.enumerated().reversed() {
        let (x, y): (LoweredCode, LoweredCode) = ("(\(a)).e\(position)", "(\(b)).e\(position)")
        guard isEquatable(each), let first = less(x, y, each) else { return nil }
        code = "(\(first) || (\(equal(x, y, each)) && \(code)))"
      }
      return "((_Bool)\(code))"
    }
    if case .nominal(let index) = type {
      let home = conformer(index, to: "Comparable") ?? index
      let own = (findMethods("<", home, isStatic: true) + (state.functions["<"] ?? [])).filter {
        $0.parameters.count == 2
      }
      let isOrdered = isNamed || hasBuiltin(.nominal(home), "Comparable")
      if isOrdered, let own = own.first(where: { $0.parameters[0].type == .nominal(home) }) {
        return callCode(own, [a, b], receiver: nil)
      }
      if isOrderedByCases(type) || isOpaque(type) && hasBuiltin(type, "Comparable") {
        return state.nominals[index].hasPayload
          ? "\(orderFunction(index))(\(a), \(b))" : "((_Bool)(\(a) < \(b)))"
      }
    }
    return nil
  }
}

/// A loop over what a sequence holds: the names of its variables, and its beginning.
private struct SequenceWalk {
  let element: SwiftType
  let t: String
  let i: String
  let r: String
  let item: LoweredCode
  let loop: LoweredCode
  let head: LoweredCode

  init(_ compiler: SwiftCompiler, _ base: SwiftValue, _ element: SwiftType) {
    self.element = element
    (t, i, r) = (compiler.fresh("t"), compiler.fresh("i"), compiler.fresh("r"))
    item = compiler.fromSlot(LoweredCode(t), LoweredCode(i), element)
    loop = "for (long \(i) = 0; \(i) < \(t)->count; \(i)++) "
    head = "SwiftArray *\(t) = \(base.code); "
  }
}
