import Bytecode
import Diagnostics
import Syntax

/// Functions and variables at file scope.
///
/// A prototype makes a name known, a definition makes code, `static` keeps the name inside the unit. At
/// the prompt a definition may come again: the function is replaced, a variable is made afresh, and the
/// answer says so. A prelude prototype bound to a native has its body in the machine.
extension UnitCompiler {
  func functionInfo(_ node: Node, _ type: TypeID) -> FunctionInfo {
    var linkName = names[node.a]
    if node.flags & NodeFlags.isStatic != 0 { linkName += "@\(options.unitNumber)" }
    var info = FunctionInfo(type: type, linkName: linkName, place: node.place)
    info.isPrelude = isPrelude
    info.returnsRetained = returnsRetained(node.d) ?? false
    info.autoreleasesByHand = ownAttribute("selfsame_autoreleased_by_hand", in: node.d) != nil
    if tree[node.b].kind == .functionType {
      info.parameterNames = tree.list(tree[node.b].b).map { tree[$0].a }
    }
    info.format = formatPosition(node.d) ?? knownFormat(names[node.a])
    info.native = nativeAttribute(node.d)
    info.neverReturns = tree.list(node.d).contains { known.noReturn.contains(tree[$0].a) }
    return info
  }

  func nativeAttribute(_ attributes: ListID) -> NativeFunction? {
    guard let attribute = ownAttribute("selfsame_native", in: attributes),
      let argument = tree.list(attribute.b).first
    else { return nil }
    let name: String
    switch tree[argument].kind {
    case .identifier, .namedType: name = names[tree[argument].a]
    case .stringLiteral:
      name = String(decoding: tree.strings[Int(tree[argument].a)], as: UTF8.self)
    default: name = ""
    }
    if let native = NativeFunction(rawValue: name) { return native }
    error(.unknownNative, nil, [name], at: attribute.place)
    return nil
  }

  /// What other threads can see a function do (`selfsame_visible`), for one of the library.
  func visibleAttribute(_ attributes: ListID, parameters: [NameID]) -> VisibleOperation {
    guard isPrelude, let attribute = ownAttribute("selfsame_visible", in: attributes) else {
      return .none
    }
    let words = tree.list(attribute.b).map { tree[$0].a }
    let kind = words.first.flatMap { VisibleOperation.Kind(rawValue: names[$0]) }
    let places = words.dropFirst().map { parameters.firstIndex(of: $0) ?? 127 }
    guard let kind, kind != .none, places.count <= 2, places.allSatisfy({ $0 < 127 })
    else {
      error(.unknownNative, nil, words.map { names[$0] }, at: attribute.place)
      return .none
    }
    return VisibleOperation(
      kind: kind, object: places.first.map(Int8.init) ?? -1,
      other: places.count > 1 ? Int8(places[1]) : -1)
  }

  /// A program that declares a name of the library as something else means its own: without the header that
  /// declares it, a C compiler would not know the library's. Forgets the prelude's meaning and answers
  /// true; a declaration that agrees with the library's is left alone.
  func shadowsPrelude(_ name: NameID, asFunction type: TypeID? = nil) -> Bool {
    guard !isPrelude, state.preludeSymbols.contains(name), let old = state.symbols[name] else {
      return false
    }
    if let type, case .function(let info) = old, compatible(info.type, type) { return false }
    state.preludeSymbols.remove(name)
    state.symbols[name] = nil
    return true
  }

  func differentKind(_ name: NameID, at place: SourceRange, old: SourceRange = .none) {
    let text = names[name]
    error(
      .redefinition, "redefinition of '\(text)' as different kind of symbol", [text], at: place,
      related: declaredHereNote(old))
  }

  /// Whether a class of the program's has the name already, of which something else was to be made; says so.
  func isClassName(_ name: NameID, at place: SourceRange) -> Bool {
    guard !isPrompt, !isPrelude, !tree.isSwift, let info = state.classInfo(name),
      !isLibrarys(info.place)
    else { return false }
    differentKind(name, at: place, old: info.place)
    return true
  }

  /// Whether something else of the program's has the name of which a class was to be made; says so.
  func checkNewClass(_ name: NameID, at place: SourceRange) {
    guard !isPrompt, !isPrelude, !tree.isSwift, !state.preludeSymbols.contains(name),
      let symbol = state.symbols[name]
    else { return }
    if case .typedef(let type) = symbol, state.types.kind(type) == .objectClass { return }
    differentKind(name, at: place)
  }

