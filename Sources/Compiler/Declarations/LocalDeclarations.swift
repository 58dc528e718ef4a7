import Bytecode
import Diagnostics
import Syntax

/// Declarations inside functions.
///
/// A variable gets a register for the rest of its block, unless something needs its address: `&`, a
/// struct, an array, a va_list. Then it gets a place in the frame's memory. A variable without an
/// initialiser starts at zero, so that the same program always does the same.
extension UnitCompiler {
  func declareLocal(_ id: NodeID) {
    let node = tree[id]
    if heeds(at: node.place) { return }
    switch node.kind {
    case .variableDeclaration: declareLocalVariable(node)
    case .typedefDeclaration:
      let type = resolveType(node.b)
      scopes.declare(
        node.a, .typedef, type: state.types.typedef(node.a, type, alignment: alignment(node.d)))
    case .tagDeclaration: _ = resolveType(node.a)
    case .functionDeclaration: declareLocalFunction(node, resolveType(node.b))
    case .staticAssert: checkStaticAssert(node)
    case .declarationStatement:
      for declaration in tree.list(node.a) { declareLocal(declaration) }
    default: compileStatement(id)
    }
  }

  /// The type of a variable, checked and completed by its initialiser; nil after an error.
  func variableType(_ node: Node) -> TypeID? {
    var type: TypeID
    if tree[node.b].kind == .autoType {
      guard node.c != 0 else {
        error(
          .incompleteType,
          "declaration of variable '\(names[node.a])' with deduced type '__auto_type' requires an "
            + "initializer", [names[node.a]], at: node.place)
        return nil
      }
      type = typeOf(node.c).unqualified
      if state.types.kind(type) == .array {
        type = state.types.pointer(to: state.types.element(type))
      }
      type = checkedDepth(type, at: node.place)
    } else {
      reading.declaredName = node.a
      type = resolveType(node.b)
      reading.declaredName = 0
    }
    if type == .error { return nil }
    type = withStar(type, .allocated, at: node.place)
    if state.types.kind(type) == .instancetype, tree[node.b].kind != .autoType {
      error(
        .undeclared, "use of undeclared identifier 'instancetype'", ["instancetype"],
        at: tree[node.b].place)
      return nil
    }
    if type.qualifiers & TypeQualifier.weak != 0, !options.arc {
      error(
        .weakProperty,
        "cannot create __weak reference in file using manual reference counting",
        [names[node.a]], at: node.place)
      return nil
    }
    if tree[node.b].kind != .autoType { checkIndirection(type, at: node.place) }
    if node.flags & NodeFlags.isStatic != 0 {
      checkNotAutoreleasing(type, "global variables", at: node.place)
    }
    if hasVariableSize(type) {
      let isStatic = node.flags & (NodeFlags.isStatic | NodeFlags.isExtern) != 0
      if isStatic || node.c != 0 {
        error(
          .variableLength,
          isStatic
            ? "variable length array declaration cannot have 'static' storage duration"
            : "variable-sized object may not be initialized", at: node.place)
        return nil
      }
      return type
    }
    type = completedArray(type, by: node.c)
    // A typedef may make a function of it, whose declaration this is.
    if state.types.isComplete(type) { return type }
    if node.c == 0, state.types.kind(type) == .function { return type }
    let name = names[node.a]
    if node.flags & NodeFlags.isExtern != 0 { return type }
    switch state.types.kind(type) {
    case .array where node.c != 0 && tree[node.c].kind == .stringLiteral:
      let problem = arrayProblem(tree[node.c], of: state.types.element(type))
      error(.expectedValue, problem, at: node.place)
    case .array:
      error(
        .incompleteType,
        "definition of variable with array type needs an explicit size or an initializer", [name],
        at: node.place)
    default:
      error(
        .incompleteType, "variable has incomplete type \(spell(type))", [spell(type)],
        at: node.place)
    }
    return nil
  }

  /// It is the function that the file knows by this name, if it knows one.
  private func declareLocalFunction(_ node: Node, _ type: TypeID) {
    var info = functionInfo(node, type)
    if case .function(let known)? = state.symbols[node.a], compatible(known.type, type) {
      info = known
    }
    scopes.declare(node.a, .function(info), type: type)
  }

