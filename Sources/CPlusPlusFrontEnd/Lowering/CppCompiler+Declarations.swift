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
      .usingNamespace, .namespaceAlias, .usingName, .linkage, .variable, .function, .friend,
      .staticAssertion, .template, .binding:
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
    if state.names.isOverfull { refuse("so many namespaces that open others", at: node.place) }
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
      if let space = namespace(atEndOf: node.text) ?? (node.text == "std" ? "std::" : nil) {
        use(space)
      } else {
        error("expected namespace name", at: node.place)
      }
    case .namespaceAlias: declareAlias(node)
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
    let outer = function
    defer {
      scopes.removeLast()
      function = outer
    }
    if function == nil, let currentRecord {
      // Members are named there as they are in the body.
      function = CppFunctionContext(function: nil, result: .void)
      function?.owner = currentRecord
      function?.isStatic = node.flags.contains(.isStatic)
      function?.isConst = node.flags.contains(.isConst)
    }
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
    if value.constant == nil, asksConstexpr(node.kid(0)) {
      refuse("static_assert of what constexpr functions answer", at: place)
      return ""
    }
    guard !asksSize(node.kid(0)), let constant = value.constant else {
      return "_Static_assert(\(code), \"\(node.text)\");\n" <~ place
    }
    if constant == 0 {
      let (id, told) = requirement(node.kid(0))
      let title = told.map { "static assertion failed due to requirement '\($0)'" }
      error(
        (title ?? "static assertion failed") + (node.text.isEmpty ? "" : ": \(node.text)"),
        at: tree[id].place)
    }
    return ""
  }

  /// What does not hold, the first of several that are asked at once, as clang writes it; nil: a literal, or too much
  /// to be written.
  private func requirement(_ id: CppTree.ID) -> (CppTree.ID, String?) {
    let node = tree[id]
    if node.kind == .binary, node.text == "&&" {
      for kid in node.kids where quietly({ expression(kid).constant }) == 0 {
        return requirement(kid)
      }
    }
    return (id, [.boolean, .integer].contains(node.kind) ? nil : written(id))
  }

  private func written(_ id: CppTree.ID) -> String? {
    let node = tree[id]
    var text: String?
    switch node.kind {
    case .boolean, .integer, .character: text = node.text
    case .unary: text = written(node.kid(0)).map { node.text + $0 }
    case .binary:
      if let left = written(node.kid(0)), let right = written(node.kid(1)) {
        text = "\(left) \(node.text) \(right)"
      }
    case .name:
      guard node.kids.isEmpty else { return nil }
      guard let open = node.text.firstIndex(of: "<") else {
        text = node.text
        break
      }
      // The template with what its arguments are here.
      guard let end = node.text.lastIndex(of: ">"),
        let template = tree.templates[String(node.text[...end])],
        let arguments = quietly({ freeArguments(tree[template].kids) })
      else { return nil }
      let list = arguments.map { shown($0) }.joined(separator: ", ")
      let isShort = node.flags.contains(.isShort)
      let rest = isShort ? "" : node.text[node.text.index(after: end)...]
      text = "\(node.text[..<open])\(isShort ? "_v" : "")<\(list)>\(rest)"
    default: return nil
    }
    return node.flags.contains(.isBracketed) ? text.map { "(\($0))" } : text
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

  // MARK: Types that are found out

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
      let value = quietly { asFunction(expression(first), at: node.place) }
      if value.type.isFailed {
        _ = expression(first)
        return (.failed, nil)
      }
      if !value.functions.isEmpty {
        let isBound = value.object != nil
        error(
          isBound
            ? "reference to non-static member function must be called"
            : "variable '\(node.text)' with type '\(name(of: declared))' has incompatible initializer of type '<overloaded function type>'",
          at: node.place)
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
    if declared.isConst, isWhole(declared), let first,
      initialiser.kids.count == 1
    {
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
    if parts.count == 2, parts[0].isEmpty {
      let own = tree.add(node.named(parts[1]))
      let wanted = CppSignature(fullName: parts[1], parameters: signature(parameters(node)))
      guard declared(wanted) != nil else {
        error(
          "out-of-line definition of '\(parts[1])' does not match any declaration in the global namespace",
          at: node.place)
        return
      }
      return outermost { declareFunction(own, isForeign: isForeign) }
    }
    if parts.count > 1 { return defineMember(id, parts) }
    let parameters = parameters(node)
    guard isOperatorBuilt(node, parameters, isMember: false) else { return }
    if state.names[namespace + node.text] == nil { checkDefaults(node) }
    let result = result(of: node, parameters)
    if isAuto(result), node.kid(1) == 0 || record != nil {
      refuse("auto as the result of a function", at: node.place)
      return
    }
    if result.isFailed || parameters.contains(where: { $0.type.isFailed }) { return }
    if node.flags.contains(.isConst) {
      error("non-member function cannot have 'const' qualifier", at: node.place)
      return
    }
    let full = namespace + node.text
    let isMain = full == "main"
    if isMain, result != .int {
      error("'main' must return 'int'", at: node.place)
      return
    }
    var isVariable = false
    if case .variable(let old)? = state.names[full] {
      isVariable = state.variables[old].place.file == node.place.file
    }
    if isVariable || isEnumerator(state.names[full], of: node.place.file) {
      error("redefinition of '\(node.text)' as different kind of symbol", at: node.place)
      return
    }
    let hasBody = node.kid(1) != 0
    if node.flags.contains(.isVirtual) {
      error("'virtual' can only appear on non-static member functions", at: node.place)
      return
    }
    let overload = CppSignature(fullName: full, parameters: signature(parameters))
    if let old = declared(overload), !isForgotten(old, answering: result, isForeign) {
      if record == nil { state.functions[old].hiddenIn = nil }
      if state.functions[old].instance == nil, record == nil {
        checkDefaults(parameters, givenTo: old, node)
      }
      if state.functions[old].result != result {
        error(
          "functions that differ only in their return type cannot be overloaded", at: node.place,
          declaredHere(state.functions[old].place))
        return
      }
      checkNoexcept(old, node)
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
    hide(&made, in: record)
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

  /// What may be said of a function where its class declares it, and nowhere else.
  private func checkWordsOutside(_ node: CppNode) -> Bool {
    let words: [(CppFlags, String)] = [(.isStatic, "static"), (.isVirtual, "virtual")]
    for (flag, word) in words where node.flags.contains(flag) {
      error("'\(word)' can only be specified inside the class definition", at: node.place)
      return false
    }
    return true
  }

  /// A value that stands there already may not be given once more ([dcl.fct.default]/4).
  private func checkDefaults(_ parameters: [CppParameter], givenTo old: Int, _ node: CppNode) {
    for position in parameters.indices
    where state.functions[old].parameters[position].value?.tree == treeIndex {
      guard parameters[position].value != nil, node.kids.indices.contains(position + 3) else {
        continue
      }
      error("redefinition of default argument", at: tree[node.kids[position + 3]].place)
    }
  }

  /// Each declaration says alike whether a function may throw ([except.spec]/4); of destructors the language knows.
  private func checkNoexcept(_ old: Int, _ node: CppNode) {
    let it = state.functions[old]
    let (was, now) = (it.flags.contains(.isNoexcept), node.flags.contains(.isNoexcept))
    guard was != now, !it.isDestructor, !it.isForeign, !isLibrary, !isOfLibrary(it.place) else {
      return
    }
    error(
      was
        ? "'\(it.name)' is missing exception specification 'noexcept'"
        : "exception specification in declaration does not match previous declaration",
      at: node.place, declaredHere(it.place))
  }

  func hide(_ made: inout CppFunction, in record: Int?) {
    guard let record else { return }
    made.hiddenIn = record
    state.hiddenNames.insert(made.name)
  }

  /// A function of C's that answers something else than one of the program's own with its parameters: that is another,
  /// and the only one.
  private func isForgotten(_ old: Int, answering result: CppType, _ isForeign: Bool) -> Bool {
    let (it, full) = (state.functions[old], state.functions[old].fullName)
    guard it.isOfC, !isLibrary, !isForeign, it.result != result,
      case .functions(let list)? = state.names[full]
    else { return false }
    forgetCandidates(list)
    state.names[full] = .functions(list.filter { $0 != old })
    return true
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
    if let space = namespace(atEndOf: owner) { return defineOutside(id, name, of: space) }
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
    guard checkWordsOutside(node) else { return }
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
      isConst: node.flags.contains(.isConst), qualifier: node.flags.qualifier)
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
    checkNoexcept(match, node)
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
    if names.isEmpty { checkDefaults(parameters, givenTo: match, node) }
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