  /// What a name means at file scope, from here on.
  func enter(_ symbol: Symbol, as name: NameID, at place: SourceRange) {
    if !heeds(at: place) { state.symbols[name] = symbol }
  }

  func compileFunction(_ node: Node) {
    let name = node.a
    let text = names[name]
    let type = resolveType(node.b)
    if type == .error { return }
    var info = functionInfo(node, type)
    var isReplacement = false
    if shadowsPrelude(name, asFunction: type) {
      // In all files of the program the same; where none of them defines it, it is the library's after all
      // (`extern id objc_retain(id);`), which the loader finds.
      let isStatic = node.flags & NodeFlags.isStatic != 0
      info.linkName = isStatic ? "\(text)@\(options.unitNumber)" : text + programSuffix
    }
    if options.guardedNames.contains(text), case .function(let old)? = state.symbols[name],
      !old.linkName.hasSuffix("@\(options.unitNumber)")
    {
      state.symbols[name] = nil
      info.linkName = "\(text)@\(options.unitNumber)"
    }
    switch state.symbols[name] {
    case .function(let old)?:
      // What was declared static is static, and the inputs of a prompt are one file.
      let isStatic = node.flags & NodeFlags.isStatic != 0
      if old.linkName.contains("@"),
        isStatic
          ? isPrompt && !old.isPrelude
          : node.flags & NodeFlags.isExtern == 0 && (node.c != 0 || !isPrompt)
      {
        info.linkName = old.linkName
      }
      if !compatible(old.type, type), !isPrompt || node.c == 0 {
        error(
          .redefinition, "conflicting types for '\(text)'", [text], at: node.place,
          related: declaredHereNote(old.place))
        return
      }
      if isStatic, !old.isPrelude, isSeenOutside(old.linkName, text, old.place, from: node.place) {
        staticFollows(text, old.place, at: node.place)
        return
      }
      if node.c != 0, old.isDefined || old.native != nil {
        if !isPrompt, !old.isPrelude || isPrelude {
          error(
            .redefinition, "redefinition of '\(text)'", [text], at: node.place,
            related: [
              Diagnostic.Related(label: "note.previousDefinition", place: old.place)
            ])
          return
        }
        isReplacement = true
      }
      if node.c == 0 {
        if !state.types.hasPrototype(type) { info.type = old.type }
        info.isDefined = old.isDefined
        info.native = info.native ?? old.native
        info.format = info.format ?? old.format
        info.inheritOwnership(of: old)
        info.neverReturns = info.neverReturns || old.neverReturns
        info.isPrelude = info.isPrelude || old.isPrelude
        if info.parameterNames.isEmpty { info.parameterNames = old.parameterNames }
      }
    case .variable?, .typedef?, .constant?:
      if !isPrompt {
        differentKind(name, at: node.place)
        return
      }
    case nil: if isClassName(name, at: node.place) { return }
    }
    if let native = info.native, isPrelude, node.c == 0 {
      unit.functions.append(
        FunctionDefinition(
          linkName: info.linkName, displayName: text, body: .native(native),
          isInternal: isInternal(text, at: node.place)))
      info.isDefined = true
    }
    if case .function(let known)? = state.symbols[name] { info.startUp = known.startUp }
    if attribute("constructor", in: node.d) != nil || attribute("destructor", in: node.d) != nil {
      info.startUp = node
    }
    guard node.c != 0 else {
      enter(.function(info), as: name, at: node.place)
      return
    }
    if case .function(let old)? = state.symbols[name] {
      info.inheritOwnership(of: old)
    }
    info.isDefined = true
    info.native = nil
    enter(.function(info), as: name, at: node.place)
    if !isPrelude {
      compiled.definitions.append(isReplacement ? .functionReplaced(text) : .functionDefined(text))
    }
    let parameters = tree.list(tree[node.b].b).map { id in
      (name: tree[id].a, type: parameterType(tree[id]), place: tree[id].place)
    }
    if text == "main", !isPrelude, !isPrompt { checkMain(parameters) }
    _ = checkUnion(state.types.result(type), .result, at: node.place)
    var context = FunctionContext()
    context.displayName = text
    context.shortName = text
    context.predefinedName = text
    context.insider = classes.implemented
    context.result = state.types.result(type)
    context.isVariadic = state.types.isVariadic(type)
    if !isPrelude { context.prettyName = prettyName(text, type) }
    context.returnsRetained = info.returnsRetained
    context.parameterTypes = Array(tree.list(tree[node.b].b))
    context.visible = visibleAttribute(node.d, parameters: parameters.map(\.name))
    context.makesCounts =
      isLibrarys(node.place) && ownAttribute("selfsame_makes_counts", in: node.d) != nil
    let code = compileBody(node.c, context, parameters, at: node.place).code
    unit.functions.append(
      FunctionDefinition(linkName: info.linkName, displayName: text, body: .code(code)))
    if let declaration = info.startUp { noteStartUp(declaration, info.linkName) }
  }

