import Diagnostics
import Syntax

/// Literals, and the slots in which collections keep their elements.
extension SwiftCompiler {
  // MARK: Literals

  /// How far below and above 0 a literal of a type may be.
  private static let literalLimits: [String: (low: UInt64, high: UInt64)] = [
    "Int": (1 << 63, (1 << 63) - 1), "Int64": (1 << 63, (1 << 63) - 1), "UInt": (0, .max),
    "UInt64": (0, .max), "Int8": (128, 127), "UInt8": (0, 255), "Int16": (32768, 32767),
    "UInt16": (0, 65535), "Int32": (1 << 31, (1 << 31) - 1), "UInt32": (0, (1 << 32) - 1),
  ]

  func integer(_ node: SwiftNode, _ expected: SwiftType?) -> SwiftValue {
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
        code: LoweredCode("((\(wanted == .float ? "float" : "double"))\(node.text).0)"))
    }
    let type = wanted?.isInteger == true ? wanted ?? .int : .int
    let name = name(of: type)
    let limit = SwiftCompiler.literalLimits[name] ?? (0, 0)
    guard let value, value <= (negative ? limit.low : limit.high) else {
      error(
        negative && limit.low == 0
          ? "negative integer '\(node.text)' overflows when stored into unsigned type '\(name)'"
          : "integer literal '\(node.text)' overflows when stored into '\(name)'", at: node.place)
      return failed()
    }
    let suffix = name.hasPrefix("U") ? "UL" : "L"
    if negative, value == 1 << 63 {
      return SwiftValue(type: type, code: "(-9223372036854775807L - 1)")
    }
    return SwiftValue(
      type: type,
      code: LoweredCode("((\(cType(type)))\(negative ? "-" : "")\(String(value))\(suffix))"))
  }

  func quoted(_ text: String) -> LoweredCode {
    // By scalars: `\r\n` is one character, and has two to escape.
    var literal = "@\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      case "\r": literal += "\\r"
      case "?": literal += "\\?"
      case "\0"..<" ": literal += "\\" + octal(UInt8(scalar.value))
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return LoweredCode(literal + "\"")
  }
  func octal(_ byte: UInt8) -> String {
    let text = String(byte, radix: 8)
    return String(repeating: "0", count: 3 - text.count) + text
  }

  func string(_ node: SwiftNode, _ expected: SwiftType?) -> SwiftValue {
    // One character, written down as it is; whatever else is a string.
    let isCharacter =
      (expected?.unwrapped ?? expected) == .character
      && node.kids.allSatisfy { tree[$0].kind == .stringPart }
      && node.kids.map { tree[$0].text }.joined().count == 1
    let type: SwiftType = isCharacter ? .character : .string
    var parts: [LoweredCode] = []
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
        let text = shown(value, debug: "0", at: tree[kid].place)
        // What a call has made goes as soon as the text has what it says.
        parts.append(tree.hasCall(kid) ? "({ \(text); })" : text)
      }
    }
    guard var code = parts.first else { return SwiftValue(type: type, code: "@\"\"") }
    if parts.count > SwiftCompiler.longestClimb {
      let text = fresh("t")
      var steps = LoweredCode()
      for part in parts.dropFirst() {
        guard goesOn(at: node.place) else { return failed() }
        steps += "\(text) = __swift_concat(\(text), \(part)); "
      }
      code = "({ NSString *\(text) = \(code); \(steps)\(text); })"
      return SwiftValue(type: type, code: code)
    }
    for part in parts.dropFirst() { code = "__swift_concat(\(code), \(part))" }
    return SwiftValue(type: type, code: code)
  }

  func array(_ node: SwiftNode, _ expected: SwiftType?) -> SwiftValue {
    let wanted = expected.map { $0.unwrapped ?? $0 }
    if case .nominal(let index)? = wanted, let type = wanted, state.nominals[index].isOptionSet {
      switch node.kids.count {
      case 0: return SwiftValue(type: type, code: none(type))
      case 1: return expression(node.kid(0), expected: type)
      default:
        refuse("several options in one", at: node.place)
        return failed()
      }
    }
    var element: SwiftType?
    var isSet = false
    switch wanted {
    case .array(let inner)?, .slice(let inner)?: element = inner
    case .set(let inner)?:
      element = inner
      isSet = true
    default: break
    }
    var values: [(SwiftValue, SourceRange)] = []
    let already = lingerings
    var common: SwiftType? = element
    // In an `Any` a literal of parts that have nothing in common is one of `Any`.
    let isInAny = wanted == .any
    for kid in node.kids {
      guard goesOn(at: tree[kid].place, toNote: values) else { return failed() }
      let value = expression(kid, expected: common)
      if value.type == .failed { return failed() }
      if value.type == .null, let element, element.unwrapped == nil {
        error(
          "'nil' is not compatible with expected element type '\(name(of: element))'",
          at: tree[kid].place)
        return failed()
      }
      if element == nil {
        guard let shared = joined(common, value.type) else {
          if isInAny { return array(node, .array(.any)) }
          error(
            "heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if this is intentional",
            at: node.place)
          return failed()
        }
        common = shared
      }
      values.append((value, tree[kid].place))
    }
    guard let element = common else {
      error("empty collection literal requires an explicit type", at: node.place)
      return failed()
    }
    if element == .void {
      refuse("[Void]", at: node.place)
      return failed()
    }
    if element == .double, values.contains(where: { $0.0.type == .int }) {
      for (position, kid) in node.kids.enumerated() where goesOn(at: tree[kid].place) {
        values[position].0 = expression(kid, expected: .double)
      }
    }
    let temporary = fresh("t")
    var items: [LoweredCode] = []
    for (value, place) in values {
      guard goesOn(at: place, toNote: items) else { return failed() }
      items.append(
        convert(value, to: element, at: place) {
          "cannot convert value of type '\($0)' to expected element type '\($1)'"
        })
    }
    values = []
    let given = unfinished(items, items.map { _ in element }, since: already)
    var code: LoweredCode =
      "\(given.setup)SwiftArray *\(temporary) = __swift_array(\(owns(element))); "
    for item in given.values {
      guard goesOn(at: node.place) else { return failed() }
      if isSet {
        code +=
          "\(temporary) = __swift_set_insert_\(slotKind(element))(\(temporary), \(toSlot(item, element)))"
        code += linked(since: already)
      } else {
        code += "__swift_push_\(slotKind(element))(\(temporary), \(toSlot(item, element)))"
        code += linked(since: already)
      }
    }
    var type = SwiftType.array(element)
    code += linkEnd(since: already)
    if isSet { type = .set(element) } else if wanted == .slice(element) { type = .slice(element) }
    return SwiftValue(type: type, code: "({ \(code)\(temporary); })")
  }

  /// The parts of a list, where one of them may throw: the last made goes first then, which a list that is not finished
  /// would not do.
  func unfinished(
    _ items: [LoweredCode], _ types: [SwiftType], since already: Int
  ) -> (setup: LoweredCode, values: [LoweredCode]) {
    lingerings > already ? ("", items) : held(items, types)
  }

  /// The same of pairs: the last made goes first, and of each the key before its value.
  private func unfinishedPairs(
    _ items: [LoweredCode], _ key: SwiftType, _ item: SwiftType, since already: Int
  ) -> (setup: LoweredCode, values: [LoweredCode]) {
    let types = items.indices.map { $0 % 2 == 0 ? key : item }
    if unfinished(items, types, since: already).setup.isEmpty { return ("", items) }
    var (setup, names) = (LoweredCode(), [LoweredCode]())
    for position in stride(from: 0, to: items.count, by: 2) {
      let (k, v) = (fresh("given"), fresh("given"))
      setup +=
        "\(declaration(item, v)) = \(isAggregate(item) ? "{0}" : "0"); \(declaration(key, k)) = \(items[position]); \(v) = \(items[position + 1]); "
      names += [LoweredCode(k), LoweredCode(v)]
    }
    return (setup, names)
  }

  func sharedSuperclass(_ a: SwiftType, _ b: SwiftType) -> SwiftType? {
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

  /// What the values of a literal are together; nil: nothing.
  private func joined(_ known: SwiftType?, _ type: SwiftType) -> SwiftType? {
    guard let known, !converts(type, to: known) else { return known ?? type }
    if converts(known, to: type) { return type }
    if known == .null { return type.unwrapped == nil ? .optional(type) : type }
    if type == .null { return .optional(known) }
    return sharedSuperclass(known, type) ?? (known == .int && type == .double ? type : nil)
  }

  func dictionary(_ node: SwiftNode, _ expected: SwiftType?) -> SwiftValue {
    var key: SwiftType?
    var item: SwiftType?
    let wanted = expected.map { $0.unwrapped ?? $0 }
    if case .dictionary(let a, let b)? = wanted {
      key = a
      item = b
    }
    let isSaid = item != nil
    if node.kids.isEmpty, key == nil {
      error("empty collection literal requires an explicit type", at: node.place)
      return failed()
    }
    let temporary = fresh("t")
    var parts: [(SwiftValue, SwiftValue, Int)] = []
    let already = lingerings
    var index = 0
    while index + 1 < node.kids.count {
      guard goesOn(at: node.place, toNote: parts) else { return failed() }
      let a = expression(node.kids[index], expected: key)
      let b = expression(node.kids[index + 1], expected: item)
      if a.type == .failed || b.type == .failed { return failed() }
      key = key ?? a.type
      if !isSaid {
        guard let shared = joined(item, b.type) else {
          if wanted == .any { return dictionary(node, .dictionary(key ?? a.type, .any)) }
          error(
            "heterogeneous collection literal could only be inferred to '[\(name(of: key ?? a.type)) : Any]'; add explicit type annotation if this is intentional",
            at: node.place)
          return failed()
        }
        item = shared
      }
      parts.append((a, b, index))
      index += 2
    }
    if !isSaid, let key, let item, parts.contains(where: { $0.1.type == .int && item == .double }) {
      // A whole number beside one that is none.
      return dictionary(node, .dictionary(key, item))
    }
    let keyType = key ?? .string
    let itemType = item ?? .any
    let type = SwiftType.dictionary(keyType, itemType)
    var items: [LoweredCode] = []
    for (a, b, index) in parts {
      guard goesOn(at: node.place, toNote: items) else { return failed() }
      items.append(
        convert(a, to: keyType, at: tree[node.kids[index]].place) {
          "cannot convert value of type '\($0)' to expected dictionary key type '\($1)'"
        })
      items.append(
        convert(b, to: itemType, at: tree[node.kids[index + 1]].place) {
          "cannot convert value of type '\($0)' to expected dictionary value type '\($1)'"
        })
    }
    let given = unfinishedPairs(items, keyType, itemType, since: already)
    var code: LoweredCode =
      "\(given.setup)SwiftDictionary *\(temporary) = __swift_dictionary(\(owns(keyType)), \(owns(itemType))); "
    for (_, _, index) in parts {
      guard goesOn(at: node.place) else { return failed() }
      var k = given.values[index]
      if hasEffect(node.kids[index + 1]), mayBeOvertaken(node.kids[index], keyType) {
        code += moved(&k, keyType)
      }
      let v = given.values[index + 1]
      code +=
        "\(temporary) = \(dictionaryStore(LoweredCode(temporary), k, v, keyType, itemType))"
      code += linked(since: already)
    }
    code += linkEnd(since: already)
    if parts.count > 1 { code += "__swift_literal_keys(\(temporary), \(parts.count)); " }
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
  func toSlot(_ code: LoweredCode, _ type: SwiftType) -> LoweredCode {
    switch type {
    case .double, .float: return "__swift_word(\(code))"
    case .optional(let inner) where isPointer(inner): return code
    default: return isPlainWord(type) ? "(long)(\(code))" : boxed(code, type)
    }
  }
  /// The element at an index, which is known to be there or is checked.
  func fromSlot(_ array: LoweredCode, _ index: LoweredCode, _ type: SwiftType) -> LoweredCode {
    fromSlotValue("__swift_\(slotKind(type))_at(\(array), \(index))", type)
  }
  func fromSlotValue(_ slot: LoweredCode, _ type: SwiftType) -> LoweredCode {
    switch type {
    case .double: return "__swift_number(\(slot))"
    case .float: return "((float)__swift_number(\(slot)))"
    case .optional(let inner) where isPointer(inner): return "((\(cType(inner)))\(slot))"
    default:
      return isPlainWord(type) ? "((\(cType(type)))\(slot))" : unboxed(slot, type)
    }
  }

  func dictionaryStore(
    _ dictionary: LoweredCode, _ key: LoweredCode, _ value: LoweredCode, _ keyType: SwiftType,
    _ itemType: SwiftType
  ) -> LoweredCode {
    let wordKey = isPlainWord(keyType)
    let wordItem = isPlainWord(itemType)
    let k = toSlot(key, keyType)
    let v = toSlot(value, itemType)
    return
      "__swift_dictionary_set(\(dictionary), \(wordKey ? k : "0"), \(wordKey ? "(id)0" : k), \(wordItem ? v : "0"), \(wordItem ? "(id)0" : v))"
  }
  func dictionaryFind(
    _ dictionary: LoweredCode, _ key: LoweredCode, _ keyType: SwiftType
  ) -> LoweredCode {
    let k = toSlot(key, keyType)
    return isPlainWord(keyType)
      ? "__swift_dictionary_find(\(dictionary), \(k), (id)0)"
      : "__swift_dictionary_find(\(dictionary), 0, \(k))"
  }
}
