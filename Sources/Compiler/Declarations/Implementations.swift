import Bytecode
import Diagnostics
import Syntax

/// `@implementation`: what a class does.
///
/// The methods are entered before the first body is compiled, so each sees all the others. A method that is
/// only defined is as good as a declared one within the implementation.
extension UnitCompiler {
  func compileImplementation(_ node: Node) {
    let name = node.a
    let text = names[name]
    if state.classInfo(name)?.isForward != false {
      if isPrompt || state.classIndex[name] == nil, node.b == 0 {
        error(
          .noInterface, "cannot find interface declaration for '\(text)'", [text], at: node.place,
          suggestion: closestName(
            to: text,
            among: classNames()))
        return
      }
      warning(
        .implementationWithoutInterface, "cannot find interface declaration for '\(text)'", [text],
        at: node.place)
      forwardClass(name, at: node.place)
      if let index = state.classIndex[name] {
        var info = state.classes[index]
        info.isForward = false
        info.superclass = node.b
        info.instanceSize = state.classInfo(node.b)?.instanceSize ?? 8
        replace(index, by: info)
      }
    }
    guard let index = state.classIndex[name] else { return }
    if state.classes[index].isImplemented, !isPrompt {
      error(.redefinition, "reimplementation of class '\(text)'", [text], at: node.place)
      return
    }
    if node.b != 0, node.b != state.classes[index].superclass {
      error(
        .redefinition,
        "conflicting super class name '\(names[node.b])'", [names[node.b]], at: node.place)
      return
    }
    if !isPrelude, !state.classes[index].isImplemented {
      compiled.definitions.append(.classDefined(text))
    }
    let isFirst = !state.classes[index].isImplemented
    state.classes[index].isImplemented = true
    addIvars(subList(node.c, 1), to: index, areOwn: true)
    let members = subList(node.c, 2)
    enterDefinedMethods(members, in: index, areOverrides: true)
    refuseOwnCharacters(members, index)
    let synthesized = prepareProperties(members, index, at: node.place)
    classes.layouts.used.insert(name)
    var methods = compileMembers(members, index, isFirst: isFirst, marks: marks(of: node))
    methods += synthesizeAccessors(synthesized, index)
    checkMissingMethods(index, methods, members, at: node.place)
    checkDesignatedOverrides(index, defined: methods, at: node.place)
    let info = state.classes[index]
    var definition = ClassDefinition(
      name: text, superclass: info.superclass == 0 ? nil : names[info.superclass],
      ivars: info.ivars.map { ivar in
        IvarDefinition(
          name: names[ivar.field.name], encoding: ivarEncoding(ivar.field),
          typeName: state.types.spelling(ivar.field.type, names: names),
          offset: ivar.field.offset, size: state.types.size(ivar.field.type),
          ownership: ivarOwnership(ivar.field.type))
      }, instanceSize: info.instanceSize, protocols: info.ownProtocols.map { names[$0] },
      methods: methods, isPrelude: isPrelude, place: node.place)
    definition.isInternal = isInternal(text, at: node.place)
    definition.properties = propertyDefinitions(info, synthesized: synthesized, members: members)
    unit.classes.append(definition)
    if isARC { state.classes[index].isCounted = true }
  }

  /// `@encode(Car)`: the ivars of the whole chain, from the root class on.
  func classEncoding(_ name: NameID) -> String {
    var chain: [Int] = []
    state.forEachAncestor(of: name) { chain.append($0) }
    var text = "{\(names[name])="
    for ivar in chain.reversed().flatMap({ state.classes[$0].ivars }) {
      text +=
        ivar.field.bitWidth >= 0 ? "b\(ivar.field.bitWidth)" : encoding(ivar.field.type)
    }
    return text + "}"
  }

  private func ivarEncoding(_ field: RecordField) -> String {
    if field.bitWidth >= 0 { return state.types.bitField(field, from: 0, names) }
    let type = propertyType(field.type)
    return type.contains("=") ? variableEncoding(field.type) : type
  }

