import Bytecode
import Diagnostics
import Syntax

/// Classes, categories and protocols.
///
/// An `@interface` says what a class is: its superclass, its ivars and where they lie, the messages it
/// declares. An `@implementation` says what it does; it may also add ivars, named or synthesized. The
/// ivars of a class follow those of its superclass, so when a class grows, its subclasses move: they are
/// laid out again, and if code already used their offsets the unit is compiled a second time.
extension UnitCompiler {
  func forwardClass(_ name: NameID, at place: SourceRange) {
    if state.classIndex[name] != nil { return }
    var info = ClassInfo(name: name)
    info.place = place
    state.classIndex[name] = state.classes.count
    state.classes.append(info)
  }

  private func subList(_ list: ListID, _ index: Int) -> ArraySlice<Int32> {
    let outer = tree.list(list)
    guard index < outer.count else { return [] }
    return tree.list(outer[outer.startIndex + index])
  }

  // MARK: @interface

  func declareInterface(_ node: Node) {
    let name = node.a
    let text = names[name]
    forwardClass(name, at: node.place)
    guard let index = state.classIndex[name] else { return }
    let old = state.classes[index]
    if !old.isForward, declaredHere.contains(name) || !isPrompt {
      error(
        .redefinition, "duplicate interface definition for class '\(text)'", [text],
        at: node.place, related: declaredHereNote(old.place))
      return
    }
    declaredHere.insert(name)
    var info = ClassInfo(name: name)
    info.isForward = false
    info.isPrelude = isPrelude
    info.isImplemented = old.isImplemented
    info.definedInstance = old.definedInstance
    info.definedClass = old.definedClass
    info.place = node.place
    info.superclass = node.b
    info.isFinal = subList(node.c, 3).contains {
      names[tree[$0].a] == "objc_subclassing_restricted"
    }
    info.typeParameters = typeParameters(subList(node.c, 4))
    enterTypeParameters(info.typeParameters)
    defer { leaveTypeParameters() }
    if node.b != 0 {
      let parent = names[node.b]
      guard let parentInfo = state.classInfo(node.b) else {
        error(
          .noInterface,
          "cannot find interface declaration for '\(parent)', superclass of '\(text)'",
          [parent, text], at: node.place,
          suggestion: closestName(
            to: parent, among: state.classes.map { names[$0.name] }.sorted()))
        return
      }
      if parentInfo.isFinal {
        error(
          .restrictedSuperclass,
          "cannot subclass a class that was declared with the 'objc_subclassing_restricted' "
            + "attribute", [parent], at: node.place, related: declaredHereNote(parentInfo.place))
      }
      if parentInfo.isForward {
        if node.b == name {
          error(
            .noInterface,
            "trying to recursively use '\(text)' as superclass of '\(text)'", [text],
            at: node.place)
        } else {
          error(
            .forwardSuperclass,
            "attempting to use the forward class '\(parent)' as superclass of '\(text)'",
            [parent, text], at: node.place, related: declaredHereNote(parentInfo.place))
        }
        return
      }
      if isSubclass(node.b, of: name) {
        error(
          .noInterface, "trying to recursively use '\(parent)' as superclass of '\(text)'",
          [parent], at: node.place)
        return
      }
      info.instanceSize = sizeHints[node.b] ?? parentInfo.instanceSize
      let arguments = subList(node.c, 5)
      if !arguments.isEmpty {
        let base = state.types.objectClass(node.b)
        let parent = parameterised(base, arguments, at: node)
        if parent != .error { info.superclassArguments = state.types.arguments(parent) }
      }
    } else {
      info.instanceSize = 0
      if !isPrelude,
        !subList(node.c, 3).contains(where: { tree[$0].a == known.rootClass })
      {
        warning(
          .rootClass, "class '\(text)' defined without specifying a base class", [text],
          at: node.place)
      }
    }
    info.protocols = Array(subList(node.c, 0))
    for name in info.protocols { checkProtocol(name, at: node.place) }
    state.classes[index] = info
    addIvars(subList(node.c, 1), to: index)
    declareMembers(subList(node.c, 2), in: index)
  }

