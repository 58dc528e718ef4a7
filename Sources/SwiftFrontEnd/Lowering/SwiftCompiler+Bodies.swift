import Diagnostics
import Syntax

/// What a type becomes: a class of the machine with its methods, or a struct with functions.
extension SwiftCompiler {
  func build(_ index: Int, _ built: inout Set<Int>) {
    guard built.insert(index).inserted, !state.nominals[index].isSealed else { return }
    if let parent = state.nominals[index].superclass { build(parent, &built) }
    switch state.nominals[index].kind {
    case .classType: buildClass(index)
    case .structType, .enumType: buildValueType(index)
    case .protocolType: break
    }
  }

  // MARK: Classes

  func buildClass(_ index: Int) {
    let nominal = state.nominals[index]
    forwardClasses.append(nominal.cname)
    let parent = nominal.superclass.map { state.nominals[$0].cname } ?? "NSObject"
    let adopted = adoptedProtocols(index)
    var ivars = LoweredCode()
    for each in storedProperties(index) where goesOn(at: each.place) {
      let weak = ownerWord(each.flags.contains(.isWeak), each.flags.contains(.isUnowned))
      ivars.add("\(weak)\(declaration(each.type, each.cname)); ", at: each.place)
      result.fieldTypes["\(nominal.cname).\(each.cname)"] = name(of: each.type)
      result.fieldNames["\(nominal.cname).\(each.cname)"] = each.name
      if each.isLazy {
        ivars += "_Bool \(each.cname)_made; "
        result.fieldNames["\(nominal.cname).\(each.cname)_made"] = each.name + " (made)"
      }
    }
    var interface: LoweredCode =
      "@interface \(nominal.cname) : \(parent)\(adopted.isEmpty ? "" : " <\(adopted.joined(separator: ", "))>") { @public \(ivars)}\n"
    interface += methodDeclarations(
      index, nominal.initializers, nominal.methods.all, nominal.properties.all)
    if needsDestroy(index), nominal.superclass == nil { interface += "- (void)swiftDestroy;\n" }
    interface += "- (NSString *)swiftText:(_Bool)debug;\n"
    for selector in ["-swiftText:", "-swiftDestroy", "+swiftName", "+swiftFullName"] {
      result.made.insert("\(selector.prefix(1))[\(nominal.cname) \(selector.dropFirst())]")
    }
    interfaces += interface.at(nominal.place) + "@end\n"
    pending.append { [self] in
      var body = LoweredCode()
      result.displayNames["-[\(nominal.cname) dealloc]"] = "\(fullName(index)).deinit"
      result.displayNames["-[\(nominal.cname) swiftDestroy]"] = "\(fullName(index)).deinit"
      for each in nominal.initializers where effort > 0 { body += initializer(each, index) }
      body += members(index, nominal.methods.all, nominal.properties.all)
      body += bridges(index)
      body += destruction(index)
      body += classText(index)
      body += objectMethods(index)
      if isRenamed(index) {
        body +=
          "+ (NSString *)swiftName { return \(quoted(reflected(.nominal(index)))); }\n+ (NSString *)swiftFullName { return \(quoted(qualified(.nominal(index)))); }\n"
      }
      if isEquatable(.nominal(index)), nominal.superclass == nil {
        body +=
          "- (_Bool)isEqual:(id)other { return \(equal("self", LoweredCode("((\(nominal.cname) *)other)"), .nominal(index))); }\n"
        if findProperty("hashValue", index, isStatic: false) == nil {
          body += "- (unsigned long)hash { return 1; }\n"
        }
      }
      implementations.add("@implementation \(nominal.cname)\n\(body)@end\n", at: nominal.place)
    }
  }

  /// Whether the class, or one above it, is printed as something else than the name it has behind: `Outer.Inner`,
  /// `Box<Int>`, `Category`.
  private func isRenamed(_ index: Int) -> Bool {
    let nominal = state.nominals[index]
    if nominal.isLibrary { return false }
    return nominal.cname != nominal.name || nominal.superclass.map(isRenamed) == true
  }

