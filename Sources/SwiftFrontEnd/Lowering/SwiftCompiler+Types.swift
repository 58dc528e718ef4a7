import Diagnostics
import Syntax

/// Types: from the tree, as a person reads them, and as C declares them.
extension SwiftCompiler {
  static let integers: [String: (c: String, low: String, high: String)] = [
    "Int": ("long", "(-9223372036854775807L - 1)", "9223372036854775807L"),
    "UInt": ("unsigned long", "0UL", "18446744073709551615UL"),
    "Int8": ("signed char", "(-128)", "127"), "UInt8": ("unsigned char", "0", "255"),
    "Int16": ("short", "(-32768)", "32767"), "UInt16": ("unsigned short", "0", "65535"),
    "Int32": ("int", "(-2147483647 - 1)", "2147483647"),
    "UInt32": ("unsigned int", "0U", "4294967295U"),
    "Int64": ("long", "(-9223372036854775807L - 1)", "9223372036854775807L"),
    "UInt64": ("unsigned long", "0UL", "18446744073709551615UL"),
  ]

  /// The types of the library that a name alone says, but for the integers.
  static let plainTypes: [String: SwiftType] = [
    "Double": .double, "CGFloat": .double, "TimeInterval": .double, "Float": .float,
    "Bool": .bool, "String": .string, "Character": .character, "Void": .void, "Never": .never,
    "Any": .any, "AnyObject": .any, "AnyClass": .metatype(.any),
  ]

  func resolve(_ id: Int) -> SwiftType {
    if stack.isExhausted {
      tooDeep(at: tree[id].place)
      return .failed
    }
    let type = resolved(id)
    if !isTooLarge(type) { return type }
    refuse("a type of this size", at: tree[id].place)
    return .failed
  }

  /// Types of Swift's own library, and of Foundation, that a program may well name, and that are not built; those
  /// that are built stand here for the forms that are not (`Set` without its type of elements).
  static let unbuiltTypes: Set<String> = [
    "Equatable", "Hashable", "Comparable", "CustomStringConvertible",
    "CustomDebugStringConvertible", "Sendable", "CaseIterable", "RawRepresentable",
    "Swift", "CommandLine", "ExpressibleByIntegerLiteral", "ExpressibleByStringLiteral",
    "ExpressibleByArrayLiteral", "UnicodeScalar", "NSCopying", "NSMutableCopying", "NSZone",
    "NSCoding",
    "NSSecureCoding", "NSString", "NSMutableString", "NSArray", "NSMutableArray", "NSDictionary",
    "NSMutableDictionary", "NSSet", "NSMutableSet", "NSNumber", "NSValue", "NSDate", "NSData",
    "NSURL",
    "NSUUID", "NSRange", "NSAttributedString", "NSRegularExpression", "Selector", "AnyClass",
    "CVarArg",
    "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough",
    "CGFloat",
    "CGPoint", "CGSize", "CGRect", "SIMD2", "ContinuousClock", "SuspendingClock", "InlineArray",
    "Span",
    "ExpressibleByDictionaryLiteral", "ExpressibleByFloatLiteral", "ExpressibleByBooleanLiteral",
    "ExpressibleByNilLiteral", "ExpressibleByStringInterpolation", "CustomReflectable",
    "AdditiveArithmetic", "Numeric", "SignedNumeric", "BinaryInteger", "FixedWidthInteger",
    "SignedInteger", "UnsignedInteger", "BinaryFloatingPoint", "BidirectionalCollection",
    "RandomAccessCollection", "MutableCollection", "LazySequence", "CollectionOfOne",
    "EmptyCollection", "TextOutputStream", "CustomPlaygroundDisplayConvertible", "Identifiable",
    "AnyKeyPath", "PartialKeyPath", "Observable",
    "UnsafeMutableBufferPointer", "OpaquePointer", "ManagedBuffer", "NSPredicate",
    "Measurement", "AttributedString", "CharacterSet", "PersonNameComponents",
    "Actor", "AnyCancellable", "AnyHashable", "AnyIterator", "NSObjectProtocol",
    "AsyncThrowingStream", "Atomic", "BlockOperation", "CheckedContinuation", "CustomNSError",
    "DateComponents", "DispatchPredicate", "DispatchSource", "DispatchSourceTimer",
    "DispatchSpecificKey", "FileHandle", "Locale", "Mutex", "NSCache",
    "NSCondition", "NSConditionLock", "NSError", "NumberFormatter", "OSAllocatedUnfairLock",
    "ObservableObject", "PassthroughSubject", "Pipe", "Process", "Published", "RecoverableError",
    "Regex", "RunLoop", "Scanner", "Synchronization", "ThrowingTaskGroup", "TimeZone",
    "URLRequest", "URLSession", "os_unfair_lock", "AnySequence", "Array", "ArraySlice",
    "AsyncSequence",
    "AsyncStream",
    "Bundle", "Calendar", "Clock", "Codable", "CodingKey", "Collection", "ContiguousArray", "Data",
    "Date",
    "DateFormatter", "Decimal", "Decodable", "Decoder", "Dictionary", "DispatchGroup",
    "DispatchQueue",
    "DispatchSemaphore", "DispatchWorkItem", "Duration", "Encodable", "Encoder", "FileManager",
    "Float16",
    "Float80", "FloatingPoint", "MemoryLayout", "IndexPath", "IndexSet", "Int128",
    "IteratorProtocol",
    "JSONDecoder",
    "JSONEncoder", "KeyPath", "KeyValuePairs", "LosslessStringConvertible", "MainActor", "Mirror",
    "NSLock",
    "NSObject", "NSRecursiveLock", "Notification", "NotificationCenter", "ObjectIdentifier",
    "OperationQueue",
    "Operation", "Optional", "OptionSet", "ProcessInfo", "RandomNumberGenerator",
    "RangeReplaceableCollection",
    "ReferenceWritableKeyPath", "Result", "Sequence", "Set", "SetAlgebra", "Slice", "StaticString",
    "Strideable",
    "String.Index", "StringProtocol", "Substring", "SystemRandomNumberGenerator", "Task",
    "TaskGroup", "Thread",
    "Timer", "UInt128", "URL", "UUID", "Unicode", "Unmanaged", "UnsafeBufferPointer",
    "UnsafeMutablePointer",
    "UnsafeMutableRawPointer", "UnsafePointer", "UnsafeRawPointer", "UserDefaults",
    "WritableKeyPath",
  ]

