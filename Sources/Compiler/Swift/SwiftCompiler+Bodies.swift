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

  private func buildClass(_ index: Int) {
    let nominal = state.nominals[index]
    forwardClasses.append(nominal.cname)
    let parent = nominal.superclass.map { state.nominals[$0].cname } ?? "NSObject"
    let adopted = adoptedProtocols(index)
    var ivars = SwiftCode()
    for each in storedProperties(index) {
      let weak = each.flags.contains(.isWeak) || each.flags.contains(.isUnowned) ? "__weak " : ""
      ivars += "\(weak)\(declaration(each.type, each.cname)); " <~ (each.place)
      if each.isLazy { ivars += "_Bool \(each.cname)_made; " }
    }
    var interface: SwiftCode =
      "@interface \(nominal.cname) : \(parent)\(adopted.isEmpty ? "" : " <\(adopted.joined(separator: ", "))>") { @public \(ivars)}\n"
    interface += methodDeclarations(index, nominal.initializers, nominal.methods, nominal.properties)
    if needsDestroy(index), nominal.superclass == nil { interface += "- (void)swiftDestroy;\n" }
    interface += "- (NSString *)swiftText:(_Bool)debug;\n"
    interfaces += interface.at(nominal.place) + "@end\n"
    pending.append { [self] in
      var body = SwiftCode()
      for each in nominal.initializers { body += initializer(each, index) }
      body += members(index, nominal.methods, nominal.properties)
      body += destruction(index)
      if nominal.superclass == nil || hasBuiltin(.nominal(index), "CustomStringConvertible") {
        body += classText(index)
      }
      if isEquatable(.nominal(index)), nominal.superclass == nil {
        body +=
          "- (_Bool)isEqual:(id)other { return \(equal("self", SwiftCode("((\(nominal.cname) *)other)"), .nominal(index))); }\n"
        if findProperty("hashValue", index, isStatic: false) == nil {
          body += "- (unsigned long)hash { return 1; }\n"
        }
      }
      implementations +=
        "@implementation \(nominal.cname)\n\(body)@end\n" <~ (nominal.place)
    }
  }

  private func classText(_ index: Int) -> SwiftCode {
    let nominal = state.nominals[index]
    if hasBuiltin(.nominal(index), "CustomStringConvertible"),
      let property = findProperty("description", index, isStatic: false)
    {
      return "- (NSString *)swiftText:(_Bool)debug { return [self \(property.cname)]; }\n"
    }
    _ = nominal
    return
      "- (NSString *)swiftText:(_Bool)debug { return __swift_class_text(self, @\"\(state.moduleName)\"); }\n"
  }

  func needsDestroy(_ index: Int) -> Bool {
    let root = rootClass(index)
    return state.nominals.indices.contains {
      isSubclass($0, of: root)
        && state.nominals[$0].properties.contains {
          $0.kind == .stored && !$0.isStatic && isCounted($0.type) && !$0.flags.contains(.isWeak)
            && !$0.flags.contains(.isUnowned)
        }
    }
  }

  private func rootClass(_ index: Int) -> Int {
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
  private func destruction(_ index: Int) -> SwiftCode {
    let nominal = state.nominals[index]
    var code = SwiftCode()
    let isRoot = rootClass(index) == index
    let destroys =
      isRoot
      ? needsDestroy(index) && nominal.superclass == nil
      : state.nominals[rootClass(index)].destroys
    if isRoot { state.nominals[index].destroys = destroys }
    var body = SwiftCode()
    if let reference = nominal.deinitializer {
      inMember(index, isStatic: false) {
        context.result = .void
        body = block(tree[reference.id].kid(0), inScope: true)
      }
    }
    if !body.isEmpty || (isRoot && destroys) {
      code += "- (void)dealloc { \(body)"
      if isRoot, destroys { code += "[self swiftDestroy]; " }
      code += "}\n"
    }
    if destroys {
      let fields = storedProperties(index).filter {
        isCounted($0.type) && !$0.flags.contains(.isWeak) && !$0.flags.contains(.isUnowned)
      }
      if isRoot || !fields.isEmpty {
        var list = SwiftCode()
        if !isRoot { list += "[super swiftDestroy]; " }
        for each in fields {
          list +=
            isAggregate(each.type)
            ? "self->\(each.cname) = (\(cType(each.type))){0}; " : "self->\(each.cname) = 0; "
        }
        code += "- (void)swiftDestroy { \(list)}\n"
      }
    }
    return code.at(nominal.deinitializer.map { tree[$0.id].place } ?? nominal.place)
  }

  // MARK: Declarations of methods

  /// `- (T)name:(U)a label:(V)b`
  func methodHead(_ function: SwiftFunction, _ names: [String]) -> SwiftCode {
    let sign = function.isStatic ? "+" : "-"
    let result = function.name == "init" ? "instancetype" : cType(function.result)
    var text = "\(sign) (\(result))"
    let pieces = function.cname.split(separator: ":", omittingEmptySubsequences: false)
    if function.parameters.isEmpty { return SwiftCode(text + function.cname) }
    for (position, parameter) in function.parameters.enumerated() {
      if position > 0 { text += " " }
      text += "\(pieces[position]):(\(parameterType(parameter)))\(names[position])"
    }
    return SwiftCode(text)
  }
  func parameterType(_ parameter: SwiftParameter) -> String {
    parameter.isInout ? pointerType(parameter.type) : cType(parameter.type)
  }

  private func methodDeclarations(
    _ index: Int, _ initializers: [SwiftFunction], _ methods: [SwiftFunction],
    _ properties: [SwiftProperty]
  ) -> SwiftCode {
    var code = SwiftCode()
    for each in initializers + methods where each.generics.isEmpty {
      code += (methodHead(each, each.parameters.indices.map { "p\($0)" }) + ";\n").at(each.place)
    }
    for each in properties {
      let sign = each.isStatic ? "+" : "-"
      code += "\(sign) (\(cType(each.type)))\(each.cname);\n" <~ (each.place)
      if each.isSettable, !each.isStatic || each.kind == .computed {
        code +=
          "\(sign) (void)\(setterName(each)):(\(cType(each.type)))value;\n" <~ (each.place)
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
    let methods = nominal.methods.filter { $0.isRequirement && $0.generics.isEmpty }
    let properties = nominal.properties.filter { $0.kind == .requirement }
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

  func inMember(_ index: Int, isStatic: Bool, _ body: () -> Void) {
    let old = context
    let oldScopes = scopes
    let oldHoisted = hoisted
    let oldChains = chains
    chains = []
    context = SwiftContext()
    context.owner = index
    context.isStatic = isStatic
    scopes = [[:]]
    hoisted = SwiftCode()
    let kind = state.nominals[index].kind
    if !isStatic {
      var variable = SwiftVariable(
        type: .nominal(index), cname: kind == .classType ? "self" : "this", isLet: true)
      variable.depth = 0
      scopes[0]["self"] = variable
    }
    scopes.append([:])
    body()
    context = old
    scopes = oldScopes
    hoisted = oldHoisted
    chains = oldChains
  }

  /// Methods and accessors of a class.
  func members(
    _ index: Int, _ methods: [SwiftFunction], _ properties: [SwiftProperty]
  ) -> SwiftCode {
    var code = SwiftCode()
    for each in methods where each.generics.isEmpty {
      let names = parameterNames(each)
      let head = methodHead(each, names)
      let body = functionBody(each, names, index)
      code += "\(head) { \(body)}\n" <~ (each.place)
    }
    for each in properties { code += accessors(each, index) }
    return code
  }

  func parameterNames(_ function: SwiftFunction) -> [String] {
    function.parameters.enumerated().map { position, parameter in
      let name = SwiftCompiler.cName(parameter.name)
      return name == "_" ? "p\(position)" : name == "this" ? "this_" : name
    }
  }

  func enterParameters(_ function: SwiftFunction, _ names: [String]) {
    for (position, parameter) in function.parameters.enumerated() where parameter.name != "_" {
      var variable = SwiftVariable(
        type: parameter.type, cname: names[position], isLet: !parameter.isInout)
      variable.depth = context.closureDepth
      variable.isPointer = parameter.isInout
      variable.isParameter = true
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

  func functionBody(_ function: SwiftFunction, _ names: [String], _ index: Int?) -> SwiftCode {
    var body = SwiftCode()
    let make = { [self] in
      inTree(function.node.tree) {
        let node = tree[function.node.id]
        context.result = function.result
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
      inMember(index, isStatic: function.isStatic, make)
    } else {
      let old = (context, scopes, hoisted, chains)
      context = SwiftContext()
      scopes = [[:]]
      hoisted = SwiftCode()
      chains = []
      make()
      (context, scopes, hoisted, chains) = old
    }
    return body
  }

  /// A body: one expression alone is what is returned.
  func body(_ id: Int, _ result: SwiftType, of function: SwiftFunction?) -> SwiftCode {
    let node = tree[id]
    if node.kids.count == 1, isExpression(tree[node.kids[0]].kind), result != .void,
      tree[node.kids[0]].text != "=" || tree[node.kids[0]].kind != .binary
    {
      let place = tree[node.kids[0]].place
      let value = expression(node.kids[0], expected: result)
      if value.type == .never { return takeHoisted() + "\(value.code); " <~ (place) }
      let code = convert(value, to: result, at: place) {
        "cannot convert return expression of type '\($0)' to return type '\($1)'"
      }
      return takeHoisted() + "return \(code); " <~ (place)
    }
    let code = block(id, inScope: true)
    if result != .void, result != .never, !alwaysLeaves(id), !result.isFailed {
      let what =
        function == nil
        ? "closure" : function?.owner == nil ? "global function"
          : function?.isStatic == true ? "static method" : "instance method"
      error(
        "missing return in \(what) expected to return '\(name(of: result))'",
        at: endOf(node.place))
    }
    return code
  }

  private func endOf(_ place: SourceRange) -> SourceRange {
    var last = place
    last.start = max(place.start, place.end &- 1)
    return last
  }

  /// Whether no path reaches the end.
  func alwaysLeaves(_ id: Int) -> Bool {
    let node = tree[id]
    switch node.kind {
    case .returnStatement, .breakStatement, .continueStatement, .fallthroughStatement: return true
    case .block: return node.kids.contains { alwaysLeaves($0) }
    case .ifStatement:
      return node.kid(2) != 0 && alwaysLeaves(node.kid(1)) && alwaysLeaves(node.kid(2))
    case .switchStatement:
      return node.kids.dropFirst().allSatisfy { alwaysLeaves(tree[$0].kid(0)) }
        && !node.kids.dropFirst().contains { containsBreak(tree[$0].kid(0)) }
    case .whileStatement:
      let test = tree[node.kid(0)]
      return test.kids.count == 1 && tree[test.kids[0]].kind == .boolean
        && tree[test.kids[0]].text == "true" && !containsBreak(node.kid(1))
    case .call:
      let callee = tree[node.kid(0)]
      return callee.kind == .name && ["fatalError", "preconditionFailure"].contains(callee.text)
    default: return false
    }
  }

  private func containsBreak(_ id: Int) -> Bool {
    let node = tree[id]
    switch node.kind {
    case .breakStatement: return true
    case .block: return node.kids.contains { containsBreak($0) }
    case .ifStatement: return containsBreak(node.kid(1)) || containsBreak(node.kid(2))
    default: return false
    }
  }

  // MARK: Initialisers of classes

  private func initializer(_ function: SwiftFunction, _ index: Int) -> SwiftCode {
    let names = parameterNames(function)
    var body = SwiftCode()
    let nominal = state.nominals[index]
    let isConvenience = function.flags.contains(.isConvenience)
    inMember(index, isStatic: false) {
      context.isInitializer = true
      context.failable = function.flags.contains(.isFailable)
      context.result = .void
      context.returnText = "return self"
      if nominal.superclass == nil, !isConvenience {
        body += "self = [super init]; " <~ (function.place)
        context.calledInit = true
      }
      if !isConvenience { body += defaultValues(index) }
      guard function.node.tree >= 0 else {
        if nominal.superclass != nil {
          body +=
            "self = \(message("super", function.cname, names.map { SwiftCode($0) })); "
            <~ function.place
        }
        return
      }
      enterParameters(function, names)
      scopes.append([:])
      checkInitialized(function, index)
      body += block(tree[function.node.id].kid(2), inScope: true)
      scopes.removeLast()
      if !context.calledInit {
        if isConvenience {
          error(
            "'self.init' isn't called on all paths before returning from initializer",
            at: function.place)
        }
        body += "self = [super init]; " <~ (function.place)
      }
    }
    return "\(methodHead(function, names)) { \(body)return self; }\n" <~ (function.place)
  }

  func defaultValues(_ index: Int) -> SwiftCode {
    var body = SwiftCode()
    for each in storedProperties(index) where each.value != 0 && !each.isLazy {
      let target = state.nominals[index].kind == .classType ? "self->" : "this."
      let value = inTree(each.node.tree) { () -> SwiftCode in
        let value = expression(each.value, expected: each.type)
        return convert(value, to: each.type, at: tree[each.value].place) {
          "cannot convert value of type '\($0)' to specified type '\($1)'"
        }
      }
      body += takeHoisted()
      body += "\(target)\(each.cname) = \(value); " <~ (each.place)
    }
    return body
  }

  /// Each stored property without a value is given one somewhere in a designated initialiser.
  private func checkInitialized(_ function: SwiftFunction, _ index: Int) {
    let nominal = state.nominals[index]
    if function.flags.contains(.isConvenience) { return }
    let body = tree[function.node.id].kid(2)
    if nominal.kind != .classType, mentionsSelfInit(body) { return }
    for each in storedProperties(index)
    where each.value == 0 && !(each.type.unwrapped != nil && !each.isLet) && !each.isLazy {
      if !assigns(body, each.name) {
        let end = endOf(tree[body].place)
        error(
          nominal.kind == .classType && nominal.superclass != nil
            ? "property 'self.\(each.name)' not initialized at implicitly generated super.init call"
            : "return from initializer without initializing all stored properties", at: end)
        return
      }
    }
  }

  private func mentionsSelfInit(_ id: Int) -> Bool {
    let node = tree[id]
    if node.kind == .member, node.text == "init", tree[node.kid(0)].text == "self" { return true }
    if node.kind == .binary, node.text == "=", tree[node.kid(0)].kind == .name,
      tree[node.kid(0)].text == "self"
    {
      return true
    }
    return node.kids.contains { $0 != 0 && mentionsSelfInit($0) }
  }

  private func assigns(_ id: Int, _ name: String) -> Bool {
    let node = tree[id]
    if node.kind == .binary, node.text == "=" {
      let target = tree[node.kid(0)]
      if target.kind == .name, target.text == name { return true }
      if target.kind == .member, target.text == name, tree[target.kid(0)].text == "self" {
        return true
      }
      if target.kind == .tuple, target.kids.contains(where: { tree[$0].text == name }) {
        return true
      }
    }
    return node.kids.contains { $0 != 0 && assigns($0, name) }
  }

  // MARK: Accessors

  /// Getter and setter of a class's property.
  private func accessors(_ property: SwiftProperty, _ index: Int) -> SwiftCode {
    let type = cType(property.type)
    let sign = property.isStatic ? "+" : "-"
    var code = SwiftCode()
    if property.isStatic, property.kind == .stored {
      writeStatic(property, index)
      return "+ (\(type))\(property.cname) { return *\(staticAddress(property))(); }\n"
        <~ (property.place)
    }
    if property.kind == .computed {
      code +=
        "\(sign) (\(type))\(property.cname) { \(getter(property, index))}\n" <~ (property.place)
      if property.isSettable {
        code +=
          "\(sign) (void)\(setterName(property)):(\(type))newValue { \(setter(property, index))}\n"
          <~ (property.place)
      }
      return code
    }
    if property.flags.contains(.isOverride) {
      code +=
        "- (\(type))\(property.cname) { return [super \(property.cname)]; }\n" <~ (property.place)
      code +=
        "- (void)\(setterName(property)):(\(type))newValue { \(observed(property, index, get: "[super \(property.cname)]", set: "[super \(setterName(property)):newValue]"))}\n"
        <~ (property.place)
      return code
    }
    if property.isLazy {
      var value = SwiftCode()
      inMember(index, isStatic: false) {
        let made = expression(property.value, expected: property.type)
        let code = convert(made, to: property.type, at: tree[property.value].place) {
          "cannot convert value of type '\($0)' to specified type '\($1)'"
        }
        value = takeHoisted() + "self->\(property.cname) = \(code); "
      }
      code +=
        "- (\(type))\(property.cname) { if (!self->\(property.cname)_made) { \(value)self->\(property.cname)_made = 1; } return self->\(property.cname); }\n"
        <~ (property.place)
      code +=
        "- (void)\(setterName(property)):(\(type))newValue { self->\(property.cname)_made = 1; self->\(property.cname) = newValue; }\n"
        <~ (property.place)
      return code
    }
    code += "- (\(type))\(property.cname) { return self->\(property.cname); }\n" <~ (property.place)
    if property.isSettable {
      let store: SwiftCode =
        property.hasObservers
        ? observed(
          property, index, get: "self->\(property.cname)",
          set: "self->\(property.cname) = newValue")
        : "self->\(property.cname) = newValue; "
      code +=
        "- (void)\(setterName(property)):(\(type))newValue { \(store)}\n" <~ (property.place)
    }
    return code
  }

  func getter(_ property: SwiftProperty, _ index: Int) -> SwiftCode {
    var code = SwiftCode()
    inMember(index, isStatic: property.isStatic) {
      inTree(property.node.tree) {
        context.result = property.type
        code = body(tree[property.accessors].kid(0), property.type, of: nil)
      }
    }
    return code
  }

  func setter(_ property: SwiftProperty, _ index: Int) -> SwiftCode {
    var code = SwiftCode()
    inMember(index, isStatic: property.isStatic) {
      inTree(property.node.tree) {
        if state.nominals[index].kind != .classType {
          context.isMutating = true
          scopes[0]["self"]?.isLet = false
          scopes[0]["self"]?.isPointer = true
        }
        enter(tree[property.accessors].labels[0], property.type, as: "newValue")
        scopes.append([:])
        code = block(tree[property.accessors].kid(1), inScope: true)
      }
    }
    return code
  }

  func enter(_ name: String, _ type: SwiftType, as cname: String) {
    var variable = SwiftVariable(type: type, cname: cname, isLet: true)
    variable.depth = context.closureDepth
    scopes[scopes.count - 1][name] = variable
  }

  /// The store of a property with observers: `willSet`, the store, `didSet`.
  func observed(
    _ property: SwiftProperty, _ index: Int, get: SwiftCode, set: SwiftCode
  ) -> SwiftCode {
    var code = SwiftCode()
    inMember(index, isStatic: property.isStatic) {
      inTree(property.node.tree) {
        let accessors = tree[property.accessors]
        if state.nominals[index].kind != .classType {
          context.isMutating = true
          scopes[0]["self"]?.isLet = false
          scopes[0]["self"]?.isPointer = true
        }
        observing = property.name
        enter(accessors.labels[0], property.type, as: "newValue")
        enter(accessors.labels[1], property.type, as: "oldValue")
        scopes.append([:])
        if accessors.kid(2) != 0 { code += "{ \(block(accessors.kid(2), inScope: true))} " }
        if accessors.kid(3) != 0 {
          code += "\(declaration(property.type, "oldValue")) = \(get); "
        }
        code += "\(set); "
        if accessors.kid(3) != 0 { code += "{ \(block(accessors.kid(3), inScope: true))} " }
        observing = nil
      }
    }
    return code
  }

  // MARK: Statics

  func staticAddress(_ property: SwiftProperty) -> String {
    "\(state.nominals[property.owner].cname)_\(property.cname)_address"
  }

  /// A static variable is made when first used, once, whatever thread comes first.
  func writeStatic(_ property: SwiftProperty, _ index: Int) {
    let address = staticAddress(property)
    guard state.support.insert(address).inserted else { return }
    let base = "\(state.nominals[index].cname)_\(property.cname)"
    globals +=
      "\(declaration(property.type, base)); long \(base)_once;\n" <~ (property.place)
    prototypes += "\(pointerType(property.type))\(address)(void);\n" <~ (property.place)
    var value = SwiftCode()
    inMember(index, isStatic: true) {
      context.closureDepth = 1
      guard property.value != 0 else {
        if property.type.unwrapped == nil {
          error(
            "'static let' declaration requires an initializer expression or an explicitly stated getter",
            at: property.place)
        }
        return
      }
      let made = expression(property.value, expected: property.type)
      let code = convert(made, to: property.type, at: tree[property.value].place) {
        "cannot convert value of type '\($0)' to specified type '\($1)'"
      }
      value = takeHoisted() + "\(base) = \(code); "
    }
    implementations +=
      "\(pointerType(property.type))\(address)(void) { dispatch_once(&\(base)_once, ^{ \(value)}); return &\(base); }\n"
      <~ (property.place)
  }

  // MARK: Structs and enums

  private func buildValueType(_ index: Int) {
    let nominal = state.nominals[index]
    if nominal.kind == .structType || nominal.hasPayload { _ = cType(.nominal(index)) }
    for each in nominal.initializers where each.generics.isEmpty { buildStructInit(each, index) }
    buildValueMembers(index, nominal.methods, nominal.properties)
  }

  func buildValueMembers(
    _ index: Int, _ methods: [SwiftFunction], _ properties: [SwiftProperty]
  ) {
    for each in methods where each.generics.isEmpty {
      writeValueMethod(each, index)
    }
    for each in properties {
      if each.isStatic, each.kind == .stored {
        pending.append { [self] in writeStatic(each, index) }
        prototypes += "\(pointerType(each.type))\(staticAddress(each))(void);\n"
        continue
      }
      if each.kind == .stored, !each.hasObservers, !each.isLazy { continue }
      let type = cType(each.type)
      let own = cType(.nominal(index))
      let base = "\(state.nominals[index].cname)_\(each.cname)"
      let this = each.isStatic ? "void" : "\(own) this"
      let pointer = each.isStatic ? "" : "\(pointerType(.nominal(index)))this, "
      if each.kind == .computed {
        prototypes += "\(type) \(base)(\(this));\n" <~ (each.place)
        pending.append { [self] in
          implementations += "\(type) \(base)(\(this)) { \(getter(each, index))}\n" <~ (each.place)
        }
      }
      if each.isLazy {
        refuse("lazy in a struct", at: each.place)
        continue
      }
      guard each.isSettable else { continue }
      prototypes += "void \(base)_set(\(pointer)\(type) newValue);\n" <~ (each.place)
      pending.append { [self] in
        let code =
          each.kind == .computed
          ? setter(each, index)
          : observed(
            each, index, get: "this->\(each.cname)", set: "this->\(each.cname) = newValue")
        implementations +=
          "void \(base)_set(\(pointer)\(type) newValue) { \(code)}\n" <~ (each.place)
      }
    }
  }

  func valueMethodHead(_ function: SwiftFunction, _ names: [String], _ index: Int) -> SwiftCode {
    var list: [String] = []
    if !function.isStatic {
      list.append(
        function.flags.contains(.isMutating)
          ? pointerType(.nominal(index)) + "this" : cType(.nominal(index)) + " this")
    }
    for (position, parameter) in function.parameters.enumerated() {
      list.append("\(parameterType(parameter)) \(names[position])")
    }
    return SwiftCode(
      "\(cType(function.result)) \(function.cname)(\(list.isEmpty ? "void" : list.joined(separator: ", ")))"
    )
  }

  private func writeValueMethod(_ function: SwiftFunction, _ index: Int) {
    let names = parameterNames(function)
    let head = valueMethodHead(function, names, index)
    prototypes += "\(head);\n" <~ (function.place)
    result.displayNames[function.cname] = "\(fullName(index)).\(signature(function))"
    pending.append { [self] in
      let body = functionBody(function, names, index)
      implementations += "\(head) { \(body)}\n" <~ (function.place)
    }
  }

  private func buildStructInit(_ function: SwiftFunction, _ index: Int) {
    let names = parameterNames(function)
    let type = cType(.nominal(index))
    let list = function.parameters.enumerated().map {
      "\(parameterType($1)) \(names[$0])"
    }
    let head: SwiftCode =
      "\(cType(function.result)) \(function.cname)(\(list.isEmpty ? "void" : list.joined(separator: ", ")))"
    prototypes += "\(head);\n" <~ (function.place)
    result.displayNames[function.cname] = "\(fullName(index)).\(signature(function))"
    pending.append { [self] in
      var body: SwiftCode = "\(type) this = "
      body += isAggregate(.nominal(index)) ? "{0}; " : "0; "
      let last: SwiftCode =
        function.flags.contains(.isFailable)
        ? "return \(some(function.result, "this"))" : "return this"
      inMember(index, isStatic: false) {
        context.isInitializer = true
        context.isMutating = true
        context.failable = function.flags.contains(.isFailable)
        scopes[0]["self"]?.isLet = false
        body += defaultValues(index)
        if function.node.tree < 0 {
          for (position, each) in function.parameters.enumerated() {
            if let property = storedProperties(index).first(where: { $0.name == each.name }) {
              body += "this.\(property.cname) = \(names[position]); "
            }
          }
          return
        }
        context.returnText = last.pieces.map(\.text).joined()
        enterParameters(function, names)
        scopes.append([:])
        checkInitialized(function, index)
        body += block(tree[function.node.id].kid(2), inScope: true)
      }
      implementations += "\(head) { \(body)\(last); }\n" <~ (function.place)
    }
  }

  /// Methods of a box, so that a struct can stand behind a protocol.
  func boxMethods(_ index: Int) -> SwiftCode {
    var code = SwiftCode()
    for parent in allProtocols(index) where !state.nominals[parent].isLibrary {
      for wanted in state.nominals[parent].methods where wanted.isRequirement && !wanted.isStatic {
        guard
          let own = findMethods(wanted.name, index, isStatic: false).first(where: {
            $0.labels == wanted.labels
          })
        else { continue }
        let names = parameterNames(wanted)
        let arguments = (["self->value"] + names).joined(separator: ", ")
        let call: SwiftCode =
          own.flags.contains(.isMutating)
          ? "\(own.cname)(\((["&self->value"] + names).joined(separator: ", ")))"
          : "\(own.cname)(\(arguments))"
        let value = converted(call, own.result, wanted.result)
        code +=
          "\(methodHead(wanted, names)) { \(wanted.result == .void ? "" : "return ")\(value); }\n"
      }
      for wanted in state.nominals[parent].properties where wanted.kind == .requirement {
        guard !wanted.isStatic,
          let own = findProperty(wanted.name, index, isStatic: false)
        else { continue }
        let plain = own.kind == .stored
        let base = "\(state.nominals[index].cname)_\(own.cname)"
        let get: SwiftCode = plain ? "self->value.\(own.cname)" : "\(base)(self->value)"
        code +=
          "- (\(cType(wanted.type)))\(wanted.cname) { return \(converted(get, own.type, wanted.type)); }\n"
        if wanted.isSettable {
          let set: SwiftCode =
            plain && !own.hasObservers
            ? "self->value.\(own.cname) = value" : "\(base)_set(&self->value, value)"
          code += "- (void)\(setterName(wanted)):(\(cType(wanted.type)))value { \(set); }\n"
        }
      }
    }
    return code
  }

  // MARK: Extensions of what is there already

  func buildExtension(_ root: Int, _ index: Int) {
    let ids = Set(tree[root].kids)
    let nominal = state.nominals[index]
    let methods =
      nominal.methods.filter { $0.node.tree == treeIndex && ids.contains($0.node.id) }
      + late.filter { $0.index == index }.map(\.function)
    var bindings: Set<Int> = []
    for kid in tree[root].kids { bindings.formUnion(tree[kid].kids) }
    let properties = nominal.properties.filter {
      $0.node.tree == treeIndex && bindings.contains($0.node.id)
    }
    switch nominal.kind {
    case .protocolType: return
    case .structType, .enumType: buildValueMembers(index, methods, properties)
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
        var body = SwiftCode()
        for each in initializers { body += initializer(each, index) }
        body += members(index, methods, properties)
        implementations +=
          "@implementation \(nominal.cname) (\(category))\n\(body)@end\n" <~ (tree[root].place)
      }
    }
  }

  // MARK: Functions of the outermost level

  func functionHead(_ function: SwiftFunction, _ names: [String]) -> SwiftCode {
    let list = function.parameters.enumerated().map { "\(parameterType($1)) \(names[$0])" }
    return SwiftCode(
      "\(cType(function.result)) \(function.cname)(\(list.isEmpty ? "void" : list.joined(separator: ", ")))"
    )
  }
  func writePrototype(_ function: SwiftFunction) {
    result.displayNames[function.cname] = signature(function)
    prototypes += "\(functionHead(function, parameterNames(function)));\n" <~ (function.place)
  }
  func writeFunction(_ function: SwiftFunction) {
    let names = parameterNames(function)
    let body = functionBody(function, names, nil)
    implementations += "\(functionHead(function, names)) { \(body)}\n" <~ (function.place)
  }
}

extension SwiftType {
  var isFailed: Bool { self == .failed }
}
