internal import Diagnostics
package import Syntax

/// A method of a program's class by which somebody might come to an object of it.
package struct MakingMethod: Sendable {
  package var selector: String
  package var isClassMethod: Bool
  package enum Answer: Sendable {
    /// `instancetype` or the class.
    case object
    /// `id`: that may mean anything.
    case anything
    /// No object: what it does to the class's own variables is all that can come of it.
    case nothing
  }
  package var answer: Answer
  /// Without arguments there is one way to send it; with them each is a try, with values that their types allow.
  package var messages: [String]
  /// Where the object lies in what comes of it.
  package enum Place: Sendable {
    case answer
    /// A part of the answer: `.first`, or what a block answers that is the answer.
    case part(String)
    /// Among the elements of a collection, which this message (empty: none) answers.
    case elements(String)
    /// In a variable, or what a block is called with.
    case variable
    /// In a collection of this class, which was empty.
    case filled(String)
  }
  package var place = Place.answer
  package var isPlain: Bool { if case .answer = place { true } else { false } }
  /// The object is looked for behind the message, among what is there by then.
  package var isTaken: Bool {
    switch place {
    case .answer, .part: false
    case .elements, .variable, .filled: true
    }
  }
  package var hasArguments: Bool { selector.utf8.contains(UInt8(ascii: ":")) }
  /// As the language itself groups methods: whoever is sent it has to be new.
  package var isInitializer: Bool {
    !isClassMethod && answer != .nothing && isOfFamily(selector, "init")
  }

  /// The message, as it is sent, and the object taken from what comes of it.
  package func taking(from message: String, className: String, shared: String) -> String {
    func last(of all: String) -> String {
      "for (id one in \(all)) if (each == nil || one != \(shared)) each = one; each; })"
    }
    switch place {
    case .answer: return message
    case .part(let part): return message + part
    case .elements(let sent):
      return "({ id each = nil; " + last(of: sent.isEmpty ? message : "[\(message) \(sent)]")
    case .variable: return "({ __block \(className) *each = nil; \(message); each; })"
    case .filled(let collection):
      return "({ \(collection) *all = [[\(collection) alloc] init]; \(message); id each = nil; "
        + last(of: "all")
    }
  }
}

/// The library's collections, whose elements are objects.
private let lists: Set<String> = [
  "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSCountedSet", "NSOrderedSet",
  "NSMutableOrderedSet", "NSEnumerator", "NSHashTable",
]
private let tables: Set<String> = ["NSDictionary", "NSMutableDictionary"]
private let fillable: Set<String> = ["NSMutableArray", "NSMutableSet", "NSMutableOrderedSet"]

extension CompilerState {
  /// Of a class and of the program's classes above it, in the order of their declaration.
  package func makingMethods(ofClass name: String, names: NameTable) -> [MakingMethod] {
    guard let id = names.find(name) else { return [] }
    var found: [MakingMethod] = []
    var seen: Set<String> = []
    forEachAncestor(of: id) { index in
      if classes[index].isPrelude { return }
      let info = classes[index]
      let all = info.classMethods.values + info.instanceMethods.values
      for method in all.sorted(by: { $0.place.start < $1.place.start }) {
        guard seen.insert("\(method.isClassMethod)\(names[method.selector])").inserted else {
          continue
        }
        if let answer = answer(of: method, in: id) {
          found.append(
            MakingMethod(
              selector: names[method.selector], isClassMethod: method.isClassMethod,
              answer: answer, messages: messages(method, of: name, names)))
        }
        found += hidingMethods(method, of: name, id, names)
      }
    }
    return found
  }

  /// The program's functions without arguments that answer an object of a class.
  package func functions(answeringClass name: String, names: NameTable) -> [String] {
    guard let id = names.find(name) else { return [] }
    var found: [String] = []
    symbols.eachEntry { name, symbol in
      guard case .function(let function) = symbol, function.isDefined, !function.isPrelude,
        types.parameters(function.type).isEmpty
      else { return }
      let result = types.plain(types.result(function.type))
      if result.kind == .objectPointer, result.a > 0, isSubclass(result.a, of: id) {
        found.append(names[name])
      }
    }
    return found.sorted()
  }

