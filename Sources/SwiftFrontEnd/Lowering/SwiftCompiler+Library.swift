import Diagnostics
import Syntax

/// What Swift's own library offers here: functions, and the members of its types.
extension SwiftCompiler {
  func argument(_ id: Int, _ type: SwiftType) -> LoweredCode {
    let value = expression(id, expected: type)
    let code = convert(value, to: type, at: tree[id].place, mismatch)
    return collects && !isQuiet(id) ? kept(code, type) : code
  }

  /// The same where it is worked out only when it is asked for.
  private func laterArgument(_ id: Int, _ type: SwiftType) -> LoweredCode {
    notThrowing(outOf: SwiftContext.autoclosure) { argument(id, type) }
  }

  // MARK: Functions

  func builtinFunction(
    _ text: String, _ node: SwiftNode, _ arguments: [Int], _ expected: SwiftType?
  ) -> SwiftValue? {
    if let problem = libraryProblem([.function], text, node, arguments) { return problem }
    if let value = rethrowing(at: node.place, { lifetimeFunction(text, node, arguments) }) {
      return value
    }
    if let asked = AskedQuestion(function: text) { return question(asked, arguments) }
    switch text {
    case "print", "debugPrint":
      return printing(node, arguments, debug: text == "print" ? "0" : "1")
    case "fatalError", "preconditionFailure", "assertionFailure":
      let message = arguments.isEmpty ? "@\"\"" : laterArgument(arguments[0], .string)
      return SwiftValue(type: .never, code: "__swift_fatal(\(message))")
    case "precondition", "assert":
      guard let first = arguments.first else { return nil }
      let test = laterArgument(first, .bool)
      let message = arguments.count > 1 ? laterArgument(arguments[1], .string) : "@\"\""
      let head = text == "assert" ? "Assertion failed" : "Precondition failed"
      return SwiftValue(
        type: .void,
        code: "({ if (!(\(test))) __swift_failed(@\"\(head)\", \(message)); (void)0; })")
    case "min", "max":
      guard arguments.count >= 2 else { return nil }
      let values = ofOneType(arguments, expected)
      guard !values.contains(where: { $0.type == .failed }) else { return failed() }
      let type = values[0].type
      var code = values[0].code
      for (id, other) in zip(arguments, values).dropFirst() {
        let a = fresh("t")
        let b = fresh("t")
        let right = convert(other, to: type, at: tree[id].place, mismatch)
        // Of two that are equal, min takes the first and max the last.
        guard let isLess = less(LoweredCode(b), LoweredCode(a), type) else {
          if case .nominal = type, !hasBuiltin(type, "Comparable") {
            error(
              "global function '\(text)' requires that '\(name(of: type))' conform to 'Comparable'",
              at: node.place)
          } else {
            refuse("\(text) of \(name(of: type))", at: node.place)
          }
          return failed()
        }
        code =
          "({ \(declaration(type, a)) = \(code); \(declaration(type, b)) = \(right); \(text == "min" ? "" : "!")(\(isLess)) ? \(b) : \(a); })"
      }
      return SwiftValue(type: type, code: code)
    case "abs":
      guard arguments.count == 1 else { return nil }
      let value = expression(arguments[0], expected: expected)
      guard value.type.isNumber else { return noNumber(value, at: tree[arguments[0]].place) }
      let t = fresh("t")
      if value.type == .double { return SwiftValue(type: .double, code: "fabs(\(value.code))") }
      let negative =
        value.type.isInteger ? arithmetic("-", "0", LoweredCode(t), value.type) : "(-\(t))"
      return SwiftValue(
        type: value.type,
        code: "({ \(declaration(value.type, t)) = \(value.code); \(t) < 0 ? \(negative) : \(t); })")
    case "Optional":
      guard arguments.count == 1 else { return nil }
      let value = expression(arguments[0], expected: nil)
      if value.type == .failed { return failed() }
      let type = SwiftType.optional(value.type)
      return SwiftValue(type: type, code: some(type, value.code))
    case "ObjectIdentifier":
      guard arguments.count == 1 else { return nil }
      let value = expression(arguments[0], expected: nil)
      if value.type == .failed { return failed() }
      if isNoObject(value.type) {
        error(
          "argument type '\(name(of: value.type))' expected to be an instance of a class or class-constrained type",
          at: tree[arguments[0]].place)
        return failed()
      }
      // A type that is no class is told apart by the class of its boxes.
      let object =
        isPointer(value.type) ? value.code : converted(value.code, value.type, .metatype(.any))
      guard let type = state.types["ObjectIdentifier"], case .nominal(let index) = type else {
        return nil
      }
      return SwiftValue(
        type: type, code: "\(state.nominals[index].cname)_init((unsigned long)(id)\(object))")
    case "type":
      guard node.labels == ["of"] else { return nil }
      return typeOf(expression(arguments[0], expected: nil), at: node.place)
    case "swap":
      guard arguments.count == 2 else { return nil }
      let ids = arguments.map { tree[$0].kind == .inoutArgument ? tree[$0].kid(0) : $0 }
      if lendsTwice(ids) {
        refuse("lending one variable twice in a call", at: node.place)
        return failed()
      }
      let tests = aliasTests(ids, at: node.place)
      let a = target(ids[0], rest: false)
      let b = target(ids[1], rest: false)
      if a.type == .failed || b.type == .failed { return failed() }
      let (t, u) = (fresh("t"), fresh("t"))
      // Both are read, and the last one is written first: as what is lent to any call.
      return SwiftValue(
        type: .void,
        code:
          "({ \(tests)\(a.setup)\(b.setup)\(a.opened.begin)\(b.opened.begin)\(declaration(a.type, t)) = \(a.code); \(declaration(b.type, u)) = \(b.code); \(store(b, LoweredCode(t))); \(store(a, LoweredCode(u))); \(b.opened.end)\(a.opened.end)(void)0; })"
      )
    case "sqrt", "pow", "floor", "ceil", "round":
      if text == "pow", expected != .double,
        arguments.allSatisfy({ argumentType($0, nil).isInteger })
      {
        refuse("pow of a Decimal", at: node.place)
        return failed()
      }
      let values = arguments.map { argument($0, .double) }
      return SwiftValue(type: .double, code: "\(text)(\(values.joined(", ")))")
    case "zip":
      guard arguments.count == 2 else { return nil }
      let a = expression(arguments[0], expected: nil)
      let b = expression(arguments[1], expected: nil)
      guard let x = sequence(a), let y = sequence(b) else {
        let isFirst = sequence(a) == nil
        let place = tree[arguments[isFirst ? 0 : 1]].place
        return noSequence(isFirst ? a : b, for: "zip", at: place)
      }
      let pair = SwiftType.tuple(["", ""], [x.1, y.1])
      let (p, q, r) = (fresh("t"), fresh("t"), fresh("t"))
      let item: LoweredCode =
        aggregate(
          of: pair, "\(fromSlot(LoweredCode(p), "i", x.1)), \(fromSlot(LoweredCode(q), "i", y.1))")
      let code: LoweredCode =
        "({ SwiftArray *\(p) = \(x.0); SwiftArray *\(q) = \(y.0); SwiftArray *\(r) = __swift_array(1); for (long i = 0; i < \(p)->count && i < \(q)->count; i++) __swift_push_object(\(r), \(toSlot(item, pair))); \(isArray(expected) ? "\(r)" : "__swift_pairs(\(r), \(p), \(q))"); })"
      return view("Zip2Sequence", code, of: pair, expected)
    case "stride":
      guard arguments.count == 3 else { return nil }
      if isStrideOfDoubles(arguments) {
        let values = arguments.map { argument($0, .double) }.joined(", ")
        let isThrough = node.labels[1] == "through"
        return view(
          isThrough ? "StrideThrough" : "StrideTo",
          "__swift_stride_double(\(values), \(isThrough ? 1 : 0))", of: .double, expected)
      }
      guard let stride = strideParts(node, arguments) else { return failed() }
      return view(
        stride.isThrough ? "StrideThrough" : "StrideTo",
        "__swift_stride(\(stride.values.joined(", ")), \(stride.isThrough ? 1 : 0), \(stride.shift))",
        of: stride.type, expected)
    default: return nil
    }
  }