  /// `__block` belongs to the frame, and what nobody could end has no place there. False after an error.
  private func mayBeLocal(_ node: Node, _ type: TypeID) -> Bool {
    if node.flags & (NodeFlags.isExtern | NodeFlags.isStatic) != 0 {
      _ = checkBlockStorage(type, at: node.place)
      return true
    }
    if checkUnion(type, .variable, at: node.place) { return true }
    if node.c == 0 { _ = checkUnion(type, .empty, at: node.place) }
    scopes.declare(node.a, .register(FrameLayout.headerSlots), type: .error)
    return false
  }

  private func declareLocalVariable(_ node: Node) {
    let name = node.a
    builder.mark(node.place)
    guard let type = variableType(node) else {
      // Known, so that its uses are not errors of their own.
      scopes.declare(name, .register(FrameLayout.headerSlots), type: .error)
      if node.c != 0, tree[node.c].kind != .initializerList { _ = typeOf(node.c) }
      return
    }
    if state.types.kind(type) == .function {
      declareLocalFunction(node, type)
      return
    }
    if let old = scopes.find(name), old.depth == scopes.depth,
      node.flags & NodeFlags.isExtern == 0
    {
      let text = names[name]
      error(
        .redefinition,
        state.types.same(old.type, type)
          ? "redefinition of '\(text)'"
          : "redefinition of '\(text)' with a different type: \(spell(type)) vs \(spell(old.type))",
        [text], at: node.place)
      return
    }
    if !mayBeLocal(node, type) { return }
    if node.flags & NodeFlags.isExtern != 0 {
      var variable = GlobalVariable(
        type: type, linkName: names[name], isDefined: false, place: node.place)
      if case .variable(let known)? = state.symbols[name] { variable = known }
      scopes.declare(name, .global(variable), type: type)
      return
    }
    let isStatic = node.flags & NodeFlags.isStatic != 0
    if node.c != 0 { checkSequence(node.c) }
    if node.flags & NodeFlags.isRegister != 0 { function.withoutAddress.insert(name) }
    let known = knownValue(node, type)
    defer { if let known { scopes.know(name, known) } }
    if !checkThreadLocal(node, type, isStatic: isStatic) {
      scopes.declare(name, .register(FrameLayout.headerSlots), type: .error)
      return
    }
    if isStatic {
      declareStatic(node, type)
      return
    }
    let cleanup = cleanupFunction(node, type)
    if cleanup != nil { function.cleanedUp.insert(name) }
    defer {
      if let cleanup, case .frame(let offset)? = scopes.find(name)?.meaning {
        openCleanup(cleanup, at: offset)
      }
    }
    if type.qualifiers & TypeQualifier.block != 0 {
      if cleanup != nil { notBuilt("cleanup of a __block variable", at: node.place) }
      checkNotAutoreleasing(type, "__block variables", at: node.place)
      declareByref(node, type)
      return
    }
    if hasVariableSize(type) {
      declareVariableArray(node, type)
      return
    }
    if ownership(type) != .none {
      declareOwnedVariable(node, type)
      return
    }
    let needsMemory =
      state.types.isAggregate(type) || state.types.kind(type) == .vaList
      || type.qualifiers & TypeQualifier.volatile != 0
      || livesInMemory(name)
    let boundary = max(state.types.alignment(type), alignment(node.d))
    if boundary > 16 {
      notBuilt("__attribute__((aligned(\(boundary)))) of a local variable", at: node.place)
    }
    let variable = builder.code.variables.count
    if needsMemory {
      let size = state.types.size(type)
      let offset =
        isPrelude
        ? builder.newMemory(size: size, alignment: boundary)
        : builder.newVariableMemory(size: size, alignment: boundary)
      builder.code.variables.append(
        VariableInfo(
          name: names[name], encoding: variableEncoding(type), home: .memory(offset),
          start: builder.pc,
          end: .max, size: isPrelude ? 0 : size,
          isUndefined: node.c == 0 && state.types.kind(type) != .vaList, place: node.place))
      scopes.declare(name, .frame(offset), type: type, variable: variable)
      if !isPrelude, scopes.depth > function.bodyDepth {
        builder.emit(.openVariable, a: 0, imm32: variable)
      }
      let mark = builder.nextRegister
      if node.c != 0 {
        var place = Value(.frame, type.unqualified, offset: offset)
        place.type = type.unqualified
        openFullExpression([node.c])
        initialise(place, with: node.c, isZeroed: false)
        closeFullExpression()
      } else if isARC, state.types.isAggregate(type), ownsElements(type) {
        // In a loop the old elements are still there, and released already.
        emitZero(
          at: self.register(Value(.frameAddress, .voidPointer, offset: offset)),
          bytes: state.types.size(type))
      }
      builder.nextRegister = mark
      adoptVariable(type, at: offset)
      return
    }
    let register = builder.newRegister()
    builder.code.variables.append(
      VariableInfo(
        name: names[name], encoding: variableEncoding(type), home: .register(register),
        start: builder.pc,
        end: .max))
    scopes.declare(name, .register(register), type: type, variable: variable)
    let mark = builder.nextRegister
    if node.c == 0 {
      let declared = builder.pc
      builder.loadInteger(0, into: register)
      if !isPrelude {
        builder.noteUnset(
          FunctionBuilder.Unset(
            name: names[name], variable: variable, register: register,
            flag: builder.newRegister(), pc: declared, place: node.place))
      }
      return
    }
    var initialiser = node.c
    while tree[initialiser].kind == .initializerList,
      let first = tree.list(tree[initialiser].a).first
    {
      initialiser = tree[first].a
    }
    if tree[initialiser].kind == .initializerList {
      builder.loadInteger(0, into: register)
      return
    }
    openFullExpression([initialiser])
    defer {
      closeFullExpression()
      builder.nextRegister = mark
    }
    checkElements(initialiser, for: type)
    let value = coerce(
      expression(initialiser, into: register), to: type, .initializing,
      at: tree[initialiser].place, into: register)
    if !value.isError { self.register(value, into: register) }
    builder.nextRegister = mark
  }