  /// `int main(int, char **, char **)`: what starts a program passes these.
  private func checkMain(_ parameters: [(name: NameID, type: TypeID, place: SourceRange)]) {
    let wanted = [
      ("first", "argument count", "int"), ("second", "argument array", "char **"),
      ("third", "environment", "char **"),
    ]
    for (parameter, (number, what, type)) in zip(parameters, wanted) {
      let given = state.types.canonical(parameter.type).unqualified
      let fits: Bool
      if type == "int" {
        fits = given == .int
      } else {
        let row = state.types.isPointer(given) ? state.types.pointee(given) : .error
        fits =
          state.types.isPointer(row)
          && state.types.canonical(state.types.pointee(row)).unqualified == .char
      }
      if fits || parameter.type == .error { continue }
      error(
        .incompatibleTypes, "\(number) parameter of 'main' (\(what)) must be of type '\(type)'",
        [spell(parameter.type), "'\(type)'"], at: parameter.place)
    }
  }

  /// Declared without `static` in this very file.
  private func isSeenOutside(
    _ linkName: String, _ text: String, _ old: SourceRange, from place: SourceRange
  ) -> Bool {
    !isPrompt && !isPrelude && linkName == text && old.file == place.file
  }
  private func staticFollows(_ text: String, _ old: SourceRange, at place: SourceRange) {
    error(
      .redefinition, "static declaration of '\(text)' follows non-static declaration", [text],
      at: place, related: declaredHereNote(old))
  }

  /// As a prototype would: a definition that is compiled later is known now.
  func announceFunction(_ node: Node) {
    var prototype = node
    prototype.c = 0
    compileFunction(prototype)
  }

  private func prettyName(_ name: String, _ type: TypeID) -> String {
    func spelling(_ type: TypeID) -> String { state.types.spelling(type, names: names) }
    var parameters = state.types.parameters(type).map(spelling)
    if state.types.isVariadic(type) { parameters.append("...") }
    if parameters.isEmpty { parameters.append("void") }
    let result = spelling(state.types.result(type))
    let space = result.hasSuffix("*") ? "" : " "
    return "\(result)\(space)\(name)(\(parameters.joined(separator: ", ")))"
  }

  func compatible(_ old: TypeID, _ new: TypeID) -> Bool {
    if state.types.same(old, new) { return true }
    let results = state.types.same(state.types.result(old), state.types.result(new))
    return results && (!state.types.hasPrototype(old) || !state.types.hasPrototype(new))
  }