  /// nil: it answers an object of another class.
  private func answer(of method: MethodInfo, in name: NameID) -> MakingMethod.Answer? {
    let type = types.plain(method.result)
    if type.kind == .instancetype { return .object }
    guard type.kind == .objectPointer else { return .nothing }
    if type.a == TypeTable.anyObject { return .anything }
    return type.a > 0 && isSubclass(name, of: NameID(type.a)) ? .object : nil
  }

  // MARK: Objects that leave another way

  /// What a method gives away besides the object that it answers: within what it answers, or through its arguments.
  /// What says nothing of the class in its types is tried, and told where something comes of it.
  private func hidingMethods(
    _ method: MethodInfo, of name: String, _ id: NameID, _ names: NameTable
  ) -> [MakingMethod] {
    var found: [MakingMethod] = []
    func add(
      _ place: MakingMethod.Place?, _ giving: (number: Int, text: String)?, told: Bool
    ) {
      if place == nil, !told { return }
      found.append(
        MakingMethod(
          selector: names[method.selector], isClassMethod: method.isClassMethod,
          answer: told ? .object : .anything,
          messages: place == nil ? [] : messages(method, of: name, names, giving: giving),
          place: place ?? .variable))
    }
    if let hidden = hiding(method.result, of: name, id, names) {
      add(hidden.place, nil, told: hidden.isTold)
    }
    if isOfFamily(names[method.selector], "init") { return found }
    for (number, type) in method.parameters.enumerated() {
      let entry = types.plain(type)
      switch entry.kind {
      case .pointer:
        let target = types.pointee(type)
        let isFunction = types.plain(target).kind == .function
        let isTold =
          holds(target, id)
          || isFunction
            && types.parameters(target).contains { holds($0, id) || holdsBehind($0, id) }
        guard isTold || isAny(target), target.qualifiers & TypeQualifier.const == 0 else { break }
        let isOne = types.plain(target).kind == .objectPointer
        let giving: (number: Int, text: String)? =
          isOne && types.arguments(target).isEmpty ? (number, "&each") : nil
        add(giving == nil ? nil : .variable, giving, told: isTold)
      case .blockPointer:
        let function = types.blockFunction(type)
        let given = types.parameters(function)
        let isTold = given.contains { holds($0, id) || holdsBehind($0, id) }
        guard isTold || given.contains(where: isAny) else { break }
        let giving: (number: Int, text: String)? = taker(function, id, names).map { (number, $0) }
        add(giving == nil ? nil : .variable, giving, told: isTold)
      case .objectPointer where entry.a > 0 && fillable.contains(names[NameID(entry.a)]):
        let isTold = types.arguments(type).contains { holds($0, id) }
        if isTold || types.arguments(type).isEmpty {
          add(.filled(names[NameID(entry.a)]), (number, "all"), told: isTold)
        }
      default: break
      }
    }
    return found
  }

  /// Where an object of a class lies in a value that is none; nil: in nothing, as far as its type says.
  private func hiding(
    _ type: TypeID, of name: String, _ id: NameID, _ names: NameTable
  ) -> (place: MakingMethod.Place?, isTold: Bool)? {
    let entry = types.plain(type)
    switch entry.kind {
    case .objectPointer where entry.a > 0:
      let (own, arguments) = (names[NameID(entry.a)], types.arguments(type))
      let isTold = arguments.contains { holds($0, id) }
      guard isTold || arguments.isEmpty else { return nil }
      if lists.contains(own) { return (.elements(""), isTold) }
      if tables.contains(own) { return (.elements("allValues"), isTold) }
      return isTold ? (nil, true) : nil
    case .blockPointer:
      let function = types.blockFunction(type)
      guard holds(types.result(function), id) else { return nil }
      let values = types.parameters(function).map { self.values($0, of: name, names)[0] }
      return (
        isObject(types.result(function), id)
          ? .part("(" + values.joined(separator: ", ") + ")") : nil, true
      )
    case .record:
      let record = types.record(type)
      let field = record.fields.first { isObject($0.type, id) && !$0.isHidden }
      return holds(type, id) ? (field.map { .part("." + names[$0.name]) }, true) : nil
    case .pointer: return holds(type, id) ? (nil, true) : nil
    default: return nil
    }
  }

