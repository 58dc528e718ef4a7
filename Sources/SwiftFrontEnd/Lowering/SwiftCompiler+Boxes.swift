import Diagnostics
import Syntax

/// Boxes: what is no object, where an object is wanted (`Any`, protocols, what is indirect).
extension SwiftCompiler {
  /// Whether an object tells by itself what type of Swift it is.
  func tellsItsType(_ type: SwiftType) -> Bool {
    switch type {
    case .string, .any, .null, .generic: return true
    case .nominal: return isPointer(type)
    default: return false
    }
  }

  /// The value as an object that knows its type, for `Any` and protocols.
  func described(_ code: LoweredCode, _ type: SwiftType) -> LoweredCode {
    tellsItsType(type) ? code : "\(boxFunction(type))(\(code))"
  }
  func undescribed(_ code: LoweredCode, _ type: SwiftType) -> LoweredCode {
    tellsItsType(type)
      ? "((\(cType(type)))\(code))" : "((\(boxClass(type)) *)(\(code)))->value"
  }

  /// The value as an object: itself where it is one.
  func boxed(_ code: LoweredCode, _ type: SwiftType) -> LoweredCode {
    if isPointer(type) { return code }
    if case .optional(let inner) = type, isPointer(inner) {
      // Any from an optional object keeps its being optional.
      return "\(boxFunction(type))(\(code))"
    }
    return "\(boxFunction(type))(\(code))"
  }
  func unboxed(_ code: LoweredCode, _ type: SwiftType) -> LoweredCode {
    if isPointer(type) { return "((\(cType(type)))\(code))" }
    return "((\(boxClass(type)) *)(\(code)))->value"
  }

  /// No name of Swift's has this sign, so no class of the program's is taken for a box.
  static let boxPrefix = "Box$"

  func boxClass(_ type: SwiftType) -> String {
    _ = boxFunction(type)
    return SwiftCompiler.boxPrefix + mangled(type)
  }

  /// The function that puts a value into a box; the class of the box is written when first wanted.
  func boxFunction(_ type: SwiftType) -> String {
    let key = mangled(type)
    let function = "box_" + key
    guard state.support.insert(function).inserted else { return function }
    let box = SwiftCompiler.boxPrefix + key
    var adopted: [String] = []
    if let index = members(of: type) { adopted = adoptedProtocols(index) }
    let list = adopted.isEmpty ? "" : " <\(adopted.joined(separator: ", "))>"
    forwardClasses.append(box)
    let selectors = [
      "-swiftText:", "+swiftName", "+swiftFullName", "-swiftOwn", "-isEqual:", "-hash",
      "-swiftErrorCode", "-swiftErrorDomain", "-swiftForm", "-swiftCount", "-swiftPart:",
      "-swiftKey:", "-swiftLabel:",
    ]
    result.made.formUnion(
      [box, function] + selectors.map { "\($0.prefix(1))[\(box) \($0.dropFirst())]" })
    typeDefinitions += LoweredCode("")
    _ = cType(type)
    interfaces +=
      "@interface \(box) : SwiftBox\(list) { @public \(declaration(type, "value")); }\n\(boxDeclarations(type))@end\n"
    prototypes +=
      "\(box) *\(function)(\(declaration(type, "value"))) __attribute__((ns_returns_retained));\n"
    pending.append { [self] in
      var body: LoweredCode =
        "- (NSString *)swiftText:(_Bool)debug { return \(describe("self->value", type, debug: "debug")); }\n+ (NSString *)swiftName { return \(quoted(reflected(type))); }\n+ (NSString *)swiftFullName { return \(quoted(qualified(type))); }\n- (id)swiftOwn { return \(function)(self->value); }\n"
      body += boxParts(type)
      if isEquatable(type) {
        body +=
          "- (_Bool)isEqual:(id)other { if (![other isKindOfClass:[\(box) class]]) return 0; return \(equal("self->value", LoweredCode("((\(box) *)other)->value"), type)); }\n- (unsigned long)hash { return \(hash("self->value", type)); }\n"
      }
      if let index = members(of: type) { body += boxMethods(index) + errorCode(index) }
      implementations +=
        "@implementation \(box)\n\(body)@end\n\(box) *\(function)(\(declaration(type, "value"))) { \(box) *box = [[\(box) alloc] init]; box->value = value; return box; }\n"
    }
    return function
  }

  /// What Foundation calls an error where it has no words of its own: the number of a case, those with values first.
  private func errorCode(_ index: Int) -> LoweredCode {
    let nominal = state.nominals[index]
    guard case .nominal(let any)? = state.types["Error"], conforms(index, to: any) else {
      return ""
    }
    var code: LoweredCode = "1"
    if let raw = nominal.rawType, raw.isInteger {
      code = rawValue(index, "self->value", raw)
    } else if nominal.kind == .enumType {
      let order = nominal.cases.indices.sorted {
        let (a, b) = (nominal.cases[$0].types.isEmpty, nominal.cases[$1].types.isEmpty)
        return a == b ? $0 < $1 : b
      }
      let tag = nominal.hasPayload ? "self->value.tag" : "self->value"
      for (number, each) in order.enumerated() {
        code = "(\(tag) == \(each) ? \(number) : \(code))"
      }
    }
    return
      "- (long)swiftErrorCode { return \(code); }\n- (NSString *)swiftErrorDomain { return \(quoted(nominal.module + "." + fullName(index))); }\n"
  }
}
