import Diagnostics
import Syntax

/// Expressions: each is typed from the inside out, helped by the type that is expected of it.
extension SwiftCompiler {
  func failed() -> SwiftValue { SwiftValue(type: .failed, code: "0") }

  func expression(
    _ id: Int, expected: SwiftType?, isStatement: Bool = false
  ) -> SwiftValue {
    let node = tree[id]
    if !chainKinds(node.kind) || spine.contains(id) || !hasChain(id) {
      var value = plain(id, node, expected, isStatement)
      value.code = value.code.at(node.place)
      return value
    }
    // `a?.b.c`: all of it has no value where `a` has none.
    let oldSpine = spine
    addSpine(id)
    chains.append([])
    let value = plain(id, node, expected.map { $0.unwrapped ?? $0 }, isStatement)
    let steps = chains.removeLast()
    spine = oldSpine
    if value.type == .failed { return failed() }
    var code = SwiftCode()
    for step in steps { code += "\(step.declare)if (\(step.test)) { " }
    let closing = String(repeating: "} ", count: steps.count)
    if value.type == .void {
      code = "({ \(code)\(value.code); \(closing)(void)0; })"
      return SwiftValue(type: .void, code: code.at(node.place))
    }
    let result: SwiftType = value.type.unwrapped != nil ? value.type : .optional(value.type)
    let temporary = fresh("t")
    code =
      "({ \(declaration(result, temporary)) = \(none(result)); \(code)\(temporary) = \(converted(value.code, value.type, result)); \(closing)\(temporary); })"
    return SwiftValue(type: result, code: code.at(node.place))
  }

  private func chainKinds(_ kind: SwiftNodeKind) -> Bool {
    switch kind {
    case .member, .call, .subscription, .binary: true
    default: false
    }
  }

  /// Whether a `?` lies on the way down the bases of this expression.
  private func hasChain(_ id: Int) -> Bool {
    var current = id
    var isFirst = true
    while current != 0 {
      let node = tree[current]
      switch node.kind {
      case .optionalChain: return true
      case .member, .call, .subscription: current = node.kid(0)
      case .forceUnwrap: current = node.kid(0)
      case .binary where isFirst && isAssignment(node.text): current = node.kid(0)
      default: return false
      }
      isFirst = false
    }
    return false
  }

  private func addSpine(_ id: Int) {
    var current = id
    while current != 0 {
      spine.insert(current)
      switch tree[current].kind {
      case .member, .call, .subscription, .forceUnwrap, .optionalChain, .binary:
        current = tree[current].kid(0)
      default: return
      }
    }
  }

  func isAssignment(_ op: String) -> Bool {
    op == "="
      || (op.hasSuffix("=") && op.count <= 3 && !["==", "!=", "<=", ">=", "===", "!=="].contains(op))
  }

  private func plain(
    _ id: Int, _ node: SwiftNode, _ expected: SwiftType?, _ isStatement: Bool
  ) -> SwiftValue {
    switch node.kind {
    case .integer: return integer(node, expected)
    case .float:
      if let wanted = expected?.unwrapped ?? expected, wanted == .float {
        return SwiftValue(type: .float, code: SwiftCode("((float)\(node.text))"))
      }
      return SwiftValue(type: .double, code: SwiftCode("(\(node.text))"))
    case .boolean: return SwiftValue(type: .bool, code: node.text == "true" ? "((_Bool)1)" : "((_Bool)0)")
    case .nilLiteral:
      if let expected, expected.unwrapped != nil {
        return SwiftValue(type: expected, code: none(expected))
      }
      return SwiftValue(type: .null, code: "((id)0)")
    case .string: return string(node, expected)
    case .name: return named(node.text, at: node.place, expected: expected)
    case .member: return member(node, expected)
    case .call: return call(node, expected)
    case .subscription: return subscripted(node)
    case .forceUnwrap:
      let value = expression(node.kid(0), expected: expected.map { .optional($0) })
      guard let inner = value.type.unwrapped else {
        if value.type != .failed {
          error(
            "cannot force unwrap value of non-optional type '\(name(of: value.type))'",
            at: node.place)
        }
        return failed()
      }
      if isPointer(inner) {
        var result = SwiftValue(
          type: inner, code: "((\(cType(inner)))__swift_unwrap(\(value.code)))",
          immutable: value.immutable)
        if case .none = value.place { return result }
        result.place = .accessor { [self] new in store(value, new) }
        return result
      }
      let temporary = fresh("t")
      var result = SwiftValue(
        type: inner,
        code:
          "({ \(declaration(value.type, temporary)) = \(value.code); if (!\(temporary).some) __swift_unwrap(0); \(temporary).value; })"
      )
      result.immutable = value.immutable
      if case .none = value.place { return result }
      result.place = .accessor { [self] new in store(value, some(value.type, new)) }
      return result
    case .optionalChain: return chained(node)
    case .prefix: return prefix(node, expected)
    case .binary: return binary(node, expected)
    case .ternary:
      let test = conditionCode([node.kid(0)])
      var yes = expression(node.kid(1), expected: expected)
      let no = expression(node.kid(2), expected: expected ?? yes.type)
      if expected == nil, yes.type == .int, no.type == .double {
        yes = expression(node.kid(1), expected: .double)
      }
      let type: SwiftType
      if let expected, converts(yes.type, to: expected), converts(no.type, to: expected) {
        type = expected
      } else if yes.type == .null {
        type = no.type.unwrapped != nil ? no.type : .optional(no.type)
      } else if converts(no.type, to: yes.type) {
        type = yes.type
      } else if no.type == .null {
        type = .optional(yes.type)
      } else {
        type = no.type
      }
      let a = convert(yes, to: type, at: tree[node.kid(1)].place, mismatch)
      let b = convert(no, to: type, at: tree[node.kid(2)].place, mismatch)
      return SwiftValue(type: type, code: "(\(test) ? \(a) : \(b))")
    case .isTest:
      let value = expression(node.kid(0), expected: nil)
      let wanted = resolve(node.kid(1))
      if value.type == .failed || wanted == .failed { return failed() }
      let temporary = fresh("t")
      return SwiftValue(
        type: .bool,
        code:
          "({ \(declaration(value.type, temporary)) = \(value.code); (_Bool)\(isTest(SwiftCode(temporary), value.type, wanted)); })"
      )
    case .cast: return cast(node)
    case .array: return array(node, expected)
    case .dictionary: return dictionary(node, expected)
    case .tuple:
      if node.kids.isEmpty { return SwiftValue(type: .void, code: "((void)0)") }
      var wanted: [SwiftType]?
      if case .tuple(_, let types)? = expected, types.count == node.kids.count { wanted = types }
      var types: [SwiftType] = []
      var parts: [SwiftCode] = []
      for (position, kid) in node.kids.enumerated() {
        let value = expression(kid, expected: wanted?[position])
        types.append(wanted?[position] ?? value.type)
        parts.append(convert(value, to: types[position], at: tree[kid].place, mismatch))
      }
      if types.contains(.failed) { return failed() }
      var labels = node.labels
      if case .tuple(let names, _)? = expected, wanted != nil, labels.allSatisfy(\.isEmpty) {
        labels = names
      }
      let type = SwiftType.tuple(labels, types)
      return SwiftValue(type: type, code: "((\(cType(type))){\(parts.joined(", "))})")
    case .closure: return closure(node, expected)
    case .inoutArgument:
      error("use of extraneous '&'", at: node.place)
      return failed()
    case .typeName:
      let type = resolve(id)
      return SwiftValue(type: type, code: "0", isType: true)
    case .bindPattern, .letPattern, .wildcard:
      error(
        node.kind == .wildcard
          ? "'_' can only appear in a pattern or on the left side of an assignment"
          : "'let' in this position is nested inside another 'let' or 'var'", at: node.place)
      return failed()
    default:
      refuse("this expression", at: node.place)
      return failed()
    }
  }

