import Diagnostics
import Syntax

/// Lambdas: each is an object of a class of its own ([expr.prim.lambda.closure]), with a field for what it captures
/// and its text as `operator()`.
///
/// The class is made when the lambda is first come to, its body at once: what the body uses of the functions around
/// is found by its names, and each such name becomes a field. Whoever evaluates the lambda again makes an object.
extension CppCompiler {
  func lambda(_ id: CppTree.ID) -> CppValue {
    let node = tree[id]
    guard let made = closure(id) else { return .failed }
    var parts: [(field: CppField, value: CppValue, place: SourceRange)] = []
    for each in made.captures {
      let value = captured(each)
      if value.type.isFailed { return .failed }
      parts.append((each.field, value, each.place))
    }
    var object = CppValue(.record(made.record), "")
    object.make = { [self] pointer in
      var (code, end): ([LoweredCode], [LoweredCode]) = ([], [])
      for (position, part) in parts.enumerated() {
        let target: LoweredCode = "(\(pointer))->\(part.field.cname)"
        code.append(begin(target, part.field, part.value, part.place))
        if position + 1 < parts.count, let part = undoneInTurn("&\(target)", part.field.type) {
          code.append(part.begin)
          end.append(part.end)
        }
      }
      return code.isEmpty ? "(void)0" : "(\((code + end + ["(void)0"]).joined(", ")))" <~ node.place
    }
    return object
  }

  /// What a field begins with, in the function around.
  private func captured(_ capture: CppCapture) -> CppValue {
    if capture.name == "this" {
      guard let this = thisObject(at: capture.place) else { return .failed }
      return CppValue(capture.field.type, this.code)
    }
    if capture.value != 0 {
      let old = packPosition
      packPosition = capture.packPosition ?? old
      defer { packPosition = old }
      return expression(capture.value)
    }
    return nameValue(CppNode(.name, place: capture.place, text: capture.name))
  }

  private func begin(
    _ target: LoweredCode, _ field: CppField, _ value: CppValue, _ place: SourceRange
  ) -> LoweredCode {
    if field.type.isReference {
      return "\(target) = \(bind(value, to: field.type, at: place, context: .member))"
    }
    if let record = field.type.record {
      return objectFrom(value, at: "&\(target)", record, place: place, context: .member)
    }
    if case .array = field.type.plain {
      return "memcpy(&\(target), &\(value.code), sizeof(\(target)))"
    }
    return "\(target) = \(converted(value, to: field.type, at: place, context: .member))"
  }

  // MARK: The class

  private func closure(_ id: CppTree.ID) -> CppLambda? {
    let key = CppLambdaKey(
      node: CppRef(tree: treeIndex, id: id), function: function?.function,
      packPosition: packPosition)
    if let made = state.lambdas[key] { return made }
    let node = tree[id]
    let text = tree[node.kid(0)]
    let isGeneric = text.kids.dropFirst(3).contains { namesAuto(tree[$0].kid(0)) }
    var packs: [String: Range<Int>] = [:]
    let parameters = isGeneric ? [] : parameters(text, packs: &packs)
    let answer = type(text.kid(0))
    if answer.isFailed || parameters.contains(where: { $0.type.isFailed }) { return nil }
    if answer != .auto, isAuto(answer) {
      refuse("a lambda that answers '\(name(of: answer))'", at: node.place)
      return nil
    }
    checkDefaults(text)
    let record = state.records.count
    let cname = uniqueName("__lambda")
    state.records.append(
      CppRecord(
        name: node.text.isEmpty ? "(lambda)" : node.text, cname: cname, flags: [],
        place: node.place, outer: currentRecord, namespace: namespace))
    types += ("struct \(cname);\n" <~ node.place)
    let number = state.functions.count
    let template = isGeneric ? generic(node.kid(0), owner: record) : nil
    state.functions.append(
      CppFunction(
        name: "operator()", fullName: state.records[record].name + "::operator()",
        cname: uniqueName(cname + "_call"), owner: record, parameters: parameters, result: answer,
        flags: text.flags,
        body: template.map { state.templates[$0].text }
          ?? CppRef(tree: treeIndex, id: node.kid(0)),
        isDefined: true, isInlineBody: true, place: node.place, namespace: namespace,
        template: template, packs: packs))
    state.records[record].closure = number
    state.records[record].members["operator()"] = .functions([number])
    var open = CppOpenLambda(
      record: record, function: function, enclosingRecord: currentRecord)
    for each in node.kids.dropFirst() {
      if !explicitCapture(tree[each], &open) { return nil }
    }
    for each in text.kids.dropFirst(3) where tree[each].text != "this" {
      guard state.records[record].fieldNumbers[tree[each].text] != nil else { continue }
      error(
        "a lambda parameter cannot shadow an explicitly captured entity", at: tree[each].place)
      return nil
    }
    leavingTraces {
      openLambdas.append(open)
      if isGeneric { captureNames(of: node.kid(0), record) } else { build(number) }
      open = openLambdas.removeLast()
      finish(record)
      if !isGeneric { prototype(number) }
    }
    let made = CppLambda(record: record, captures: open.captures)
    state.lambdas[key] = made
    return made
  }