  func classText(_ index: Int) -> LoweredCode {
    let nominal = state.nominals[index]
    if let own = ownText(index, { "[self \($0.cname)]" }) {
      return "- (NSString *)swiftText:(_Bool)debug { return \(own); }\n"
    }
    if nominal.superclass != nil { return "" }
    var code: LoweredCode = ""
    if case .nominal(let any)? = state.types["Error"], conforms(index, to: any) {
      code =
        "- (long)swiftErrorCode { return 1; }\n- (NSString *)swiftErrorDomain { return \(quoted(nominal.module + "." + fullName(index))); }\n"
    }
    return code
      + "- (NSString *)swiftText:(_Bool)debug { return __swift_class_text(self, @\"\(state.moduleName)\"); }\n"
  }

  /// Whether an object of the class, or of a class below its root, has variables to give back.
  func needsDestroy(_ index: Int) -> Bool {
    if owningRoots.classes != state.nominals.count {
      owningRoots.classes = state.nominals.count
      owningRoots.roots = Set(state.nominals.indices.filter(hasOwningVariable).map(rootClass))
    }
    return owningRoots.roots.contains(rootClass(index))
  }

  private func hasOwningVariable(_ index: Int) -> Bool {
    state.nominals[index].properties.contains {
      $0.kind == .stored && !$0.isStatic && isCounted($0.type) && !$0.flags.contains(.isWeak)
        && !$0.flags.contains(.isUnowned)
    }
  }

  func rootClass(_ index: Int) -> Int {
    var current = index
    var steps = 0
    while let parent = state.nominals[current].superclass, steps < 1000 {
      if state.nominals[parent].isLibrary { break }
      current = parent
      steps += 1
    }
    return current
  }

  /// `deinit`, and then the variables: those of the superclass first, each class's in the order of their
  /// declaration.
  func destruction(_ index: Int) -> LoweredCode {
    let nominal = state.nominals[index]
    var code = LoweredCode()
    let isRoot = rootClass(index) == index
    let destroys =
      isRoot
      ? needsDestroy(index) && nominal.superclass == nil
      : state.nominals[rootClass(index)].destroys
    if isRoot { state.nominals[index].destroys = destroys }
    var body = LoweredCode()
    if let reference = nominal.deinitializer {
      inMember(index, isStatic: false) {
        context.result = .void
        context.isDeinitializer = true
        body = block(tree[reference.id].kid(0), inScope: true)
      }
    }
    if !body.isEmpty, hasFailingInitializers {
      body = "if (__swift_unborn != (__bridge void *)self) { \(body)} "
    }
    // That it takes its fields apart nobody wrote.
    if nominal.deinitializer == nil { result.made.insert("-[\(nominal.cname) dealloc]") }
    if !body.isEmpty || (isRoot && destroys) {
      code += "- (void)dealloc { \(body)"
      if isRoot, destroys { code += "[self swiftDestroy]; " }
      code += "}\n"
    }
    if destroys {
      var fields = storedProperties(index).filter {
        isCounted($0.type) && !$0.flags.contains(.isWeak) && !$0.flags.contains(.isUnowned)
      }
      // The one link to the next object of the class goes last, as where swiftc takes a chain apart.
      let links = fields.indices.filter { fields[$0].type == .optional(.nominal(index)) }
      if links.count == 1 { fields.append(fields.remove(at: links[0])) }
      if isRoot || !fields.isEmpty {
        var list = LoweredCode()
        if !isRoot { list += "[super swiftDestroy]; " }
        for each in fields {
          let isLink = links.count == 1 && each.type == .optional(.nominal(index))
          if isLink, state.nominals.contains(where: { $0.superclass == index }) {
            // What a subclass has beside goes with its own object: nobody else holds one, so it goes before the next.
            let name = fresh("t")
            list +=
              "\(declaration(each.type, name)) = self->\(each.cname); self->\(each.cname) = 0; while (\(name) && __swift_unique((id __strong *)(void *)&\(name))) \(name) = \(name)->\(each.cname); \(name) = 0; "
          } else {
            list += emptied("self->\(each.cname)", each.type)
          }
        }
        code += "- (void)swiftDestroy { \(list)}\n"
      }
    }
    return code.at(nominal.deinitializer.map { tree[$0.id].place } ?? nominal.place)
  }

  // MARK: Declarations of methods