  /// Arguments that are to be of one type: a literal is of what stands beside it, wherever that is.
  private func ofOneType(_ arguments: [Int], _ expected: SwiftType?) -> [SwiftValue] {
    let lead = arguments.firstIndex { !isLiteral($0) } ?? 0
    let first = expression(arguments[lead], expected: expected)
    let values = arguments.indices.map {
      $0 == lead ? first : expression(arguments[$0], expected: first.type)
    }
    guard first.type == .int, let type = commonNumber(values.map(\.type)) else { return values }
    return arguments.map { expression($0, expected: type) }
  }

  /// What numbers beside one another are where not all are Ints: an Int may be a literal.
  private func commonNumber(_ types: [SwiftType]) -> SwiftType? {
    types.first { $0 == .double } ?? types.first { $0 != .int && $0.isNumber }
  }

  func isStrideOfDoubles(_ arguments: [Int]) -> Bool {
    let kinds = arguments.map { argumentType($0, nil) }
    return kinds.contains(.double) && kinds.allSatisfy { $0 == .double || $0 == .int }
  }

  /// Of what type the numbers of a stride are, and where it begins, ends and by how much it goes on; nil: refused.
  func strideParts(
    _ node: SwiftNode, _ arguments: [Int]
  ) -> (type: SwiftType, values: [LoweredCode], isThrough: Bool, shift: LoweredCode)? {
    let kinds = arguments.map { argumentType($0, nil) }
    let type = commonNumber(Array(kinds[..<2])) ?? .int
    if kinds.contains(.double) || kinds.contains(.float) {
      refuse("stride of \(name(of: .double))", at: node.place)
      return nil
    }
    // Numbers without a sign of 64 bits are gone through shifted: then they lie among those with one, in their order.
    let isShifted = ["UInt", "UInt64"].contains(name(of: type))
    let ends = arguments[..<2].map { id -> LoweredCode in
      let code = argument(id, type)
      return isShifted ? "(long)((\(code)) ^ (1ul << 63))" : code
    }
    return (
      type, ends + [argument(arguments[2], .int)], node.labels[1] == "through",
      isShifted ? "(long)(1ul << 63)" : "0"
    )
  }