  /// A lambda is made once, be it that nobody wants to hear of the evaluation in which it happens: what it says and
  /// what it uses is kept until somebody does.
  func leavingTraces(_ body: () -> Void) {
    let old = (diagnostics, reported, used, usedSet, constructed, boundTemporaries, spellsConstants)
    (diagnostics, reported, used, usedSet, constructed) = ([], [], [], [], [])
    spellsConstants = false
    body()
    let traces = CppLambdaTraces(diagnostics: diagnostics, used: used, constructed: constructed)
    (diagnostics, reported, used, usedSet, constructed, boundTemporaries, spellsConstants) = old
    lambdasMade += 1
    leftByLambdas.append(traces)
    settleLambdas()
  }

  func settleLambdas() {
    guard quietDepth == 0, !leftByLambdas.isEmpty else { return }
    let all = leftByLambdas
    leftByLambdas = []
    for traces in all {
      for each in traces.diagnostics
      where diagnostics.count < 20 && reported.insert(each.place).inserted {
        diagnostics.append(each)
      }
      for each in traces.used { require(each.function, at: each.place) }
      constructed += traces.constructed
    }
  }

  // MARK: Captures

  /// `args...`, `...args = values`
  private func capturedPack(_ node: CppNode, _ open: inout CppOpenLambda) -> Bool {
    guard
      let count = node.kid(0) == 0 ? packSize(node.text) : packCount(node.kid(0))
    else {
      error(
        "pack expansion does not contain any unexpanded parameter packs", at: node.place)
      return false
    }
    var names = (0..<count).map { CppCompiler.name(in: node.text, $0) }
    if node.kid(0) == 0, case .parameterPack(let list)? = lookup(node.text)?.entity { names = list }
    open.packs[node.text] = names
    let old = packPosition
    defer { packPosition = old }
    for (position, name) in names.enumerated() {
      packPosition = position
      var one = node
      one.text = name
      one.flags.remove(.isVariadic)
      if !explicitCapture(one, &open) { return false }
    }
    return true
  }

  private func explicitCapture(_ node: CppNode, _ open: inout CppOpenLambda) -> Bool {
    let place = node.place
    if node.flags.contains(.isVariadic) { return capturedPack(node, &open) }
    if node.text == "=" || node.text == "&" {
      if function?.function == nil, !isPrompt {
        error("non-local lambda expression cannot have a capture-default", at: place)
        return false
      }
      open.everything = node.text
      return true
    }
    if state.records[open.record].fieldNumbers[node.text] != nil {
      error("'\(node.text)' can appear only once in a capture list", at: place)
      return false
    }
    if node.text == "this" {
      guard let this = thisObject(at: place) else {
        error("'this' cannot be captured in this context", at: place)
        return false
      }
      captureThis(this, &open, place)
      return true
    }
    let isReference = node.flags.contains(.isByReference)
    if node.kid(0) == 0, !isLocal(node.text) {
      if case .variable(let index)? = lookup(node.text)?.entity {
        error(
          "'\(node.text)' cannot be captured because it does not have automatic storage duration",
          at: place, declaredHere(state.variables[index].place))
      } else {
        let isKnown = lookup(node.text) != nil || isField(node.text)
        error(
          isKnown
            ? "'\(node.text)' in capture list does not name a variable"
            : "use of undeclared identifier '\(node.text)'", at: place)
      }
      return false
    }
    if node.kid(0) == 0, local(node.text)?.isStatic == true {
      error(
        "'\(node.text)' cannot be captured because it does not have automatic storage duration",
        at: place)
      return false
    }
    let value =
      node.kid(0) == 0
      ? nameValue(CppNode(.name, place: place, text: node.text))
      : quietly { expression(node.kid(0)) }
    if value.type.isFailed {
      // What is wrong is said once more, aloud.
      if node.kid(0) != 0 { _ = expression(node.kid(0)) }
      return false
    }
    if node.kid(0) != 0, !isReference, isCopyOfAtomic(value, value.type, at: place) {
      return false
    }
    var type = node.kid(0) == 0 || isReference ? value.type : decayed(value.type)
    if let first = value.functions.first { type = .pointer(functionType(first)) }
    return capture(
      node.text, type, isReference: isReference, value: node.kid(0), &open, place)
  }