  func mismatch(_ from: String, _ to: String) -> String {
    "cannot convert value of type '\(from)' to expected argument type '\(to)'"
  }

  // MARK: Literals

  private func integer(_ node: SwiftNode, _ expected: SwiftType?) -> SwiftValue {
    let wanted = expected.map { $0.unwrapped ?? $0 }
    var text = node.text
    var negative = false
    if text.hasPrefix("-") {
      negative = true
      text.removeFirst()
    }
    let value: UInt64?
    if text.hasPrefix("0x") {
      value = UInt64(text.dropFirst(2), radix: 16)
    } else if text.hasPrefix("0b") {
      value = UInt64(text.dropFirst(2), radix: 2)
    } else if text.hasPrefix("0o") {
      value = UInt64(text.dropFirst(2), radix: 8)
    } else {
      value = UInt64(text)
    }
    if wanted == .double || wanted == .float {
      return SwiftValue(
        type: wanted ?? .double,
        code: SwiftCode("((\(wanted == .float ? "float" : "double"))\(node.text).0)"))
    }
    let type = wanted?.isInteger == true ? wanted ?? .int : .int
    let limits: [String: (low: UInt64, high: UInt64)] = [
      "Int": (1 << 63, (1 << 63) - 1), "Int64": (1 << 63, (1 << 63) - 1), "UInt": (0, .max),
      "UInt64": (0, .max), "Int8": (128, 127), "UInt8": (0, 255), "Int16": (32768, 32767),
      "UInt16": (0, 65535), "Int32": (1 << 31, (1 << 31) - 1), "UInt32": (0, (1 << 32) - 1),
    ]
    let name = name(of: type)
    let limit = limits[name] ?? (0, 0)
    guard let value, value <= (negative ? limit.low : limit.high) else {
      error("integer literal '\(node.text)' overflows when stored into '\(name)'", at: node.place)
      return failed()
    }
    let suffix = name.hasPrefix("U") ? "UL" : "L"
    if negative, value == 1 << 63 {
      return SwiftValue(type: type, code: "(-9223372036854775807L - 1)")
    }
    return SwiftValue(
      type: type,
      code: SwiftCode("((\(cType(type)))\(negative ? "-" : "")\(String(value))\(suffix))"))
  }