  private func checkProtocol(_ name: NameID, at place: SourceRange) {
    if state.protocols[name] != nil { return }
    let text = names[name]
    let near = closestName(to: text, among: state.protocols.keys.map { names[$0] }.sorted())
    error(
      .unknownProtocol,
      near.map { "cannot find protocol declaration for '\(text)'; did you mean '\($0)'?" }
        ?? "no type or protocol named '\(text)'", [text], at: position(of: text, in: place),
      suggestion: near)
  }

  /// Where a name of the list `<…>` stands in a declaration.
  private func position(of name: String, in place: SourceRange) -> SourceRange {
    let bytes = Array(sources.text(of: place).utf8)
    let wanted = Array(name.utf8)
    guard let open = bytes.firstIndex(of: UInt8(ascii: "<")) else { return place }
    for start in bytes.indices.dropFirst(open) where bytes[start...].starts(with: wanted) {
      let first = place.start + UInt32(start)
      return SourceRange(file: place.file, start: first, end: first + UInt32(wanted.count))
    }
    return place
  }

  /// Lays out further ivars behind those the class has.
  private func addIvars(_ list: ArraySlice<Int32>, to index: Int) {
    var access = IvarInfo.Access.protected
    var fields: [(RecordField, IvarInfo.Access, SourceRange)] = []
    for id in list {
      let node = tree[id]
      if node.kind == .accessSpecifier {
        switch names[node.a] {
        case "private", "@private": access = .private
        case "public", "@public": access = .public
        case "package", "@package": access = .package
        default: access = .protected
        }
        continue
      }
      guard node.kind == .fieldDeclaration,
        let field = resolveField(node, isLast: id == list.last)
      else { continue }
      if state.classes[index].ivars.contains(where: { $0.field.name == field.name })
        || fields.contains(where: { $0.0.name == field.name && field.name != 0 })
      {
        error(
          .redefinition, "duplicate member '\(names[field.name])'", [names[field.name]],
          at: node.place)
        continue
      }
      fields.append((field, access, node.place))
    }
    addFields(fields, to: index)
  }

  private func addFields(
    _ fields: [(RecordField, IvarInfo.Access, SourceRange)], to index: Int
  ) {
    if fields.isEmpty { return }
    let before = state.classes[index].instanceSize
    // Bit-fields continue in a unit that may be half full: the layout runs over all own ivars.
    let owner = state.classes[index].name
    for (field, access, place) in fields {
      state.classes[index].ivars.append(
        IvarInfo(field: field, access: access, owner: owner, place: place))
    }
    layOut(index)
    if state.classes[index].instanceSize != before { moveSubclasses(of: owner, depth: 0) }
  }

  /// Offsets of a class's own ivars, from the end of its superclass.
  private func layOut(_ index: Int) {
    let superclass = state.classes[index].superclass
    let start = sizeHints[superclass] ?? state.classInfo(superclass)?.instanceSize ?? 0
    var layout = FieldLayout(startingAt: start)
    layout.largest = start * 8
    for position in state.classes[index].ivars.indices {
      var field = state.classes[index].ivars[position].field
      field.bitOffset = -1
      let placed = layout.place(field, in: state.types)
      if placed.offset != field.offset, offsetsUsed.contains(state.classes[index].name) {
        needsSecondPass = true
      }
      state.classes[index].ivars[position].field = placed
    }
    state.classes[index].instanceSize = max(start, layout.usedBytes)
  }

  private func moveSubclasses(of name: NameID, depth: Int) {
    if depth > 256 { return }
    for index in state.classes.indices
    where state.classes[index].superclass == name && !state.classes[index].isForward {
      layOut(index)
      moveSubclasses(of: state.classes[index].name, depth: depth + 1)
    }
  }

  func appendIvar(_ name: NameID, _ type: TypeID, to index: Int, at place: SourceRange) {
    addFields([(RecordField(name: name, type: type, offset: 0), .private, place)], to: index)
  }

  // MARK: Members

