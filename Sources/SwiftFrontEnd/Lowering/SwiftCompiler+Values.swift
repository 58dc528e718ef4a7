import Diagnostics
import Syntax

/// What every value can do: be printed, compared, and serve as a key. Each type gets its function once,
/// when first needed.
extension SwiftCompiler {
  // MARK: Printing

  /// The text of a value; `debug` as inside of collections, where strings are quoted.
  func describe(_ code: LoweredCode, _ type: SwiftType, debug: String) -> LoweredCode {
    switch type {
    case .integer(let own):
      return own.hasPrefix("U")
        ? "__swift_text_unsigned((unsigned long)\(code))" : "__swift_text_integer((long)\(code))"
    case .double: return "__swift_text_double(\(code))"
    case .float: return "__swift_text_float(\(code))"
    case .bool: return "__swift_text_bool(\(code))"
    case .string, .character: return debug == "0" ? code : "__swift_text_string(\(code), \(debug))"
    case .void: return "({ \(code); @\"()\"; })"
    case .function:
      if let place = placeOfKeyPath {
        refuse("printing what may be a key path", at: place)
      }
      return "@\"(Function)\""
    case .metatype where isPointer(type):
      return "__swift_text_type((Class)\(code), @\"\(state.moduleName)\", \(debug))"
    case .metatype(let inner):
      let (plain, full) = (quoted(reflected(inner)), quoted(qualified(inner)))
      return "({ \(code); (\(debug)) ? \(full) : \(plain); })"
    case .any, .null: return "__swift_text_any((id)\(code), \(debug))"
    case .never, .failed: return "@\"\""
    case .nominal(let index) where state.nominals[index].kind == .protocolType:
      return "__swift_text_any((id)\(code), \(debug))"
    case .nominal(let index) where state.nominals[index].kind == .classType:
      return "__swift_text_any((id)\(code), \(debug))"
    default: return "\(describeFunction(type))(\(code), \(debug))"
    }
  }

  /// Where the text makes a key path that is a value: it is a function here, but prints as itself.
  private var placeOfKeyPath: SourceRange? {
    state.trees.lazy.compactMap { tree in
      tree.nodes.first { $0.kind == .closure && $0.text == "key path" && $0.kid(1) != 0 }?.place
    }.first
  }

  private func describeFunction(_ type: SwiftType) -> String {
    let function = "text_" + mangled(type)
    guard state.support.insert(function).inserted else { return function }
    let head = "NSString *\(function)(\(declaration(type, "value")), _Bool debug)"
    prototypes += "\(head);\n"
    pending.append { [self] in
      implementations += "\(head) { \(describeBody(type))}\n"
    }
    return function
  }

  private func describeBody(_ type: SwiftType) -> LoweredCode {
    switch type {
    case .optional(let inner):
      return
        "if (!(\(isSome(type, "value")))) return @\"nil\"; return __swift_concat(__swift_concat(@\"Optional(\", \(describe(unwrap(type, "value"), inner, debug: "1"))), @\")\"); "
    case .array(let inner), .slice(let inner), .set(let inner):
      // Within another value, or for somebody who looks for errors, a list says of what kind it is.
      var kind = ""
      if case .set = type { kind = "Set(" }
      if case .slice = type { kind = "ArraySlice(" }
      let (open, close): (LoweredCode, LoweredCode) =
        kind.isEmpty
        ? ("@\"[\"", "@\"]\"") : ("debug ? @\"\(kind)[\" : @\"[\"", "debug ? @\"])\" : @\"]\"")
      return
        "NSString *text = \(open); for (long i = 0; i < value->count; i++) { if (i) text = __swift_concat(text, @\", \"); text = __swift_concat(text, \(describe(fromSlot("value", "i", inner), inner, debug: "1"))); } return __swift_concat(text, \(close)); "
    case .dictionary(let key, let item):
      return
        "if (value->keys->count == 0) return @\"[:]\"; NSString *text = @\"[\"; for (long i = 0; i < value->keys->count; i++) { if (i) text = __swift_concat(text, @\", \"); text = __swift_concat(text, \(describe(fromSlot("value->keys", "i", key), key, debug: "1"))); text = __swift_concat(text, @\": \"); text = __swift_concat(text, \(describe(fromSlot("value->values", "i", item), item, debug: "1"))); } return __swift_concat(text, @\"]\"); "
    case .tuple(let labels, let types):
      var code: LoweredCode = "NSString *text = @\"(\"; "
      for (position, each) in types.enumerated() {
        if position > 0 { code += "text = __swift_concat(text, @\", \"); " }
        if !labels[position].isEmpty {
          code += "text = __swift_concat(text, @\"\(labels[position]): \"); "
        }
        code +=
          "text = __swift_concat(text, \(describe("value.e\(position)", each, debug: "1"))); "
      }
      return code + "return __swift_concat(text, @\")\"); "
    case .range(let closed):
      return
        "NSString *text = __swift_concat(__swift_concat(__swift_text_integer(value.low), @\"\(closed ? "..." : "..<")\"), __swift_text_integer(value.high - \(closed ? 1 : 0))); return debug ? __swift_concat(__swift_concat(@\"\(closed ? "Closed" : "")Range(\", text), @\")\") : text; "
    case .nominal(let index): return describeNominal(index)
    default: return "return @\"\"; "
    }
  }