  private func resolved(_ id: Int) -> SwiftType {
    let node = tree[id]
    switch node.kind {
    case .optionalType, .unwrappedType, .arrayType, .dictionaryType:
      let inner = node.kids.map { resolve($0) }
      if inner.contains(.failed) { return .failed }
      if inner.contains(.void) {
        refuse(
          node.kind == .arrayType
            ? "[Void]" : node.kind == .dictionaryType ? "a dictionary of Void" : "Void?",
          at: node.place)
        return .failed
      }
      switch node.kind {
      case .arrayType: return .array(inner[0])
      case .dictionaryType:
        writtenKeys.append((inner[0], node.place))
        return .dictionary(inner[0], inner[1])
      default: return .optional(inner[0])
      }
    case .functionType:
      let all = node.kids.map { resolve($0) }
      if all.contains(.failed) { return .failed }
      let result = all.last ?? .void
      return .function(
        Array(all.dropLast()), node.flags.contains(.isThrowing) ? .throwing(result) : result)
    case .tupleType:
      if node.kids.isEmpty { return .void }
      let parts = node.kids.map { resolve($0) }
      return parts.contains(.failed) ? .failed : .tuple(node.labels, parts)
    case .inoutArgument:
      let inner = resolve(node.kid(0))
      return inner == .failed ? .failed : .lent(inner)
    case .typeName:
      if let found = namedType(node.text, node.kids) {
        if !node.kids.isEmpty, found.isNumber || [.string, .bool, .character].contains(found) {
          error("cannot specialize non-generic type '\(name(of: found))'", at: node.place)
          return .failed
        }
        if !node.kids.isEmpty, let index = isProtocol(found), !isComposition(index) {
          let word = node.flags.contains(.isSome) ? "some" : "any"
          refuse("\(word) \(node.text)<…>", at: node.place)
          return .failed
        }
        guard !resolvesBound, let index = isProtocol(found), hasAssociated(index) else {
          return found
        }
        refuse("\(node.flags.contains(.isSome) ? "some" : "any") \(node.text)", at: node.place)
        return .failed
      }
      if let generic = state.genericTypes[node.text] {
        let names = state.trees[generic.tree][generic.id].labels.joined(separator: ", ")
        error(
          "reference to generic type '\(node.text)' requires arguments in <\(names.isEmpty ? "..." : "...")>",
          at: node.place)
        return .failed
      }
      let parts = node.text.split(separator: ".")
      if parts.count > 1, parts.last == "Type",
        let type = namedType(parts.dropLast().joined(separator: "."), []), isProtocol(type) == nil
      {
        return .metatype(type)
      }
      let missing = parts.first.map(String.init) ?? node.text
      if SwiftCompiler.unbuiltTypes.contains(missing) || parts.last == "Type"
        || parts.last == "Protocol"
      {
        refuse(node.text, at: node.place)
      } else if parts.count > 1, let outer = namedType(missing, []) {
        error("'\(parts[1])' is not a member type of type '\(name(of: outer))'", at: node.place)
      } else if isToldElsewhere(missing) {
        refuse("\(missing), which another member tells,", at: node.place)
      } else {
        error("cannot find type '\(missing)' in scope", at: node.place)
      }
      return .failed
    default: return .failed
    }
  }