  /// What a check asks in the middle of an expression: the number of the question, and whom it is about.
  private func question(_ asked: AskedQuestion, _ arguments: [Int]) -> SwiftValue? {
    guard let first = arguments.first, case .integer = tree[first].kind else { return nil }
    let number = LoweredCode(tree[first].text)
    var about: LoweredCode = "(id)0"
    if arguments.count > 1 {
      let value = expression(arguments[1], expected: nil)
      if value.type == .failed { return failed() }
      // What is no object has no count.
      let type = value.type.unwrapped ?? value.type
      if isClass(type) != nil || type == .any { about = "(id)\(value.code)" }
    }
    // To look at a count, the one who looks must not own.
    let t = fresh("t")
    let name = LoweredCode((asked == .classObject ? .address : asked).function)
    let call: LoweredCode =
      "({ __unsafe_unretained id \(t) = \(about); \(name)(\(number), (__bridge void *)\(t)); })"
    return switch asked {
    case .integer, .unsigned: SwiftValue(type: .int, code: call)
    case .number: SwiftValue(type: .double, code: call)
    case .truth: SwiftValue(type: .bool, code: call)
    case .address: SwiftValue(type: .optional(.any), code: "((__bridge id)\(call))")
    case .classObject:
      SwiftValue(type: .string, code: "NSStringFromClass((__bridge Class)\(call))")
    }
  }

  /// A value as an array, with the type of its elements.
  func sequence(_ value: SwiftValue) -> (LoweredCode, SwiftType)? {
    switch value.type {
    case .array(let inner), .slice(let inner), .set(let inner): return (value.code, inner)
    case .range: return ("__swift_range_array(\(value.code))", .int)
    case .string: return ("__swift_characters(\(value.code))", .character)
    case .dictionary(let key, let item):
      let type = SwiftType.tuple(["key", "value"], [key, item])
      let (t, r) = (fresh("t"), fresh("t"))
      let pair: LoweredCode =
        aggregate(
          of: type,
          "\(fromSlot("\(t)->keys", "i", key)), \(fromSlot("\(t)->values", "i", item))")
      return (
        "({ SwiftDictionary *\(t) = \(value.code); SwiftArray *\(r) = __swift_array(1); for (long i = 0; i < \(t)->keys->count; i++) __swift_push_object(\(r), \(toSlot(pair, type))); \(r); })",
        type
      )
    default: return nil
    }
  }

  // MARK: Making values of built-in types

