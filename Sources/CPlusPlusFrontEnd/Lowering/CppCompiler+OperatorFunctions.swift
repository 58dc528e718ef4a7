import Diagnostics
import Syntax

/// Operators that are functions: the library's and the program's own.
///
/// `a + b` calls a member of `a`, or a function that stands beside the classes of its operands; both are weighed
/// against each other as the overloads of one name are ([over.match.oper]). The operators of the language know
/// nothing of classes, so that one of the operands is an object wherever a function is asked.
extension CppCompiler {
  static let builtOperators: Set<String> = [
    "+", "-", "*", "/", "%", "^", "&", "|", "~", "!", "<", ">", "<=", ">=", "==", "!=", "<<", ">>",
    "+=", "-=", "*=", "/=", "%=", "^=", "&=", "|=", "<<=", ">>=", "++", "--", "()", "[]", "->",
  ]
  private static let unaryOperators: Set<String> = ["+", "-", "*", "~", "!", "++", "--", "->"]

  /// `+` of `operator+`; nil: another name.
  func operatorSign(of name: String) -> String? {
    guard name.hasPrefix("operator"), let first = name.unicodeScalars.dropFirst(8).first,
      first != "_", !first.properties.isAlphabetic, first.properties.numericType == nil
    else { return nil }
    return String(name.dropFirst(8))
  }

  /// Whether a function that is declared may be an operator like this; refuses it where not. What has another name
  /// may be declared.
  func isOperatorBuilt(_ node: CppNode, _ parameters: [CppParameter], isMember: Bool) -> Bool {
    guard let sign = operatorSign(of: node.text), !isLibrary, sign != "=" || !isMember,
      !node.flags.contains(.isConversion), !isOfLibrary(node.place),
      !parameters.contains(where: { $0.type.isFailed })
    else { return true }
    let count = parameters.count + (isMember ? 1 : 0)
    let isKnown =
      count == 1
      ? Self.unaryOperators.contains(sign)
      : count == 2 && Self.builtOperators.contains(sign) && !["->", "~", "!"].contains(sign)
    let isPostfix = ["++", "--"].contains(sign) && count == 2
    let hasObject =
      isMember
      || parameters.contains {
        $0.type.referred.record != nil || isEnumeration($0.type.referred)
      }
    if isMember ? sign == "()" || isKnown : isKnown && !["()", "[]", "->"].contains(sign),
      hasObject, !node.flags.contains(.isStatic),
      // What is called with brackets may leave arguments out as any other function ([over.call]/1).
      sign == "()" || !parameters.contains(where: { $0.value != nil }),
      !isPostfix || parameters.last?.type == .int
    {
      state.hasOwnOperators = true
      return true
    }
    if isMember, node.flags.contains(.isDeleted), Self.waysOfMemory.contains(node.text) {
      return true
    }
    refuse("operator overloading (\(node.text))", at: node.place)
    return false
  }
  /// A class may only say that it has none of these.
  static let waysOfMemory: Set<String> = [
    "operator new", "operator new[]", "operator delete", "operator delete[]",
  ]

  /// Whether operators of a program's own may take a value of the type.
  func mayHaveOperators(_ type: CppType) -> Bool {
    type.record != nil || (state.hasOwnOperators && isEnumeration(type))
  }

  /// Whether nobody can notice when an expression is worked out: it calls nothing and changes nothing.
  func isQuiet(_ id: CppTree.ID) -> Bool {
    let node = tree[id]
    switch node.kind {
    case .call, .construct, .assignment, .postfix, .new, .delete, .list, .conditional, .lambda,
      .destruction, .throwExpression:
      return false
    case .unary where node.text == "++" || node.text == "--": return false
    // The program's own operators may do anything.
    case .unary, .binary, .subscription, .member:
      if state.hasOwnOperators, node.kind != .member || node.flags.contains(.isArrow) {
        return false
      }
    default: break
    }
    return node.kids.allSatisfy { isQuiet($0) }
  }