  func namedType(_ text: String, _ arguments: [Int]) -> SwiftType? {
    if let bound = bindings[text] { return bound }
    if text.contains(" & ") { return composition(text, arguments) }
    if text.contains(".") {
      var parts = text.split(separator: ".").map(String.init)
      guard var current = namedType(parts.removeFirst(), arguments) else { return nil }
      while !parts.isEmpty {
        let next = parts.removeFirst()
        // A part of a type that is not known yet; of any type there is its own type.
        if isOpen(current), next != "Type" { return .failed }
        guard case .nominal(let index) = current, let inner = associatedType(next, of: index)
        else { return nil }
        current = inner
      }
      return current
    }
    if let local = localType(text) { return local }
    var owner = context.owner
    while let index = owner {
      if isOffered(type: text, of: index), let inner = state.nominals[index].nested[text] {
        return inner
      }
      if state.nominals[index].kind == .protocolType, hasAssociated(index),
        let inner = associatedType(text, of: index)
      {
        return inner
      }
      owner = state.nominals[index].superclass ?? state.nominals[index].outer
    }
    if let generic = state.genericTypes[text] {
      var current = context.owner
      while let index = current {
        if arguments.isEmpty, state.nominals[index].genericName == text { return .nominal(index) }
        current = state.nominals[index].outer
      }
      if arguments.isEmpty { return nil }
      return instance(
        of: text, generic, arguments.map { resolve($0) },
        at: arguments.first.map { tree[$0].place } ?? .none, isWritten: true)
    }
    if text == "Self", let index = context.owner { return selfType(index) }
    if !openAliases.isEmpty, let type = settledAlias(text) { return type }
    if let found = state.types[text] ?? SwiftCompiler.plainTypes[text] { return found }
    switch text {
    case "Array":
      return arguments.count == 1 ? .array(resolve(arguments[0])) : nil
    case "ArraySlice": return arguments.count == 1 ? .slice(resolve(arguments[0])) : nil
    case "Set":
      guard arguments.count == 1 else { return nil }
      let element = resolve(arguments[0])
      writtenKeys.append((element, tree[arguments[0]].place))
      return .set(element)
    case "Optional": return arguments.count == 1 ? .optional(resolve(arguments[0])) : nil
    case "Dictionary":
      return arguments.count == 2
        ? .dictionary(resolve(arguments[0]), resolve(arguments[1])) : nil
    case "KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath":
      // What reads through it is all that there is of one.
      return arguments.count == 2
        ? .function([resolve(arguments[0])], resolve(arguments[1])) : nil
    case "Range", "ClosedRange":
      if arguments.count == 1 {
        let bound = resolve(arguments[0])
        if bound == .failed { return .failed }
        if bound != .int, !isOpen(bound), !isOpaque(bound) {
          refuse("\(text)<\(name(of: bound))>", at: tree[arguments[0]].place)
          return .failed
        }
      }
      return .range(closed: text == "ClosedRange")
    default:
      return SwiftCompiler.integers[text] != nil ? .integer(text) : nil
    }
  }

  /// `P & Q`: a protocol that nobody declared, above which its parts stand.
  private func composition(_ text: String, _ parts: [Int]) -> SwiftType? {
    if let known = state.types[text] { return known }
    var nominal = SwiftNominal(
      kind: .protocolType, name: text,
      cname: CName.of(parts.map { tree[$0].text }.joined(separator: "_and_")), flags: [],
      place: .none)
    nominal.module = state.moduleName
    nominal.isSealed = true
    for part in parts {
      let name = tree[part].text
      if name == "AnyObject" || name == "Sendable" {
        nominal.builtinProtocols.insert(name)
        continue
      }
      let type = resolve(part)
      if type == .failed { return .failed }
      guard let index = isProtocol(type) else {
        refuse(text, at: tree[part].place)
        return .failed
      }
      nominal.protocols += isComposition(index) ? state.nominals[index].protocols : [index]
      nominal.builtinProtocols.formUnion(
        isComposition(index) ? state.nominals[index].builtinProtocols : [])
    }
    state.nominals.append(nominal)
    state.types[text] = .nominal(state.nominals.count - 1)
    return state.types[text]
  }