  func builtinConstruct(_ type: SwiftType, _ node: SwiftNode, _ arguments: [Int]) -> SwiftValue {
    if let kind = SwiftLibraryKind(making: type),
      let problem = libraryProblem([kind], name(of: type), form: "init", node, arguments)
    {
      return problem
    }
    switch type {
    case .integer, .double, .float: return number(type, node, arguments)
    case .string:
      if arguments.isEmpty { return SwiftValue(type: .string, code: "@\"\"") }
      if node.labels.first == "format" { return formatted(node, arguments) }
      if node.labels == ["repeating", "count"] {
        return SwiftValue(
          type: .string,
          code:
            "__swift_repeat(\(anyText(arguments[0])), \(argument(arguments[1], .int)))"
        )
      }
      let value = expression(arguments[0], expected: nil)
      if value.type == .failed { return failed() }
      if value.isType { return SwiftValue(type: .string, code: quoted(name(of: value.type))) }
      if node.labels == [""], isNoText(value) {
        error("no exact matches in call to initializer", at: node.place)
        return failed()
      }
      if node.labels == [""], value.type == .array(.character) || value.type == .slice(.character) {
        return SwiftValue(type: .string, code: "__swift_joined(\(value.code), @\"\")")
      }
      if node.labels.contains("radix") {
        guard case .integer(let kind) = value.type, kind != "UInt", kind != "UInt64" else {
          refuse("String(_:radix:) of \(name(of: value.type))", at: node.place)
          return failed()
        }
        return SwiftValue(
          type: .string,
          code: radixText(value, arguments))
      }
      return SwiftValue(
        type: .string,
        code: shown(
          value, debug: node.labels.first == "reflecting" ? "1" : "0", at: tree[arguments[0]].place)
      )
    case .bool:
      if arguments.isEmpty { return SwiftValue(type: .bool, code: "0") }
      let value = expression(arguments[0], expected: nil)
      if value.type == .string {
        let result = SwiftType.optional(.bool)
        let t = fresh("t")
        return SwiftValue(
          type: result,
          code:
            "({ NSString *\(t) = \(value.code); [\(t) isEqualToString:@\"true\"] ? \(some(result, "1")) : [\(t) isEqualToString:@\"false\"] ? \(some(result, "0")) : \(none(result)); })"
        )
      }
      return SwiftValue(
        type: .bool, code: convert(value, to: .bool, at: tree[arguments[0]].place, mismatch))
    case .character:
      let literal = tree[arguments[0]]
      let isPlain =
        literal.kind == .string && literal.kids.allSatisfy { tree[$0].kind == .stringPart }
      if !isPlain, argumentType(arguments[0], nil) == .string {
        return SwiftValue(
          type: .character, code: "__swift_character(\(anyText(arguments[0])))")
      }
      return SwiftValue(type: .character, code: argument(arguments[0], .character))
    case .array(let element):
      if node.labels == ["repeating", "count"] {
        let t = fresh("t")
        let item = argument(arguments[0], element)
        let count = argument(arguments[1], .int)
        let (n, i, end) = (fresh("n"), fresh("i"), fresh("end"))
        return SwiftValue(
          type: type,
          code:
            "({ SwiftArray *\(t) = __swift_array(\(owns(element))); \(declaration(element, n)) = \(item); long \(end) = __swift_count(\(count)); for (long \(i) = 0; \(i) < \(end); \(i)++) __swift_push_\(slotKind(element))(\(t), \(toSlot(LoweredCode(n), element))); \(t); })"
        )
      }
      if arguments.isEmpty {
        return SwiftValue(type: type, code: "__swift_array(\(owns(element)))")
      }
      fallthrough
    case .set:
      return sequenceConstruct(type, node, arguments)
    case .dictionary(let key, let item):
      if !arguments.isEmpty { return keyed(type, node, arguments) }
      return SwiftValue(type: type, code: "__swift_dictionary(\(owns(key)), \(owns(item)))")
    default:
      refuse("making a \(name(of: type)) this way", at: node.place)
      return failed()
    }
  }

  /// Whether a value is of no type that a text is made of without a word before it.
  private func isNoText(_ value: SwiftValue) -> Bool {
    if value.isImplicit || isOpaque(value.type) { return false }
    switch value.type {
    case .nominal(let index): return isProtocol(value.type) == nil && !isOfLibrary(index)
    case .array(let element), .slice(let element):
      return element != .character && element != .string
    case .optional, .set, .dictionary, .tuple: return true
    default: return false
    }
  }

  /// A dictionary of pairs, or of what has the same key.
  private func keyed(
    _ wanted: SwiftType?, _ node: SwiftNode, _ arguments: [Int]
  ) -> SwiftValue {
    rethrowing(at: node.place) { pairedWithKeys(wanted, node, arguments) } ?? failed()
  }

