import Diagnostics
import Syntax

/// What a text declares, in its order; a function is made where its definition stands.
extension CppCompiler {
  func declareAll(_ roots: [CppTree.ID]) {
    for root in roots { declareOrState(root) }
  }

  private func declareOrState(_ id: CppTree.ID) {
    if diagnostics.count >= 20 || heeds(at: tree[id].place) { return }
    switch tree[id].kind {
    case .classDeclaration, .classForward, .enumDeclaration, .typeAlias, .namespace,
      .usingNamespace,
      .usingName, .linkage, .variable, .function, .friend, .staticAssertion, .template, .binding:
      declare(id)
    default:
      if isPrompt {
        if function == nil {
          function = CppFunctionContext(function: nil, result: .void)
          scopes = [[:]]
        }
        statements += statement(id)
        function = nil
        scopes = []
      }
    }
  }

  func compileTopLevel() {}

  func declare(_ id: CppTree.ID, isForeign: Bool = false) {
    let node = tree[id]
    switch node.kind {
    case .classDeclaration:
      if node.text.contains("::") {
        declareOutside(node)
      } else {
        _ = declareRecord(node, outer: currentRecord)
      }
    case .classForward: _ = forwardRecord(node, outer: currentRecord)
    case .enumDeclaration: declareEnum(node)
    case .typeAlias:
      let new = type(node.kid(0))
      if function == nil, currentRecord == nil, !isPrompt,
        case .alias(let old)? = state.names[namespace + node.text], old != new, !old.isFailed,
        !new.isFailed
      {
        error(
          "typedef redefinition with different types ('\(name(of: new))' vs '\(name(of: old))')",
          at: node.place)
      }
      enter(node.text, .alias(new), at: node.place)
    case .namespace:
      let old = namespace
      if !node.text.isEmpty {
        for part in splitPath(node.text) {
          namespace += part + "::"
          state.namespaces.insert(namespace)
        }
      }
      for each in node.kids { declare(each) }
      namespace = old
    case .usingNamespace:
      let space = node.text + "::"
      if !state.namespaces.contains(space), node.text != "std" {
        error("expected namespace name", at: node.place)
      } else {
        state.names.use(space)
      }
    case .usingName:
      let last = splitPath(node.text).last ?? ""
      if let found = lookup(node.text) {
        // Beside the functions that are there already; anything else has its name alone.
        var entity = found.entity
        if function == nil, currentRecord == nil, let old = state.names[namespace + last] {
          entity = old.joined(with: entity)
        }
        if case .ambiguous = entity {
          error(
            "target of using declaration conflicts with declaration already in scope",
            at: node.place)
        } else {
          enter(last, entity, at: node.place)
        }
      } else if splitPath(node.text).first == "std" {
        if CppCompiler.plainNames[last] == nil { refuse(node.text, at: node.place) }
      } else {
        error("no member named '\(last)'", at: node.place)
      }
    case .linkage: for each in node.kids { declare(each, isForeign: isLibrary) }
    case .variable: declareGlobal(node, isForeign: isForeign)
    case .function: declareFunction(id, isForeign: isForeign)
    case .staticAssertion: globals += assertion(node)
    case .template: declareTemplate(id)
    case .binding: refuse("structured binding outside of a function", at: node.place)
    default: break
    }
  }

  /// What a function answers: behind `->` that may be said by its parameters.
  func result(of node: CppNode, _ parameters: [CppParameter]) -> CppType {
    guard node.kid(0) != 0 else { return .void }
    var part = tree[node.kid(0)]
    while [.typeConst, .typeReference, .typeMoveReference, .typePointer].contains(part.kind) {
      part = tree[part.kid(0)]
    }
    guard part.kind == .typeOf || part.flags.contains(.isTemplate) else {
      return type(node.kid(0))
    }
    scopes.append([:])
    defer { scopes.removeLast() }
    for each in parameters where !each.name.isEmpty {
      scopes[scopes.count - 1][each.name] = CppLocal(
        type: each.type, cname: CppCompiler.cName(each.name), place: node.place,
        isPointer: each.type.record != nil)
    }
    return type(node.kid(0))
  }