  /// What a type says of itself, as it is printed and as it is printed within another.
  func ownText(_ index: Int, _ read: (SwiftProperty) -> LoweredCode) -> LoweredCode? {
    func text(_ property: String, _ name: String) -> LoweredCode? {
      guard hasBuiltin(.nominal(index), name) else { return nil }
      return findProperty(property, index, isStatic: false).map(read)
    }
    let plain = text("description", "CustomStringConvertible")
    guard let debug = text("debugDescription", "CustomDebugStringConvertible") else {
      return plain
    }
    return plain.map { "(debug ? \(debug) : \($0))" } ?? debug
  }

  private func describeNominal(_ index: Int) -> LoweredCode {
    let nominal = state.nominals[index]
    let own = ownText(index) {
      $0.kind == .computed ? "\(nominal.cname)_\($0.cname)(value)" : "value.\($0.cname)"
    }
    if let own { return "return \(own); " }
    if nominal.kind == .enumType {
      var code: LoweredCode =
        nominal.hasPayload
        ? "switch (value.tag) { " : "switch (value) { "
      for (number, each) in nominal.cases.enumerated() {
        code += "case \(number): { "
        let head = "\(each.name)"
        let full = "\(qualified(.nominal(index))).\(each.name)"
        code += "NSString *text = debug ? @\"\(full)\" : @\"\(head)\"; "
        // A tuple alone has its own parentheses.
        var isTuple = false
        if each.types.count == 1, each.labels[0].isEmpty, case .tuple = each.types[0] {
          isTuple = true
        }
        if !each.types.isEmpty {
          if !isTuple { code += "text = __swift_concat(text, @\"(\"); " }
          for (position, type) in each.types.enumerated() {
            if position > 0 { code += "text = __swift_concat(text, @\", \"); " }
            if !each.labels[position].isEmpty {
              code += "text = __swift_concat(text, @\"\(each.labels[position]): \"); "
            }
            var field: LoweredCode = "value.c\(number)_\(position)"
            if each.isIndirect, refersTo(type, index) { field = unboxed(field, type) }
            code += "text = __swift_concat(text, \(describe(field, type, debug: "1"))); "
          }
          if !isTuple { code += "text = __swift_concat(text, @\")\"); " }
        }
        code += "return text; } "
      }
      return code + "} return @\"\"; "
    }
    let full = "\(qualified(.nominal(index)))("
    var code: LoweredCode =
      "NSString *text = debug ? @\"\(full)\" : @\"\(reflected(.nominal(index)))(\"; "
    for (position, each) in storedProperties(index).enumerated()
    where goesOn(at: each.place) {
      code +=
        "text = __swift_concat(text, @\"\(position > 0 ? ", " : "")\(each.name): \"); text = __swift_concat(text, \(describe("value.\(each.cname)", each.type, debug: "1"))); "
    }
    return code + "return __swift_concat(text, @\")\"); "
  }

  /// `type(of: value)`: what is no object's is known beforehand, and the value is worked out all the same. A value
  /// behind a protocol or `Any` has the class of its box for its type.
  func typeOf(_ value: SwiftValue, at place: SourceRange) -> SwiftValue {
    if value.type == .failed { return failed() }
    if let view = value.view {
      refuse("the type of a \(view)", at: place)
      return failed()
    }
    if isClass(value.type) != nil {
      return SwiftValue(type: .metatype(value.type), code: "[\(value.code) class]")
    }
    if value.type == .any || isProtocol(value.type) != nil {
      return SwiftValue(type: .metatype(.any), code: "__swift_type_of((id)\(value.code))")
    }
    return SwiftValue(type: .metatype(value.type), code: "({ (void)\(value.code); (Class)0; })")
  }