  private func methodInfo(_ node: Node, owner: NameID) -> MethodInfo {
    let isClassMethod = node.flags & NodeFlags.classMethod != 0
    let parts = tree.list(node.d)
    var parameters: [TypeID] = []
    if let list = parts.first {
      for id in tree.list(list) {
        parameters.append(tree[id].b == 0 ? .id : parameterType(tree[id]))
      }
    }
    let result = node.b == 0 ? TypeID.id : resolveType(node.b)
    var info = MethodInfo(
      selector: node.a, isClassMethod: isClassMethod, result: result, parameters: parameters,
      isVariadic: node.flags & NodeFlags.variadic != 0,
      isOptional: node.flags & NodeFlags.optionalMethod != 0, place: node.place, owner: owner)
    if parts.count > 1 {
      info.format = formatPosition(parts[parts.startIndex + 1])
      info.attributes = methodAttributes(parts[parts.startIndex + 1])
    }
    if info.format == nil { info.format = knownFormat(selector: names[node.a], info) }
    return info
  }

  private func enter(_ method: MethodInfo, in index: Int) {
    if method.isClassMethod {
      state.classes[index].classMethods[method.selector] = method
      if state.classMethodPool[method.selector] == nil {
        state.classMethodPool[method.selector] = method
      }
    } else {
      state.classes[index].instanceMethods[method.selector] = method
      if state.instanceMethodPool[method.selector] == nil {
        state.instanceMethodPool[method.selector] = method
      }
    }
  }

  private func declareMembers(_ members: ArraySlice<Int32>, in index: Int) {
    let owner = state.classes[index].name
    for id in members {
      let node = tree[id]
      switch node.kind {
      case .method:
        let method = methodInfo(node, owner: owner)
        enter(method, in: index)
        state.classes[index].declared.append(method)
      case .property:
        if let property = propertyInfo(node) { declareProperty(property, in: index) }
      default: compileMemberDeclaration(id)
      }
    }
  }

  private func compileMemberDeclaration(_ id: NodeID) {
    let node = tree[id]
    switch node.kind {
    case .declarationStatement:
      for declaration in tree.list(node.a) { compileMemberDeclaration(declaration) }
    case .variableDeclaration: declareGlobal(node, isLast: false)
    case .typedefDeclaration: declareTypedef(node)
    case .functionDeclaration: compileFunction(node)
    case .tagDeclaration: _ = resolveType(node.a)
    case .staticAssert: checkStaticAssert(node)
    case .classForward:
      for name in tree.list(node.a) { forwardClass(name, at: node.place) }
    default: break
    }
  }

  private func propertyInfo(_ node: Node) -> PropertyInfo? {
    let type = resolveType(node.b)
    if type == .error { return nil }
    let text = names[node.a]
    var info = PropertyInfo(
      name: node.a, type: type, getter: node.a, setterName: names.intern(setterSelector(text)),
      setter: .assign, isReadOnly: false, isClassProperty: false,
      isOptional: node.flags & NodeFlags.optionalMethod != 0, place: node.place)
    var isUnsafe = false
    for id in tree.list(node.c) {
      let attribute = tree[id]
      switch names[attribute.a] {
      case "readonly": info.isReadOnly = true
      case "assign", "unsafe_unretained": isUnsafe = true
      case "retain", "strong": info.setter = .retain
      case "copy": info.setter = .copy
      case "weak": info.setter = .weak
      case "class": info.isClassProperty = true
      case "nonatomic": info.isNonatomic = true
      case "getter": info.getter = attribute.b
      case "setter":
        let name = names[attribute.b]
        info.setterName = name.hasSuffix(":") ? attribute.b : names.intern(name + ":")
      default: break
      }
    }
    adjustOwnership(&info, isUnsafe: isUnsafe)
    if state.types.kind(type) == .blockPointer, info.setter == .retain { info.setter = .copy }
    return info
  }