  /// What has to hold while compiling. Where it takes the sizes of types, C knows them.
  func assertion(_ node: CppNode) -> LoweredCode {
    let place = tree[node.kid(0)].place
    spellsConstants = true
    let value = expression(node.kid(0))
    let code = converted(value, to: .bool, at: place, context: .condition)
    spellsConstants = false
    if value.type.isFailed { return "" }
    guard !asksSize(node.kid(0)), let constant = value.constant else {
      return "_Static_assert(\(code), \"\(node.text)\");\n" <~ place
    }
    if constant == 0 {
      error("static assertion failed\(node.text.isEmpty ? "" : ": \(node.text)")", at: place)
    }
    return ""
  }

  private func asksSize(_ id: CppTree.ID) -> Bool {
    var open = [id]
    while let next = open.popLast() {
      if [.sizeofType, .sizeofExpression].contains(tree[next].kind) { return true }
      open += tree[next].kids.filter { $0 != 0 }
    }
    return false
  }

  /// Enters a name into the scope that is open: a block, or a namespace.
  func enter(_ name: String, _ entity: CppEntity, at place: SourceRange) {
    if function != nil, !scopes.isEmpty {
      scopes[scopes.count - 1][name] = CppLocal(
        type: .failed, cname: "", place: place, entity: entity)
    } else if let record = currentRecord {
      state.records[record].members[name] = entity
    } else {
      state.names[namespace + name] = entity
    }
  }

  func declareEnum(_ node: CppNode) {
    let isScoped = node.flags.contains(.isScoped)
    var underlying = CppNumber.unsignedInt
    if node.kid(0) != 0, case .number(let number) = type(node.kid(0)) {
      underlying = number
    } else if isScoped {
      underlying = .int
    }
    let index = state.enums.count
    let prefix = currentRecord.map { state.records[$0].name + "::" } ?? namespace
    let shown = node.text.hasPrefix("(") ? "(unnamed enum)" : node.text
    let isFixed = isScoped || node.kid(0) != 0
    state.enums.append(
      CppEnum(
        name: prefix + shown, isScoped: isScoped, isFixed: isFixed, underlying: underlying,
        promoted: isFixed ? promoted(underlying) : .int))
    enter(node.text, .enumeration(index), at: node.place)
    var next = 0
    for each in node.kids.dropFirst() {
      let item = tree[each]
      if heeds(at: item.place) { break }
      if item.kid(0) != 0 {
        let value = expression(item.kid(0))
        if let constant = value.constant {
          next = constant
        } else if !value.type.isFailed {
          error("expression is not an integral constant expression", at: tree[item.kid(0)].place)
        }
      }
      if next < 0, !isFixed { state.enums[index].underlying = .int }
      if !isFixed, !state.enums[index].promoted.holds(next) {
        let wide: CppNumber = next >= 0 && next >> 32 == 0 ? .unsignedInt : .long
        state.enums[index].promoted = wide
        if wide == .long { state.enums[index].underlying = .long }
      }
      if state.enumerators[index]?[item.text] != nil {
        error("redefinition of enumerator '\(item.text)'", at: item.place)
      }
      state.enumerators[index, default: [:]][item.text] = next
      if !isScoped { enter(item.text, .enumerator(index, value: next), at: item.place) }
      next &+= 1
    }
  }

  // MARK: Variables outside of functions

  private func declareGlobal(_ node: CppNode, isForeign: Bool) {
    let parts = splitPath(node.text)
    if parts.count > 1 { return defineStaticMember(node, parts) }
    let full = namespace + node.text
    if case .variable(let old)? = state.names[full], state.variables[old].isDefined,
      state.variables[old].place.file == node.place.file, !node.flags.contains(.isExtern)
    {
      error(
        "redefinition of '\(node.text)'", at: node.place, declaredHere(state.variables[old].place))
      return
    }
    if case .functions(let old)? = state.names[full], let first = old.first,
      state.functions[first].place.file == node.place.file
    {
      error("redefinition of '\(node.text)' as different kind of symbol", at: node.place)
      return
    }
    let isExtern = node.flags.contains(.isExtern) && node.kid(1) == 0
    var cname = CppCompiler.cName(namespace.isEmpty ? node.text : CppCompiler.flat(full))
    if case .functions? = state.names[full] { cname = fresh(cname) }
    if isForeign { cname = node.text }
    if case .variable(let old)? = state.names[full], state.variables[old].isDefined, isPrompt {
      cname = fresh(cname)
    }
    let declared = type(node.kid(0))
    var variable = CppVariable(
      name: full, type: declared, cname: cname, isDefined: !isExtern, place: node.place)
    variable.isThreadLocal = node.flags.contains(.isThreadLocal)
    let index = state.variables.count
    if case .variable(let old)? = state.names[full], !state.variables[old].isDefined {
      // Declared `extern` before.
      state.variables[old] = variable
      if !isExtern { defineGlobal(old, node) }
      return
    }
    state.variables.append(variable)
    state.names[full] = .variable(index)
    if isForeign { state.variables[index].isDefined = true }
    if isExtern { return }
    defineGlobal(index, node)
  }