  private func pairedWithKeys(
    _ wanted: SwiftType?, _ node: SwiftNode, _ arguments: [Int]
  ) -> SwiftValue? {
    let isGrouping = node.labels[0] == "grouping"
    var listed: SwiftType?
    if case .dictionary(let key, let item)? = wanted {
      listed = isGrouping ? item : .array(.tuple(["", ""], [key, item]))
    }
    let value = expression(arguments[0], expected: listed)
    guard let (list, element) = sequence(value) else {
      if value.type != .failed { refuse("a collection of this", at: node.place) }
      return failed()
    }
    let (l, i, e, d, k) = (fresh("list"), fresh("i"), fresh("e"), fresh("d"), fresh("k"))
    let found = fresh("at")
    var before = LoweredCode()
    let (key, item): (SwiftType, SwiftType)
    let (keyCode, itemCode, again): (LoweredCode, LoweredCode, LoweredCode)
    if isGrouping {
      guard let (declare, f, made) = function(arguments[1], [element], nil) else {
        return failed()
      }
      (key, item) = (made, .array(element))
      before = declare
      keyCode = "\(f)(\(e))"
      let slot = toSlot(LoweredCode(e), element)
      let push: LoweredCode = "__swift_push_\(slotKind(element))"
      let group = fresh("group")
      itemCode =
        "({ SwiftArray *\(group) = __swift_array(\(owns(element))); \(push)(\(group), \(slot)); \(group); })"
      again = "\(push)(\(fromSlot("\(d)->values", LoweredCode(found), item)), \(slot))"
    } else {
      guard case .tuple(_, let pair) = element, pair.count == 2 else {
        refuse("a dictionary of \(name(of: element))", at: node.place)
        return failed()
      }
      (key, item) = (pair[0], pair[1])
      keyCode = "(\(e)).e0"
      itemCode = "(\(e)).e1"
      if arguments.count == 1 {
        let text = describe(LoweredCode(k), key, debug: "0")
        again =
          "__swift_fatal([NSString stringWithFormat:@\"Duplicate values for key: '%@'\", \(text)])"
      } else {
        guard let (declare, f, _) = function(arguments[1], [item, item], item) else {
          return failed()
        }
        before = declare
        let old = fromSlot("\(d)->values", LoweredCode(found), item)
        again =
          "\(d) = \(dictionaryStore(LoweredCode(d), LoweredCode(k), "\(f)(\(old), \(itemCode))", key, item))"
      }
    }
    if !isEquatable(key) {
      error("type '\(name(of: key))' does not conform to protocol 'Hashable'", at: node.place)
      return failed()
    }
    let type = SwiftType.dictionary(key, item)
    let first = dictionaryStore(LoweredCode(d), LoweredCode(k), itemCode, key, item)
    return SwiftValue(
      type: type,
      code:
        "({ SwiftArray *\(l) = \(list); \(before)SwiftDictionary *\(d) = __swift_dictionary(\(owns(key)), \(owns(item))); for (long \(i) = 0; \(i) < \(l)->count; \(i)++) { \(declaration(element, e)) = \(fromSlot(LoweredCode(l), LoweredCode(i), element)); \(declaration(key, k)) = \(keyCode); long \(found) = \(dictionaryFind(LoweredCode(d), LoweredCode(k), key)); if (\(found) < 0) \(d) = \(first); else \(again); } \(d); })"
    )
  }

  func sequenceConstruct(
    _ type: SwiftType, _ node: SwiftNode, _ arguments: [Int]
  ) -> SwiftValue {
    if arguments.isEmpty {
      guard let element = elementType(type) else { return failed() }
      return SwiftValue(type: type, code: "__swift_array(\(owns(element)))")
    }
    // A literal is made of the elements that are wanted, where the type says which.
    let isSaid = tree[arguments[0]].kind == .array && tree[node.kid(0)].kind != .name
    let wanted = isSaid ? elementType(type).map { SwiftType.array($0) } : nil
    let value = expression(arguments[0], expected: wanted)
    guard let (code, element) = sequence(value) else {
      if value.type != .failed { refuse("a collection of this", at: node.place) }
      return failed()
    }
    if case .set = type {
      promises.append((element, "Hashable", "generic struct 'Set'", node.place))
      return SwiftValue(
        type: .set(element), code: "__swift_unique_\(slotKind(element))(\(code))")
    }
    var isPart = value.view != nil
    if case .slice = value.type { isPart = true }
    if isPart { return SwiftValue(type: .array(element), code: "__swift_array_copy(\(code))") }
    return SwiftValue(type: .array(element), code: code)
  }

  func untypedConstruct(
    _ text: String, _ node: SwiftNode, _ arguments: [Int], _ expected: SwiftType?
  ) -> SwiftValue? {
    guard !arguments.isEmpty else { return nil }
    if let type = inferredCollection(text, node, arguments, expected) {
      return type == .failed ? failed() : construct(type, node, arguments, expected)
    }
    if text == "Dictionary" {
      let wanted = expected.map { $0.unwrapped ?? $0 }
      return libraryProblem([.makingDictionary], text, form: "init", node, arguments)
        ?? keyed(wanted, node, arguments)
    }
    guard text == "Array" || text == "Set" else { return nil }
    if let problem = libraryProblem(
      [text == "Set" ? .makingSet : .makingArray], text, form: "init", node, arguments)
    {
      return problem
    }
    if node.labels == ["repeating", "count"] {
      if text == "Array", let expected, case .array = expected.unwrapped ?? expected {
        return builtinConstruct(expected.unwrapped ?? expected, node, arguments)
      }
      let item = expression(arguments[0], expected: nil)
      if item.type == .failed { return failed() }
      return builtinConstruct(.array(item.type), node, arguments)
    }
    return sequenceConstruct(text == "Set" ? .set(.any) : .array(.any), node, arguments)
  }