  private func declareProperty(_ property: PropertyInfo, in index: Int) {
    let owner = state.classes[index].name
    state.classes[index].properties.removeAll {
      $0.name == property.name && $0.isClassProperty == property.isClassProperty
    }
    state.classes[index].properties.append(property)
    for method in accessors(of: property, owner: owner) {
      let known =
        property.isClassProperty
        ? state.classes[index].classMethods[method.selector]
        : state.classes[index].instanceMethods[method.selector]
      if known == nil || known?.isAccessor == true { enter(method, in: index) }
    }
  }

  private func accessors(of property: PropertyInfo, owner: NameID) -> [MethodInfo] {
    var getter = MethodInfo(
      selector: property.getter, isClassMethod: property.isClassProperty,
      result: property.type.unqualified, parameters: [], place: property.place, owner: owner)
    getter.isAccessor = true
    getter.isOptional = property.isOptional
    if property.isReadOnly { return [getter] }
    var setter = MethodInfo(
      selector: property.setterName, isClassMethod: property.isClassProperty, result: .void,
      parameters: [property.type.unqualified], place: property.place, owner: owner)
    setter.isAccessor = true
    setter.isOptional = property.isOptional
    return [getter, setter]
  }

  // MARK: Categories and protocols

  func declareCategory(_ node: Node) {
    let text = names[node.a]
    guard let index = state.classIndex[node.a], !state.classes[index].isForward else {
      error(
        .noInterface, "cannot find interface declaration for '\(text)'", [text], at: node.place,
        suggestion: closestName(
          to: text, among: state.classes.filter { !$0.isForward }.map { names[$0.name] }.sorted()))
      return
    }
    // A category may call the parameters of its class by other names.
    var parameters = state.classes[index].typeParameters
    for (position, id) in subList(node.c, 4).enumerated() where position < parameters.count {
      parameters[position].name = tree[id].a
    }
    enterTypeParameters(parameters)
    defer { leaveTypeParameters() }
    for name in subList(node.c, 0) {
      checkProtocol(name, at: node.place)
      if !state.classes[index].protocols.contains(name) {
        state.classes[index].protocols.append(name)
      }
    }
    let ivars = subList(node.c, 1)
    if node.b != 0, !ivars.isEmpty {
      error(
        .categoryIvars, "instance variables may not be placed in categories", at: node.place)
    } else {
      addIvars(ivars, to: index)
    }
    if node.b == 0 {
      if state.classes[index].isImplemented, !isPrompt, !isPrelude {
        error(
          .redefinition,
          "cannot declare class extension for '\(text)' after class implementation", [text],
          at: node.place)
        return
      }
      declareMembers(subList(node.c, 2), in: index)
      return
    }
    // A category's methods need no definition in the class's own implementation.
    let declared = state.classes[index].declared
    let properties = state.classes[index].properties.count
    declareMembers(subList(node.c, 2), in: index)
    state.classes[index].declared = declared
    for position in state.classes[index].properties.indices.dropFirst(properties) {
      state.classes[index].properties[position].category = node.b
    }
  }

  func declareProtocol(_ node: Node) {
    var info = ProtocolInfo(name: node.a)
    info.isForward = false
    info.protocols = Array(subList(node.c, 0))
    for name in info.protocols { checkProtocol(name, at: node.place) }
    for id in subList(node.c, 2) {
      let member = tree[id]
      switch member.kind {
      case .method:
        let method = methodInfo(member, owner: node.a)
        info.methods.append(method)
        addToPool(method)
      case .property:
        if let property = propertyInfo(member) {
          info.properties.append(property)
          for method in accessors(of: property, owner: node.a) {
            info.methods.append(method)
            addToPool(method)
          }
        }
      default: break
      }
    }
    state.protocols[node.a] = info
    unit.protocols.append(
      ProtocolDefinition(
        name: names[node.a], protocols: info.protocols.map { names[$0] },
        methods: info.methods.map { method in
          ProtocolDefinition.Method(
            selector: names[method.selector],
            encoding: state.types.methodEncoding(
              result: method.result, parameters: method.parameters, names: names),
            isClassMethod: method.isClassMethod, isOptional: method.isOptional)
        }))
  }