  private func defineStaticMember(_ node: CppNode, _ parts: [String]) {
    let owner = parts.dropLast().joined(separator: "::")
    guard let found = lookup(owner), case .record(let record) = found.entity else {
      error("use of undeclared identifier '\(parts[0])'", at: node.place)
      return
    }
    let name = parts[parts.count - 1]
    guard case .variable(let index)? = state.records[record].members[name] else {
      error(
        "no member named '\(name)' in '\(state.records[record].name)'", at: node.place)
      return
    }
    // What stands in front of the name has the rights of the class already.
    let declared = within(
      CppRef(tree: treeIndex, id: 0), record: record, namespace: namespace
    ) { type(node.kid(0)) }
    if declared.isFailed { return }
    let old = state.variables[index]
    if old.isDefined {
      error("redefinition of '\(name)'", at: node.place, declaredHere(old.place))
      return
    }
    if declared != old.type, !isSameArray(declared, old.type) {
      error(
        "redefinition of '\(name)' with a different type: '\(self.name(of: declared))' vs '\(self.name(of: old.type))'",
        at: node.place, declaredHere(old.place))
      return
    }
    state.variables[index].type = declared
    state.variables[index].isDefined = true
    within(
      CppRef(tree: treeIndex, id: 0), record: record, namespace: state.records[record].namespace
    ) {
      defineGlobal(index, node)
    }
  }

  private func isSameArray(_ a: CppType, _ b: CppType) -> Bool {
    if case .array(let x, _) = a, case .array(let y, _) = b { return x == y }
    return false
  }

  /// Writes the variable and what gives it its first value.
  func defineGlobal(_ index: Int, _ node: CppNode) {
    var variable = state.variables[index]
    result.displayNames[variable.cname] = variable.name
    let old = function
    function = CppFunctionContext(function: nil, result: .void)
    function?.owner = variable.owner
    defer { function = old }
    scopes.append([:])
    defer { scopes.removeLast() }
    let (type, constantValue) = settledType(variable.type, node)
    if type.isFailed {
      state.variables[index].type = .failed
      return
    }
    variable.type = type
    state.variables[index].type = type
    let thread = variable.isThreadLocal ? "__thread " : ""
    // A value that the compiler knows is there before anything runs.
    if type.isConst, type.isIntegral, let constantValue {
      state.variables[index].constant = constantValue
    }
    let place = node.place
    if type.record == nil, !type.isReference, node.kid(1) != 0,
      let code = staticInitialiser(type, node)
    {
      globals += ("\(thread)\(declare(type, variable.cname)) = \(code);\n" <~ place)
      return
    }
    globals += ("\(thread)\(declare(type, variable.cname));\n" <~ place)
    let target = LoweredCode(variable.cname)
    let code = lasting(target, place) { initialise(target, type, node, isStatic: true) }
    if variable.isThreadLocal, !code.isEmpty {
      refuse("thread_local with a value that is computed", at: place)
    }
    let whole = code + registerAtExit(target, type, place)
    if whole.isEmpty { return }
    if isPrompt { statements += whole } else { beginning += whole }
  }

  /// Objects that live until the end are handed to their destructor then, the last one first.
  func registerAtExit(_ target: LoweredCode, _ type: CppType, _ place: SourceRange) -> LoweredCode {
    guard destroys(type) else { return "" }
    let function = destroyFunction(type)
    let node = fresh("__cpp_exit")
    globals += "static struct __cpp_exit \(node);\n"
    return "__cpp_at_exit(&\(node), (void (*)(void *))\(function), &\(target));\n" <~ place
  }

