import Diagnostics
import Syntax

/// Casts: which type a value is of, and the value as that type.
///
/// An object tells its class and a box its type. An optional in an `Any` is opened before it is asked, unless an
/// optional is wanted. A collection or a tuple in an `Any` becomes another one part by part, so that a cast to one is a
/// function, made once for each type: `cast_…` answers the box of a value of the wanted type, or nothing.
extension SwiftCompiler {
  /// Whether a value of the type is looked into when it is cast to the other one.
  private func looksInside(_ type: SwiftType, _ wanted: SwiftType) -> Bool {
    switch wanted {
    case .optional, .array, .set, .dictionary, .tuple: break
    default: return false
    }
    if type == .any || isProtocol(type) != nil { return true }
    if converts(type, to: wanted) { return false }
    return switch (type, wanted) {
    case (.array, .array), (.set, .set), (.dictionary, .dictionary): true
    case (.tuple(_, let a), .tuple(_, let b)): a.count == b.count
    default: false
    }
  }

  /// What is asked for its type: an optional in an `Any` is opened.
  private func opened(_ code: LoweredCode, _ type: SwiftType) -> LoweredCode {
    type == .any ? "__swift_opened((id)\(code))" : "(id)\(code)"
  }

  /// `own`: the class that `Self` is, where that is wanted: it may be one below the type.
  func isTest(
    _ code: LoweredCode, _ type: SwiftType, _ wanted: SwiftType, own: LoweredCode? = nil
  ) -> LoweredCode {
    if type == wanted, own == nil { return "1" }
    if let inner = type.unwrapped {
      guard let wantedInner = wanted.unwrapped else {
        return "(\(isSome(type, code)) && \(isTest(unwrap(type, code), inner, wanted, own: own)))"
      }
      // Nothing is nothing of every type.
      let test = isTest(
        unwrap(type, code), inner, inner == .any ? wanted : wantedInner, own: own)
      return "(!\(isSome(type, code)) || \(test))"
    }
    if case .metatype(let inner) = wanted, isPointer(type) {
      if let index = isClass(inner) {
        return "[\(code) isSubclassOfClass:[\(state.nominals[index].cname) class]]"
      }
      return "(\(code) == \(converted(code, wanted, .metatype(.any))))"
    }
    if looksInside(type, wanted) {
      return "(\(castFunction(wanted))(\(described(code, type))) != 0)"
    }
    if let inner = wanted.unwrapped { return isTest(code, type, inner, own: own) }
    guard isPointer(type), type == .string || tellsItsType(type) else {
      return converts(type, to: wanted) ? "1" : "0"
    }
    if wanted == .any { return "1" }
    let code = opened(code, type)
    if let index = isProtocol(wanted) {
      return "__swift_conforms(\(code), @protocol(\(state.nominals[index].cname)))"
    }
    if let index = isClass(wanted) {
      return "[\(code) isKindOfClass:\(own ?? "[\(state.nominals[index].cname) class]")]"
    }
    if wanted == .string { return "__swift_is_string(\(code))" }
    return "[\(code) isKindOfClass:[\(boxClass(wanted)) class]]"
  }

  /// Which type a type is can be asked of one; whether a value is a type is not built.
  func refusesTest(_ type: SwiftType, _ wanted: SwiftType, _ node: SwiftNode) -> Bool {
    // An empty optional in an `Any` is empty at one of the levels, and boxes do not tell at which.
    if wanted != type, wanted.unwrapped?.unwrapped != nil, node.text != "as" {
      refuse("a test for \(name(of: wanted))", at: node.place)
      return true
    }
    guard case .metatype = wanted.unwrapped ?? wanted else { return false }
    if case .metatype = type.unwrapped ?? type { return false }
    refuse("a test for \(name(of: wanted))", at: node.place)
    return true
  }

  /// A view is not of the type that it has here.
  func refusesTest(of value: SwiftValue, _ node: SwiftNode) -> Bool {
    guard let view = value.view else { return false }
    refuse("a test of a \(view)", at: node.place)
    return true
  }

  func castCode(_ code: LoweredCode, _ type: SwiftType, _ wanted: SwiftType) -> LoweredCode {
    if type == wanted { return code }
    if let inner = type.unwrapped {
      guard let wantedInner = wanted.unwrapped else {
        return castCode(unwrap(type, code), inner, wanted)
      }
      let made =
        inner == .any
        ? castCode(unwrap(type, code), inner, wanted)
        : some(wanted, castCode(unwrap(type, code), inner, wantedInner))
      return "(\(isSome(type, code)) ? \(made) : \(none(wanted)))"
    }
    if looksInside(type, wanted) {
      return undescribed("((id)\(castFunction(wanted))(\(described(code, type))))", wanted)
    }
    if let inner = wanted.unwrapped { return some(wanted, castCode(code, type, inner)) }
    if isPointer(type), type == .string || tellsItsType(type) {
      return wanted == .any
        ? "((id)\(code))" : undescribed("((id)\(opened(code, type)))", wanted)
    }
    // What it never is, has no value; the question before it says no.
    return converts(type, to: wanted) ? converted(code, type, wanted) : none(wanted)
  }