  /// Makes the code of a function or method: its index in the unit, and what was learnt about it on the way.
  func compileBody(
    _ body: NodeID, _ context: FunctionContext,
    _ parameters: [(name: NameID, type: TypeID, place: SourceRange)], at place: SourceRange,
    generate: ((UnitCompiler) -> Void)? = nil
  ) -> (code: Int, function: FunctionContext) {
    if generate == nil, let standIn = standIn(for: body, context, parameters, at: place) {
      return (standIn, context)
    }
    let outerBuilder = builder
    let outerFunction = function
    function = context
    function.place = place
    let hidden = function.isBlock ? 1 : function.isMethod ? 2 : 0
    builder = FunctionBuilder(
      name: function.displayName, parameterSlots: parameters.count + hidden, place: place)
    builder.usesLongJumps = Int(place.end &- place.start) > 30_000 || tree.nodes.count > 12_000
    builder.code.isVariadic = function.isVariadic
    builder.code.resultEncoding = encoding(function.result)
    builder.code.watched = function.watched
    builder.code.isPrelude = isLibrarys(place)
    mark(&builder.code, function, at: place)
    builder.code.isManual = !isARC
    builder.code.visible =
      builder.code.isPrelude && !isPrelude ? VisibleOperation(kind: .open) : function.visible
    builder.code.maker = function.maker
    pushScope()
    function.bodyDepth = scopes.depth
    builder.mark(place)
    if let watched = function.watched {
      builder.emit(.methodEntry, x: Int(watched.rawValue))
    }
    if function.isMethod, !function.isBlock {
      let selfType =
        function.isClassMethod ? TypeID.classType : state.types.objectPointer(function.className)
      declareParameter(known.selfName, selfType, slot: 0)
      declareParameter(known.command, .selector, slot: 1)
    }
    for (index, parameter) in parameters.enumerated() {
      if parameter.name == 0 {
        if generate == nil { adoptNameless(parameter.type, slot: hidden + index) }
        continue
      }
      if !state.types.isComplete(parameter.type), parameter.type != .error {
        let type = spell(parameter.type)
        error(
          .incompleteType, "variable has incomplete type \(type)", [type], at: parameter.place)
      }
      if let old = scopes.find(parameter.name), old.depth == scopes.depth, index > 0 {
        error(
          .redefinition, "redefinition of parameter '\(names[parameter.name])'",
          [names[parameter.name]], at: parameter.place)
      }
      declareParameter(parameter.name, parameter.type, slot: hidden + index)
    }
    if let generate {
      generate(self)
    } else {
      computeParameterSizes()
      adoptParameters(parameters)
      // The body's own block shares the scope of the parameters, as C has it.
      for statement in tree.list(tree[body].a) { compileStatement(statement) }
      finishBody(body)
    }
    finishGotos()
    popScope()
    if !builder.finish() {
      error(
        builder.hasOverflow ? .frameTooLarge : .functionTooLarge, nil, [function.displayName],
        at: place)
    }
    for index in builder.code.variables.indices where builder.code.variables[index].end == .max {
      builder.code.variables[index].end = builder.pc
    }
    checkUninitialized()
    builder.code.resultEncoding = encoding(function.result)
    let made = function
    unit.codes.append(builder.code)
    builder = outerBuilder
    function = outerFunction
    return (unit.codes.count - 1, made)
  }

  /// A parameter without a name is the function's to end, too.
  private func adoptNameless(_ type: TypeID, slot: Int) {
    guard endsArguments, state.types.isComplete(type), ownsObjects(type) else { return }
    let offset = builder.newMemory(size: state.types.size(type), alignment: 8)
    let target = builder.newRegister()
    builder.emit(.leaMemory, a: target, imm32: offset)
    moveOwned(to: target, from: FrameLayout.headerSlots + slot, type)
    adoptVariable(type, at: offset)
    builder.nextRegister = target
  }

  private func declareParameter(_ name: NameID, _ type: TypeID, slot: Int) {
    let register = FrameLayout.headerSlots + slot
    let variable = builder.code.variables.count
    let isRecord = state.types.kind(type) == .record
    let isWeak = ownership(type) == .weak
    var home = VariableInfo.Home.register(register)
    var memorySize = 0
    if isRecord || state.types.kind(type) == .vaList || isWeak
      || livesInMemory(name)
    {
      let size = state.types.size(type)
      let offset =
        isPrelude
        ? builder.newMemory(size: size, alignment: state.types.alignment(type))
        : builder.newVariableMemory(size: size, alignment: state.types.alignment(type))
      memorySize = isPrelude ? 0 : size
      let mark = builder.nextRegister
      let target = builder.newRegister()
      builder.emit(.leaMemory, a: target, imm32: offset)
      if isWeak {
        // The weak table knows variables by their address; this one begins as nil.
        let zero = builder.newRegister()
        builder.loadInteger(0, into: zero)
        builder.emit(.store64, a: zero, b: target)
        builder.emit(.storeWeak, a: target, b: register, c: isUnowned(type) ? 1 : 0)
        function.cleanups.append(.weakMemory(offset))
      } else if isRecord, ownsObjects(type) {
        if endsArguments {
          moveOwned(to: target, from: register, type)
        } else {
          copyOwned(to: target, from: register, type, initialises: true)
        }
        adoptVariable(type, at: offset)
      } else if isRecord {
        emitCopy(to: target, from: register, bytes: state.types.size(type))
      } else {
        builder.emit(storeOpcode(type), a: register, b: target)
      }
      builder.nextRegister = mark
      home = .memory(offset)
      scopes.declare(name, .frame(offset), type: type, variable: variable)
    } else {
      scopes.declare(name, .register(register), type: type, variable: variable)
    }
    builder.code.variables.append(
      VariableInfo(
        name: names[name], encoding: variableEncoding(type), home: home, start: 0, end: .max,
        size: memorySize, place: function.place))
  }