  /// A C initialiser where the value is a constant.
  private func staticInitialiser(_ type: CppType, _ node: CppNode) -> LoweredCode? {
    let initialiser = tree[node.kid(1)]
    guard let first = initialiser.kids.first, initialiser.kids.count == 1 else { return nil }
    if case .array(let element, _) = type.plain {
      if tree[first].kind == .string, element.plain == .char {
        return LoweredCode(tree[first].text)
      }
      return nil
    }
    guard tree[first].kind != .list, isConstant(first) else { return nil }
    let value = expression(first)
    guard !value.type.isFailed else { return nil }
    return converted(value, to: type, at: tree[first].place, context: .variable)
  }

  private func isConstant(_ id: CppTree.ID) -> Bool {
    var waiting = [id]
    while let next = waiting.popLast() {
      let node = tree[next]
      switch node.kind {
      case .integer, .floating, .character, .string, .boolean, .nullPointer, .sizeofType: continue
      case .unary:
        guard ["-", "+", "~", "!"].contains(node.text) else { return false }
        waiting += node.kids
      case .binary:
        if node.text == "," { return false }
        waiting += node.kids
      default: return false
      }
    }
    return true
  }

  /// The type of a variable with its initialiser: `auto`, and arrays without a length.
  func settledType(_ declared: CppType, _ node: CppNode) -> (CppType, Int?) {
    let initialiser = tree[node.kid(1)]
    let first = initialiser.kids.first
    if declared.isFailed { return (.failed, nil) }
    checkConstexpr(node)
    if declared.referred.plain == .void, !declared.isReference {
      error("variable has incomplete type 'void'", at: node.place)
      return (.failed, nil)
    }
    if isAuto(declared) {
      if let first, tree[first].kind == .list, let type = deduced(list: first, node) {
        return (declared.isConst ? type.withConst : type, nil)
      }
      guard let first, tree[first].kind != .list else {
        error(
          "declaration of variable '\(node.text)' with deduced type '\(name(of: declared))' requires an initializer",
          at: node.place)
        return (.failed, nil)
      }
      let value = quietly { expression(first) }
      if value.type.isFailed {
        _ = expression(first)
        return (.failed, nil)
      }
      if value.type.plain == .void {
        error("variable has incomplete type 'void'", at: node.place)
        return (.failed, nil)
      }
      if declared.plain == .auto, !declared.isReference,
        isCopyOfAtomic(value, value.type, at: node.place)
      {
        return (.failed, nil)
      }
      let type = deduced(declared, value)
      return (type, type.isConst ? value.constant : nil)
    }
    if case .array(let element, -1) = declared.plain {
      if let type = settledArray(element, initialiser) { return (type, nil) }
      error(
        "definition of variable with array type needs an explicit size or an initializer",
        at: node.place)
      return (.failed, nil)
    }
    if declared.isConst, declared.isIntegral, let first, initialiser.kids.count == 1 {
      return (declared, quietly { expression(first).constant })
    }
    return (declared, nil)
  }

  func isAuto(_ type: CppType) -> Bool {
    switch type {
    case .auto: return true
    case .constant(let inner), .pointer(let inner), .reference(let inner),
      .moveReference(let inner):
      return isAuto(inner)
    default: return false
    }
  }

  /// `auto x = {1, 2}`: a list of what each of the values is ([dcl.type.auto.deduct]/4). nil: it says nothing.
  private func deduced(list id: CppTree.ID, _ node: CppNode) -> CppType? {
    let kids = expanded(tree[id].kids)
    guard tree[node.kid(1)].kind == .equalInitializer, isAuto(type(node.kid(0))), !kids.isEmpty,
      !type(node.kid(0)).isReference
    else { return nil }
    guard case .template(let template)? = state.names["std::initializer_list"] else {
      error(
        "cannot deduce type of initializer list because std::initializer_list was not found; include <initializer_list>",
        at: node.place)
      return .failed
    }
    var element: CppType?
    for kid in kids {
      let value = quietly { expression(kid) }
      if value.type.isFailed || tree[kid].kind == .list { return nil }
      let type = decayed(value.type)
      if let element, element != type {
        error(
          "deduced conflicting types ('\(name(of: element))' vs '\(name(of: type))') for initializer list element type",
          at: node.place)
        return .failed
      }
      element = type
    }
    return element.flatMap { classInstance(of: template, [.type($0)], at: node.place) }
      .map { .record($0) }
  }