  func isComposition(_ index: Int) -> Bool { state.nominals[index].name.contains(" & ") }

  // MARK: For a person

  func name(of type: SwiftType) -> String {
    switch type {
    case .integer(let name): return name
    case .double: return "Double"
    case .float: return "Float"
    case .bool: return "Bool"
    case .string: return "String"
    case .character: return "Character"
    case .void: return "()"
    case .never: return "Never"
    case .any: return "Any"
    case .null, .failed: return "_"
    case .nominal(let index):
      let nominal = state.nominals[index]
      if nominal.kind == .protocolType { return "any \(fullName(index))" }
      return fullName(index)
    case .optional(let inner):
      if case .function = inner { return "(\(name(of: inner)))?" }
      if case .nominal(let index) = inner, state.nominals[index].kind == .protocolType {
        return "(\(name(of: inner)))?"
      }
      return name(of: inner) + "?"
    case .array(let inner): return "[\(name(of: inner))]"
    case .slice(let inner): return "ArraySlice<\(name(of: inner))>"
    case .dictionary(let key, let value): return "[\(name(of: key)) : \(name(of: value))]"
    case .set(let inner): return "Set<\(name(of: inner))>"
    case .range(let closed): return closed ? "ClosedRange<Int>" : "Range<Int>"
    case .tuple(let labels, let types):
      return "("
        + zip(labels, types).map { $0.isEmpty ? name(of: $1) : "\($0): \(name(of: $1))" }
        .joined(separator: ", ") + ")"
    case .function(let parameters, let result):
      return "(\(parameters.map { name(of: $0) }.joined(separator: ", "))) "
        + (result == result.answer ? "-> " : "throws -> ") + name(of: result)
    case .throwing(let inner): return name(of: inner)
    case .metatype(let inner): return name(of: inner) + ".Type"
    case .lent(let inner): return "inout " + name(of: inner)
    case .generic(let number): return "T\(number)"
    }
  }

  /// The name that `type(of:)` shows.
  func reflected(_ type: SwiftType) -> String {
    switch type {
    case .optional(let inner): return "Optional<\(reflected(inner))>"
    case .array(let inner): return "Array<\(reflected(inner))>"
    case .set(let inner): return "Set<\(reflected(inner))>"
    case .dictionary(let key, let item):
      return "Dictionary<\(reflected(key)), \(reflected(item))>"
    case .tuple(let labels, let types):
      let parts = zip(labels, types).map {
        $0.isEmpty ? reflected($1) : "\($0): \(reflected($1))"
      }
      return "(\(parts.joined(separator: ", ")))"
    case .nominal(let index):
      let nominal = state.nominals[index]
      guard let generic = nominal.genericName.flatMap({ state.genericTypes[$0] }) else {
        return nominal.name
      }
      let types = state.trees[generic.tree][generic.id].labels.compactMap {
        nominal.genericBindings[$0].map(reflected)
      }
      return "\(nominal.genericName ?? nominal.name)<\(types.joined(separator: ", "))>"
    default: return name(of: type)
    }
  }

  /// The name with the modules of all types in it, as a value in another one is printed.
  func qualified(_ type: SwiftType) -> String {
    switch type {
    case .nominal(let index):
      let nominal = state.nominals[index]
      guard let generic = nominal.genericName.flatMap({ state.genericTypes[$0] }) else {
        return nominal.outer.map { qualified(.nominal($0)) + "." + nominal.name }
          ?? nominal.module + "." + nominal.name
      }
      let types = state.trees[generic.tree][generic.id].labels.map {
        nominal.genericBindings[$0].map { qualified($0) } ?? $0
      }
      return "\(nominal.module).\(nominal.genericName ?? "")<\(types.joined(separator: ", "))>"
    case .optional(let inner): return "Swift.Optional<\(qualified(inner))>"
    case .array(let inner): return "Swift.Array<\(qualified(inner))>"
    case .slice(let inner): return "Swift.ArraySlice<\(qualified(inner))>"
    case .set(let inner): return "Swift.Set<\(qualified(inner))>"
    case .dictionary(let key, let item):
      return "Swift.Dictionary<\(qualified(key)), \(qualified(item))>"
    case .range(let closed): return "Swift.\(closed ? "Closed" : "")Range<Swift.Int>"
    case .tuple(let labels, let types):
      return "("
        + zip(labels, types).map { ($0.isEmpty ? "" : $0 + ": ") + qualified($1) }
        .joined(separator: ", ") + ")"
    case .function(let types, let result):
      let sign = result == result.answer ? "->" : "throws ->"
      return "(\(types.map { qualified($0) }.joined(separator: ", "))) \(sign) \(qualified(result))"
    case .throwing(let inner): return qualified(inner)
    case .integer, .double, .float, .bool, .string, .character: return "Swift." + name(of: type)
    default: return name(of: type)
    }
  }