  private func finishBody(_ body: NodeID) {
    let place = tree[body].place
    let close = SourceRange(
      file: place.file, start: place.end > 0 ? place.end - 1 : 0, end: place.end)
    guard builder.isReachable else { return }
    builder.mark(close)
    if state.types.kind(function.result) == .void {
      emitReturn(nil)
    } else if function.shortName == "main", !function.isMethod {
      let zero = builder.newRegister()
      builder.loadInteger(0, into: zero)
      emitReturn(zero)
    } else {
      let title =
        "non-void \(function.isBlock ? "block" : "function") does not return a value"
        + (function.returnsSomewhere ? " in all control paths" : "")
      if function.isBlock {
        error(.returnMismatch, title, [function.shortName], at: close)
      } else {
        warning(.valueNotReturned, title, [function.shortName], at: close)
      }
      // The machine stops here only where the caller uses the result.
      builder.emit(.trap, x: 1)
      emitReturn(nil)
    }
  }

  // MARK: Variables at file scope

  func declareTypedef(_ node: Node) {
    let type = resolveType(node.b)
    let name = node.a
    if type == .error {
      // Nobody is to be told what has the name, as it should have been there.
      if state.symbols[name] == nil, !isPrompt { enter(.typedef(.error), as: name, at: node.place) }
      return
    }
    if case .typedef(let old)? = state.symbols[name], state.types.same(old, type) {
      return
    }
    _ = shadowsPrelude(name)
    if case .typedef(let old)? = state.symbols[name], !isPrompt, old != .error {
      error(
        .redefinition,
        "typedef redefinition with different types (\(spell(type)) vs \(spell(state.types.canonical(old))))",
        [names[name]], at: node.place)
      return
    }
    if state.symbols[name] == nil, !isSameClass(name, type), isClassName(name, at: node.place) {
      return
    }
    let named = state.types.typedef(name, type, alignment: alignment(node.d))
    enter(.typedef(named), as: name, at: node.place)
  }

  /// `typedef Lamp Lamp;` says nothing new.
  private func isSameClass(_ name: NameID, _ type: TypeID) -> Bool {
    let entry = state.types.entry(type)
    return entry.kind == .objectClass && entry.a == name
  }

  func declareGlobal(_ node: Node, isLast: Bool) {
    let name = node.a
    let text = names[name]
    guard let type = variableType(node) else {
      if node.c != 0, tree[node.c].kind != .initializerList { _ = typeOf(node.c) }
      return
    }
    if state.types.kind(type) == .function {
      compileFunction(node)
      return
    }
    if node.flags & NodeFlags.isStatic == 0 {
      checkNotAutoreleasing(type, "global variables", at: node.place)
    }
    if !isPrompt, !checkBlockStorage(type, at: node.place) { return }
    if node.c == 0, node.flags & NodeFlags.isExtern == 0,
      !checkUnion(type, .empty, at: node.place)
    {
      return
    }
    let isExtern = node.flags & NodeFlags.isExtern != 0 && node.c == 0
    var variable = GlobalVariable(
      type: type, linkName: text, isDefined: !isExtern, place: node.place)
    variable.isThreadLocal = node.flags & NodeFlags.isThreadLocal != 0
    variable.alignment = alignment(node.d)
    variable.knownValue = knownValue(node, type)
    if !checkThreadLocal(node, type, isStatic: true) { return }
    var agrees = false
    if isExtern, case .variable(let old)? = state.symbols[name] {
      agrees = state.types.same(old.type, type)
    }
    let isShadow = !agrees && shadowsPrelude(name)
    if node.flags & NodeFlags.isStatic != 0 || isShadow {
      variable.linkName = "\(text)@\(options.unitNumber)"
    }
    var replaced: GlobalVariable?
    switch state.symbols[name] {
    case .variable(let old)?:
      let isSame = state.types.same(old.type, type)
      if isExtern, isSame { return }
      if isPrompt, old.isDefined {
        // A fresh variable under the same name; running code keeps the old one.
        state.nextStatic += 1
        variable.linkName = "\(text)@\(options.unitNumber).\(state.nextStatic)"
        compiled.definitions.append(.variableRedeclared(text))
        if !options.guardedNames.contains(text) { replaced = old }
      } else if !isSame, !arraysAgree(old.type, type) {
        error(
          .redefinition,
          "redefinition of '\(text)' with a different type: \(spell(type)) vs \(spell(old.type))",
          [text], at: node.place, related: declaredHereNote(old.place))
        return
      } else {
        if node.flags & NodeFlags.isStatic != 0,
          isSeenOutside(old.linkName, text, old.place, from: node.place)
        {
          staticFollows(text, old.place, at: node.place)
          return
        }
        if node.flags & (NodeFlags.isStatic | NodeFlags.isExtern) == 0, !isPrompt, !isPrelude,
          old.linkName != text, old.place.file == node.place.file
        {
          error(
            .redefinition, "non-static declaration of '\(text)' follows static declaration", [text],
            at: node.place, related: declaredHereNote(old.place))
          return
        }
        let hasValue = globals.index[old.linkName].map { globals.initialised.contains($0) } ?? false
        if node.c != 0, hasValue {
          error(
            .redefinition, "redefinition of '\(text)'", [text], at: node.place,
            related: [Diagnostic.Related(label: "note.previousDefinition", place: old.place)])
          return
        }
        variable.linkName = old.linkName
      }
    case .function?, .typedef?, .constant?:
      if !isPrompt {
        differentKind(name, at: node.place)
        return
      }
    case nil: if isClassName(name, at: node.place) { return }
    }
    variable.isCounted = isARC
    enter(.variable(variable), as: name, at: node.place)
    if isExtern { return }
    var data: StaticData?
    var needsCode = false
    if node.c != 0 {
      function.initialised = name
      function.isFileScope = true
      defer {
        function.initialised = nil
        function.isFileScope = false
      }
      data = staticData(type, node.c, reports: !allowsCodeInitialisers)
      function.isFileScope = false
      needsCode = data == nil && allowsCodeInitialisers
      if data == nil, !needsCode { return }
    }
    addGlobal(
      variable, displayName: text, data,
      isPromptVariable: allowsCodeInitialisers && node.flags & NodeFlags.isStatic == 0 || isPrompt)
    if node.c != 0, let index = globals.index[variable.linkName] {
      globals.initialised.insert(index)
    }
    if needsCode {
      builder.mark(node.place)
      let mark = builder.nextRegister
      var place = globalPlace(variable)
      if ownership(type) == .none { place.type = type.unqualified }
      openFullExpression([node.c])
      initialise(place, with: node.c, isZeroed: false)
      closeFullExpression()
      builder.nextRegister = mark
    }
    // After the new value is there: it may have been made of the old one.
    if let replaced { endReplaced(replaced) }
    if isLast, isPrompt, node.c != 0 { showVariable(variable, text) }
  }