  private func isField(_ name: String) -> Bool {
    currentRecord.map { findField(name, $0) != nil } ?? false
  }

  private func capture(
    _ name: String, _ type: CppType, isReference: Bool, value: CppTree.ID = 0,
    _ open: inout CppOpenLambda, _ place: SourceRange
  ) -> Bool {
    var whole = CppValue(type, "")
    whole.isLvalue = true
    if !isReference, isCopyOfAtomic(whole, type, at: place) { return false }
    if !isReference, case .array = type.plain, elementRecord(type) != nil {
      refuse("a copy of an array of objects in a lambda", at: place)
      return false
    }
    let field = CppField(
      name: name, type: isReference ? .reference(type) : type, cname: CppCompiler.cName(name),
      access: .isPublic, isMutable: false, value: nil, place: place)
    add(
      CppCapture(
        name: name, value: value, packPosition: value == 0 ? nil : packPosition, field: field,
        place: place), to: &open)
    return true
  }

  private func captureThis(
    _ this: CppThis, _ open: inout CppOpenLambda, _ place: SourceRange
  ) {
    let type = CppType.record(this.owner)
    let field = CppField(
      name: "this", type: .pointer(this.isConst ? type.withConst : type), cname: "__this",
      access: .isPublic, isMutable: false, value: nil, place: place)
    add(CppCapture(name: "this", field: field, place: place), to: &open)
  }

  private func add(_ capture: CppCapture, to open: inout CppOpenLambda) {
    let record = open.record
    state.records[record].fieldNumbers[capture.name] = state.records[record].fields.count
    state.records[record].fields.append(capture.field)
    open.captures.append(capture)
  }

  /// Where the scopes of the function that is being made begin.
  var functionBegins: Int {
    function?.isLambda == true ? min(function?.begins ?? 0, scopes.count) : 0
  }

  /// A name that is a variable of the functions around a lambda, or one that the brackets have made.
  func capturedValue(_ node: CppNode) -> CppValue? {
    guard function?.isLambda == true, let innermost = openLambdas.indices.last else { return nil }
    let record = openLambdas[innermost].record
    if let number = state.records[record].fieldNumbers[node.text] {
      return closureField(number, record, node)
    }
    guard inEnclosing({ isLocal(node.text) }) else { return nil }
    // What is there by itself need not be taken along.
    if let local = inEnclosing({ local(node.text) }) {
      if local.isStatic { return localValue(local, node) }
      if let constant = local.constant, local.type.isConst {
        var value = CppValue(local.type.plain, "(\(constant))" <~ node.place)
        value.constant = constant
        return value
      }
    }
    let everything = openLambdas[innermost].everything
    guard !everything.isEmpty else {
      error(
        "variable '\(node.text)' cannot be implicitly captured in a lambda with no capture-default specified",
        at: node.place)
      return .failed
    }
    let outer = inEnclosing { nameValue(node) }
    if outer.type.isFailed { return .failed }
    // In place: nobody else holds the list while it grows.
    guard
      capture(
        node.text, outer.type, isReference: everything == "&", &openLambdas[innermost],
        node.place),
      let number = state.records[record].fieldNumbers[node.text]
    else { return .failed }
    return closureField(number, record, node)
  }

  private func closureField(_ number: Int, _ record: Int, _ node: CppNode) -> CppValue {
    let field = state.records[record].fields[number]
    let isConst = function?.isConst == true
    var value = fieldValue(field, "this->\(field.cname)" <~ node.place, isConst: isConst)
    value.variableName =
      isConst && !field.type.isReference ? "(copy in a lambda)" : node.text
    return value
  }

  /// A name is a variable of the function that is being made, or of one around it where it is a lambda.
  func isLocal(_ name: String) -> Bool {
    for position in scopes.indices.reversed() where position >= functionBegins {
      if let found = scopes[position][name] { return found.entity == nil }
    }
    guard function?.isLambda == true, let innermost = openLambdas.indices.last else { return false }
    let record = openLambdas[innermost].record
    return state.records[record].fieldNumbers[name] != nil || inEnclosing { isLocal(name) }
  }

  /// In the function around the innermost lambda.
  private func inEnclosing<T>(_ body: () -> T) -> T {
    let old = (function, scopes, currentRecord)
    let begins = functionBegins
    let open = openLambdas.removeLast()
    (function, currentRecord) = (open.function, open.enclosingRecord)
    scopes.removeSubrange(begins...)
    defer {
      (function, scopes, currentRecord) = old
      openLambdas.append(open)
    }
    return body()
  }