  /// What NSString's methods do is done with the characters that an object of this library holds itself, so a string
  /// whose subclass has them somewhere else is refused rather than taken for an empty one.
  private func refuseOwnCharacters(_ members: ArraySlice<Int32>, _ index: Int) {
    let name = state.classes[index].name
    guard !isPrelude, isSubclass(name, of: known.nsString) else { return }
    for id in members where tree[id].kind == .method {
      let method = methodInfo(tree[id], owner: name)
      guard !method.isClassMethod, names[method.selector] == "characterAtIndex:" else { continue }
      let written = "-[\(names[name]) characterAtIndex:]"
      error(
        .libraryNotBuilt, nil, [written, UnbuiltLibrary.Subject.method.key], at: tree[id].place)
    }
  }

  /// Methods that are only defined are visible in the whole implementation, also above themselves.
  /// `areOverrides`: of the class itself, which are held against what they override, too.
  func enterDefinedMethods(
    _ members: ArraySlice<Int32>, in index: Int, areOverrides: Bool = false
  ) {
    let owner = state.classes[index].name
    // The methods' types may speak of what is announced among them.
    for id in members where [.classForward, .protocolForward].contains(tree[id].kind) {
      _ = compileDeclaration(id)
    }
    let above = areOverrides && !isPrelude && !tree.isLowered ? state.classes[index].superclass : 0
    for id in members where tree[id].kind == .method {
      if heeds(at: tree[id].place) { break }
      let method = methodInfo(tree[id], owner: owner)
      let known =
        method.isClassMethod
        ? state.classes[index].classMethods[method.selector]
        : state.classes[index].instanceMethods[method.selector]
      if let known, !known.isAccessor {
        checkDefinition(method, declared: known)
        continue
      }
      if known == nil { enter(method, in: index) }
      if let overridden = lookup(
        method.selector, isClassMethod: method.isClassMethod, in: above)
      {
        checkDefinition(method, declared: overridden)
      }
    }
  }

  func compileMembers(
    _ members: ArraySlice<Int32>, _ index: Int, isFirst: Bool, marks: ListID
  ) -> [MethodDefinition] {
    classes.designated = nil
    classes.implemented = state.classes[index].name
    defer { classes.implemented = 0 }
    var methods: [MethodDefinition] = []
    var seenInstance: Set<NameID> = []
    var seenClass: Set<NameID> = []
    // clang reads the bodies in an @implementation when it has seen the whole of it: a function or a
    // variable may stand below the method that uses it.
    for id in members where tree[id].kind != .method {
      if heeds(at: tree[id].place) { break }
      if definesFunction(id) { announceFunction(tree[id]) } else { _ = compileDeclaration(id) }
    }
    for id in members {
      let node = tree[id]
      if heeds(at: node.place) { break }
      guard node.kind == .method else {
        if definesFunction(id) { compileFunction(node) }
        continue
      }
      let isClassMethod = node.flags & NodeFlags.classMethod != 0
      let isNew =
        isClassMethod
        ? seenClass.insert(node.a).inserted : seenInstance.insert(node.a).inserted
      if !isNew {
        error(
          .redefinition, "duplicate declaration of method '\(names[node.a])'", [names[node.a]],
          at: node.place)
        continue
      }
      if let method = compileMethod(node, index, marks: marks) {
        methods.append(method)
        let wasDefined: Bool
        if isClassMethod {
          wasDefined = state.classes[index].definedClass[node.a] != nil
          state.classes[index].definedClass[node.a] = true
        } else {
          wasDefined = state.classes[index].definedInstance[node.a] != nil
          state.classes[index].definedInstance[node.a] = true
        }
        if wasDefined, !isFirst, !isPrelude {
          let mark = isClassMethod ? "+" : "-"
          compiled.definitions.append(
            .methodReplaced("\(mark)[\(names[state.classes[index].name]) \(names[node.a])]"))
        }
      }
    }
    return methods
  }

  func definesFunction(_ id: NodeID) -> Bool {
    tree[id].kind == .functionDeclaration && tree[id].c != 0
  }