  func fullName(_ index: Int) -> String {
    let nominal = state.nominals[index]
    return nominal.outer.map { fullName($0) + "." + nominal.name } ?? nominal.name
  }

  // MARK: For C

  /// A word or a pointer with a null of its own, so that an optional of it needs no more room.
  func isPointer(_ type: SwiftType) -> Bool {
    switch type {
    case .string, .character, .any, .array, .slice, .dictionary, .set, .function: return true
    // What a type of values is, its static type tells.
    case .metatype(let inner): return isClass(inner) != nil || inner == .any
    case .nominal(let index):
      let kind = state.nominals[index].kind
      return kind == .classType || kind == .protocolType
    default: return false
    }
  }
  /// Kept by counting.
  func isObject(_ type: SwiftType) -> Bool {
    if case .metatype = type { return false }
    if case .optional(let inner) = type { return isObject(inner) }
    return isPointer(type)
  }
  func isClass(_ type: SwiftType) -> Int? {
    if case .nominal(let index) = type, state.nominals[index].kind == .classType { return index }
    return nil
  }
  /// A struct in memory.
  func isAggregate(_ type: SwiftType) -> Bool {
    switch type {
    case .tuple, .range: return true
    case .optional(let inner): return !isPointer(inner)
    case .nominal(let index):
      let nominal = state.nominals[index]
      return nominal.kind == .structType || (nominal.kind == .enumType && nominal.hasPayload)
    default: return false
    }
  }
  /// What stands before the type of a variable that does not own its object.
  func ownerWord(_ isWeak: Bool, _ isUnowned: Bool) -> String {
    isUnowned ? "__selfsame_unowned " : isWeak ? "__weak " : ""
  }

  func cType(_ type: SwiftType) -> String {
    switch type {
    case .integer(let name): return SwiftCompiler.integers[name]?.c ?? "long"
    case .double: return "double"
    case .float: return "float"
    case .bool: return "_Bool"
    case .string, .character: return "NSString *"
    case .void, .never, .failed: return "void"
    case .any, .null, .generic: return "id"
    case .metatype: return "Class"
    case .array, .slice, .set: return "SwiftArray *"
    case .dictionary: return "SwiftDictionary *"
    case .range:
      return "SwiftRange"
    case .nominal(let index):
      let nominal = state.nominals[index]
      switch nominal.kind {
      case .classType: return nominal.cname + " *"
      case .protocolType: return "id"
      case .structType: return aggregate(type)
      case .enumType: return nominal.hasPayload ? aggregate(type) : "long"
      }
    case .throwing(let inner): return cType(inner)
    case .lent(let inner): return pointerType(inner)
    case .optional(let inner): return isPointer(inner) ? cType(inner) : aggregate(type)
    case .tuple: return aggregate(type)
    case .function(let parameters, let result):
      let key = "F" + mangled(type)
      if state.support.insert(key).inserted {
        let list = parameters.map { cType($0) }
        typeDefinitions +=
          "typedef \(cType(result)) (^\(key))(\(list.isEmpty ? "void" : list.joined(separator: ", ")));\n"
      }
      return key
    }
  }

  /// `Type name`
  func declaration(_ type: SwiftType, _ name: String) -> String { cType(type) + " " + name }

  /// `Type *name`, for what is passed by reference.
  func pointerType(_ type: SwiftType) -> String {
    isObject(type) ? cType(type) + " __strong *" : cType(type) + " *"
  }