  func deduced(_ pattern: CppType, _ value: CppValue) -> CppType {
    switch pattern {
    case .auto: return decayed(value.type)
    case .constant(let inner): return deduced(inner, value).withConst
    case .pointer(let inner):
      guard let pointee = decayed(value.type).pointee else { return .failed }
      var unwrapped = value
      unwrapped.type = pointee
      return .pointer(inner.isConst ? pointee.withConst : pointee)
    case .reference(let inner): return .reference(inner.isConst ? value.type.withConst : value.type)
    case .moveReference:
      return value.asLvalue.isLvalue && !value.isMoved
        ? .reference(value.type) : .moveReference(value.type)
    default: return pattern
    }
  }

  /// Evaluates something without reporting and without leaving anything behind.
  func quietly<T>(_ body: () -> T) -> T {
    let old = (
      diagnostics, reported, temporaries, state.counter, used, usedSet, constructed, pending
    )
    let (oldHeld, oldThrows) = (heldTemporaries, mayThrow)
    // Lists that only grow begin anew: what is appended to one that is kept besides copies all of it.
    (heldTemporaries, used, constructed) = ([], [], [])
    let oldLambdas = lambdasMade
    quietDepth += 1
    defer {
      let counter = state.counter
      // What was asked for on the way is asked for again where it is needed.
      for index in pending[old.7.count...] { state.functions[index].isBuilt = false }
      (diagnostics, reported, temporaries, state.counter, used, usedSet, constructed, pending) = old
      // A lambda is made once, whoever comes to it first: its names are taken, and its traces stay.
      if lambdasMade != oldLambdas { state.counter = counter }
      (heldTemporaries, mayThrow) = (oldHeld, oldThrows)
      quietDepth -= 1
      settleLambdas()
    }
    return body()
  }

  // MARK: Functions

  func parameters(_ node: CppNode) -> [CppParameter] {
    var packs: [String: Range<Int>] = [:]
    return parameters(node, packs: &packs)
  }

  func parameter(_ each: CppNode) -> CppParameter {
    let type = type(each.kid(0))
    if type.plain == .auto || type.referred.plain == .auto {
      refuse("auto parameter", at: each.place)
    }
    if type.plain == .void { error("argument may not have 'void' type", at: each.place) }
    return CppParameter(
      name: each.text, type: keepingConst(type),
      value: each.kid(1) == 0 ? nil : CppRef(tree: treeIndex, id: each.kid(1)))
  }

  /// Behind a parameter that may be left out each may be, but for a pack, which has no default ([dcl.fct.default]);
  /// where the function was declared before, it says the rest.
  func checkDefaults(_ node: CppNode) {
    let parameters = node.kids.dropFirst(3).lazy.map { self.tree[$0] }
    guard let first = parameters.firstIndex(where: { $0.kid(1) != 0 }),
      let missing = parameters[first...].last(where: {
        $0.kid(1) == 0 && !$0.flags.contains(.isVariadic)
      })
    else { return }
    let name = missing.text
    error(
      "missing default argument on parameter\(name.isEmpty ? "" : " '\(name)'")", at: missing.place)
  }

  private func keepingConst(_ type: CppType) -> CppType {
    switch type.plain {
    case .array, .function: return adjusted(type)
    default: return type
    }
  }

  func signature(_ parameters: [CppParameter]) -> [CppType] { parameters.map { adjusted($0.type) } }

  func uniqueName(_ base: String) -> String {
    var name = base
    while !state.support.insert("name " + name).inserted { name = fresh(base) }
    return name
  }