  /// The name of the type of a value; `isFull`: with its module.
  func describeType(
    _ code: LoweredCode, _ type: SwiftType, isFull: Bool = false
  ) -> LoweredCode {
    if isFull {
      let own: LoweredCode? =
        isClass(type) != nil
        ? "[\(code) class]"
        : type == .any || isProtocol(type) != nil ? "__swift_type_of((id)\(code))" : nil
      return own.map { "__swift_text_type((Class)\($0), @\"\(state.moduleName)\", 1)" }
        ?? quoted(qualified(type))
    }
    if isClass(type) != nil { return "__swift_text_class([\(code) class])" }
    if type == .any || isProtocol(type) != nil { return "__swift_type_text((id)\(code))" }
    return quoted(reflected(type))
  }

  // MARK: Comparing

  func isEquatable(_ type: SwiftType) -> Bool {
    switch type {
    case .integer, .double, .float, .bool, .string, .character, .range, .metatype: return true
    case .optional(let inner), .array(let inner), .slice(let inner), .set(let inner):
      return isEquatable(inner)
    case .dictionary(let key, let item): return isEquatable(key) && isEquatable(item)
    case .tuple(_, let types): return types.allSatisfy { isEquatable($0) }
    case .nominal(let index):
      let nominal = state.nominals[index]
      if nominal.kind == .enumType, !nominal.hasPayload { return true }
      return hasBuiltin(type, "Equatable") || !ownEqual(index).isEmpty
    default: return false
    }
  }

  private func ownEqual(_ index: Int) -> [SwiftFunction] {
    (findMethods("==", index, isStatic: true) + (state.functions["=="] ?? [])).filter {
      $0.parameters.count == 2 && $0.parameters[0].type == .nominal(index)
    }
  }

  func equal(_ a: LoweredCode, _ b: LoweredCode, _ type: SwiftType) -> LoweredCode {
    switch type {
    case .integer, .double, .float, .bool: return "((_Bool)(\(a) == \(b)))"
    case .string, .character: return "__swift_equal(\(a), \(b))"
    case .any, .null, .never, .failed, .function, .void, .generic:
      return "((_Bool)((id)\(a) == (id)\(b)))"
    case .metatype: return "((_Bool)(\(a) == \(b)))"
    case .nominal(let index):
      let home = conformer(index, to: "Equatable") ?? index
      if let own = ownEqual(home).first ?? ownEqual(index).first {
        return callCode(own, [a, b], receiver: nil)
      }
      let nominal = state.nominals[index]
      if isOfFoundation(index) { return "((_Bool)[(id)\(a) isEqual:(id)\(b)])" }
      if nominal.kind == .classType || nominal.kind == .protocolType {
        return "((_Bool)((id)\(a) == (id)\(b)))"
      }
      if nominal.kind == .enumType, !nominal.hasPayload { return "((_Bool)(\(a) == \(b)))" }
      return "\(equalFunction(type))(\(a), \(b))"
    default: return "\(equalFunction(type))(\(a), \(b))"
    }
  }

  /// Parts in the `==` that Swift writes for a type: it means the operator by the type of the part, as anybody would.
  private func equalPart(_ a: LoweredCode, _ b: LoweredCode, _ type: SwiftType) -> LoweredCode {
    if let index = isClass(type),
      let own = ([index] + ancestors(of: index)).lazy.compactMap({ self.ownEqual($0).first }).first
    {
      return callCode(own, [a, b], receiver: nil)
    }
    return equal(a, b, type)
  }

  private func equalFunction(_ type: SwiftType) -> String {
    let function = "equal_" + mangled(type)
    guard state.support.insert(function).inserted else { return function }
    let head = "_Bool \(function)(\(declaration(type, "a")), \(declaration(type, "b")))"
    prototypes += "\(head);\n"
    pending.append { [self] in implementations += "\(head) { \(equalBody(type))}\n" }
    return function
  }