  // MARK: Part by part

  private func castFunction(_ wanted: SwiftType) -> String {
    let function = "cast_" + mangled(wanted)
    guard state.support.insert(function).inserted else { return function }
    let head = "id \(function)(id value)"
    let box = boxClass(wanted)
    result.made.insert(function)
    prototypes += "\(head) __attribute__((ns_returns_retained));\n"
    pending.append { [self] in
      implementations +=
        "\(head) { if ([value isKindOfClass:[\(box) class]]) return value; id whole = __swift_opened(value); \(castBody(wanted))}\n"
    }
    return function
  }

  /// A part of what is cast, as another type; the function ends where it is none.
  private func castPart(_ code: LoweredCode, _ wanted: SwiftType) -> (LoweredCode, LoweredCode) {
    let part = fresh("t")
    if looksInside(.any, wanted) {
      return (
        "id \(part) = \(castFunction(wanted))(\(code)); if (!\(part)) return 0; ",
        undescribed("((id)\(part))", wanted)
      )
    }
    return (
      "id \(part) = \(code); if (!(\(isTest(LoweredCode(part), .any, wanted)))) return 0; ",
      castCode(LoweredCode(part), .any, wanted)
    )
  }

  private func castBody(_ wanted: SwiftType) -> LoweredCode {
    func head(_ form: Int) -> LoweredCode {
      "if (__swift_form(whole) != \(form)) return 0; if ([whole isKindOfClass:[\(boxClass(wanted)) class]]) return whole; SwiftBox *box = (SwiftBox *)whole; long count = [box swiftCount]; "
    }
    switch wanted {
    case .optional(let inner):
      let (test, value) = castPart("whole", inner)
      return
        "if (!whole) return \(boxFunction(wanted))(\(none(wanted))); \(test)return \(boxFunction(wanted))(\(some(wanted, value))); "
    case .array(let inner), .set(let inner):
      var isSet = false
      if case .set = wanted { isSet = true }
      let (test, value) = castPart("[box swiftPart:i]", inner)
      let kind = slotKind(inner)
      let made: LoweredCode = isSet ? "__swift_unique_\(kind)(made)" : "made"
      return
        "\(head(isSet ? 3 : 2))SwiftArray *made = __swift_array(\(owns(inner))); for (long i = 0; i < count; i++) { \(test)__swift_push_\(kind)(made, \(toSlot(value, inner))); } return \(boxFunction(wanted))(\(made)); "
    case .dictionary(let key, let item):
      let (keyTest, keyValue) = castPart("[box swiftKey:i]", key)
      let (test, value) = castPart("[box swiftPart:i]", item)
      return
        "\(head(4))SwiftDictionary *made = __swift_dictionary(\(owns(key)), \(owns(item))); for (long i = 0; i < count; i++) { \(keyTest)\(test)made = \(dictionaryStore("made", keyValue, value, key, item)); } return \(boxFunction(wanted))(made); "
    case .tuple(let labels, let types):
      var tests = head(5) + "if (count != \(types.count)) return 0; "
      var values: [LoweredCode] = []
      for (position, type) in types.enumerated() {
        if !labels[position].isEmpty {
          tests +=
            "if (!__swift_is_label([box swiftLabel:\(position)], \(quoted(labels[position])))) return 0; "
        }
        let (test, value) = castPart("[box swiftPart:\(position)]", type)
        tests += test
        values.append(value)
      }
      return
        "\(tests)return \(boxFunction(wanted))(\(aggregate(of: wanted, values.joined(", ")))); "
    default: return "return 0; "
    }
  }

  /// What a box hands over for good; a class that overrides such a method has to say so itself.
  func boxDeclarations(_ type: SwiftType) -> String {
    var selectors = ["swiftOwn"]
    switch type {
    case .optional, .array, .set, .tuple: selectors.append("swiftPart:(long)index")
    case .dictionary: selectors += ["swiftPart:(long)index", "swiftKey:(long)index"]
    default: break
    }
    return selectors.map { "- (id)\($0) __attribute__((ns_returns_retained));\n" }.joined()
  }