  func builtinStatic(_ type: SwiftType, _ text: String) -> SwiftValue? {
    switch (type, text) {
    case (.integer(let own), "max"):
      return SwiftValue(
        type: type, code: "((\(cType(type)))\(SwiftCompiler.integers[own]?.high ?? "0"))")
    case (.integer(let own), "min"):
      return SwiftValue(
        type: type, code: "((\(cType(type)))\(SwiftCompiler.integers[own]?.low ?? "0"))")
    case (.double, "pi"): return SwiftValue(type: .double, code: "3.141592653589793")
    case (.double, "infinity"): return SwiftValue(type: .double, code: "(1.0 / 0.0)")
    case (.double, "nan"): return SwiftValue(type: .double, code: "__swift_folded(0.0 / 0.0)")
    case (.double, "greatestFiniteMagnitude"):
      return SwiftValue(type: .double, code: "1.7976931348623157e308")
    case (.double, "leastNormalMagnitude"):
      return SwiftValue(type: .double, code: "2.2250738585072014e-308")
    case (.double, "ulpOfOne"): return SwiftValue(type: .double, code: "2.220446049250313e-16")
    default: return nil
    }
  }

  // MARK: Properties

  private func saysItself(_ type: SwiftType) -> Bool {
    switch type {
    case .integer, .double, .float, .bool, .string, .character, .array, .set, .dictionary, .range:
      true
    default: false
    }
  }

  func builtinProperty(_ base: SwiftValue, _ text: String, at place: SourceRange) -> SwiftValue? {
    if text == "description", saysItself(base.type) {
      return SwiftValue(type: .string, code: shown(base, debug: "0", at: place))
    }
    switch base.type {
    case .string:
      switch text {
      case "count": return SwiftValue(type: .int, code: "__swift_character_count(\(base.code))")
      case "isEmpty": return SwiftValue(type: .bool, code: "((_Bool)([\(base.code) length] == 0))")
      case "first", "last":
        return SwiftValue(
          type: .optional(.character), code: "__swift_\(text)_character(\(base.code))")
      case "capitalized": return SwiftValue(type: .string, code: "__swift_capitals(\(base.code))")
      default: return nil
      }
    case .character: return characterProperty(base, text)
    case .array(let element), .slice(let element), .set(let element):
      switch text {
      case "count": return SwiftValue(type: .int, code: "(\(base.code))->count")
      case "isEmpty": return SwiftValue(type: .bool, code: "((_Bool)((\(base.code))->count == 0))")
      case "first", "last":
        let result = SwiftType.optional(element)
        let t = fresh("t")
        let index: LoweredCode = text == "first" ? "0" : "\(t)->count - 1"
        return SwiftValue(
          type: result,
          code:
            "({ SwiftArray *\(t) = \(base.code); \(t)->count ? \(some(result, fromSlot(LoweredCode(t), index, element))) : \(none(result)); })"
        )
      case "indices", "startIndex", "endIndex":
        if case .set = base.type { return nil }
        let range: LoweredCode = "__swift_indices(\(base.code))"
        return text == "indices"
          ? SwiftValue(type: .range(closed: false), code: range)
          : SwiftValue(type: .int, code: "(\(range)).\(text == "startIndex" ? "low" : "high")")
      default: return nil
      }
    case .dictionary(let key, let item):
      switch text {
      case "count": return SwiftValue(type: .int, code: "(\(base.code))->keys->count")
      case "isEmpty":
        return SwiftValue(type: .bool, code: "((_Bool)((\(base.code))->keys->count == 0))")
      case "keys": return SwiftValue(type: .array(key), code: "(\(base.code))->keys")
      case "values": return SwiftValue(type: .array(item), code: "(\(base.code))->values")
      case "first":
        let pair = SwiftType.tuple(["key", "value"], [key, item])
        let (result, t) = (SwiftType.optional(pair), fresh("t"))
        let made = aggregate(
          of: pair,
          "\(fromSlot("\(t)->keys", "0", key)), \(fromSlot("\(t)->values", "0", item))")
        return SwiftValue(
          type: result,
          code:
            "({ SwiftDictionary *\(t) = \(base.code); \(t)->keys->count ? \(some(result, made)) : \(none(result)); })"
        )
      default: return nil
      }
    case .range(let closed):
      switch text {
      case "lowerBound": return SwiftValue(type: .int, code: "(\(base.code)).low")
      case "upperBound":
        return SwiftValue(type: .int, code: "((\(base.code)).high - \(closed ? 1 : 0))")
      case "count":
        return SwiftValue(type: .int, code: "((\(base.code)).high - (\(base.code)).low)")
      case "isEmpty":
        return SwiftValue(
          type: .bool, code: "((_Bool)((\(base.code)).high == (\(base.code)).low))")
      default: return nil
      }
    case .integer(let kind):
      switch text {
      case "nonzeroBitCount":
        let (n, r) = (fresh("n"), fresh("r"))
        return SwiftValue(
          type: .int,
          code:
            "({ unsigned long \(n) = (unsigned long)\(base.code)\(bitMask(kind)); long \(r) = 0; for (; \(n); \(n) &= \(n) - 1) \(r)++; \(r); })"
        )
      default: return nil
      }
    case .double:
      let t = fresh("t")
      let tests: [String: LoweredCode] = [
        "isNaN": "\(t) != \(t)", "isInfinite": "\(t) == \(t) && \(t) - \(t) != 0",
        "isFinite": "\(t) - \(t) == 0", "isZero": "\(t) == 0",
      ]
      if let test = tests[text] {
        return SwiftValue(
          type: .bool, code: "({ double \(t) = \(base.code); (_Bool)(\(test)); })")
      }
      if text == "magnitude" { return SwiftValue(type: .double, code: "fabs(\(base.code))") }
      return nil
    default: return nil
    }
  }