  private func arraysAgree(_ a: TypeID, _ b: TypeID) -> Bool {
    state.types.kind(a) == .array && state.types.kind(b) == .array
      && state.types.same(state.types.element(a), state.types.element(b))
      && (state.types.arrayCount(a) < 0 || state.types.arrayCount(b) < 0)
  }

  // MARK: What the prompt shows

  private func showVariable(_ variable: GlobalVariable, _ name: String) {
    builder.mark(variable.place)
    var place = globalPlace(variable)
    if ownership(place.type) == .weak { place.type = place.type.unqualified }
    show(place, type: variable.type, name: name)
  }

  func compileShownExpression(_ node: Node) {
    builder.mark(node.place)
    let expressionNode = tree[node.a]
    let kept = builder.newRegister()
    openFullExpression([node.a])
    let value = shownValue(node.a, into: kept)
    closeFullExpression()
    if value.isError { return }
    var name: String?
    if expressionNode.kind == .assignment {
      let target = tree[expressionNode.a]
      // What is there now is not what was given.
      if function.propertyReferences.contains(where: { $0.place == target.place && $0.makesOwn }) {
        return
      }
      name =
        target.kind == .identifier
        ? names[NameID(target.a)] : sources.text(of: target.place)
    }
    let isText = expressionNode.kind == .stringLiteral
    let shown = value.kind == .property || isText ? rvalue(value) : value
    if shown.kind == .none || state.types.kind(shown.type) == .void { return }
    show(shown, type: shown.type, name: name)
    // What a pointer leads to is looked at where it may be; what an expression made lies in the frame.
    unit.shown?.isInFrame =
      shown.kind == .frame
      || [.conditional, .comma, .statementExpression].contains(expressionNode.kind)
  }

  private func show(_ value: Value, type: TypeID, name: String?) {
    let result: Int
    if state.types.isAggregate(type), value.isPlace {
      result = register(address(of: value, type: .voidPointer))
    } else {
      result = register(rvalue(value))
    }
    unit.shown = ShownValue(
      encoding: variableEncoding(type),
      typeName: state.types.spelling(type.unqualified, names: names), variableName: name)
    builder.emitReturn(result)
  }
}