  /// `- (T)name:(U)a label:(V)b`
  func methodHead(_ function: SwiftFunction, _ names: [String]) -> LoweredCode {
    let sign = function.isStatic ? "+" : "-"
    let result = function.name == "init" ? "instancetype" : cType(function.result)
    var text = "\(sign) (\(result))"
    let pieces = function.cname.split(separator: ":", omittingEmptySubsequences: false)
    if function.parameters.isEmpty { return LoweredCode(text + function.cname) }
    for (position, parameter) in function.parameters.enumerated() {
      if position > 0 { text += " " }
      let consumed = isConsumed(parameter, of: function) ? SwiftCompiler.consumed : ""
      text += "\(pieces[position]):(\(parameterType(parameter)))\(consumed)\(names[position])"
    }
    return LoweredCode(text)
  }

  private static let consumed = " __attribute__((ns_consumed)) "

  /// An initialiser is given its arguments for good: what it does not keep goes when it is through, before anybody
  /// sees what it has made.
  func isConsumed(_ parameter: SwiftParameter, of function: SwiftFunction) -> Bool {
    guard function.name == "init", let owner = function.owner, !state.nominals[owner].isLibrary,
      !parameter.isInout, parameter.type != .string
    else { return false }
    return !isAggregate(parameter.type) && isCounted(parameter.type)
  }

  /// A parameter of a function of C.
  func parameterText(_ parameter: SwiftParameter, _ name: String, of function: SwiftFunction)
    -> String
  {
    let consumed = isConsumed(parameter, of: function) ? SwiftCompiler.consumed : ""
    return "\(consumed)\(parameterType(parameter)) \(name)"
  }

  func parameterType(_ parameter: SwiftParameter) -> String {
    parameter.isInout ? pointerType(parameter.type) : cType(parameter.type)
  }

  func methodDeclarations(
    _ index: Int, _ initializers: [SwiftFunction], _ methods: [SwiftFunction],
    _ properties: [SwiftProperty]
  ) -> LoweredCode {
    var code = LoweredCode()
    for each in initializers + methods where each.generics.isEmpty && goesOn(at: each.place) {
      code += (methodHead(each, each.parameters.indices.map { "p\($0)" }) + ";\n").at(each.place)
    }
    for each in properties where goesOn(at: each.place) {
      let sign = each.isStatic ? "+" : "-"
      code.add("\(sign) (\(cType(each.type)))\(each.cname);\n", at: each.place)
      if each.isSettable, !each.isStatic || each.kind == .computed || each.hasObservers {
        code.add("\(sign) (void)\(setterName(each)):(\(cType(each.type)))value;\n", at: each.place)
      }
    }
    return code
  }

  func setterName(_ property: SwiftProperty) -> String {
    "set" + property.cname.prefix(1).uppercased() + property.cname.dropFirst()
  }

  func writeProtocol(_ index: Int) {
    let nominal = state.nominals[index]
    guard !nominal.isSealed else { return }
    let parents = adoptedProtocols(index)
    // What speaks of types that are different in each type is asked of no value of the protocol.
    let isAsked = !hasAssociated(index)
    let methods = nominal.methods.filter {
      isAsked && ($0.isRequirement && $0.generics.isEmpty || isOnlyOffered($0, index))
    }
    let properties = nominal.properties.filter {
      isAsked && ($0.kind == .requirement || isOnlyOffered($0, index))
    }
    for each in methods {
      _ = cType(each.result)
      for parameter in each.parameters { _ = cType(parameter.type) }
    }
    for each in properties { _ = cType(each.type) }
    interfaces +=
      ("@protocol \(nominal.cname) <\((["NSObject"] + parents).joined(separator: ", "))>\n"
      + methodDeclarations(index, [], methods, properties) + "@end\n").at(nominal.place)
  }

  // MARK: Members

  /// `parent`: the protocol whose extension has the member.
  func inMember(_ index: Int, isStatic: Bool, of parent: Int? = nil, _ body: () -> Void) {
    let old = context
    let oldScopes = scopes
    let oldChains = chains
    chains = []
    context = SwiftContext()
    context.owner = index
    context.isStatic = isStatic
    context.extended = parent
    context.isOfAnyType = parent.map { !hasBuiltin(.nominal($0), "AnyObject") } ?? false
    scopes = [[:]]
    let kind = state.nominals[index].kind
    if !isStatic {
      var variable = SwiftVariable(
        type: selfType(index), cname: kind == .classType ? "self" : "this", isLet: true)
      variable.depth = 0
      scopes[0]["self"] = variable
    }
    scopes.append([:])
    body()
    context = old
    scopes = oldScopes
    chains = oldChains
  }