  private func addToPool(_ method: MethodInfo) {
    if method.isClassMethod {
      if state.classMethodPool[method.selector] == nil {
        state.classMethodPool[method.selector] = method
      }
    } else if state.instanceMethodPool[method.selector] == nil {
      state.instanceMethodPool[method.selector] = method
    }
  }

  // MARK: @implementation

  func compileImplementation(_ node: Node) {
    let name = node.a
    let text = names[name]
    if state.classInfo(name)?.isForward != false {
      if isPrompt || state.classIndex[name] == nil, node.b == 0 {
        error(
          .noInterface, "cannot find interface declaration for '\(text)'", [text], at: node.place,
          suggestion: closestName(
            to: text,
            among: state.classes.filter { !$0.isForward }.map { names[$0.name] }.sorted()))
        return
      }
      warning(
        .implementationWithoutInterface, "cannot find interface declaration for '\(text)'", [text],
        at: node.place)
      forwardClass(name, at: node.place)
      if let index = state.classIndex[name] {
        state.classes[index].isForward = false
        state.classes[index].superclass = node.b
        state.classes[index].instanceSize = state.classInfo(node.b)?.instanceSize ?? 8
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
    if !isPrelude, !state.classes[index].isImplemented { definitions.append(.classDefined(text)) }
    let isFirst = !state.classes[index].isImplemented
    state.classes[index].isImplemented = true
    addIvars(subList(node.c, 1), to: index)
    let members = subList(node.c, 2)
    enterDefinedMethods(members, in: index)
    let synthesized = prepareProperties(members, index, at: node.place)
    offsetsUsed.insert(name)
    var methods = compileMembers(members, index, isFirst: isFirst, marks: marks(of: node))
    methods += synthesizeAccessors(synthesized, index)
    checkMissingMethods(index, methods, at: node.place)
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
      }, instanceSize: info.instanceSize, protocols: info.protocols.map { names[$0] },
      methods: methods, isPrelude: isPrelude, place: node.place)
    definition.properties = propertyDefinitions(info, synthesized: synthesized, methods: methods)
    unit.classes.append(definition)
    if isARC { state.classes[index].isCounted = true }
  }

  /// `@encode(Car)`: the ivars of the whole chain, from the root class on.
  func classEncoding(_ name: NameID) -> String {
    var chain: [ClassInfo] = []
    var current = name
    for _ in 0..<1024 {
      guard let info = state.classInfo(current) else { break }
      chain.append(info)
      current = info.superclass
    }
    var text = "{\(names[name])="
    for ivar in chain.reversed().flatMap(\.ivars) {
      text +=
        ivar.field.bitWidth >= 0 ? "b\(ivar.field.bitWidth)" : encoding(ivar.field.type)
    }
    return text + "}"
  }

  private func ivarEncoding(_ field: RecordField) -> String {
    if field.bitWidth >= 0 { return "b\(field.bitWidth)" }
    let type = propertyType(field.type)
    return type.contains("=") ? state.types.namedEncoding(field.type, names: names) : type
  }

  func compileCategory(_ node: Node) {
    let text = names[node.a]
    guard let index = state.classIndex[node.a], !state.classes[index].isForward else {
      error(
        .noInterface, "cannot find interface declaration for '\(text)'", [text], at: node.place)
      return
    }
    let members = subList(node.c, 2)
    enterDefinedMethods(members, in: index)
    offsetsUsed.insert(node.a)
    implementedCategory = node.b
    let methods = compileMembers(members, index, isFirst: false, marks: marks(of: node))
    implementedCategory = 0
    var category = CategoryDefinition(
      className: text, name: names[node.b], protocols: [], methods: methods, place: node.place)
    category.properties = propertyDefinitions(
      state.classes[index], category: node.b, methods: methods)
    unit.categories.append(category)
  }

  /// Methods that are only defined are visible in the whole implementation, also above themselves.
  private func enterDefinedMethods(_ members: ArraySlice<Int32>, in index: Int) {
    let owner = state.classes[index].name
    for id in members where tree[id].kind == .method {
      let method = methodInfo(tree[id], owner: owner)
      let known =
        method.isClassMethod
        ? state.classes[index].classMethods[method.selector]
        : state.classes[index].instanceMethods[method.selector]
      if let known, !known.isAccessor {
        checkDefinition(method, declared: known)
      } else if known == nil {
        enter(method, in: index)
      }
    }
  }