  /// The bits that a number of fewer than 64 has.
  private func bitMask(_ kind: String) -> String {
    guard let bits = Int(kind.drop { !$0.isNumber }), bits < 64 else { return "" }
    return " & \((1 << bits) - 1)"
  }

  // MARK: Methods

  func builtinMethod(
    _ base: SwiftValue, _ text: String, _ node: SwiftNode, _ arguments: [Int],
    _ expected: SwiftType?
  ) -> SwiftValue? {
    if let problem = libraryProblem(SwiftLibraryKind.of(base.type), text, node, arguments) {
      return problem
    }
    if ["append", "insert", "updateValue"].contains(text) {
      for each in arguments { noteEscaping(each, .generic("Element")) }
    }
    let value = rethrowing(at: node.place) {
      builtinAnswer(base, text, node, arguments, expected)
    }
    guard let value, case .array(let element) = value.type, isPart(text) else { return value }
    // What a part of it is depends on what the whole was.
    switch base.type {
    case .string:
      var part = SwiftValue(type: .string, code: "__swift_joined(\(value.code), @\"\")")
      if text != "filter" { part.view = SwiftCompiler.substring }
      return part
    case .array, .slice:
      if text == "filter" { return value }
      // These a sequence has, too, whose parts are arrays.
      let isShared =
        ["suffix", "dropLast"].contains(text) || text == "prefix" && node.labels != [""]
      if !isShared || !isArray(expected) {
        return SwiftValue(type: .slice(element), code: value.code)
      }
      return SwiftValue(type: value.type, code: "__swift_array_copy(\(value.code))")
    default:
      if text == "filter" { return value }
      return view("Slice", "__swift_array_copy(\(value.code))", of: element, expected)
    }
  }

  private func isPart(_ text: String) -> Bool {
    ["prefix", "suffix", "drop", "dropFirst", "dropLast", "filter"].contains(text)
  }