  func declareFunction(_ id: CppTree.ID, isForeign: Bool, friendOf record: Int? = nil) {
    let node = tree[id]
    let parts = splitPath(node.text)
    if parts.count > 1, !(parts[0] == "") { return defineMember(id, parts) }
    let parameters = parameters(node)
    guard isOperatorBuilt(node, parameters, isMember: false) else { return }
    if state.names[namespace + node.text] == nil { checkDefaults(node) }
    let result = result(of: node, parameters)
    if isAuto(result), node.kid(1) == 0 || record != nil {
      refuse("auto as the result of a function", at: node.place)
      return
    }
    if result.isFailed || parameters.contains(where: { $0.type.isFailed }) { return }
    let full = namespace + node.text
    let isMain = full == "main"
    if isMain, result != .int {
      error("'main' must return 'int'", at: node.place)
      return
    }
    if case .variable(let old)? = state.names[full],
      state.variables[old].place.file == node.place.file
    {
      error("redefinition of '\(node.text)' as different kind of symbol", at: node.place)
      return
    }
    let hasBody = node.kid(1) != 0
    if node.flags.contains(.isVirtual) {
      error("'virtual' can only appear on non-static member functions", at: node.place)
      return
    }
    let overload = CppSignature(fullName: full, parameters: signature(parameters))
    if let old = declared(overload) {
      if state.functions[old].result != result {
        error(
          "functions that differ only in their return type cannot be overloaded", at: node.place,
          declaredHere(state.functions[old].place))
        return
      }
      if hasBody {
        if state.functions[old].isDefined, state.functions[old].body?.tree == treeIndex {
          error(
            "redefinition of '\(node.text)'", at: node.place,
            declaredHere(state.functions[old].place))
          return
        }
        let fewest = state.functions[old].minimum
        for position in parameters.indices
        where state.functions[old].parameters[position].value == nil {
          state.functions[old].parameters[position].value = parameters[position].value
        }
        if state.functions[old].minimum < fewest, case .functions(let list)? = state.names[full] {
          forgetCandidates(list)
        }
        for position in parameters.indices {
          state.functions[old].parameters[position].name = parameters[position].name
        }
        state.functions[old].body = CppRef(tree: treeIndex, id: id)
        state.functions[old].friendOf = record
        state.functions[old].isDefined = true
        state.functions[old].isForeign = false
        if state.functions[old].cname != "main" { prototype(old) }
        build(old)
      }
      return
    }
    var cname = isMain || isForeign ? node.text : CppCompiler.flat(full)
    if !isMain, !isForeign {
      cname = uniqueName(node.text.hasPrefix("operator") ? "operator" : CppCompiler.cName(cname))
    }
    var made = CppFunction(
      name: node.text, fullName: full, cname: cname, parameters: parameters, result: result,
      flags: node.flags, body: hasBody ? CppRef(tree: treeIndex, id: id) : nil,
      isDefined: hasBody || isForeign, isForeign: isForeign, place: node.place, namespace: namespace
    )
    made.flags.remove(.isConst)
    made.friendOf = record
    made.isOfC = isLibrary && namespace.isEmpty
    made.waitsForUse = record.map { isOfInstance($0) } ?? false
    if node.flags.contains(.isDeleted) { made.isDefined = true }
    let index = state.functions.count
    state.functions.append(made)
    state.names[full, default: .functions([])].add(index)
    state.overloads[overload] = index
    if isForeign || made.waitsForUse { return }
    // What it answers is known when it is read.
    if !isAuto(result) { prototype(index) }
    if hasBody { build(index) }
    if isAuto(result) { prototype(index) }
  }

  /// The function that was declared like this, unless its name has come to mean something else.
  private func declared(_ overload: CppSignature) -> Int? {
    guard let old = state.overloads[overload],
      case .functions(let list)? = state.names[overload.fullName],
      let first = list.first, first <= old
    else { return nil }
    return old
  }

  /// A method outside of its class: `X::f() { … }`.
  private func defineMember(_ id: CppTree.ID, _ parts: [String]) {
    let node = tree[id]
    let owner = parts.dropLast().joined(separator: "::")
    let name = parts[parts.count - 1]
    if state.namespaces.contains(owner + "::") {
      refuse("definition of a namespace's function outside of it", at: node.place)
      return
    }
    guard let found = lookup(owner), case .record(let record) = found.entity else {
      error("use of undeclared identifier '\(parts[0])'", at: node.place)
      return
    }
    if state.records[record].instance != nil {
      return refuse("a specialisation of one member", at: node.place)
    }
    defineMember(id, name, of: record)
  }