  /// Of a class's own type, or of one below it.
  private func isObject(_ type: TypeID, _ id: NameID) -> Bool {
    let entry = types.plain(type)
    return entry.kind == .objectPointer && entry.a > 0 && isSubclass(entry.a, of: id)
  }

  private func isAny(_ type: TypeID) -> Bool {
    let entry = types.plain(type)
    return entry.kind == .objectPointer && entry.a == TypeTable.anyObject
  }

  /// Whether a type says that somebody comes to an object of a class by a value of it.
  private func holds(_ type: TypeID, _ id: NameID, depth: Int = 0) -> Bool {
    if isObject(type, id) { return true }
    guard depth < 4 else { return false }
    let entry = types.plain(type)
    switch entry.kind {
    case .objectPointer: return types.arguments(type).contains { holds($0, id, depth: depth + 1) }
    case .pointer: return holds(types.pointee(type), id, depth: depth + 1)
    case .array: return holds(types.element(type), id, depth: depth + 1)
    case .blockPointer: return holds(types.result(types.blockFunction(type)), id, depth: depth + 1)
    case .function: return holds(types.result(type), id, depth: depth + 1)
    case .record: return types.record(type).fields.contains { holds($0.type, id, depth: depth + 1) }
    default: return false
    }
  }

  /// What a block is given that gives objects itself.
  private func holdsBehind(_ type: TypeID, _ id: NameID) -> Bool {
    types.plain(type).kind == .blockPointer
      && types.parameters(types.blockFunction(type)).contains { holds($0, id) }
  }

  /// A block that keeps the first object of the class, or of any, that it is called with.
  private func taker(_ function: TypeID, _ id: NameID, _ names: NameTable) -> String? {
    let given = types.parameters(function)
    guard
      let first = given.firstIndex(where: { isObject($0, id) }) ?? given.firstIndex(where: isAny)
    else { return nil }
    let result = types.plain(types.result(function)).kind
    guard ![.record, .blockPointer, .function].contains(result) else { return nil }
    var heads: [String] = []
    for (number, type) in given.enumerated() {
      let kind = types.plain(type).kind
      if [.blockPointer, .array, .function].contains(kind) { return nil }
      if kind == .pointer, types.plain(types.pointee(type)).kind == .function { return nil }
      let name = number == first ? "one" : "other\(number)"
      heads.append("\(types.spelling(type, names: names)) \(name)")
    }
    let end = result == .void ? "" : " return 0;"
    let type = result == .void ? "" : types.spelling(types.result(function), names: names)
    return "^\(type)(\(heads.joined(separator: ", "))) { each = one;\(end) }"
  }

  /// Tries of a message: all first values, then all second ones.
  private func messages(
    _ method: MethodInfo, of name: String, _ names: NameTable,
    giving given: (number: Int, text: String)? = nil
  ) -> [String] {
    let selector = names[method.selector]
    if method.parameters.isEmpty { return [selector] }
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false).dropLast()
    let values = method.parameters.enumerated().map { number, type in
      given.flatMap { $0.number == number ? [$0.text] : nil } ?? self.values(type, of: name, names)
    }
    guard parts.count == values.count else { return [] }
    return (0..<(values.map(\.count).max() ?? 0)).map { number in
      let arguments = zip(parts, values).map { part, values -> String in
        "\(part):\(values[min(number, values.count - 1)])"
      }
      return arguments.joined(separator: " ") + (method.isVariadic ? ", nil" : "")
    }
  }

  private func values(_ type: TypeID, of name: String, _ names: NameTable) -> [String] {
    let entry = types.plain(type)
    switch entry.kind {
    case .objectPointer:
      if entry.a == TypeTable.anyClass { return ["[\(name) class]"] }
      if entry.a == TypeTable.anyObject { return ["nil", "@\"a\""] }
      let other = names[NameID(entry.a)]
      return ["nil", other == "NSString" ? "@\"a\"" : "[[\(other) alloc] init]"]
    case .blockPointer, .typeParameter, .instancetype: return ["nil"]
    case .pointer, .array, .function: return ["NULL"]
    case .selector: return ["@selector(self)"]
    case .record: return ["(\(types.spelling(type, names: names))){0}"]
    default: return ["0", "1"]
    }
  }
}