  private func builtinAnswer(
    _ base: SwiftValue, _ text: String, _ node: SwiftNode, _ arguments: [Int],
    _ expected: SwiftType?
  ) -> SwiftValue? {
    switch base.type {
    case .string:
      if let value = stringMethod(base, text, node, arguments) { return value }
      if text == "firstIndex" || text == "lastIndex" {
        refuse("indices of a String", at: node.place)
        return failed()
      }
      guard let (code, element) = sequence(base) else { return nil }
      return sequenceMethod(
        SwiftValue(type: .array(element), code: code), element, text, node, arguments, expected)
    case .array(let element):
      return arrayMethod(base, element, text, node, arguments)
        ?? sequenceMethod(base, element, text, node, arguments, expected)
    case .slice(let element):
      var base = base
      base.type = .array(element)
      return sequenceMethod(base, element, text, node, arguments, expected)
    case .set(let element):
      return setMethod(base, element, text, node, arguments)
        ?? sequenceMethod(base, element, text, node, arguments, expected)
    case .range:
      if text == "contains", node.labels == [""], tree[arguments[0]].kind != .closure {
        return SwiftValue(
          type: .bool,
          code: "__swift_range_contains(\(base.code), \(argument(arguments[0], .int)))")
      }
      return sequenceMethod(
        SwiftValue(type: .array(.int), code: "__swift_range_array(\(base.code))"), .int, text,
        node, arguments, expected)
    case .dictionary(let key, let item):
      return dictionaryMethod(base, key, item, text, node, arguments)
        ?? sequence(base).flatMap {
          sequenceMethod(
            SwiftValue(type: .array($0.1), code: $0.0), $0.1, text, node, arguments, expected)
        }
    case .bool where text == "toggle":
      return changing(base, node) { "((_Bool)!\($0))" }
    case .integer where text == "isMultiple":
      return SwiftValue(
        type: .bool,
        code:
          "((_Bool)(\(arithmetic("%", base.code, argument(arguments[0], base.type), base.type)) == 0))"
      )
    case .integer where text == "signum":
      let t = fresh("t")
      return SwiftValue(
        type: base.type,
        code:
          "({ \(declaration(base.type, t)) = \(base.code); (\(cType(base.type)))(\(t) > 0 ? 1 : \(t) < 0 ? -1 : 0); })"
      )
    case .integer where text == "quotientAndRemainder":
      let (t, u) = (fresh("t"), fresh("u"))
      let pair = SwiftType.tuple(["quotient", "remainder"], [base.type, base.type])
      let (a, b) = (LoweredCode(t), LoweredCode(u))
      let parts: LoweredCode =
        "\(arithmetic("/", a, b, base.type)), \(arithmetic("%", a, b, base.type))"
      return SwiftValue(
        type: pair,
        code:
          "({ \(declaration(base.type, t)) = \(base.code); \(declaration(base.type, u)) = \(argument(arguments[0], base.type)); \(aggregate(of: pair, parts)); })"
      )
    case .double where text == "truncatingRemainder":
      return SwiftValue(
        type: .double, code: "fmod(\(base.code), \(argument(arguments[0], .double)))")
    case .character where ["uppercased", "lowercased"].contains(text) && arguments.isEmpty:
      let verb = text == "uppercased" ? "upper" : "lower"
      return SwiftValue(type: .string, code: "__swift_\(verb)(\(base.code))")
    case .double where text == "squareRoot":
      return SwiftValue(type: .double, code: "sqrt(\(base.code))")
    case .double where text == "rounded":
      let names = [
        "up": "ceil", "down": "floor", "towardZero": "trunc", "toNearestOrAwayFromZero": "round",
      ]
      let rule = arguments.isEmpty ? "toNearestOrAwayFromZero" : tree[arguments[0]].text
      guard let function = names[rule],
        arguments.isEmpty || (tree[arguments[0]].kind == .member && tree[arguments[0]].kid(0) == 0)
      else {
        refuse("rounded(_:) by this rule", at: node.place)
        return failed()
      }
      return SwiftValue(type: .double, code: "\(function)(\(base.code))")
    default: return nil
    }
  }

  /// A number with a fraction as an integer, which it has to fit into.
  func truncated(_ value: SwiftValue, _ type: SwiftType) -> LoweredCode {
    let (from, to) = (name(of: value.type), name(of: type))
    guard let limits = bounds(of: type) else { return value.code }
    return
      "((\(cType(type)))__swift_between(\(value.code), \(String(limits.below)), \(String(limits.above)), @\"\(from)\", @\"\(to)\"))"
  }

  /// What becomes an integer of a type lies between these two.
  func bounds(of type: SwiftType) -> (below: Double, above: Double)? {
    guard type.isInteger else { return nil }
    let to = name(of: type)
    let bits = Int(to.drop { !$0.isNumber }) ?? 64
    let isSigned = to.hasPrefix("I")
    let above: Double = (0..<(isSigned ? bits - 1 : bits)).reduce(1) { power, _ in power * 2 }
    // Of 64 bits the next number below has a distance of its own.
    return (!isSigned ? -1 : bits == 64 ? (-above).nextDown : -above - 1, above)
  }

  /// A mutating method that puts a new value where the old one was.
  func changing(
    _ base: SwiftValue, _ node: SwiftNode, _ new: (LoweredCode) -> LoweredCode
  ) -> SwiftValue {
    if let reason = base.immutable {
      error(
        "cannot use mutating member on immutable value: \(reason)", at: node.place)
      return failed()
    }
    if case .none = base.place {
      error(
        "cannot use mutating member on immutable value: \(whyUnheld(tree[node.kid(0)].kid(0)))",
        at: node.place)
      return failed()
    }
    return SwiftValue(type: .void, code: store(base, new(base.code)))
  }

}