  private func equalBody(_ type: SwiftType) -> LoweredCode {
    switch type {
    case .optional(let inner):
      return
        "if (!(\(isSome(type, "a"))) || !(\(isSome(type, "b")))) return (\(isSome(type, "a"))) == (\(isSome(type, "b"))); return \(equal(unwrap(type, "a"), unwrap(type, "b"), inner)); "
    case .array(let inner), .slice(let inner):
      return
        "if (a->count != b->count) return 0; for (long i = 0; i < a->count; i++) if (!\(equal(fromSlot("a", "i", inner), fromSlot("b", "i", inner), inner))) return 0; return 1; "
    case .set(let inner):
      return
        "if (a->count != b->count) return 0; for (long i = 0; i < a->count; i++) if (__swift_find_\(slotKind(inner))(b, __swift_\(slotKind(inner))_at(a, i)) < 0) return 0; return 1; "
    case .dictionary(let key, let item):
      return
        "if (a->keys->count != b->keys->count) return 0; for (long i = 0; i < a->keys->count; i++) { long j = \(dictionaryFind("b", fromSlot("a->keys", "i", key), key)); if (j < 0 || !\(equal(fromSlot("a->values", "i", item), fromSlot("b->values", "j", item), item))) return 0; } return 1; "
    case .range: return "return a.low == b.low && a.high == b.high; "
    case .tuple(_, let types):
      let tests = types.enumerated().map { equal("a.e\($0)", "b.e\($0)", $1) }
      return "return \(tests.joined(" && ")); "
    case .nominal(let index):
      let nominal = state.nominals[index]
      if nominal.kind == .enumType {
        var code: LoweredCode = "if (a.tag != b.tag) return 0; "
        for (number, each) in nominal.cases.enumerated() where !each.types.isEmpty {
          let tests = each.types.enumerated().map { position, inner -> LoweredCode in
            var x: LoweredCode = "a.c\(number)_\(position)"
            var y: LoweredCode = "b.c\(number)_\(position)"
            if each.isIndirect, refersTo(inner, index) {
              x = unboxed(x, inner)
              y = unboxed(y, inner)
            }
            return equalPart(x, y, inner)
          }
          code += "if (a.tag == \(number)) return \(tests.joined(" && ")); "
        }
        return code + "return 1; "
      }
      let tests = storedProperties(index).map {
        equalPart("a.\($0.cname)", "b.\($0.cname)", $0.type)
      }
      return tests.isEmpty ? "return 1; " : "return \(tests.joined(" && ")); "
    default: return "return 0; "
    }
  }

  /// What `hash(into:)` of a type's own makes of a value.
  func ownHash(_ code: LoweredCode, _ index: Int) -> LoweredCode? {
    guard case .nominal(let hasher)? = state.types["Hasher"],
      let own = findMethods("hash", index, isStatic: false).first(where: { $0.labels == ["into"] }),
      own.parameters[0].isInout, own.parameters[0].type == .nominal(hasher)
    else { return nil }
    let h = fresh("h")
    let call = callCode(
      own, ["&\(h)"], receiver: SwiftValue(type: .nominal(index), code: code))
    return "({ \(declaration(.nominal(hasher), h)) = {0}; \(call); (unsigned long)\(h).__state; })"
  }

  func hash(_ code: LoweredCode, _ type: SwiftType) -> LoweredCode {
    switch type {
    case .integer, .bool: return "((unsigned long)(\(code)))"
    case .double, .float: return "((unsigned long)__swift_word(\(code)))"
    case .string, .character: return "__swift_hash(\(code))"
    case .optional(.string), .optional(.character): return "__swift_hash(\(code))"
    case .optional(let inner):
      if isPointer(inner) { return "((unsigned long)[(id)\(code) hash])" }
      return "(\(code)).some"
    case .nominal(let index):
      let nominal = state.nominals[index]
      if nominal.kind != .protocolType, let own = ownHash(code, index) { return own }
      switch nominal.kind {
      case .classType: return "((unsigned long)[\(code) hash])"
      case .enumType:
        return nominal.hasPayload ? "((unsigned long)(\(code)).tag)" : "((unsigned long)(\(code)))"
      case .structType:
        let parts = storedProperties(index).filter { isEquatable($0.type) }
          .map { hash("(\(code)).\($0.cname)", $0.type) }
        return parts.isEmpty ? "1UL" : "(\(parts.joined(" * 31UL + ")))"
      case .protocolType: return "((unsigned long)[(id)\(code) hash])"
      }
    default: return "1UL"
    }
  }
}