  /// An operator of a class; nil: there is none (`quiet`), or it was reported.
  func operatorCall(
    _ sign: String, _ operands: [CppValue], _ place: SourceRange, quiet: Bool
  ) -> CppValue? {
    let name = "operator" + sign
    let others = Array(operands.dropFirst())
    var members: [Int] = []
    if let record = operands[0].type.record, let found = findMember(name, record),
      case .functions(let list) = found.entity
    {
      members = list
    }
    var functions: [Int] = []
    for space in spaces(of: operands) {
      if case .functions(let list)? = state.names[space + name] { functions += list }
    }
    let classes = Set(associates(of: operands))
    functions = functions.filter { isSeen($0, beside: classes) && deduces($0, operands) }
    // An object that may not be changed has no use for a member that would.
    let choices =
      viable(members, others, object: operands[0]).filter { $0.distances[0] < 2000 }
      + viable(functions, operands, object: nil).map { $0.withoutObject }
      .filter { isForEnumerations($0.function, operands) }
    let choice = best(
      of: choices + (choices.isEmpty ? [] : ofLanguage(sign, operands, beside: choices)))
    if choice.function ?? 0 < 0 { return nil }
    guard let index = choice.function else {
      if choice.isAmbiguous {
        let types = operands.map { "'\(self.name(of: $0.type))'" }.joined(separator: " and ")
        error(
          "use of overloaded operator '\(sign)' is ambiguous (with operand type\(operands.count == 1 ? "" : "s") \(types))",
          at: place)
        return .failed
      }
      if !quiet { _ = invalidOperands(operands[0], operands[operands.count - 1], place) }
      return nil
    }
    let function = state.functions[index]
    if function.flags.contains(.isDeleted) {
      error("overload resolution selected deleted operator '\(sign)'", at: place)
      return .failed
    }
    guard let owner = function.owner else {
      return chained(
        invoke(index, operands, object: nil, objectType: .void, isQualified: true, place), function,
        others)
    }
    let via = operands[0].type.record ?? owner
    if !isAccessible(
      function.access, owner: owner, via: via, named: name, object: operands[0].type.record)
    {
      error(
        "'\(name)' is a \(accessWord(function.access, owner: owner, via: via)) member of '\(state.records[owner].name)'",
        at: place, declaredHere(function.place))
      return .failed
    }
    let object = materialised(operands[0], at: place)
    return chained(
      invoke(
        index, others, object: object.code, objectType: object.type, isQualified: false, place),
      function, others)
  }

  /// What the library's streams answer has names of its own there: of members, which take numbers and manipulators, and
  /// of templates, which take texts.
  private func chained(
    _ value: CppValue, _ function: CppFunction, _ operands: [CppValue]
  ) -> CppValue {
    guard
      function.namespace == "std::"
        || function.owner.map({ state.records[$0].namespace }) == "std::",
      let record = value.type.record, state.records[record].name == "std::ostream",
      let operand = operands.first
    else { return value }
    var result = value
    let type = decayed(operand.type)
    let isText = type == .char || type.pointee?.plain == .char || type.record != nil
    let real = "'basic_ostream<char, std::char_traits<char>>'"
    result.typeName = isText ? real : "'__ostream_type' (aka \(real))"
    return result
  }

  /// Where no operand is an object, a function has to ask for the enumeration that one of them is
  /// ([over.match.oper]/3.3): that a class could be made of it says nothing.
  private func isForEnumerations(_ index: Int, _ operands: [CppValue]) -> Bool {
    if operands.contains(where: { $0.type.record != nil }) { return true }
    return zip(state.functions[index].parameters, operands).contains { parameter, operand in
      isEnumeration(operand.type) && parameter.type.referred.plain == operand.type.plain
    }
  }

  /// The language's own operators stand beside the functions where one operand becomes a number or a pointer by a way of
  /// its own and the other is one already ([over.built]).
  private func ofLanguage(
    _ sign: String, _ operands: [CppValue], beside choices: [CppViable]
  ) -> [CppViable] {
    if !operands.contains(where: { $0.type.record != nil }) {
      return ofEnumerations(sign, operands, beside: choices)
    }
    guard operands.count == 2, !["()", "[]", "->", "<<", ">>"].contains(sign),
      !sign.hasSuffix("=")
        || ["==", "!=", "<=", ">="].contains(sign)
    else { return [] }
    let objects = operands.indices.filter { operands[$0].type.record != nil }
    guard objects.count == 1, let object = objects.first else { return [] }
    let other = decayed(operands[1 - object].type)
    let isEqual = ["==", "!=", "<", ">", "<=", ">="].contains(sign)
    return builtinTypes(of: operands[object]).filter { type in
      switch (type, other) {
      case (.number, .number), (.number, .enumeration): return true
      case (.pointer(let a), .pointer(let b)): return isEqual && a.plain == b.plain
      default: return false
      }
    }.map { type in
      var made = CppViable(
        function: -1, distances: [0, 0], references: [false, false], routes: [0, 0],
        hasObject: false)
      made.distances[object] = 100
      made.distances[1 - object] = promotion(of: other)
      made.routes[object] = route(operands[object], to: type)
      return made
    }
  }