  func mangled(_ type: SwiftType) -> String {
    switch type {
    case .nominal(let index): return state.nominals[index].cname
    case .optional(let inner): return "Optional_" + mangled(inner)
    case .array(let inner): return "Array_" + mangled(inner)
    case .slice(let inner): return "Slice_" + mangled(inner)
    case .set(let inner): return "Set_" + mangled(inner)
    case .dictionary(let key, let value): return "Dictionary_\(mangled(key))_\(mangled(value))"
    case .tuple(let labels, let types):
      return "Tuple\(types.count)_"
        + zip(labels, types).map { ($0.isEmpty ? "" : $0 + "_") + mangled($1) }
        .joined(separator: "_")
    case .function(let parameters, let result):
      return "n\(parameters.count)_"
        + (parameters + [result]).map { mangled($0) }.joined(separator: "_")
    case .metatype(let inner): return "Type_" + mangled(inner)
    case .lent(let inner): return "Lent_" + mangled(inner)
    case .throwing(let inner): return "Throws_" + mangled(inner)
    case .void: return "Void"
    case .range(let closed): return closed ? "ClosedRange" : "Range"
    default: return name(of: type)
    }
  }

  /// Defines the struct of a type once and answers its name.
  private func aggregate(_ type: SwiftType) -> String {
    let key: String
    if case .nominal(let index) = type {
      key = state.nominals[index].cname
    } else {
      key = mangled(type)
    }
    guard state.support.insert("struct " + key).inserted else { return key }
    var fields: [String] = []
    switch type {
    case .optional(let inner):
      fields = [declaration(inner, "value"), "_Bool some"]
    case .tuple(_, let types):
      fields = types.enumerated().map { declaration($1, "e\($0)") }
    case .nominal(let index) where state.nominals[index].kind == .structType:
      fields = storedProperties(index).map {
        ownerWord($0.flags.contains(.isWeak), $0.flags.contains(.isUnowned))
          + declaration($0.type, $0.cname)
      }
      if fields.isEmpty { fields = ["char empty"] }
    case .nominal(let index):
      fields = ["long tag"]
      for (number, each) in state.nominals[index].cases.enumerated() {
        for (position, inner) in each.types.enumerated() {
          let name = "c\(number)_\(position)"
          // Nobody makes a `Never`: its place is a byte that is never read.
          let isObject = each.isIndirect && refersTo(inner, index)
          fields.append(
            isObject ? "id \(name)" : inner == .never ? "char \(name)" : declaration(inner, name))
        }
      }
    default: break
    }
    typeDefinitions += "typedef struct \(key) { \(fields.joined(separator: "; ")); } \(key);\n"
    return key
  }

  /// An indirect payload lies in a box of its own.
  func refersTo(_ type: SwiftType, _ index: Int) -> Bool {
    switch type {
    case .nominal(let other): return other == index
    case .optional(let inner): return refersTo(inner, index)
    case .tuple(_, let types): return types.contains { refersTo($0, index) }
    default: return false
    }
  }

  func storedProperties(_ index: Int) -> [SwiftProperty] {
    state.nominals[index].properties.filter { $0.kind == .stored && !$0.isStatic }
  }

  // MARK: Relations

  /// The classes above a class, the next one first.
  func ancestors(of index: Int) -> [Int] {
    var found: [Int] = []
    var current = state.nominals[index].superclass
    while let each = current, found.count < 1000 {
      found.append(each)
      current = state.nominals[each].superclass
    }
    return found
  }

  func isSubclass(_ index: Int, of parent: Int) -> Bool {
    var current: Int? = index
    var steps = 0
    while let each = current, steps < 1000 {
      if each == parent { return true }
      current = state.nominals[each].superclass
      steps += 1
    }
    return false
  }

  /// The type, what it comes from and what it adopts, each once: protocols may share parents.
  private func isAnywhereAbove(_ index: Int, _ holds: (Int) -> Bool) -> Bool {
    var seen: Set<Int> = [index]
    var waiting = [index]
    while let each = waiting.popLast() {
      if holds(each) { return true }
      let above =
        state.nominals[each].protocols + (state.nominals[each].superclass.map { [$0] } ?? [])
      for next in above where seen.insert(next).inserted { waiting.append(next) }
    }
    return false
  }

  func conforms(_ index: Int, to wanted: Int) -> Bool {
    if isComposition(wanted), index != wanted {
      let nominal = state.nominals[wanted]
      return nominal.protocols.allSatisfy { conforms(index, to: $0) }
        && (!nominal.builtinProtocols.contains("AnyObject")
          || state.nominals[index].kind == .classType || hasBuiltin(.nominal(index), "AnyObject"))
    }
    return isAnywhereAbove(index) { $0 == wanted }
  }

  func hasBuiltin(_ type: SwiftType, _ name: String) -> Bool {
    guard case .nominal(let index) = type else { return false }
    return isAnywhereAbove(index) { state.nominals[$0].builtinProtocols.contains(name) }
  }

  func isProtocol(_ type: SwiftType) -> Int? {
    if case .nominal(let index) = type, state.nominals[index].kind == .protocolType {
      return index
    }
    return nil
  }