  /// `names`: what those of the template's parameters mean.
  func defineMember(
    _ id: CppTree.ID, _ name: String, of record: Int, names: [String: CppEntity] = [:]
  ) {
    let node = tree[id]
    let owned = state.records[record]
    guard owned.isComplete else {
      error("incomplete type '\(owned.name)' named in nested name specifier", at: node.place)
      return
    }
    let ref = CppRef(tree: treeIndex, id: id)
    var parameters: [CppParameter] = []
    var result = CppType.void
    within(ref, record: record, namespace: owned.namespace) {
      parameters = self.parameters(node)
      if node.kid(0) != 0 { result = self.result(of: node, parameters) }
    }
    if result.isFailed || parameters.contains(where: { $0.type.isFailed }) { return }
    var candidates: [Int] = []
    if node.flags.contains(.isConstructor) {
      candidates = owned.constructors
    } else if node.flags.contains(.isDestructor) {
      candidates = owned.destructor.map { [$0] } ?? []
    } else if name == "operator=" {
      candidates = owned.copyAssignments
    } else if case .functions(let list)? = owned.members[name] {
      candidates = list
    } else if owned.fieldNumbers[name] != nil || owned.members[name] != nil {
      error("redefinition of '\(name)' as different kind of symbol", at: node.place)
      return
    }
    let wanted = CppSignature(
      fullName: owned.name + "::" + name, parameters: signature(parameters), owner: record,
      isConst: node.flags.contains(.isConst))
    guard let match = state.overloads[wanted], !state.functions[match].isImplicit else {
      candidates = candidates.filter { !state.functions[$0].isImplicit }
      error(
        node.flags.contains(.isDestructor) && candidates.isEmpty
          ? "definition of implicitly declared destructor"
          : node.flags.contains(.isConstructor) && candidates.isEmpty && parameters.isEmpty
            ? "definition of implicitly declared default constructor"
            : "out-of-line definition of '\(name)' does not match any declaration in '\(owned.name)'",
        at: node.place)
      return
    }
    if state.functions[match].result != result, node.kid(0) != 0 {
      error(
        "return type of out-of-line definition of '\(state.functions[match].fullName)' differs from that in the declaration",
        at: node.place, declaredHere(state.functions[match].place))
      return
    }
    if state.functions[match].isDefined,
      state.functions[match].body?.tree == treeIndex
        || state.functions[match].flags.contains(.isDeleted)
    {
      error(
        "redefinition of '\(name)'", at: node.place, declaredHere(state.functions[match].place))
      return
    }
    if node.flags.contains(.isDefaulted) {
      state.functions[match].isDefined = true
      state.functions[match].isImplicit = true
      state.functions[match].flags.insert(.isDefaulted)
      return
    }
    guard node.kid(1) != 0 else {
      error("out-of-line declaration of a member must be a definition", at: node.place)
      return
    }
    let fewest = state.functions[match].minimum
    for position in parameters.indices {
      state.functions[match].parameters[position].name = parameters[position].name
      if let value = parameters[position].value,
        state.functions[match].parameters[position].value == nil
      {
        state.functions[match].parameters[position].value = value
      }
    }
    if state.functions[match].minimum < fewest { forgetCandidates(candidates) }
    state.functions[match].body = ref
    state.functions[match].isDefined = true
    guard state.functions[match].waitsForUse else { return buildOrTry(match) }
    if let template = owned.instance?.template {
      state.functions[match].instance = CppInstance(
        template: template, arguments: [], names: names, use: owned.instance?.use)
    }
    if usedSet.contains(match) { schedule(match) }
  }

  /// `struct X *this, …` and the result in C.
  func heading(_ index: Int) -> String {
    let it = state.functions[index]
    var list: [String] = []
    if let owner = it.owner, !it.isStatic {
      list.append("struct \(state.records[owner].cname) *this")
    }
    if it.result.record != nil { list.append(declare(.pointer(it.result), "__result")) }
    for (position, each) in it.parameters.enumerated() {
      list.append(declare(passed(each.type), parameterName(it, position)))
    }
    if it.flags.contains(.isVariadic) { list.append("...") }
    let inside = list.isEmpty ? "void" : list.joined(separator: ", ")
    return declare(it.result.record != nil ? .void : it.result, "\(it.cname)(\(inside))")
  }

  /// A parameter's name in C. What the compiler writes itself needs one where the program gives none.
  func parameterName(_ it: CppFunction, _ position: Int) -> String {
    let name = it.parameters[position].name
    if let own = it.parameters[position].cname { return own }
    if !name.isEmpty { return CppCompiler.variableName(name) }
    return it.isImplicit ? "other" : "__unnamed_\(position)"
  }

  func prototype(_ index: Int) {
    let it = state.functions[index]
    result.displayNames[it.cname] = it.fullName
    if it.owner == nil { result.freeFunctions[it.cname] = it.fullName }
    if it.cname == "main" { return }
    prototypes += ("\(heading(index));\n" <~ it.place)
  }
}