  /// What the language itself does with operands of which one is an enumeration and none an object.
  private func ofEnumerations(
    _ sign: String, _ operands: [CppValue], beside choices: [CppViable]
  ) -> [CppViable] {
    let types = operands.map { decayed($0.type) }
    func made(_ distances: [Int]) -> CppViable {
      let none = [Int](repeating: 0, count: distances.count)
      return CppViable(
        function: -1, distances: distances, references: distances.map { _ in false },
        routes: none, hasObject: false)
    }
    let isComparison = ["==", "!=", "<", ">", "<=", ">="].contains(sign)
    if types.count == 2, isComparison, types[0] == types[1] {
      // A function that takes both of them as they are stands in for it ([over.match.oper]/3.3).
      let isReplaced = choices.contains {
        state.functions[$0.function].instance == nil
          && state.functions[$0.function].parameters.map { $0.type.plain } == types
      }
      return isReplaced ? [] : [made([0, 0])]
    }
    if types.count == 2, ["+", "-"].contains(sign), types.contains(where: { $0.pointee != nil }) {
      return [made(types.map { $0.pointee != nil ? 0 : 20 })]
    }
    guard types.allSatisfy({ arithmetic($0) != nil }) else { return [] }
    if sign == "!" { return [made([20])] }
    let changes = sign.hasSuffix("=") && !isComparison
    if sign == "++" || sign == "--" || changes && isEnumeration(types[0]) { return [] }
    var distances = types.map(promotion)
    if changes { distances[0] = 0 }
    return [made(distances)]
  }

  /// How far a number or an enumeration is from what an operator of the language takes.
  private func promotion(of type: CppType) -> Int {
    switch type {
    case .enumeration: 10
    case .number(let number): promoted(number) == number ? 0 : 10
    default: 0
    }
  }

  /// Those of texts are templates there: what a character or a pointer is to be is one, and nothing converts to it.
  private func deduces(_ index: Int, _ operands: [CppValue]) -> Bool {
    let it = state.functions[index]
    guard it.namespace == "std::",
      it.parameters.contains(where: { parameter in
        parameter.type.referred.record.map { state.records[$0].name == "std::string" } == true
      })
    else { return true }
    return zip(it.parameters, operands).allSatisfy { parameter, operand in
      if parameter.type.isReference { return operand.type.record != nil }
      let given = decayed(operand.type)
      guard let wanted = parameter.type.pointee else { return given == parameter.type.plain }
      return given.pointee?.plain == wanted.plain
    }
  }

  /// Where the functions of an operator are looked for: around the call, and beside the classes of its operands.
  private func spaces(of operands: [CppValue]) -> [String] {
    var spaces = ["std::", ""]
    func add(_ space: String) {
      if !spaces.contains(space) { spaces.append(space) }
    }
    var around = splitPath(namespace).dropLast()
    while !around.isEmpty {
      add(around.joined(separator: "::") + "::")
      around = around.dropLast()
    }
    state.names.inUse.forEach(add)
    self.spaces(beside: operands).forEach(add)
    return spaces
  }

  /// The namespaces of the classes of some values.
  func spaces(beside values: [CppValue]) -> [String] {
    var spaces: [String] = []
    for value in values {
      guard case .enumeration(let index) = value.type.plain else { continue }
      let parts = splitPath(state.enums[index].name).dropLast()
      spaces.append(parts.map { $0 + "::" }.joined())
    }
    for index in associates(of: values) where !spaces.contains(state.records[index].namespace) {
      spaces.append(state.records[index].namespace)
    }
    return spaces
  }

  /// The classes that stand beside some values ([basic.lookup.argdep]/2): their own, those above and around these, and
  /// those that a template was made for.
  func associates(of values: [CppValue]) -> [Int] {
    var list: [Int] = []
    var seen: Set<Int> = []
    func add(_ record: Int) {
      guard seen.insert(record).inserted, !isTooDeep(at: state.records[record].place) else {
        return
      }
      list.append(record)
      if let outer = state.records[record].outer, seen.insert(outer).inserted { list.append(outer) }
      complete(record)
      if let base = state.records[record].base { add(base) }
      for argument in state.records[record].instance?.arguments ?? [] { add(argument) }
    }
    func add(_ argument: CppArgument) {
      switch argument {
      case .type(let type): add(type)
      case .pack(let pack): for each in pack { add(each) }
      case .value: break
      }
    }
    func add(_ type: CppType) {
      let type = type.referred
      if let record = elementRecord(type.pointee ?? type) { add(record) }
      if case .enumeration(let index) = type.plain, let owner = state.enums[index].owner,
        seen.insert(owner).inserted
      {
        list.append(owner)
      }
    }
    for value in values { add(value.type) }
    return list
  }

  /// What only a class names as its friend is found by whoever has such an object at hand, and by nobody else
  /// ([namespace.memdef]/3).
  func isSeen(_ function: Int, beside classes: Set<Int>) -> Bool {
    guard let owner = state.functions[function].hiddenIn else { return true }
    return classes.contains(owner)
  }
}