  /// Methods and accessors of a class.
  func members(
    _ index: Int, _ methods: [SwiftFunction], _ properties: [SwiftProperty]
  ) -> LoweredCode {
    var code = LoweredCode()
    for each in methods where each.generics.isEmpty && goesOn(at: each.place) {
      let names = parameterNames(each)
      let head = methodHead(each, names)
      showMethod(each, index)
      let body = functionBody(each, names, index)
      code.add("\(head) { \(body)}\n", at: each.place)
    }
    for each in properties where goesOn(at: each.place) { code += accessors(each, index) }
    return code
  }

  /// What a person reads for a method: `Car.drive(to:)`.
  private func showMethod(_ function: SwiftFunction, _ index: Int) {
    let sign = function.isStatic ? "+" : "-"
    result.displayNames["\(sign)[\(state.nominals[index].cname) \(function.cname)]"] =
      "\(fullName(index)).\(signature(function))"
  }

  func parameterNames(_ function: SwiftFunction) -> [String] {
    function.parameters.enumerated().map { position, parameter in
      let name = CName.ofVariable(parameter.name)
      return name == "_" ? "p\(position)" : name == "this" ? "this_" : name
    }
  }

  func enterParameters(_ function: SwiftFunction, _ names: [String]) {
    checkDefaults(of: function)
    for (position, parameter) in function.parameters.enumerated() where parameter.name != "_" {
      var variable = SwiftVariable(
        type: parameter.type, cname: names[position], isLet: !parameter.isInout)
      variable.depth = context.closureDepth
      variable.isPointer = parameter.isInout
      variable.isParameter = true
      variable.isLent = parameter.isLent
      scopes[scopes.count - 1][parameter.name] = variable
    }
  }

  func inTree<T>(_ number: Int, _ body: () -> T) -> T {
    let old = (treeIndex, tree)
    if number != treeIndex {
      treeIndex = number
      tree = state.trees[number]
    }
    let result = body()
    if treeIndex != old.0 { (treeIndex, tree) = old }
    return result
  }

  func functionBody(_ function: SwiftFunction, _ names: [String], _ index: Int?) -> LoweredCode {
    var body = LoweredCode()
    let make = { [self] in
      inTree(function.node.tree) {
        let node = tree[function.node.id]
        context.result = function.result
        context.answersSome = tree[node.kid(1)].flags.contains(.isSome)
        context.someResult = nil
        if function.flags.contains(.isThrowing) { context.throwTarget = .function }
        if function.flags.contains(.isMutating), let index,
          state.nominals[index].kind != .classType
        {
          context.isMutating = true
          scopes[0]["self"]?.isLet = false
          scopes[0]["self"]?.isPointer = true
        }
        enterParameters(function, names)
        scopes.append([:])
        body = self.body(node.kid(2), function.result, of: function)
        scopes.removeLast()
      }
    }
    if let index {
      inMember(index, isStatic: function.isStatic, of: function.fromProtocol, make)
    } else {
      let old = (context, scopes, chains)
      context = SwiftContext()
      scopes = [[:]]
      chains = []
      make()
      (context, scopes, chains) = old
    }
    return body
  }

  /// What swiftc calls the code whose body this is; nil: code of a variable.
  private func kind(of function: SwiftFunction?) -> String {
    guard let function, function.name != "subscript" else { return "getter" }
    if function.owner == nil {
      return context.closureDepth > 0 ? "local function" : "global function"
    }
    if !function.isStatic { return "instance method" }
    return function.flags.contains(.isOfClass) ? "class method" : "static method"
  }

  func endless(_ what: String) -> String {
    "\(what) with uninhabited return type 'Never' is missing call to another never-returning function on all paths"
  }