  /// What a box says of the parts of its value: see `SwiftBox.m`.
  func boxParts(_ type: SwiftType) -> LoweredCode {
    func parts(_ form: Int, _ count: LoweredCode, _ part: LoweredCode) -> LoweredCode {
      "- (long)swiftForm { return \(form); }\n- (long)swiftCount { return \(count); }\n- (id)swiftPart:(long)index { \(part)}\n"
    }
    func slot(_ array: LoweredCode, _ inner: SwiftType) -> LoweredCode {
      "return (id)\(described(fromSlot(array, "index", inner), inner)); "
    }
    switch type {
    case .optional(let inner):
      let value = described(unwrap(type, "self->value"), inner)
      return parts(
        1, isSome(type, "self->value"),
        "if (!(\(isSome(type, "self->value")))) return 0; return (id)\(value); ")
    case .array(let inner): return parts(2, "self->value->count", slot("self->value", inner))
    case .set(let inner): return parts(3, "self->value->count", slot("self->value", inner))
    case .dictionary(let key, let item):
      return parts(4, "self->value->keys->count", slot("self->value->values", item))
        + "- (id)swiftKey:(long)index { \(slot("self->value->keys", key))}\n"
    case .tuple(let labels, let types):
      var code = LoweredCode()
      for (position, each) in types.enumerated() {
        code +=
          "if (index == \(position)) return (id)\(described("self->value.e\(position)", each)); "
      }
      var names = LoweredCode()
      for (position, label) in labels.enumerated() where !label.isEmpty {
        names += "if (index == \(position)) return \(quoted(label)); "
      }
      return parts(5, "\(types.count)", code + "return 0; ")
        + (names.isEmpty ? "" : "- (NSString *)swiftLabel:(long)index { \(names)return 0; }\n")
    default: return ""
    }
  }

  // MARK: As an expression

  /// The class that `Self` is behind `is` and `as`.
  func classWanted(_ node: SwiftNode) -> LoweredCode? {
    var type = tree[node.kid(1)]
    while type.kind == .optionalType { type = tree[type.kid(0)] }
    return type.kind == .typeName || type.kind == .name ? ownClass(type.text) : nil
  }

  func cast(_ node: SwiftNode) -> SwiftValue {
    if let text = bareGeneric(within: node.kid(1)) {
      var value = expression(node.kid(0), expected: nil)
      let place = tree[node.kid(1)].place
      let isPlain = node.text == "as" && tree[node.kid(1)].kind == .typeName
      value.type =
        isPlain ? bare(text, value.type, of: node.kid(0), at: place) : refusedBare(text, at: place)
      return value.type == .failed
        ? failed() : SwiftValue(type: value.type, code: value.code)
    }
    let wanted = resolve(node.kid(1))
    let value = expression(node.kid(0), expected: node.text == "as" ? wanted : nil)
    if value.type == .failed || wanted == .failed || refusesTest(value.type, wanted, node) {
      return failed()
    }
    if node.text != "as", refusesTest(of: value, node) { return failed() }
    if node.text == "as" {
      guard converts(value.type, to: wanted) else {
        if value.type == .void, wanted == .any {
          refuse("Void as an Any", at: node.place)
          return failed()
        }
        if case .array(let element) = wanted, let code = list(value, of: element) {
          return SwiftValue(type: wanted, code: code)
        }
        if isWidened(value.type.unwrapped ?? value.type, wanted.unwrapped ?? wanted) {
          refuse("a '\(name(of: value.type))' as a '\(name(of: wanted))'", at: node.place)
          return failed()
        }
        let isDown = converts(wanted, to: value.type) || isOpaque(value.type)
        error(
          isDown
            ? "'\(name(of: value.type))' is not convertible to '\(name(of: wanted))'"
            : "cannot convert value of type '\(name(of: value.type))' to type '\(name(of: wanted))' in coercion",
          at: node.place)
        return failed()
      }
      return SwiftValue(
        type: wanted, code: convert(value, to: wanted, at: node.place) { from, _ in from })
    }
    let temporary = fresh("t")
    var head: LoweredCode = "\(declaration(value.type, temporary)) = \(value.code); "
    var test: LoweredCode
    var made: LoweredCode
    if value.type != wanted, value.type.unwrapped == nil, looksInside(value.type, wanted) {
      let box = fresh("t")
      head +=
        "id \(box) = \(castFunction(wanted))(\(described(LoweredCode(temporary), value.type))); "
      test = "\(box) != 0"
      made = undescribed("((id)\(box))", wanted)
    } else {
      test = isTest(LoweredCode(temporary), value.type, wanted, own: classWanted(node))
      made = castCode(LoweredCode(temporary), value.type, wanted)
    }
    if node.text == "as?" {
      let result = SwiftType.optional(wanted)
      return SwiftValue(
        type: result, code: "({ \(head)\(test) ? \(some(result, made)) : \(none(result)); })")
    }
    return SwiftValue(
      type: wanted,
      code:
        "({ \(head)if (!(\(test))) __swift_bad_cast(\(describeType(LoweredCode(temporary), value.type, isFull: true)), \(quoted(qualified(wanted)))); \(made); })"
    )
  }
}