  private func checkDefinition(_ method: MethodInfo, declared: MethodInfo) {
    let name = names[method.selector]
    // Between objects a more special result and more general parameters are allowed, and clang is silent.
    func differs(_ a: TypeID, _ b: TypeID) -> Bool {
      a != .error && b != .error && !state.types.same(a.unqualified, b.unqualified)
        && !(state.types.isObject(a) && state.types.isObject(b))
    }
    if differs(declared.result, method.result) {
      warning(
        .methodMismatch,
        "conflicting return type in implementation of '\(name)': "
          + "\(spell(declared.result)) vs \(spell(method.result))", [name],
        at: method.place, related: declaredHereNote(declared.place))
    }
    for (old, new) in zip(declared.parameters, method.parameters) where differs(old, new) {
      warning(
        .methodMismatch,
        "conflicting parameter types in implementation of '\(name)': "
          + "\(spell(old)) vs \(spell(new))", [name],
        at: method.place, related: declaredHereNote(declared.place))
    }
  }

  private func compileMembers(
    _ members: ArraySlice<Int32>, _ index: Int, isFirst: Bool, marks: ListID
  ) -> [MethodDefinition] {
    var methods: [MethodDefinition] = []
    var seenInstance: Set<NameID> = []
    var seenClass: Set<NameID> = []
    // clang reads the bodies in an @implementation when it has seen the whole of it: a function or a
    // variable may stand below the method that uses it.
    for id in members where tree[id].kind != .method {
      if definesFunction(id) { announceFunction(tree[id]) } else { compileMemberDeclaration(id) }
    }
    for id in members {
      let node = tree[id]
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
        let wasDefined =
          isClassMethod
          ? !state.classes[index].definedClass.insert(node.a).inserted
          : !state.classes[index].definedInstance.insert(node.a).inserted
        if wasDefined, !isFirst, !isPrelude {
          let mark = isClassMethod ? "+" : "-"
          definitions.append(
            .methodReplaced("\(mark)[\(names[state.classes[index].name]) \(names[node.a])]"))
        }
      }
    }
    return methods
  }

  private func definesFunction(_ id: NodeID) -> Bool {
    tree[id].kind == .functionDeclaration && tree[id].c != 0
  }

  private func ivarTable(_ name: NameID) -> [NameID: IvarInfo] {
    var table: [NameID: IvarInfo] = [:]
    var current = name
    for _ in 0..<1024 {
      guard let info = state.classInfo(current) else { break }
      for ivar in info.ivars where table[ivar.field.name] == nil {
        table[ivar.field.name] = ivar
      }
      if current != name { offsetsUsed.insert(current) }
      current = info.superclass
    }
    return table
  }

  func methodContext(_ method: MethodInfo, _ index: Int) -> FunctionContext {
    let className = state.classes[index].name
    let selector = names[method.selector]
    var context = FunctionContext()
    context.displayName =
      "\(method.isClassMethod ? "+" : "-")[\(names[className]) \(selector)]"
    context.shortName = selector
    let part = implementedCategory == 0 ? "" : "(\(names[implementedCategory]))"
    context.predefinedName =
      "\(method.isClassMethod ? "+" : "-")[\(names[className])\(part) \(selector)]"
    if cachedIvarClass != className || cachedIvarCount != state.classes[index].ivars.count {
      cachedIvars = ivarTable(className)
      cachedIvarClass = className
      cachedIvarCount = state.classes[index].ivars.count
    }
    context.ivars = cachedIvars
    context.result =
      state.types.kind(method.result) == .instancetype
      ? (method.isClassMethod ? .id : state.types.objectPointer(className)) : method.result
    context.isVariadic = method.isVariadic
    context.className = className
    context.isMethod = true
    context.isClassMethod = method.isClassMethod
    context.selector = method.selector
    context.returnsRetained =
      method.attributes?.returnsRetained
      ?? lookup(method.selector, isClassMethod: method.isClassMethod, in: className)?
      .attributes?.returnsRetained
    context.consumesSelf =
      method.attributes?.consumesSelf
      ?? lookup(method.selector, isClassMethod: method.isClassMethod, in: className)?
      .attributes?.consumesSelf ?? false
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
  private func marks(of implementation: Node) -> ListID {
    let parts = tree.list(implementation.c)
    return parts.count > 3 ? parts[parts.startIndex + 3] : 0
  }

  private func compileMethod(_ node: Node, _ index: Int, marks: ListID) -> MethodDefinition? {
    let method = methodInfo(node, owner: state.classes[index].name)
    let parts = tree.list(node.d)
    let attributes = parts.count > 1 ? parts[parts.startIndex + 1] : 0
    if let native = nativeAttribute(attributes) {
      return MethodDefinition(
        selector: names[node.a], isClassMethod: method.isClassMethod, body: .native(native),
        encoding: methodEncoding(method), place: node.place)
    }
    if isARC { checkImplementation(method) }
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
    let saved = sawSuperDealloc
    sawSuperDealloc = false
    let savedDuties = duties
    duties = (node.a, beginDuties(method, in: index))
    let code = compileBody(node.c, context, parameters, at: node.place)
    reportDuties(duties.owed, method, index, body: tree[node.c].place)
    duties = savedDuties
    let info = state.classes[index]
    if node.a == known.dealloc, !method.isClassMethod, info.superclass != 0, !options.arc,
      !sawSuperDealloc
    {
      let place = tree[node.c].place
      warning(
        .missingSuperDealloc, "method possibly missing a [super dealloc] call",
        at: SourceRange(file: place.file, start: place.end > 0 ? place.end - 1 : 0, end: place.end))
    }
    sawSuperDealloc = saved
    return MethodDefinition(
      selector: names[node.a], isClassMethod: method.isClassMethod, body: .code(code),
      encoding: methodEncoding(method), place: node.place)
  }

  private func checkMissingMethods(
    _ index: Int, _ methods: [MethodDefinition], at place: SourceRange
  ) {
    if isPrelude { return }
    let defined = Set(methods.map { ($0.isClassMethod ? "+" : "-") + $0.selector })
    let info = state.classes[index]
    for method in info.declared
    where !method.isAccessor && method.attributes?.unavailable == nil {
      let selector = names[method.selector]
      let known =
        method.isClassMethod
        ? info.definedClass.contains(method.selector)
        : info.definedInstance.contains(method.selector)
      if known || defined.contains((method.isClassMethod ? "+" : "-") + selector) { continue }
      warning(
        .missingDefinition, "method definition for '\(selector)' not found", [selector],
        at: place, related: declaredHereNote(method.place))
    }
    for name in lineage(of: info.protocols) { checkProtocolMethods(name, index, at: place) }
  }

  private func checkProtocolMethods(_ name: NameID, _ index: Int, at place: SourceRange) {
    guard let info = state.protocols[name] else { return }
    for method in info.methods where !method.isOptional {
      let found = lookupClassOnly(method.selector, method.isClassMethod, index)
      if found { continue }
      let selector = names[method.selector]
      warning(
        .missingDefinition,
        "method '\(selector)' in protocol '\(names[name])' not implemented",
        [selector, names[name]], at: place, related: declaredHereNote(method.place))
    }
  }

  /// Whether a class or one of its ancestors declares the method itself, not through a protocol.
  private func lookupClassOnly(
    _ selector: NameID, _ isClassMethod: Bool, _ index: Int
  ) -> Bool {
    var current = state.classes[index].name
    for _ in 0..<1024 {
      guard let info = state.classInfo(current) else { return false }
      if (isClassMethod ? info.classMethods : info.instanceMethods)[selector] != nil {
        return true
      }
      if info.isPrelude,
        info.protocols.contains(where: {
          lookup(selector, isClassMethod: isClassMethod, inProtocol: $0) != nil
        })
      {
        return true
      }
      current = info.superclass
    }
    return false
  }
}