  /// A body: one expression alone is what is returned.
  func body(_ id: Int, _ result: SwiftType, of function: SwiftFunction?) -> LoweredCode {
    let node = tree[id]
    if node.kids.count == 1, isExpression(tree[node.kids[0]].kind), result != .void,
      tree[node.kids[0]].text != "=" || tree[node.kids[0]].kind != .binary
    {
      let place = tree[node.kids[0]].place
      noteEscaping(node.kids[0], .context)
      let value = expression(node.kids[0], expected: result)
      noteSome(value, at: place)
      if value.type == .never { return LoweredCode("\(value.code); ", at: place) }
      let code = convert(value, to: result, at: place) {
        "cannot convert return expression of type '\($0)' to return type '\($1)'"
      }
      return LoweredCode("return \(code); ", at: place)
    }
    let mayEndWithout = result != .void && result != .never && !alwaysLeaves(id)
    if mayEndWithout, saysValue(id) {
      let value = branches(node.kids[0], result)
      return LoweredCode("return \(value.code); ", at: tree[node.kids[0]].place)
    }
    let code = block(id, inScope: true)
    if mayEndWithout, !result.isFailed {
      let what = kind(of: function)
      if hasConstantCondition(id) {
        refuse("a condition that is always the same", at: node.place)
      } else {
        error(
          "missing return in \(what) expected to return '\(name(of: result))'",
          at: endOf(node.place))
      }
    }
    if result == .never, !alwaysLeaves(id) {
      error(endless(kind(of: function)), at: endOf(node.place))
    }
    // No path comes here, but the language behind does not see that of `if let` in a block.
    if context.closureDepth > 0, result != .void, result != .never, !result.isFailed {
      return code + "return \(none(result)); "
    }
    return code
  }

  /// What stands for `some P` is one type, and a protocol is none.
  func noteSome(_ value: SwiftValue, at place: SourceRange) {
    guard context.answersSome, value.type != .failed, value.type != .never else { return }
    if isProtocol(value.type) != nil {
      let name = name(of: context.result)
      return error("type '\(name)' cannot conform to '\(name.dropFirst(4))'", at: place)
    }
    if let known = context.someResult, known != value.type {
      error(
        "function declares an opaque return type 'some \(name(of: context.result).dropFirst(4))', but the return statements in its body do not have matching underlying types [#OpaqueTypeInference]",
        at: place)
    }
    context.someResult = value.type
  }

  /// Whether an `if` stands there whose way swiftc knows beforehand.
  private func hasConstantCondition(_ id: Int) -> Bool {
    tree.contains(id, skipping: [.closure, .function]) { node in
      node.kind == .ifStatement && tree[node.kid(0)].kids.count == 1
        && tree[tree[node.kid(0)].kids[0]].kind == .boolean
    }
  }

  func endOf(_ place: SourceRange) -> SourceRange {
    var last = place
    last.start = max(place.start, place.end &- 1)
    return last
  }

  /// Whether no path reaches the end.
  func alwaysLeaves(_ id: Int) -> Bool {
    let node = tree[id]
    switch node.kind {
    case .returnStatement, .breakStatement, .continueStatement, .fallthroughStatement,
      .throwStatement:
      return true
    case .doStatement:
      return alwaysLeaves(node.kid(0))
        && node.kids.dropFirst().allSatisfy { alwaysLeaves(tree[$0].kid(0)) }
    case .block: return node.kids.contains { alwaysLeaves($0) }
    case .ifStatement:
      var rung = node
      while rung.kind == .ifStatement {
        guard rung.kid(2) != 0, alwaysLeaves(rung.kid(1)) else { return false }
        if tree[rung.kid(2)].kind != .ifStatement { return alwaysLeaves(rung.kid(2)) }
        rung = tree[rung.kid(2)]
      }
      return false
    case .switchStatement:
      return node.kids.dropFirst().allSatisfy { alwaysLeaves(tree[$0].kid(0)) }
        && !node.kids.dropFirst().contains { containsBreak(tree[$0].kid(0)) }
    case .whileStatement:
      let test = tree[node.kid(0)]
      return test.kids.count == 1 && tree[test.kids[0]].kind == .boolean
        && tree[test.kids[0]].text == "true" && !containsBreak(node.kid(1))
    case .call:
      let callee = tree[node.kid(0)]
      return callee.kind == .name && isNever(callee.text)
    case .repeatStatement:
      let word = tree[node.kid(1)].kind == .boolean ? tree[node.kid(1)].text : ""
      return !containsBreak(node.kid(0)) && (word == "true" || alwaysLeaves(node.kid(0)))
    default: return false
    }
  }

  /// Whether a function of this name never comes back.
  private func isNever(_ name: String) -> Bool {
    if let local = lookup(name) {
      if case .function(_, .never) = local.type { return true }
      return false
    }
    let methods = context.owner.map { findMethods(name, $0, isStatic: context.isStatic) } ?? []
    let found = methods + (state.functions[name] ?? [])
    if found.isEmpty {
      return ["fatalError", "preconditionFailure", "exit", "abort"].contains(name)
    }
    return found.allSatisfy { $0.result == .never }
  }