  /// Whether a value of one type may stand where the other is wanted.
  func converts(_ from: SwiftType, to: SwiftType) -> Bool {
    if from == to || from == .failed || to == .failed || from == .never { return true }
    switch (from, to) {
    case (.null, .optional): return true
    case (_, .throwing(let b)): return converts(from.answer, to: b)
    case (.throwing, _): return false
    case (.optional(let a), .optional(let b)): return converts(a, to: b)
    case (_, .optional(let b)): return converts(from, to: b)
    case (_, .any): return from != .void
    case (.nominal(let a), .nominal(let b)):
      if state.nominals[b].kind == .protocolType { return conforms(a, to: b) }
      return isSubclass(a, of: b)
    case (.array(let a), .array(let b)), (.slice(let a), .slice(let b)):
      return converts(a, to: b) && sameSlot(a, b)
    case (_, .nominal(let b)) where state.nominals[b].kind == .protocolType:
      return members(of: from).map { conforms($0, to: b) } ?? false
    case (.tuple(let la, let a), .tuple(let lb, let b)):
      return a.count == b.count
        && zip(la, lb).allSatisfy { $0 == $1 || $0.isEmpty || $1.isEmpty }
        && zip(a, b).allSatisfy { converts($0, to: $1) }
    case (.function(let p, let r), .function(let q, let s)):
      return p.count == q.count && zip(p, q).allSatisfy { converts($1, to: $0) }
        && (converts(r, to: s) && cType(r) == cType(s))
    case (.metatype(let a), .metatype(let b)): return converts(a, to: b)
    default: return false
    }
  }

  private func sameSlot(_ a: SwiftType, _ b: SwiftType) -> Bool {
    isObject(a) == isObject(b) && isAggregate(a) == isAggregate(b)
      && (!isAggregate(a) || sameFields(a, b))
  }

  /// Whether what lies in memory for the one can be read as the other.
  private func sameFields(_ a: SwiftType, _ b: SwiftType) -> Bool {
    switch (a, b) {
    case (.tuple(_, let a), .tuple(_, let b)):
      zip(a, b).allSatisfy { $0 == $1 || isAggregate($0) && sameFields($0, $1) }
    default: a == b
    }
  }

  /// Whether a type is an optional of the other, or an optional of such a one.
  private func isOptional(_ type: SwiftType, of value: SwiftType) -> Bool {
    var inner = type
    while let next = inner.unwrapped {
      if next == value { return true }
      inner = next
    }
    return false
  }

  /// A value turned into another type; reports where that cannot be.
  func convert(
    _ value: SwiftValue, to wanted: SwiftType, at place: SourceRange,
    _ complaint: (_ from: String, _ to: String) -> String
  ) -> LoweredCode {
    guard goesOn(at: place) else { return value.code }
    if let view = value.view, SwiftCompiler.isOfSubstrings(view), wanted != .failed {
      refuse("a \(view) as a '\(name(of: wanted))' (make one of it: `String(…)`)", at: place)
      return value.code
    }
    if value.type == wanted || wanted == .failed || value.type == .failed { return value.code }
    if value.type == .never { return value.code }
    guard converts(value.type, to: wanted) else {
      if value.isImplicit, let inner = value.type.unwrapped, converts(inner, to: wanted) {
        return converted(forced(value).code, inner, wanted)
      }
      if let inner = value.type.unwrapped, converts(inner, to: wanted), wanted != .any {
        error(
          "value of optional type '\(name(of: value.type))' must be unwrapped to a value of type "
            + "'\(name(of: inner))'", at: place)
      } else if value.type == .void, wanted == .any {
        refuse("Void as an Any", at: place)
      } else if value.type == .null {
        error(nilSentence(complaint("nil", name(of: wanted)), name(of: wanted)), at: place)
      } else if case .array(let element) = wanted.unwrapped ?? wanted,
        let code = list(value, of: element)
      {
        return converted(code, .array(element), wanted)
      } else if isWidened(value.type.unwrapped ?? value.type, wanted.unwrapped ?? wanted) {
        refuse("a '\(name(of: value.type))' as a '\(name(of: wanted))'", at: place)
      } else if let problem = throwsTooMuch(value.type, wanted.unwrapped ?? wanted) {
        error(problem, at: place)
      } else if let code = reshaped(value, to: wanted, at: place) {
        return code
      } else {
        let sentence = complaint(name(of: value.type), name(of: wanted))
        let counts = [value.type, wanted].map { type in
          if case .tuple(_, let parts) = type { parts.count } else { 0 }
        }
        let isOfOtherCount = !counts.contains(0) && counts[0] != counts[1]
        error(
          isOfOtherCount && sentence.contains("specified type")
            ? "'\(name(of: value.type))' is not convertible to '\(name(of: wanted))', tuples have a different number of elements"
            : sentence, at: place)
      }
      return value.code
    }
    return converted(value.code, value.type, wanted)
  }