  private func declareStatic(_ node: Node, _ type: TypeID) {
    let name = names[node.a]
    state.nextStatic += 1
    let linkName = "\(function.shortName).\(name)@\(state.nextStatic)"
    var variable = GlobalVariable(
      type: type, linkName: linkName, isDefined: true, place: node.place)
    variable.isThreadLocal = node.flags & NodeFlags.isThreadLocal != 0
    scopes.declare(node.a, .global(variable), type: type)
    var data: StaticData?
    if node.c != 0 {
      data = staticData(type, node.c, reports: true)
      if data == nil { return }
    }
    if lookingAhead.depth > 0 { return }
    addGlobal(variable, displayName: "\(function.displayName).\(name)", data)
  }

  func addGlobal(
    _ variable: GlobalVariable, displayName: String, _ data: StaticData?,
    isPromptVariable: Bool = false
  ) {
    let type = variable.type
    var data = data
    var size = max(1, state.types.size(type), data?.bytes.count ?? 0)
    var alignment = max(state.types.alignment(type), variable.alignment)
    if variable.isThreadLocal {
      data = threadLocalData(data, size: size)
      size = data?.bytes.count ?? size
      alignment = 16
    }
    let definition = GlobalDefinition(
      linkName: variable.linkName, displayName: displayName, size: size, alignment: alignment,
      encoding: variable.isThreadLocal ? "{_Thread_local}" : variableEncoding(type),
      typeName: state.types.spelling(type.unqualified, names: names), bytes: data?.bytes ?? [],
      addresses: data?.addresses ?? [], isPromptVariable: isPromptVariable,
      isConst: state.types.canonical(type).isConst, isLibrarys: isLibrarys(variable.place),
      isUnsafe: ownership(type) == .unsafe, place: variable.place)
    if let index = globals.index[variable.linkName] {
      if data != nil { unit.globals[index] = definition }
      return
    }
    globals.index[variable.linkName] = unit.globals.count
    unit.globals.append(definition)
  }
}