  func containsBreak(_ id: Int) -> Bool {
    let node = tree[id]
    switch node.kind {
    case .breakStatement: return true
    case .block: return node.kids.contains { containsBreak($0) }
    case .doStatement:
      return containsBreak(node.kid(0))
        || node.kids.dropFirst().contains { containsBreak(tree[$0].kid(0)) }
    case .ifStatement: return containsBreak(node.kid(1)) || containsBreak(node.kid(2))
    default: return false
    }
  }

  // MARK: Initialisers of classes

  func initializer(_ function: SwiftFunction, _ index: Int) -> LoweredCode {
    let names = parameterNames(function)
    var body = LoweredCode()
    let nominal = state.nominals[index]
    let isConvenience = function.flags.contains(.isConvenience)
    showMethod(function, index)
    inMember(index, isStatic: false, of: function.fromProtocol) {
      context.isInitializer = true
      context.initializer = function
      context.failable = function.flags.contains(.isFailable)
      context.result = .void
      context.returnText = "return self"
      if function.flags.contains(.isThrowing) { context.throwTarget = .function }
      if nominal.superclass == nil, !isConvenience {
        body.add("self = [super init]; ", at: function.place)
        if hasFailingInitializers {
          body += "if (__swift_unborn == (__bridge void *)self) __swift_unborn = 0; "
        }
        context.calledInit = true
      }
      if !isConvenience { body += defaultValues(index) }
      guard function.node.tree >= 0 else {
        if nominal.superclass != nil {
          body.add(
            "self = \(message("super", function.cname, names.map { LoweredCode($0) })); ",
            at: function.place)
        }
        return
      }
      enterParameters(function, names)
      scopes.append([:])
      // Where no other initialiser is asked, swiftc asks the superclass's at each way out.
      var atEnd: LoweredCode = ""
      inTree(function.node.tree) {
        if nominal.superclass != nil, !isConvenience, !asks("super", tree[function.node.id].kid(2)),
          !asks("self", tree[function.node.id].kid(2))
        {
          atEnd = implicitSuperCall(index, at: function.place)
          context.returnText = "\(atEnd)return self"
        }
        body += block(tree[function.node.id].kid(2), inScope: true)
      }
      scopes.removeLast()
      body += atEnd
    }
    let whole = withFailure(
      body, function, result: .optional(.nominal(index)), end: "return self; ")
    return LoweredCode("\(methodHead(function, names)) { \(whole)}\n", at: function.place)
  }

  func defaultValues(_ index: Int, without given: Set<String> = []) -> LoweredCode {
    var body = LoweredCode()
    for each in storedProperties(index)
    where each.value != 0 && !each.isLazy && !given.contains(each.name) {
      guard goesOn(at: each.place) else { break }
      let target = state.nominals[index].kind == .classType ? "self->" : "this."
      let old = context.isFirstValue
      context.isFirstValue = true
      defer { context.isFirstValue = old }
      let value = inTree(each.node.tree) { () -> LoweredCode in
        let value = notThrowing(outOf: "a property initializer") {
          expression(each.value, expected: each.type)
        }
        return convert(value, to: each.type, at: tree[each.value].place) {
          "cannot convert value of type '\($0)' to specified type '\($1)'"
        }
      }
      body.add("\(target)\(each.cname) = \(value); ", at: each.place)
    }
    return body
  }

  /// Some initialiser of a class may answer nil or throw, and so leave an object before all of it is there.
  private var hasFailingInitializers: Bool { state.support.contains("__swift_unborn") }

  /// An initialiser that ends here, before all of its object is there, leaves one without `deinit`.
  func unborn(at place: SourceRange) -> LoweredCode {
    guard context.isInitializer, let function = context.initializer, let owner = context.owner,
      state.nominals[owner].kind == .classType
    else { return "" }
    var isWhole = context.calledInit
    if isWhole, state.nominals[owner].superclass == nil, !function.flags.contains(.isConvenience) {
      let wholeFrom = context.wholeFrom ?? firstWholePlace(of: function, owner)
      context.wholeFrom = wholeFrom
      isWhole = wholeFrom <= place.start
    }
    return isWhole ? "" : "__swift_unborn = (__bridge void *)self; "
  }