  /// swiftc's sentence for a function that may throw where none may.
  private func throwsTooMuch(_ type: SwiftType, _ wanted: SwiftType) -> String? {
    guard case .function(let types, .throwing(let result)) = type,
      case .function(let others, let answer) = wanted, answer == answer.answer,
      converts(.function(types, result), to: .function(others, answer))
    else { return nil }
    return
      "invalid conversion from throwing function of type '\(name(of: type))' to non-throwing function type '\(spelled(wanted))'"
  }

  /// swiftc has sentences of its own for a `nil` that does not fit.
  private func nilSentence(_ complaint: String, _ wanted: String) -> String {
    if complaint.contains("specified type") {
      return "'nil' cannot initialize specified type '\(wanted)'"
    }
    if complaint.contains("return expression") {
      return "'nil' is incompatible with return type '\(wanted)'"
    }
    if complaint.contains("assign value") { return "'nil' cannot be assigned to type '\(wanted)'" }
    return "'nil' is not compatible with expected argument type '\(wanted)'"
  }

  func converted(_ code: LoweredCode, _ from: SwiftType, _ to: SwiftType) -> LoweredCode {
    if from == to { return code }
    switch (from, to) {
    case (.null, .optional): return none(to)
    // Where only more question marks are wanted, what is there is the value, be it nil.
    case (.optional, .optional(let b)) where isOptional(to, of: from):
      return some(to, converted(code, from, b))
    case (.optional(let a), .optional(let b)):
      if cType(from) == cType(to) { return code }
      if isPointer(a), isPointer(b) { return "((\(cType(to)))\(code))" }
      let temporary = fresh("t")
      return
        "({ \(declaration(from, temporary)) = \(code); \(isSome(from, LoweredCode(temporary))) ? \(some(to, converted(unwrap(from, LoweredCode(temporary)), a, b))) : \(none(to)); })"
    case (_, .optional(let b)): return some(to, converted(code, from, b))
    case (.metatype(let a), .metatype) where !isPointer(from) && isPointer(to):
      return "({ \(code); [\(a == .string ? "NSString" : boxClass(a)) class]; })"
    case (_, .any): return described(code, from)
    case (_, .nominal(let b)) where state.nominals[b].kind == .protocolType:
      return isProtocol(from) != nil ? code : described(code, from)
    case (.nominal, .nominal): return "((\(cType(to)))\(code))"
    case (.tuple(_, let types), .tuple(_, let wanted)):
      if cType(from) == cType(to) { return code }
      let temporary = fresh("t")
      let list = zip(types, wanted).enumerated().map { position, pair in
        converted(LoweredCode("\(temporary).e\(position)"), pair.0, pair.1)
      }
      return
        "({ \(declaration(from, temporary)) = \(code); \(aggregate(of: to, list.joined(", "))); })"
    default: return code
    }
  }

  // MARK: Optionals

  func none(_ type: SwiftType) -> LoweredCode {
    isAggregate(type) ? "((\(cType(type))){0})" : "((\(cType(type)))0)"
  }
  func some(_ type: SwiftType, _ code: LoweredCode) -> LoweredCode {
    isAggregate(type) ? aggregate(of: type, "\(code), 1") : code
  }
  /// A struct in memory from its fields. A literal of C lives as long as the block around it and would keep what it
  /// counts, so it stands in a block of its own.
  func aggregate(of type: SwiftType, _ fields: LoweredCode) -> LoweredCode {
    if !isCounted(type) { return "((\(cType(type))){\(fields)})" }
    let temporary = fresh("t")
    return "({ \(declaration(type, temporary)) = {\(fields)}; \(temporary); })"
  }
  func isSome(_ type: SwiftType, _ code: LoweredCode) -> LoweredCode {
    isAggregate(type) ? "(\(code)).some" : "((\(code)) != 0)"
  }
  func unwrap(_ type: SwiftType, _ code: LoweredCode) -> LoweredCode {
    isAggregate(type) ? "(\(code)).value" : code
  }

  func adoptedProtocols(_ index: Int) -> [String] {
    state.nominals[index].protocols.map {
      state.nominals[$0].cname
    }
  }
}