  func quoted(_ text: String) -> SwiftCode {
    var literal = "@\""
    for byte in text.utf8 {
      switch byte {
      case 0x22: literal += "\\\""
      case 0x5C: literal += "\\\\"
      case 0x0A: literal += "\\n"
      case 0x09: literal += "\\t"
      case 0x0D: literal += "\\r"
      case 0x3F: literal += "\\?"
      case 0..<32: literal += "\\" + octal(byte)
      default: literal.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    if text.utf8.contains(where: { $0 >= 128 }) {
      literal =
        "@\""
        + text.map { character -> String in
          switch character {
          case "\"": "\\\""
          case "\\": "\\\\"
          case "\n": "\\n"
          case "\t": "\\t"
          case "\r": "\\r"
          default: String(character)
          }
        }.joined()
    }
    return SwiftCode(literal + "\"")
  }
  private func octal(_ byte: UInt8) -> String {
    let text = String(byte, radix: 8)
    return String(repeating: "0", count: 3 - text.count) + text
  }

  private func string(_ node: SwiftNode, _ expected: SwiftType?) -> SwiftValue {
    let type: SwiftType =
      (expected?.unwrapped ?? expected) == .character ? .character : .string
    var parts: [SwiftCode] = []
    for kid in node.kids {
      if tree[kid].kind == .stringPart {
        parts.append(quoted(tree[kid].text))
      } else {
        let value = expression(kid, expected: nil)
        if value.type == .failed { return failed() }
        if value.type == .null {
          error("'nil' requires a contextual type", at: tree[kid].place)
          return failed()
        }
        parts.append(describe(value.code, value.type, debug: "0"))
      }
    }
    guard var code = parts.first else { return SwiftValue(type: type, code: "@\"\"") }
    for part in parts.dropFirst() { code = "__swift_concat(\(code), \(part))" }
    return SwiftValue(type: type, code: code)
  }

  private func array(_ node: SwiftNode, _ expected: SwiftType?) -> SwiftValue {
    let wanted = expected.map { $0.unwrapped ?? $0 }
    var element: SwiftType?
    var isSet = false
    if case .array(let inner)? = wanted { element = inner }
    if case .set(let inner)? = wanted {
      element = inner
      isSet = true
    }
    var values: [(SwiftValue, SourceRange)] = []
    var common: SwiftType? = element
    for kid in node.kids {
      let value = expression(kid, expected: common)
      if value.type == .failed { return failed() }
      if element == nil {
        if common == nil {
          common = value.type
        } else if let old = common, !converts(value.type, to: old) {
          if converts(old, to: value.type) {
            common = value.type
          } else if old == .null {
            common = .optional(value.type)
          } else if value.type == .null {
            common = .optional(old)
          } else if let shared = sharedSuperclass(old, value.type) {
            common = shared
          } else if old == .int, value.type == .double {
            common = .double
          } else {
            error(
              "heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if this is intentional",
              at: node.place)
            return failed()
          }
        }
      }
      values.append((value, tree[kid].place))
    }
    guard let element = common else {
      error("empty collection literal requires an explicit type", at: node.place)
      return failed()
    }
    if element == .double, values.contains(where: { $0.0.type == .int }) {
      values = node.kids.map { (expression($0, expected: .double), tree[$0].place) }
    }
    let temporary = fresh("t")
    var code: SwiftCode = "SwiftArray *\(temporary) = __swift_array(\(owns(element))); "
    for (value, place) in values {
      let item = convert(value, to: element, at: place) {
        "cannot convert value of type '\($0)' to expected element type '\($1)'"
      }
      if isSet {
        code += "\(temporary) = __swift_set_insert_\(slotKind(element))(\(temporary), \(toSlot(item, element))); "
      } else {
        code += "__swift_push_\(slotKind(element))(\(temporary), \(toSlot(item, element))); "
      }
    }
    return SwiftValue(
      type: isSet ? .set(element) : .array(element), code: "({ \(code)\(temporary); })")
  }

  private func sharedSuperclass(_ a: SwiftType, _ b: SwiftType) -> SwiftType? {
    guard let x = isClass(a), let y = isClass(b) else { return nil }
    var current: Int? = x
    var steps = 0
    while let each = current, steps < 1000 {
      if isSubclass(y, of: each) { return .nominal(each) }
      current = state.nominals[each].superclass
      steps += 1
    }
    return nil
  }

  private func dictionary(_ node: SwiftNode, _ expected: SwiftType?) -> SwiftValue {
    var key: SwiftType?
    var item: SwiftType?
    if case .dictionary(let a, let b)? = expected.map({ $0.unwrapped ?? $0 }) {
      key = a
      item = b
    }
    if node.kids.isEmpty, key == nil {
      error("empty collection literal requires an explicit type", at: node.place)
      return failed()
    }
    let temporary = fresh("t")
    var parts: [(SwiftValue, SwiftValue, Int)] = []
    var index = 0
    while index + 1 < node.kids.count {
      let a = expression(node.kids[index], expected: key)
      let b = expression(node.kids[index + 1], expected: item)
      if a.type == .failed || b.type == .failed { return failed() }
      key = key ?? a.type
      item = item ?? b.type
      parts.append((a, b, index))
      index += 2
    }
    let keyType = key ?? .string
    let itemType = item ?? .any
    let type = SwiftType.dictionary(keyType, itemType)
    var code: SwiftCode =
      "SwiftDictionary *\(temporary) = __swift_dictionary(\(owns(keyType)), \(owns(itemType))); "
    for (a, b, index) in parts {
      let k = convert(a, to: keyType, at: tree[node.kids[index]].place) {
        "cannot convert value of type '\($0)' to expected dictionary key type '\($1)'"
      }
      let v = convert(b, to: itemType, at: tree[node.kids[index + 1]].place) {
        "cannot convert value of type '\($0)' to expected dictionary value type '\($1)'"
      }
      code +=
        "\(temporary) = \(dictionaryStore(SwiftCode(temporary), k, v, keyType, itemType)); "
    }
    return SwiftValue(type: type, code: "({ \(code)\(temporary); })")
  }

  // MARK: Slots of collections

  /// 1 where the slots hold objects.
  func owns(_ type: SwiftType) -> String { isPlainWord(type) ? "0" : "1" }
  func isPlainWord(_ type: SwiftType) -> Bool {
    switch type {
    case .integer, .double, .float, .bool: return true
    case .nominal(let index):
      return state.nominals[index].kind == .enumType && !state.nominals[index].hasPayload
    default: return false
    }
  }
  func slotKind(_ type: SwiftType) -> String { isPlainWord(type) ? "word" : "object" }
  func toSlot(_ code: SwiftCode, _ type: SwiftType) -> SwiftCode {
    switch type {
    case .double, .float: return "__swift_word(\(code))"
    case .optional(let inner) where isPointer(inner): return code
    default: return isPlainWord(type) ? "(long)(\(code))" : boxed(code, type)
    }
  }
  /// The element at an index, which is known to be there or is checked.
  func fromSlot(_ array: SwiftCode, _ index: SwiftCode, _ type: SwiftType) -> SwiftCode {
    fromSlotValue("__swift_\(slotKind(type))_at(\(array), \(index))", type)
  }
  func fromSlotValue(_ slot: SwiftCode, _ type: SwiftType) -> SwiftCode {
    switch type {
    case .double: return "__swift_number(\(slot))"
    case .float: return "((float)__swift_number(\(slot)))"
    case .optional(let inner) where isPointer(inner): return "((\(cType(inner)))\(slot))"
    default:
      return isPlainWord(type) ? "((\(cType(type)))\(slot))" : unboxed(slot, type)
    }
  }

  func dictionaryStore(
    _ dictionary: SwiftCode, _ key: SwiftCode, _ value: SwiftCode, _ keyType: SwiftType,
    _ itemType: SwiftType
  ) -> SwiftCode {
    let wordKey = isPlainWord(keyType)
    let wordItem = isPlainWord(itemType)
    let k = toSlot(key, keyType)
    let v = toSlot(value, itemType)
    return
      "__swift_dictionary_set(\(dictionary), \(wordKey ? k : "0"), \(wordKey ? "(id)0" : k), \(wordItem ? v : "0"), \(wordItem ? "(id)0" : v))"
  }
  func dictionaryFind(
    _ dictionary: SwiftCode, _ key: SwiftCode, _ keyType: SwiftType
  ) -> SwiftCode {
    let k = toSlot(key, keyType)
    return isPlainWord(keyType)
      ? "__swift_dictionary_find(\(dictionary), \(k), (id)0)"
      : "__swift_dictionary_find(\(dictionary), 0, \(k))"
  }

  // MARK: Names

  func named(_ text: String, at place: SourceRange, expected: SwiftType?) -> SwiftValue {
    if let variable = lookup(text) { return value(of: variable, text, at: place) }
    if text == "super", let owner = context.owner, let parent = state.nominals[owner].superclass {
      return SwiftValue(type: .nominal(parent), code: "super")
    }
    if text == "self", let owner = context.owner, context.isStatic {
      return SwiftValue(type: .nominal(owner), code: "self", isType: true)
    }
    if let value = implicitMember(text, at: place) { return value }
    if let variable = state.globals[text] { return value(of: variable, text, at: place) }
    if text.hasPrefix("$") {
      error("anonymous closure argument not contained in a closure", at: place)
      return failed()
    }
    if let type = namedType(text, []) {
      return SwiftValue(type: type, code: "0", isType: true)
    }
    if let functions = state.functions[text] {
      if functions.count == 1, functions[0].generics.isEmpty {
        return functionValue(functions[0])
      }
      if case .function(let wanted, _)? = expected {
        if let found = functions.first(where: { $0.parameters.map(\.type) == wanted }) {
          return functionValue(found)
        }
      }
      error("ambiguous use of '\(text)'", at: place)
      return failed()
    }
    if text == "super" {
      error("'super' cannot be used outside of class members", at: place)
      return failed()
    }
    error("cannot find '\(text)' in scope", at: place)
    return failed()
  }

  /// A function as a value: a block that calls it.
  private func functionValue(_ function: SwiftFunction) -> SwiftValue {
    let type = SwiftType.function(function.parameters.map(\.type), function.result)
    let names = function.parameters.indices.map { "p\($0)" }
    let list = function.parameters.enumerated().map { "\(cType($1.type)) \(names[$0])" }
    let isVoid = function.result == .void
    _ = cType(type)
    return SwiftValue(
      type: type,
      code:
        "^\(cType(function.result))(\(list.isEmpty ? "void" : list.joined(separator: ", "))) { \(isVoid ? "" : "return ")\(function.cname)(\(names.joined(separator: ", "))); }"
    )
  }

  func value(of variable: SwiftVariable, _ text: String, at place: SourceRange) -> SwiftValue {
    var code: SwiftCode = variable.isPointer ? "(*\(variable.cname))" : SwiftCode(variable.cname)
    if variable.isUnowned {
      code = "((\(cType(variable.type)))__swift_unowned(\(variable.cname)))"
    }
    var value = SwiftValue(type: variable.type, code: code, place: .direct)
    if variable.isLet, !variable.isDeferred {
      value.immutable =
        text == "self" ? "'self' is immutable" : "'\(text)' is a 'let' constant"
    }
    return value
  }

  /// A member of `self`, or of the type in a static method.
  private func implicitMember(_ text: String, at place: SourceRange) -> SwiftValue? {
    guard let owner = context.owner else { return nil }
    if let this = lookup("self") {
      if case .nominal(let index) = this.type.unwrapped ?? this.type,
        findProperty(text, index, isStatic: false) != nil
          || !findMethods(text, index, isStatic: false).isEmpty
      {
        if this.type.unwrapped != nil {
          error(
            "reference to property '\(text)' in closure requires explicit use of 'self' to make capture semantics explicit",
            at: place)
          return failed()
        }
        return memberValue(
          value(of: this, "self", at: place), text, at: place, isImplicit: true)
      }
    }
    if context.isStatic,
      findProperty(text, owner, isStatic: true) != nil
        || !findMethods(text, owner, isStatic: true).isEmpty
    {
      return memberValue(
        SwiftValue(type: .nominal(owner), code: "self", isType: true), text, at: place,
        isImplicit: true)
    }
    if findProperty(text, owner, isStatic: true) != nil, !context.isStatic {
      error(
        "static member '\(text)' cannot be used on instance of type '\(fullName(owner))'",
        at: place)
      return failed()
    }
    if context.isStatic, findProperty(text, owner, isStatic: false) != nil {
      error(
        "instance member '\(text)' cannot be used on type '\(fullName(owner))'", at: place)
      return failed()
    }
    return nil
  }

  // MARK: Chains

  private func chained(_ node: SwiftNode) -> SwiftValue {
    let value = expression(node.kid(0), expected: nil)
    guard let inner = value.type.unwrapped else {
      if value.type != .failed {
        error(
          "cannot use optional chaining on non-optional value of type '\(name(of: value.type))'",
          at: node.place)
      }
      return failed()
    }
    guard !chains.isEmpty else {
      // `x?` alone.
      return value
    }
    if case .direct = value.place, value.immutable == nil, isAggregate(value.type) {
      // A struct is changed where it lies.
      chains[chains.count - 1].append((declare: "", test: isSome(value.type, value.code)))
      return SwiftValue(type: inner, code: unwrap(value.type, value.code), place: .direct)
    }
    let temporary = fresh("t")
    chains[chains.count - 1].append(
      (
        declare: "\(declaration(value.type, temporary)) = \(value.code); ",
        test: isSome(value.type, SwiftCode(temporary))
      ))
    var result = SwiftValue(type: inner, code: unwrap(value.type, SwiftCode(temporary)))
    if case .direct = value.place, value.immutable == nil, isPointer(inner) {
      result.code = value.code
      result.place = .direct
    }
    return result
  }

  // MARK: Casts

  func isTest(_ code: SwiftCode, _ type: SwiftType, _ wanted: SwiftType) -> SwiftCode {
    if let inner = type.unwrapped, wanted.unwrapped == nil {
      return "(\(isSome(type, code)) && \(isTest(unwrap(type, code), inner, wanted)))"
    }
    if type == wanted { return "1" }
    if !isPointer(type) {
      return converts(type, to: wanted) ? "1" : "0"
    }
    if let index = isProtocol(wanted) {
      return "__swift_conforms((id)\(code), @protocol(\(state.nominals[index].cname)))"
    }
    if let index = isClass(wanted) {
      return "[(id)\(code) isKindOfClass:[\(state.nominals[index].cname) class]]"
    }
    switch wanted {
    case .any: return "1"
    case .string, .character: return "__swift_is_string((id)\(code))"
    case .array, .set: return "[(id)\(code) isKindOfClass:[SwiftArray class]]"
    case .dictionary: return "[(id)\(code) isKindOfClass:[SwiftDictionary class]]"
    case .function: return "1"
    default: return "[(id)\(code) isKindOfClass:[\(boxClass(wanted)) class]]"
    }
  }

  func castCode(_ code: SwiftCode, _ type: SwiftType, _ wanted: SwiftType) -> SwiftCode {
    if type == wanted { return code }
    if let inner = type.unwrapped, wanted.unwrapped == nil {
      return castCode(unwrap(type, code), inner, wanted)
    }
    if isPointer(type) { return unboxed("((id)\(code))", wanted) }
    return converted(code, type, wanted)
  }

  private func cast(_ node: SwiftNode) -> SwiftValue {
    let wanted = resolve(node.kid(1))
    let value = expression(node.kid(0), expected: node.text == "as" ? wanted : nil)
    if value.type == .failed || wanted == .failed { return failed() }
    if node.text == "as" {
      guard converts(value.type, to: wanted) else {
        let isDown = converts(wanted, to: value.type)
        error(
          isDown
            ? "'\(name(of: value.type))' is not convertible to '\(name(of: wanted))'"
            : "cannot convert value of type '\(name(of: value.type))' to type '\(name(of: wanted))' in coercion",
          at: node.place)
        return failed()
      }
      return SwiftValue(type: wanted, code: converted(value.code, value.type, wanted))
    }
    let temporary = fresh("t")
    let test = isTest(SwiftCode(temporary), value.type, wanted)
    let made = castCode(SwiftCode(temporary), value.type, wanted)
    if node.text == "as?" {
      let result = SwiftType.optional(wanted)
      let possible = converts(value.type, to: wanted) || isPointer(value.type.unwrapped ?? value.type)
      if !possible { return SwiftValue(type: result, code: none(result)) }
      return SwiftValue(
        type: result,
        code:
          "({ \(declaration(value.type, temporary)) = \(value.code); \(test) ? \(some(result, made)) : \(none(result)); })"
      )
    }
    return SwiftValue(
      type: wanted,
      code:
        "({ \(declaration(value.type, temporary)) = \(value.code); if (!(\(test))) __swift_bad_cast(\(describeType(SwiftCode(temporary), value.type)), @\"\(state.moduleName).\(name(of: wanted))\"); \(made); })"
    )
  }

  // MARK: Operators

  private func prefix(_ node: SwiftNode, _ expected: SwiftType?) -> SwiftValue {
    if node.text == "!" {
      return SwiftValue(type: .bool, code: "(_Bool)!(\(conditionCode([node.kid(0)])))")
    }
    let value = expression(node.kid(0), expected: expected)
    if value.type == .failed { return failed() }
    guard value.type.isNumber else {
      error(
        "unary operator '\(node.text)' cannot be applied to an operand of type '\(name(of: value.type))'",
        at: node.place)
      return failed()
    }
    switch node.text {
    case "-":
      if value.type.isInteger {
        return SwiftValue(
          type: value.type, code: arithmetic("-", "0", value.code, value.type))
      }
      return SwiftValue(type: value.type, code: "(-\(value.code))")
    case "~": return SwiftValue(type: value.type, code: "((\(cType(value.type)))~\(value.code))")
    default: return value
    }
  }

  /// Sums that do not fit stop the program.
  func arithmetic(
    _ op: String, _ a: SwiftCode, _ b: SwiftCode, _ type: SwiftType
  ) -> SwiftCode {
    guard type.isInteger else { return "(\(a) \(op) \(b))" }
    let names = ["+": "add", "-": "subtract", "*": "multiply", "/": "divide", "%": "remainder"]
    let verb = names[op] ?? "add"
    let own = name(of: type)
    if own == "Int" || own == "Int64" { return "__swift_\(verb)(\(a), \(b))" }
    if own == "UInt" || own == "UInt64" { return "__swift_\(verb)_unsigned(\(a), \(b))" }
    let limits = SwiftCompiler.integers[own]
    return
      "((\(cType(type)))__swift_narrow(__swift_\(verb)((long)\(a), (long)\(b)), (long)\(limits?.low ?? "0"), (long)\(limits?.high ?? "0")))"
  }

  private func isLiteral(_ id: Int) -> Bool {
    let node = tree[id]
    switch node.kind {
    case .integer, .float, .nilLiteral, .array, .dictionary: return true
    case .member: return node.kid(0) == 0
    case .string: return true
    case .prefix: return isLiteral(node.kid(0))
    case .binary:
      return ["+", "-", "*", "/", "%"].contains(node.text) && isLiteral(node.kid(0))
        && isLiteral(node.kid(1))
    case .call: return tree[node.kid(0)].kind == .member && tree[node.kid(0)].kid(0) == 0
    default: return false
    }
  }

  private func binary(_ node: SwiftNode, _ expected: SwiftType?) -> SwiftValue {
    let op = node.text
    if op == "=" { return assign(node) }
    if isAssignment(op) { return compound(node) }
    switch op {
    case "&&", "||":
      let a = conditionOperand(node.kid(0))
      let b = conditionOperand(node.kid(1))
      return SwiftValue(type: .bool, code: "((_Bool)(\(a) \(op) \(b)))")
    case "??": return coalesce(node, expected)
    case "..<", "...":
      let low = expression(node.kid(0), expected: .int)
      let high = expression(node.kid(1), expected: .int)
      if low.type == .failed || high.type == .failed { return failed() }
      guard low.type == .int, high.type == .int else {
        refuse("ranges of \(name(of: low.type))", at: node.place)
        return failed()
      }
      return SwiftValue(
        type: .range(closed: op == "..."),
        code: "__swift_range(\(low.code), \(high.code), \(op == "..." ? 1 : 0))")
    default: break
    }
    let isComparison = ["==", "!=", "<", ">", "<=", ">=", "===", "!=="].contains(op)
    let hint = isComparison ? nil : expected.map { $0.unwrapped ?? $0 }
    var a: SwiftValue
    var b: SwiftValue
    let firstIsLiteral = isLiteral(node.kid(0))
    if firstIsLiteral, !isLiteral(node.kid(1)) {
      b = expression(node.kid(1), expected: hint)
      a = expression(node.kid(0), expected: b.type)
    } else {
      a = expression(node.kid(0), expected: hint)
      b = expression(node.kid(1), expected: a.type == .null || a.type == .failed ? hint : a.type)
      if firstIsLiteral, a.type == .int, b.type == .double {
        a = expression(node.kid(0), expected: .double)
      }
    }
    if a.type == .failed || b.type == .failed { return failed() }
    if op == "===" || op == "!==" {
      let x = a.type.unwrapped ?? a.type
      let y = b.type.unwrapped ?? b.type
      guard isPointer(x) || x == .null, isPointer(y) || y == .null, x != .string, y != .string
      else { return badOperands(node, a, b) }
      return SwiftValue(
        type: .bool, code: "((_Bool)((id)\(a.code) \(op == "===" ? "==" : "!=") (id)\(b.code)))")
    }
    if let own = operatorFunction(op, a, b, node) { return own }
    if op == "==" || op == "!=" {
      var type = a.type
      if a.type == .null, b.type == .null { return badOperands(node, a, b) }
      if a.type == .null || (b.type.unwrapped != nil && a.type.unwrapped == nil) { type = b.type }
      guard converts(a.type, to: type), converts(b.type, to: type) else {
        return badOperands(node, a, b)
      }
      let isNil = tree[node.kid(0)].kind == .nilLiteral || tree[node.kid(1)].kind == .nilLiteral
      if isNil {
        let tested = tree[node.kid(0)].kind == .nilLiteral ? b : a
        if tested.type.unwrapped == nil { return badOperands(node, a, b) }
        let test = isSome(tested.type, tested.code)
        return SwiftValue(type: .bool, code: op == "==" ? "((_Bool)!(\(test)))" : "((_Bool)(\(test)))")
      }
      guard isEquatable(type) else { return badOperands(node, a, b) }
      let code = equal(
        converted(a.code, a.type, type), converted(b.code, b.type, type), type)
      return SwiftValue(type: .bool, code: op == "==" ? code : "((_Bool)!\(code))")
    }
    if a.type != b.type { return badOperands(node, a, b) }
    let type = a.type
    switch op {
    case "<", ">", "<=", ">=":
      if type == .string || type == .character {
        return SwiftValue(
          type: .bool, code: "((_Bool)(__swift_compare(\(a.code), \(b.code)) \(op) 0))")
      }
      guard type.isNumber else {
        // `Comparable` by a `<` of its own.
        if op != "<", let own = operatorFunction("<", op == ">=" ? a : b, op == ">=" ? b : a, node) {
          if op == ">" { return own }
          return SwiftValue(type: .bool, code: "((_Bool)!\(own.code))")
        }
        return badOperands(node, a, b)
      }
      return SwiftValue(type: .bool, code: "((_Bool)(\(a.code) \(op) \(b.code)))")
    case "+":
      if type == .string {
        return SwiftValue(type: .string, code: "__swift_concat(\(a.code), \(b.code))")
      }
      if case .array = type {
        return SwiftValue(type: type, code: "__swift_array_joined(\(a.code), \(b.code))")
      }
      fallthrough
    case "-", "*", "/", "%":
      guard type.isNumber, op != "%" || type.isInteger else { return badOperands(node, a, b) }
      if let folded = overflowAtCompileTime(node, type) { return folded }
      return SwiftValue(type: type, code: arithmetic(op, a.code, b.code, type).at(node.place))
    case "&+", "&-", "&*":
      guard type.isInteger else { return badOperands(node, a, b) }
      let plain = String(op.dropFirst())
      return SwiftValue(
        type: type,
        code: "((\(cType(type)))((unsigned long)\(a.code) \(plain) (unsigned long)\(b.code)))")
    case "&", "|", "^", "<<", ">>":
      guard type.isInteger else { return badOperands(node, a, b) }
      if op == "<<" || op == ">>" {
        return SwiftValue(
          type: type,
          code: "((\(cType(type)))__swift_shift(\(a.code), \(op == "<<" ? "" : "-")(long)\(b.code)))")
      }
      return SwiftValue(type: type, code: "((\(cType(type)))(\(a.code) \(op) \(b.code)))")
    default:
      refuse("operator \(op)", at: node.place)
      return failed()
    }
  }

  /// `1 / 0` and the like are found by swiftc itself.
  private func overflowAtCompileTime(_ node: SwiftNode, _ type: SwiftType) -> SwiftValue? {
    let other = tree[node.kid(1)]
    if node.text == "/" || node.text == "%", type.isInteger, other.kind == .integer,
      Int(other.text) == 0
    {
      error(
        node.text == "/" ? "division by zero" : "division by zero in remainder operation",
        at: node.place)
      return failed()
    }
    return nil
  }

  private func conditionOperand(_ id: Int) -> SwiftCode {
    let value = expression(id, expected: .bool)
    return convert(value, to: .bool, at: tree[id].place) { from, _ in
      "cannot convert value of type '\(from)' to expected argument type 'Bool'"
    }
  }

  private func badOperands(_ node: SwiftNode, _ a: SwiftValue, _ b: SwiftValue) -> SwiftValue {
    if let inner = a.type.unwrapped, inner == b.type {
      error(
        "value of optional type '\(name(of: a.type))' must be unwrapped to a value of type '\(name(of: inner))'",
        at: tree[node.kid(0)].place)
    } else if let inner = b.type.unwrapped, inner == a.type {
      error(
        "value of optional type '\(name(of: b.type))' must be unwrapped to a value of type '\(name(of: inner))'",
        at: tree[node.kid(1)].place)
    } else if a.type == b.type {
      error(
        "binary operator '\(node.text)' cannot be applied to two '\(name(of: a.type))' operands",
        at: node.place)
    } else {
      error(
        "binary operator '\(node.text)' cannot be applied to operands of type '\(name(of: a.type))' and '\(name(of: b.type))'",
        at: node.place)
    }
    return failed()
  }

  /// An operator that the program defines.
  private func operatorFunction(
    _ op: String, _ a: SwiftValue, _ b: SwiftValue, _ node: SwiftNode
  ) -> SwiftValue? {
    var candidates = state.functions[op] ?? []
    for type in [a.type, b.type] {
      if case .nominal(let index) = type { candidates += findMethods(op, index, isStatic: true) }
    }
    let found = candidates.first {
      $0.parameters.count == 2 && converts(a.type, to: $0.parameters[0].type)
        && converts(b.type, to: $0.parameters[1].type) && !$0.parameters[0].isInout
    }
    guard let found else {
      if op == "!=", let equal = operatorFunction("==", a, b, node) {
        return SwiftValue(type: .bool, code: "((_Bool)!\(equal.code))")
      }
      return nil
    }
    let x = converted(a.code, a.type, found.parameters[0].type)
    let y = converted(b.code, b.type, found.parameters[1].type)
    return SwiftValue(type: found.result, code: callCode(found, [x, y], receiver: nil))
  }

  private func coalesce(_ node: SwiftNode, _ expected: SwiftType?) -> SwiftValue {
    let a = expression(node.kid(0), expected: expected.map { $0.unwrapped == nil ? .optional($0) : $0 })
    guard let inner = a.type.unwrapped else {
      if a.type == .failed { return failed() }
      // swiftc warns, and takes the left side.
      return a
    }
    let b = expression(node.kid(1), expected: inner)
    if b.type == .failed { return failed() }
    let temporary = fresh("t")
    let head: SwiftCode = "\(declaration(a.type, temporary)) = \(a.code); "
    if converts(b.type, to: inner) {
      let other = converted(b.code, b.type, inner)
      return SwiftValue(
        type: inner,
        code:
          "({ \(head)\(isSome(a.type, SwiftCode(temporary))) ? \(unwrap(a.type, SwiftCode(temporary))) : \(other); })"
      )
    }
    if converts(b.type, to: a.type) {
      let other = converted(b.code, b.type, a.type)
      return SwiftValue(
        type: a.type,
        code: "({ \(head)\(isSome(a.type, SwiftCode(temporary))) ? \(temporary) : \(other); })")
    }
    if b.type == .never {
      return SwiftValue(
        type: inner,
        code:
          "({ \(head)if (!(\(isSome(a.type, SwiftCode(temporary))))) \(b.code); \(unwrap(a.type, SwiftCode(temporary))); })"
      )
    }
    error(
      "cannot convert value of type '\(name(of: b.type))' to expected argument type '\(name(of: inner))'",
      at: tree[node.kid(1)].place)
    return failed()
  }

  // MARK: Assignment

  private func assign(_ node: SwiftNode) -> SwiftValue {
    if tree[node.kid(0)].kind == .wildcard
      || (tree[node.kid(0)].kind == .name && tree[node.kid(0)].text == "_")
    {
      let value = expression(node.kid(1), expected: nil)
      return SwiftValue(type: .void, code: "((void)(\(value.code)))")
    }
    if tree[node.kid(0)].kind == .tuple { return assignTuple(node) }
    let target = self.target(node.kid(0))
    let value = expression(node.kid(1), expected: target.type == .failed ? nil : target.type)
    if target.type == .failed || value.type == .failed { return failed() }
    let code = convert(value, to: target.type, at: tree[node.kid(1)].place) {
      "cannot assign value of type '\($0)' to type '\($1)'"
    }
    return SwiftValue(type: .void, code: store(target, code))
  }

  func store(_ target: SwiftValue, _ code: SwiftCode) -> SwiftCode {
    switch target.place {
    case .direct: return "((void)(\(target.code) = \(code)))"
    case .accessor(let set): return "((void)(\(set(code))))"
    case .none: return "((void)0)"
    }
  }

  private func assignTuple(_ node: SwiftNode) -> SwiftValue {
    let targets = tree[node.kid(0)].kids.map { target($0) }
    if targets.contains(where: { $0.type == .failed }) { return failed() }
    let type = SwiftType.tuple(targets.map { _ in "" }, targets.map(\.type))
    let value = expression(node.kid(1), expected: type)
    if value.type == .failed { return failed() }
    guard case .tuple(_, let types) = value.type, types == targets.map(\.type) else {
      error(
        "cannot assign value of type '\(name(of: value.type))' to type '\(name(of: type))'",
        at: node.place)
      return failed()
    }
    let temporary = fresh("t")
    var code: SwiftCode = "\(declaration(value.type, temporary)) = \(value.code); "
    for (position, each) in targets.enumerated() {
      code += "\(store(each, SwiftCode("\(temporary).e\(position)"))); "
    }
    return SwiftValue(type: .void, code: "({ \(code)(void)0; })")
  }

  /// What is to be changed; says why where it may not be.
  func target(_ id: Int) -> SwiftValue {
    let node = tree[id]
    let value = expression(id, expected: nil)
    if value.type == .failed { return value }
    if let reason = value.immutable {
      let isProperty = node.kind == .member
      let isElement = node.kind == .subscription
      error(
        isElement
          ? "cannot assign through subscript: \(reason)"
          : "cannot assign to \(isProperty || reason.contains("property") || isImplicitProperty(node) ? "property" : "value"): \(reason)",
        at: node.place)
      return failed()
    }
    if case .none = value.place {
      error(
        "expression is not assignable", at: node.place)
      return failed()
    }
    return value
  }

  private func isImplicitProperty(_ node: SwiftNode) -> Bool {
    node.kind == .name && context.owner != nil && lookup(node.text) == nil
      && state.globals[node.text] == nil
  }

  private func compound(_ node: SwiftNode) -> SwiftValue {
    let op = String(node.text.dropLast())
    let target = self.target(node.kid(0))
    if target.type == .failed { return failed() }
    let wanted: SwiftType = target.type
    let value = expression(node.kid(1), expected: wanted)
    if value.type == .failed { return failed() }
    if let own = operatorFunctionInout(node.text, target, value) { return own }
    if value.type != wanted {
      if let inner = wanted.unwrapped, inner == value.type {
        error(
          "value of optional type '\(name(of: wanted))' must be unwrapped to a value of type '\(name(of: inner))'",
          at: tree[node.kid(0)].place)
        return failed()
      }
      error(
        "cannot convert value of type '\(name(of: value.type))' to expected argument type '\(name(of: wanted))'",
        at: tree[node.kid(1)].place)
      return failed()
    }
    let new: SwiftCode
    if wanted == .string, op == "+" {
      new = "__swift_concat(\(target.code), \(value.code))"
    } else if case .array = wanted, op == "+" {
      new = "__swift_array_append(\(target.code), \(value.code))"
    } else if wanted.isNumber, ["+", "-", "*", "/", "%"].contains(op) {
      new = arithmetic(op, target.code, value.code, wanted)
    } else if wanted.isInteger, ["&", "|", "^"].contains(op) {
      new = "((\(cType(wanted)))(\(target.code) \(op) \(value.code)))"
    } else if wanted.isInteger, op == "<<" || op == ">>" {
      new =
        "((\(cType(wanted)))__swift_shift(\(target.code), \(op == "<<" ? "" : "-")(long)\(value.code)))"
    } else {
      error(
        "binary operator '\(node.text)' cannot be applied to two '\(name(of: wanted))' operands",
        at: node.place)
      return failed()
    }
    return SwiftValue(type: .void, code: store(target, new.at(node.place)))
  }

  private func operatorFunctionInout(
    _ op: String, _ target: SwiftValue, _ value: SwiftValue
  ) -> SwiftValue? {
    guard case .nominal(let index) = target.type else { return nil }
    let found = (findMethods(op, index, isStatic: true) + (state.functions[op] ?? [])).first {
      $0.parameters.count == 2 && $0.parameters[0].isInout
        && converts(value.type, to: $0.parameters[1].type)
    }
    guard let found, case .direct = target.place else { return nil }
    return SwiftValue(
      type: .void, code: callCode(found, ["&\(target.code)", value.code], receiver: nil))
  }

  // MARK: Subscripts

  private func subscripted(_ node: SwiftNode) -> SwiftValue {
    let base = expression(node.kid(0), expected: nil)
    if base.type == .failed { return failed() }
    switch base.type {
    case .array(let element):
      let index = expression(node.kid(1), expected: .int)
      if index.type == .failed { return failed() }
      if case .range = index.type {
        return SwiftValue(
          type: base.type,
          code: "__swift_array_slice(\(base.code), \(index.code))")
      }
      let position = convert(index, to: .int, at: tree[node.kid(1)].place, mismatch)
      var value = SwiftValue(
        type: element, code: fromSlot(base.code, position, element), immutable: base.immutable)
      if case .none = base.place { return value }
      value.place = .accessor { [self] new in
        store(
          base,
          "__swift_array_set_\(slotKind(element))(\(base.code), \(position), \(toSlot(new, element)))"
        )
      }
      return value
    case .dictionary(let key, let item):
      let index = expression(node.kid(1), expected: key)
      if index.type == .failed { return failed() }
      let wanted = convert(index, to: key, at: tree[node.kid(1)].place, mismatch)
      let result = SwiftType.optional(item)
      let temporary = fresh("t")
      let place = fresh("i")
      let found = some(
        result, fromSlot("\(temporary)->values", SwiftCode(place), item))
      var read: SwiftCode =
        "({ SwiftDictionary *\(temporary) = \(base.code); long \(place) = \(dictionaryFind(SwiftCode(temporary), wanted, key)); \(place) >= 0 ? \(found) : \(none(result)); })"
      if node.labels.count == 2, node.labels[1] == "default" {
        let other = expression(node.kid(2), expected: item)
        let fallback = convert(other, to: item, at: tree[node.kid(2)].place, mismatch)
        read =
          "({ SwiftDictionary *\(temporary) = \(base.code); long \(place) = \(dictionaryFind(SwiftCode(temporary), wanted, key)); \(place) >= 0 ? \(fromSlot("\(temporary)->values", SwiftCode(place), item)) : \(fallback); })"
        var value = SwiftValue(type: item, code: read, immutable: base.immutable)
        if case .none = base.place { return value }
        value.place = .accessor { [self] new in
          store(base, dictionaryStore(base.code, wanted, new, key, item))
        }
        return value
      }
      var value = SwiftValue(type: result, code: read, immutable: base.immutable)
      if case .none = base.place { return value }
      value.place = .accessor { [self] new in
        let temporary = fresh("t")
        let keep = dictionaryStore(
          base.code, wanted, unwrap(result, SwiftCode(temporary)), key, item)
        let k = toSlot(wanted, key)
        let drop: SwiftCode =
          isPlainWord(key)
          ? "__swift_dictionary_remove(\(base.code), \(k), (id)0)"
          : "__swift_dictionary_remove(\(base.code), 0, \(k))"
        return
          "({ \(declaration(result, temporary)) = \(new); if (\(isSome(result, SwiftCode(temporary)))) \(store(base, keep)); else \(store(base, drop)); (void)0; })"
      }
      return value
    case .string:
      error(
        "'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.",
        at: node.place)
      return failed()
    default:
      error("value of type '\(name(of: base.type))' has no subscripts", at: node.place)
      return failed()
    }
  }

  // MARK: Closures

  private func closure(_ node: SwiftNode, _ expected: SwiftType?) -> SwiftValue {
    var wanted: ([SwiftType], SwiftType?)?
    if case .function(let parameters, let result)? = expected.map({ $0.unwrapped ?? $0 }) {
      wanted = (parameters, result == .null ? nil : result)
    }
    let parameterNodes = node.kid(1) == 0 ? [] : tree[node.kid(1)].kids.map { tree[$0] }
    var names = parameterNodes.map(\.text)
    var types: [SwiftType] = []
    if node.kid(1) == 0 {
      let count = anonymousCount(node.kid(3))
      let wantedCount = wanted?.0.count ?? count
      if count > wantedCount {
        error(
          "contextual closure type '\(expected.map { name(of: $0) } ?? "() -> ()")' expects \(wantedCount) argument\(wantedCount == 1 ? "" : "s"), but \(count) \(count == 1 ? "was" : "were") used in closure body",
          at: node.place)
        return failed()
      }
      names = (0..<wantedCount).map { "$\($0)" }
      types = wanted?.0 ?? []
      if types.count < names.count {
        error("cannot infer type of closure parameter '$0' without a type annotation", at: node.place)
        return failed()
      }
    } else {
      if let wanted, wanted.0.count != names.count {
        // A pair's two halves may be named one by one.
        if wanted.0.count == 1, case .tuple(_, let parts) = wanted.0[0], parts.count == names.count {
          return tupleClosure(node, names, parts, wanted.0[0], wanted.1)
        }
        error(
          "contextual closure type '\(expected.map { name(of: $0.unwrapped ?? $0) } ?? "")' expects \(wanted.0.count) argument\(wanted.0.count == 1 ? "" : "s"), but \(names.count) \(names.count == 1 ? "was" : "were") used in closure body",
          at: node.place)
        return failed()
      }
      for (position, each) in parameterNodes.enumerated() {
        if each.kid(0) != 0 {
          types.append(resolve(each.kid(0)))
        } else if let wanted {
          types.append(wanted.0[position])
        } else {
          error(
            "cannot infer type of closure parameter '\(each.text)' without a type annotation",
            at: each.place)
          return failed()
        }
      }
    }
    if types.contains(.failed) { return failed() }
    let result = node.kid(2) == 0 ? wanted?.1 : resolve(node.kid(2))
    return made(node, names, types, result) { _ in "" }
  }

  private func tupleClosure(
    _ node: SwiftNode, _ names: [String], _ parts: [SwiftType], _ whole: SwiftType,
    _ result: SwiftType?
  ) -> SwiftValue {
    made(node, ["$pair"], [whole], node.kid(2) == 0 ? result : resolve(node.kid(2))) { cnames in
      var code = SwiftCode()
      for (position, each) in names.enumerated() where each != "_" {
        let variable = self.declareLocal(each, parts[position], isLet: true, place: node.place)
        code +=
          "\(self.declaration(parts[position], variable.cname)) = \(cnames[0]).e\(position); "
      }
      return code
    }
  }

  private func made(
    _ node: SwiftNode, _ names: [String], _ types: [SwiftType], _ wantedResult: SwiftType?,
    prologue: ([String]) -> SwiftCode
  ) -> SwiftValue {
    let old = context
    var captures: [(String, SwiftVariable)] = []
    if node.kid(0) != 0 {
      for id in tree[node.kid(0)].kids {
        let capture = tree[id]
        let value =
          capture.kid(0) == 0
          ? named(capture.text, at: capture.place, expected: nil)
          : expression(capture.kid(0), expected: nil)
        if value.type == .failed { continue }
        let kind = capture.labels[0]
        var type = value.type
        if kind == "weak", type.unwrapped == nil { type = .optional(type) }
        var variable = SwiftVariable(
          type: type, cname: fresh(SwiftCompiler.cName(capture.text)), isLet: true)
        variable.depth = context.closureDepth
        variable.isUnowned = kind == "unowned"
        let qualifier = kind.isEmpty ? "" : "__weak "
        hoisted +=
          "\(qualifier)\(declaration(type, variable.cname)) = \(value.code);\n" <~ (capture.place)
        captures.append((capture.text, variable))
      }
    }
    context.closureDepth += 1
    context.returnText = nil
    context.isInitializer = false
    context.isTopLevel = false
    context.deferred = []
    context.deferMarks = []
    context.fallFlag = nil
    context.isInferring = wantedResult == nil
    context.inferred = nil
    context.result = wantedResult ?? .void
    let oldHoisted = hoisted
    let oldChains = chains
    chains = []
    hoisted = SwiftCode()
    scopes.append([:])
    for (name, variable) in captures { scopes[scopes.count - 1][name] = variable }
    scopes.append([:])
    var cnames: [String] = []
    for (position, each) in names.enumerated() {
      let cname =
        each == "_" ? fresh("p") : fresh(each.hasPrefix("$") ? "a" : SwiftCompiler.cName(each))
      cnames.append(cname)
      var variable = SwiftVariable(type: types[position], cname: cname, isLet: true)
      variable.depth = context.closureDepth
      scopes[scopes.count - 1][each] = variable
    }
    scopes.append([:])
    var code = prologue(cnames)
    let body = tree[node.kid(3)]
    let isSingle = body.kids.count == 1 && isExpression(tree[body.kids[0]].kind)
    var result = wantedResult ?? .void
    if isSingle {
      let id = body.kids[0]
      let value = expression(id, expected: wantedResult == .void ? nil : wantedResult)
      if wantedResult == nil {
        result = value.isType ? .failed : value.type == .never ? .void : value.type
      }
      let before = takeHoisted()
      if result == .void || value.type == .never {
        let isUnused = wantedResult == .void && value.type != .void && value.type != .never
        if isUnused, value.type != .failed, !isDiscardable(id) {
          // swiftc warns about the unused result.
        }
        code += (before + "(void)(\(value.code)); ").at(tree[id].place)
      } else {
        let converted = convert(value, to: result, at: tree[id].place) {
          "cannot convert value of type '\($0)' to closure result type '\($1)'"
        }
        code += (before + "return \(converted); ").at(tree[id].place)
      }
    } else {
      code += block(node.kid(3), inScope: true)
      if wantedResult == nil { result = context.inferred ?? .void }
      if result != .void, result != .failed, !alwaysLeaves(node.kid(3)) {
        error(
          "missing return in closure expected to return '\(name(of: result))'", at: node.place)
      }
    }
    scopes.removeLast(3)
    hoisted = oldHoisted
    chains = oldChains
    context = old
    let type = SwiftType.function(types, result)
    if result == .failed { return failed() }
    _ = cType(type)
    let list = types.enumerated().map { "\(cType($1)) \(cnames[$0])" }
    return SwiftValue(
      type: type,
      code:
        "^\(cType(result))(\(list.isEmpty ? "void" : list.joined(separator: ", "))) { \(code)}"
    )
  }

  private func isDiscardable(_ id: Int) -> Bool { true }

  /// How many of `$0`, `$1`, … a body uses.
  private func anonymousCount(_ id: Int) -> Int {
    let node = tree[id]
    if node.kind == .closure { return 0 }
    if node.kind == .name, node.text.hasPrefix("$"), let number = Int(node.text.dropFirst()) {
      return number + 1
    }
    var most = 0
    for kid in node.kids where kid != 0 {
      let inner = tree[kid]
      if inner.kind == .closure { continue }
      most = max(most, anonymousCount(kid))
    }
    return most
  }
}