  func methodContext(_ method: MethodInfo, _ index: Int) -> FunctionContext {
    let className = state.classes[index].name
    let selector = names[method.selector]
    var context = FunctionContext()
    let sign = method.isClassMethod ? "+" : "-"
    context.displayName = "\(sign)[\(names[className]) \(selector)]"
    context.shortName = selector
    context.predefinedName =
      classes.category == 0
      ? context.displayName
      : "\(sign)[\(names[className])(\(names[classes.category])) \(selector)]"
    let ownCount = state.classes[index].ivars.count
    if classes.visibleIvars.className != className || classes.visibleIvars.ownCount != ownCount {
      classes.visibleIvars = VisibleIvars(
        className: className, ownCount: ownCount, table: ivarTable(className))
    }
    context.ivars = classes.visibleIvars.table
    context.result =
      state.types.kind(method.result) == .instancetype
      ? (method.isClassMethod ? .id : state.types.objectPointer(className)) : method.result
    context.isVariadic = method.isVariadic
    context.className = className
    context.insider = className
    context.isMethod = true
    context.isClassMethod = method.isClassMethod
    context.selector = method.selector
    context.returnsRetained = method.attributes?.returnsRetained
    context.consumesSelf = method.attributes?.consumesSelf ?? false
    if !isPrelude {
      context.watched = WatchedEntry(selector: selector, isClassMethod: method.isClassMethod)
    }
    return context
  }

  func methodEncoding(_ method: MethodInfo) -> String {
    state.types.methodEncoding(
      result: method.result, parameters: method.parameters, names: names)
  }

  /// Attributes in front of an `@implementation`: they hold for its instance methods that have none of their
  /// own, but for those of the init family, which nobody else can see at work.
  func marks(of implementation: Node) -> ListID {
    let parts = tree.list(implementation.c)
    return parts.count > 3 ? parts[parts.startIndex + 3] : 0
  }

  private func compileMethod(_ node: Node, _ index: Int, marks: ListID) -> MethodDefinition? {
    let method = methodInfo(node, owner: state.classes[index].name)
    let parts = tree.list(node.d)
    let attributes = parts.count > 1 ? parts[parts.startIndex + 1] : 0
    if let native = nativeAttribute(attributes) {
      var made = MethodDefinition(
        selector: names[node.a], isClassMethod: method.isClassMethod, body: .native(native),
        encoding: methodEncoding(method), place: node.place)
      made.isInternal = isInternal(made.selector, at: node.place)
      return made
    }
    if isARC { checkImplementation(method) }
    checkInitResult(method, isDeclaration: false)
    checkConvention(method)
    // The root class declares it `oneway void`.
    if !isARC, !isPrelude, node.a == known.release, !method.isClassMethod, node.b != 0,
      tree[node.b].flags & NodeFlags.distributed == 0, state.types.kind(method.result) == .void
    {
      warning(
        .methodMismatch,
        "conflicting distributed object modifiers on return type in implementation of 'release'",
        ["release"], at: node.place)
    }
    guard node.c != 0 else { return nil }
    var parameters: [(name: NameID, type: TypeID, place: SourceRange)] = []
    if let list = parts.first {
      for (position, id) in tree.list(list).enumerated() {
        parameters.append((tree[id].a, method.parameters[position], tree[id].place))
      }
    }
    var context = methodContext(method, index)
    if let list = parts.first { context.parameterTypes = Array(tree.list(list)) }
    let places = [known.selfName, known.command] + parameters.map(\.name)
    context.visible = visibleAttribute(attributes, parameters: places)
    if context.visible == .none, !method.isClassMethod, !isFamily(node.a, "init") {
      context.visible = visibleAttribute(marks, parameters: places)
    }
    let outer = classes.duties
    classes.duties = beginDuties(method, in: index)
    let code = compileBody(node.c, context, parameters, at: node.place).code
    reportDuties(classes.duties, method, index, body: tree[node.c].place)
    let info = state.classes[index]
    if node.a == known.dealloc, !method.isClassMethod, info.superclass != 0, !options.arc,
      !classes.duties.sentSuperDealloc
    {
      let place = tree[node.c].place
      warning(
        .missingSuperDealloc, "method possibly missing a [super dealloc] call",
        at: SourceRange(file: place.file, start: place.end > 0 ? place.end - 1 : 0, end: place.end))
    }
    classes.duties = outer
    return MethodDefinition(
      selector: names[node.a], isClassMethod: method.isClassMethod, body: .code(code),
      encoding: methodEncoding(method), place: node.place)
  }
}