  /// Where the body of an initialiser has given each property a value: behind the first assignment to the last of
  /// them. (What throws on the right of it comes before it.)
  private func firstWholePlace(of function: SwiftFunction, _ owner: Int) -> UInt32 {
    var ends: [String: UInt32] = [:]
    var open = [tree[function.node.id].kid(2)]
    while let id = open.popLast() {
      let node = tree[id]
      open += node.kids.filter { $0 != 0 }
      guard node.kind == .binary, node.text == "=" else { continue }
      let target = tree[node.kid(0)]
      let names =
        switch target.kind {
        case .name: [target.text]
        case .member: tree[target.kid(0)].text == "self" ? [target.text] : []
        case .tuple: target.kids.map { tree[$0].text }
        default: [String]()
        }
      for name in names { ends[name] = min(ends[name] ?? .max, node.place.end) }
    }
    let needed = storedProperties(owner).filter {
      $0.value == 0 && ($0.type.unwrapped == nil || $0.isLet) && !$0.isLazy
    }
    return needed.map { ends[$0.name] ?? .max }.max() ?? 0
  }

  // MARK: Extensions of what is there already

  func buildExtension(_ root: Int, _ index: Int) {
    var ids = Set(tree[root].kids)
    for id in tree[root].kids where tree[id].kind == .subscriptDeclaration {
      ids.formUnion(tree[id].kids)
    }
    let nominal = state.nominals[index]
    // Where the members lie is known as long as none was taken away again.
    let parts =
      diagnostics.isEmpty
      ? extensionParts[SwiftRef(tree: treeIndex, id: root)]?[index] : nil
    let methods =
      nominal.methods.all[parts?.methods ?? nominal.methods.indices]
      .filter { $0.node.tree == treeIndex && ids.contains($0.node.id) }
      + late.filter { $0.index == index }.map(\.function)
    late.removeAll { $0.index == index }
    var bindings: Set<Int> = []
    for kid in tree[root].kids { bindings.formUnion(tree[kid].kids) }
    let properties =
      nominal.properties.all[parts?.properties ?? nominal.properties.indices]
      .filter { $0.node.tree == treeIndex && bindings.contains($0.node.id) }
      + lateProperties.filter { $0.index == index }.map(\.property)
    lateProperties.removeAll { $0.index == index }
    switch nominal.kind {
    case .protocolType: return
    case .structType, .enumType:
      for each in nominal.initializers
      where each.node.tree == treeIndex && ids.contains(each.node.id) {
        buildStructInit(each, index)
      }
      buildValueMembers(index, methods, properties)
      adoptByClass(root, index)
    case .classType:
      let category = fresh("Swift")
      let adopted = tree[root].kid(0)
      let names = tree[adopted].kids.compactMap { id -> String? in
        guard case .nominal(let parent)? = namedType(tree[id].text, []),
          !state.nominals[parent].isLibrary
        else { return nil }
        return state.nominals[parent].cname
      }
      let initializers = nominal.initializers.filter {
        $0.node.tree == treeIndex && ids.contains($0.node.id)
      }
      interfaces +=
        ("@interface \(nominal.cname) (\(category))\(names.isEmpty ? "" : " <\(names.joined(separator: ", "))>")\n"
        + methodDeclarations(index, initializers, methods, properties) + "@end\n")
        .at(tree[root].place)
      pending.append { [self] in
        var body = LoweredCode()
        for each in initializers { body += initializer(each, index) }
        body += members(index, methods, properties)
        implementations.add(
          "@implementation \(nominal.cname) (\(category))\n\(body)@end\n", at: tree[root].place)
      }
    }
  }

  // MARK: Functions of the outermost level

  func functionHead(_ function: SwiftFunction, _ names: [String]) -> LoweredCode {
    let list = function.parameters.enumerated().map {
      parameterText($1, names[$0], of: function)
    }
    return LoweredCode(
      "\(cType(function.result)) \(function.cname)(\(list.isEmpty ? "void" : list.joined(separator: ", ")))"
    )
  }
  func writePrototype(_ function: SwiftFunction) {
    result.displayNames[function.cname] = signature(function)
    prototypes.add("\(functionHead(function, parameterNames(function)));\n", at: function.place)
  }
  func writeFunction(_ function: SwiftFunction) {
    let names = parameterNames(function)
    let body = functionBody(function, names, nil)
    implementations.add("\(functionHead(function, names)) { \(body)}\n", at: function.place)
  }
}

extension SwiftType {
  var isFailed: Bool { self == .failed }
}