  // MARK: this

  /// The object whose members have their names here: a method's own, or the one that a lambda has taken along.
  struct CppThis {
    var owner: Int
    var isConst: Bool
    /// A pointer to it.
    var code: LoweredCode
  }

  /// The method whose object that is.
  var methodName: String {
    let own = function?.isLambda == true ? openLambdas.last?.function : function
    guard let own else { return "" }
    if own.isLambda { return inEnclosing { self.methodName } }
    return own.function.map { state.functions[$0].name } ?? ""
  }

  func thisObject(at place: SourceRange) -> CppThis? {
    guard let context = function, !context.isStatic, let owner = context.owner else { return nil }
    guard context.isLambda else {
      return CppThis(owner: owner, isConst: context.isConst, code: "this")
    }
    guard let innermost = openLambdas.indices.last,
      let outer = inEnclosing({ thisObject(at: place) })
    else { return nil }
    if state.records[openLambdas[innermost].record].fieldNumbers["this"] == nil {
      guard !openLambdas[innermost].everything.isEmpty else {
        error("'this' cannot be implicitly captured in this context", at: place)
        return nil
      }
      captureThis(outer, &openLambdas[innermost], place)
    }
    return CppThis(owner: outer.owner, isConst: outer.isConst, code: "this->__this")
  }

  // MARK: What it answers

  /// The first `return` of a lambda says what it answers.
  func deduceResult(_ id: CppTree.ID) -> Bool {
    let type = answer(id, function?.pattern ?? .auto)
    settleResult(type ?? .failed)
    return type != nil
  }

  func settleResult(_ type: CppType) {
    function?.result = type
    if let index = function?.function { state.functions[index].result = type }
  }

  func checkDeduced(_ id: CppTree.ID, against type: CppType) {
    guard let pattern = function?.pattern, let other = answer(id, pattern), other != type,
      !other.isFailed
    else { return }
    if function?.isLambda == false {
      error(
        "'auto' in return type deduced as '\(name(of: other))' here but deduced as '\(name(of: type))' in earlier return statement",
        at: tree[id].place)
      return
    }
    error(
      "return type '\(name(of: other))' must match previous return type '\(name(of: type))' when lambda expression has unspecified explicit return type",
      at: tree[id].place)
  }

  private func answer(_ id: CppTree.ID, _ pattern: CppType) -> CppType? {
    if id == 0 { return .void }
    if tree[id].kind == .list {
      error("cannot deduce return type from initializer list", at: tree[id].place)
      return nil
    }
    let value = quietly { expression(id) }
    if value.type.isFailed {
      _ = expression(id)
      return nil
    }
    if let first = value.functions.first { return .pointer(functionType(first)) }
    let type = deduced(pattern, value)
    if !type.isFailed { return type }
    error(
      "cannot deduce return type '\(name(of: pattern))' from returned value of type '\(name(of: value.type))'",
      at: tree[id].place)
    return nil
  }

  // MARK: As a pointer to a function

  /// The function of a lambda without captures; of one with these parameters and this result, where a type is given.
  func closureFunction(_ type: CppType, as target: CppType?) -> Int? {
    guard let record = type.record, let closure = state.records[record].closure,
      state.records[record].fields.isEmpty, state.functions[closure].template == nil
    else { return nil }
    guard let target else { return closure }
    return target.pointee?.plain == functionType(closure) ? closure : nil
  }

  /// A function without `this` that does what the lambda does.
  func pointer(toClosure index: Int, at place: SourceRange) -> LoweredCode {
    let it = state.functions[index]
    guard let owner = it.owner else { return "0" }
    let name = it.cname + "_function"
    guard state.support.insert("function " + name).inserted else { return LoweredCode(name) }
    result.displayNames[name] = it.fullName
    var list: [String] = []
    var names = ["&__closure"]
    if it.result.record != nil {
      list.append(declare(.pointer(it.result), "__result"))
      names.append("__result")
    }
    for (position, each) in it.parameters.enumerated() {
      list.append(declare(passed(each.type), "__p\(position)"))
      names.append("__p\(position)")
    }
    let inside = list.isEmpty ? "void" : list.joined(separator: ", ")
    let head = declare(it.result.record != nil ? .void : it.result, "\(name)(\(inside))")
    let word = it.result == .void || it.result.record != nil ? "" : "return "
    prototypes += ("\(head);\n" <~ place)
    functions +=
      ("\(head) { struct \(state.records[owner].cname) __closure; \(word)\(it.cname)(\(names.joined(separator: ", "))); }\n"
        <~ place)
    return LoweredCode(name)
  }
}
