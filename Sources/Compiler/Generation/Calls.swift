import Bytecode
import Diagnostics
import Syntax

/// Calls of functions, and the rarer forms of expressions.
///
/// A call's frame begins inside the caller's temporaries: four free slots for the header, then the
/// arguments. So an argument is computed straight into its place, and a nested call leaves its result
/// exactly where the outer call wants it. A struct argument is passed as the address of its bytes, which
/// the callee copies at entry; a struct result goes to an address that the caller supplies.
extension UnitCompiler {
  func call(_ node: Node, into wanted: Int?) -> Value {
    let callee = tree[node.a]
    let arguments = tree.list(node.b)
    if callee.kind == .identifier {
      if let builtin = known.variadicBuiltins[callee.a] {
        return variadicBuiltin(builtin, arguments, at: node.place)
      }
      var info: FunctionInfo?
      if let local = scopes.find(callee.a) {
        if case .function(let function) = local.meaning { info = function }
      } else if !(function.isMethod && function.ivars[callee.a] != nil),
        case .function(let function)? = state.symbols[callee.a]
      {
        info = function
      }
      if info != nil, !checkFunctionIsAvailable(callee.a, at: callee.place) {
        for argument in arguments { _ = typeOf(argument) }
        return .error
      }
      if let info { return directCall(info, callee, arguments, at: node.place) }
      let isKnown =
        scopes.find(callee.a) != nil || state.symbols[callee.a] != nil
        || function.isMethod && function.ivars[callee.a] != nil
      if !isKnown {
        let name = names[callee.a]
        if UnitCompiler.outside.contains(name) {
          error(.noOutsideWorld, nil, [name], at: callee.place)
          return .error
        }
        if isOfUnbuiltLibrary(name, at: callee.place) { return .error }
        if UnbuiltLibrary.hasNoFunction(name) {
          error(
            .libraryNotBuilt, nil, [name, UnbuiltLibrary.Subject.cLibrary.key], at: callee.place)
          return .error
        }
        error(
          .undeclaredFunction,
          "call to undeclared function '\(name)'; ISO C99 and later do not support implicit "
            + "function declarations", [name], at: callee.place,
          suggestion: closestName(to: name, among: functionNames()))
        for argument in arguments { _ = typeOf(argument) }
        return .error
      }
    }
    let base = builder.nextRegister
    let value = operand(node.a)
    if value.isError { return .error }
    if state.types.kind(value.type) == .blockPointer {
      return callBlock(value, arguments, base, at: node.place)
    }
    guard state.types.isPointer(value.type),
      state.types.kind(state.types.pointee(value.type)) == .function
    else {
      error(
        .notCallable,
        "called object type \(spell(value.type)) is not a function or function pointer",
        [spell(value.type)], at: callee.place)
      return .error
    }
    let type = state.types.pointee(value.type)
    let pointer = register(value)
    if pointer >= base { builder.reserve(upTo: pointer + 1) }
    let frame = builder.nextRegister
    guard let (count, _) = passArguments(arguments, to: type, nil, frame, 0, at: node.place) else {
      return .error
    }
    let result = prepareResult(state.types.result(type), frame)
    builder.mark(node.place)
    builder.emit(.callPointer, x: count, a: frame, b: pointer)
    return finishResult(result, state.types.result(type), frame, base: base)
  }

  /// Functions of C and POSIX that need files, input or other processes.
  private static let outside: Set<String> = [
    "scanf", "fscanf", "vscanf", "vfscanf", "fopen", "freopen", "fdopen", "fclose", "fgets",
    "fgetc", "getc", "gets", "getline", "getdelim", "ungetc", "fread", "fwrite", "fseek", "ftell",
    "rewind", "feof", "ferror", "tmpfile", "remove", "rename", "open", "close", "read", "write",
    "lseek", "stat", "fstat", "access", "unlink", "mkdir", "rmdir", "opendir", "readdir", "chdir",
    "getcwd", "socket", "connect", "bind", "listen", "accept", "send", "recv", "select", "poll",
    "pipe", "dup", "dup2", "fork", "execv", "execl", "execvp", "execlp", "system", "popen",
    "pclose", "kill", "signal", "sigaction", "mmap", "munmap", "dlopen", "dlsym", "putenv",
    "setenv", "wait", "waitpid", "ioctl", "fcntl", "fgetpos", "fsetpos", "fileno", "fmemopen",
    "open_memstream", "tmpnam", "mkstemp", "mktemp", "realpath", "dprintf", "unsetenv", "getuid",
    "geteuid", "getgid", "getegid", "link", "symlink", "readlink", "ttyname", "gethostname",
    "truncate", "ftruncate", "fsync", "sync", "chmod", "chown", "lstat", "alarm", "pause",
    "execle", "execve", "execvP", "nice", "posix_spawn", "getrusage", "clock_settime",
  ]

  private func directCall(
    _ info: FunctionInfo, _ callee: Node, _ arguments: ArraySlice<Int32>, at place: SourceRange
  ) -> Value {
    let frame = builder.nextRegister
    guard let (count, types) = passArguments(arguments, to: info.type, info, frame, 0, at: place)
    else {
      return .error
    }
    if let format = info.format { checkFormat(format, arguments, types, at: place) }
    let resultType = state.types.result(info.type)
    let result = prepareResult(resultType, frame)
    builder.mark(place)
    if let native = info.native {
      builder.emit(.callNative, x: count, a: frame, imm32: native.index)
    } else {
      builder.relocate(.function(info.linkName))
      builder.emit(.call, x: count, a: frame, imm32: 0)
    }
    if info.neverReturns { builder.noteNoReturn() }
    let answer = finishResult(
      result, resultType, frame, base: frame, isRetained: info.returnsRetained)
    // CFBridgingRelease: what it gives away to ARC, it leaves to the pool where counting is by hand.
    guard info.autoreleasesByHand, !isARC else { return answer }
    return send(known.autorelease, to: register(answer), [], at: place)
  }

  /// Checks and places the arguments behind the header at `frame`; the number of slots and their own types,
  /// nil on error.
  func passArguments(
    _ arguments: ArraySlice<Int32>, to type: TypeID, _ info: FunctionInfo?, _ frame: Int,
    _ leading: Int, at place: SourceRange
  ) -> (count: Int, types: [TypeID])? {
    let parameters = state.types.parameters(type)
    let isVariadic = state.types.isVariadic(type)
    let hasPrototype = state.types.hasPrototype(type)
    let have = arguments.count
    let expected = parameters.count
    if hasPrototype, have < expected || have > expected && !isVariadic {
      let few = have < expected
      let related = declaredHereNote(info?.place ?? .none)
      let parameter = info?.parameterNames.first.flatMap { $0 == 0 ? nil : names[$0] }
      let title: String
      if expected == 1, !isVariadic, let parameter {
        title =
          few
          ? "too few arguments to function call, single argument '\(parameter)' was not specified"
          : "too many arguments to function call, expected single argument '\(parameter)', "
            + "have \(have) arguments"
      } else {
        let least = isVariadic ? "at least " : ""
        title =
          "too \(few ? "few" : "many") arguments to \(leading > 0 ? "block" : "function") call, "
          + "expected \(least)\(expected), have \(have)"
      }
      error(
        .argumentCount, title, ["\(expected)", "\(have)"],
        at: few ? place : tree[arguments[arguments.startIndex + expected]].place,
        related: related)
      for argument in arguments { _ = typeOf(argument) }
      return nil
    }
    if have > 240 {
      error(.functionTooLarge, nil, ["\(have)"], at: place)
      return nil
    }
    var slot = frame + FrameLayout.headerSlots + leading
    builder.reserve(upTo: slot)
    var isValid = true
    var types: [TypeID] = []
    for (index, argument) in arguments.enumerated() {
      let wanted: TypeID? = index < expected ? parameters[index] : nil
      let type = passArgument(argument, wanted, .passing, slot)
      if type == .error { isValid = false }
      types.append(type)
      slot += 1
      builder.reserve(upTo: slot)
    }
    return isValid ? (slot - frame - FrameLayout.headerSlots, types) : nil
  }

  /// One argument into its slot; without a parameter type, C's promotions apply. Its own type, or
  /// `.error`.
  func passArgument(
    _ argument: NodeID, _ type: TypeID?, _ context: AssignmentContext, _ slot: Int
  ) -> TypeID {
    if let type { checkElements(argument, for: type) }
    if let type, !passesOwners(argument, type, context) { return .error }
    if let type, let known = passOutParameter(argument, type, slot) { return known }
    if let type, isGivenAway(type) {
      guard let given = ownedValue(argument, as: type.unqualified, context) else { return .error }
      builder.emitMove(to: slot, from: given)
      return type
    }
    var value = operand(argument, into: slot)
    if value.isError { return .error }
    if type == nil { value = promotedField(value) }
    let converted: Value
    if let type {
      value = given(value)
      converted = coerce(value, to: type, context, at: tree[argument].place, into: slot)
    } else {
      if value.kind == .none {
        error(
          .incompatibleTypes, "argument type 'void' is incomplete", at: tree[argument].place)
        return .error
      }
      if ownsObjects(value.type) {
        error(
          .incompatibleTypes,
          "cannot pass non-trivial C object of type \(spell(value.type)) by value to variadic "
            + "function", [spell(value.type)], at: tree[argument].place)
        return .error
      }
      converted = promoteVariadic(value, into: slot)
    }
    if converted.isError { return .error }
    register(converted, into: slot)
    return value.type
  }

  func promoteVariadic(_ value: Value, into slot: Int) -> Value {
    if state.types.kind(value.type) == .float { return convert(value, to: .double, into: slot) }
    if state.types.isInteger(value.type) {
      return convert(value, to: promoted(value.type), into: slot)
    }
    return value
  }

  /// For a struct result: memory for it, whose address goes into the header.
  func prepareResult(_ type: TypeID, _ frame: Int) -> Value? {
    guard state.types.kind(type) == .record else { return nil }
    let temporary = newFrameTemporary(type.unqualified)
    builder.emit(
      .leaMemory, a: frame + FrameLayout.resultAddressSlot, imm32: temporary.offset)
    return temporary
  }

  func finishResult(
    _ place: Value?, _ type: TypeID, _ frame: Int, base: Int, isRetained: Bool = false
  ) -> Value {
    builder.nextRegister = base
    var result = Value.none
    if let place {
      result = asRvalue(place)
      result.isMovable = true
      settleStruct(at: place.offset, type)
    } else if state.types.kind(type) != .void {
      builder.reserve(upTo: frame + 1)
      result = claimed(temporary(frame, type.unqualified), type, isRetained: isRetained)
      result.isRetainedResult = isRetained
    }
    writeBack(frame)
    return result
  }

  // MARK: Variable arguments

  private func variadicBuiltin(
    _ builtin: KnownNames.VariadicBuiltin, _ arguments: ArraySlice<Int32>, at place: SourceRange
  ) -> Value {
    guard let first = arguments.first else {
      error(
        .argumentCount, "too few arguments to function call, expected 2, have 0", ["2", "0"],
        at: place)
      return .error
    }
    let mark = builder.nextRegister
    defer { builder.nextRegister = mark }
    guard let list = listAddress(first) else { return .error }
    switch builtin {
    case .start:
      if !function.isVariadic {
        error(
          .variadicUse, "'va_start' used in function with fixed args", at: place)
        return .error
      }
      if let last = arguments.dropFirst().first, typeOf(last) == .error { return .error }
      builder.emit(.vaStart, a: list)
    case .copy:
      guard let last = arguments.dropFirst().first, let source = listAddress(last) else {
        return .error
      }
      builder.emit(.vaCopy, a: list, b: source)
    case .end: break
    }
    return .none
  }

  /// Register with the address of a va_list variable.
  private func listAddress(_ id: NodeID) -> Int? {
    let place = expression(id)
    if place.isError { return nil }
    guard state.types.kind(place.type) == .vaList else {
      error(
        .incompatibleTypes,
        "passing \(spell(place.type)) to parameter of incompatible type 'va_list'",
        [spell(place.type), "'va_list'"], at: tree[id].place)
      return nil
    }
    switch place.kind {
    case .memory, .frame, .global: return register(address(of: place, type: .voidPointer))
    default:
      // The value itself is a copy; give it memory so that it can advance.
      let copy = newFrameTemporary(.vaList)
      store(rvalue(place), to: copy)
      return register(address(of: copy, type: .voidPointer))
    }
  }

  func variadicArgument(_ node: Node, into wanted: Int?) -> Value {
    let type = resolveType(node.a)
    if type == .error { return .error }
    guard let list = listAddress(node.b) else { return .error }
    let target = wanted ?? builder.newRegister()
    builder.emit(.vaNext, a: target, b: list)
    if state.types.kind(type) == .record {
      var place = Value(.memory, type, register: target)
      place.isTemporary = true
      return asRvalue(place)
    }
    // A float arrives as the double it was promoted to.
    if state.types.kind(type) == .float {
      return convert(temporary(target, .double), to: type, into: target)
    }
    if state.types.isInteger(type), state.types.size(type) < 8 {
      return convert(temporary(target, .long), to: type, into: target)
    }
    return temporary(target, type.unqualified)
  }

  // MARK: Casts, sizes, the rest

  func cast(_ node: Node, into wanted: Int?) -> Value {
    let type = resolveType(node.a)
    if tree[node.b].kind == .selectorExpression, type != .error, !isPrelude, !tree.isSwift,
      state.types.kind(type) != .void
    {
      error(.invalidCast, "cannot type cast @selector expression", at: tree[node.b].place)
      return .error
    }
    if isARC, let bridged = bridgedCast(node, type, into: wanted) { return bridged }
    let value = operand(node.b)
    return plainCast(value, node, type, into: wanted)
  }

  func plainCast(_ value: Value, _ node: Node, _ type: TypeID, into wanted: Int?) -> Value {
    if type == .error || value.isError { return .error }
    if state.types.kind(type) == .void { return .none }
    if value.kind == .none {
      error(
        .invalidCast,
        "operand of type 'void' where arithmetic or pointer type is required", at: node.place)
      return .error
    }
    if state.types.kind(type) == .record || state.types.kind(value.type) == .record {
      if state.types.same(type, value.type) { return asRvalue(value) }
      if state.types.kind(type) == .record {
        error(
          .invalidCast,
          "used type \(spell(type)) where arithmetic or pointer type is required", [spell(type)],
          at: node.place)
      } else {
        error(
          .invalidCast,
          "operand of type \(spell(value.type)) where arithmetic or pointer type is required",
          [spell(value.type)], at: node.place)
      }
      return .error
    }
    guard state.types.isScalar(type) || state.types.kind(type) == .vaList else {
      error(
        .invalidCast,
        "used type \(spell(type)) where arithmetic or pointer type is required", [spell(type)],
        at: node.place)
      return .error
    }
    if state.types.isFloating(type) && state.types.isPointerLike(value.type)
      || state.types.isPointerLike(type) && state.types.isFloating(value.type)
    {
      error(
        .invalidCast,
        state.types.isFloating(type)
          ? "pointer cannot be cast to type \(spell(type))"
          : "operand of type \(spell(value.type)) cannot be cast to a pointer type",
        [spell(type)], at: node.place)
      return .error
    }
    var result = convert(value, to: type, into: wanted)
    if result.kind != .integer { result.isNullConstant = false }
    return result
  }

  func sizeof(_ node: Node) -> Value {
    let type = node.b != 0 ? resolveType(node.b) : typeOf(node.a)
    if type == .error { return .error }
    if node.b == 0, tree[node.a].kind == .member,
      trying({ expression(node.a) }).kind == .bitField
    {
      error(.incompleteType, "invalid application of 'sizeof' to bit-field", at: node.place)
      return .error
    }
    if state.types.kind(type) == .objectClass, !isPrelude {
      error(
        .incompleteType,
        "application of 'sizeof' to interface \(spell(type)) is not supported on this architecture "
          + "and platform", [spell(type)], at: node.place)
      return .error
    }
    if state.types.kind(type) == .objectClass {
      guard let info = state.classInfo(state.types.entry(type).a) else { return .error }
      return .integer(Int64(info.instanceSize), sizeType)
    }
    if !state.types.isComplete(type), state.types.kind(type) != .void,
      state.types.kind(type) != .function
    {
      error(
        .incompleteType,
        "invalid application of 'sizeof' to an incomplete type \(spell(type))", [spell(type)],
        at: node.place)
      return .error
    }
    return sizeValue(type)
  }

  func statementExpression(_ node: Node, into wanted: Int?) -> Value {
    let body = tree[node.a]
    let statements = tree.list(body.a)
    let target = wanted ?? builder.newRegister()
    let mark = builder.nextRegister
    // Where the value is wanted may lie above what is taken: the block's variables must not.
    if target >= mark { builder.reserve(upTo: target + 1) }
    pushScope()
    // The value may be read from one of its variables when it is closed already.
    function.openBlocks[function.openBlocks.count - 1].labels = -1
    for statement in statements.dropLast() { compileStatement(statement) }
    var result = Value.none
    if let last = statements.last {
      if tree[last].kind == .expressionStatement {
        builder.mark(tree[last].place)
        if isARC {
          result = ownedLastValue(tree[last].a, into: target)
          popScope(body)
          builder.nextRegister = mark
          return result
        }
        let value = operand(tree[last].a)
        if value.isError {
          result = value
        } else if state.types.kind(value.type) == .record {
          let copy = newFrameTemporary(value.type)
          copyAggregate(from: value, to: copy)
          result = asRvalue(copy)
        } else if value.kind == .integer || value.kind == .floating {
          result = value
        } else if value.kind != .none {
          register(value, into: target)
          result = temporary(target, value.type)
        }
      } else {
        compileStatement(last)
      }
    }
    popScope(body)
    builder.nextRegister = mark
    return result
  }

  func genericSelection(_ node: Node, into wanted: Int?) -> Value {
    var type = typeOf(node.a)
    if state.types.kind(type) == .array {
      type = state.types.pointer(to: state.types.element(type))
    }
    type = state.types.canonical(type).unqualified
    let list = tree.list(node.b)
    var fallback: NodeID?
    var index = list.startIndex
    var seen: Set<TypeID> = []
    // By their canonical forms; what is compatible with others than itself is compared with each.
    var wide: [TypeID] = []
    while index + 1 < list.endIndex {
      defer { index += 2 }
      let association = list[index] == 0 ? .error : resolveType(list[index])
      if association == .error { continue }
      let canonical = state.types.canonical(association)
      let isWide = state.types.isWide(canonical)
      let earlier =
        seen.insert(canonical).inserted
        ? (isWide ? Array(seen) : wide).filter {
          $0 != canonical && state.types.compatible($0, canonical)
        }.min { $0.bits < $1.bits } : association
      if isWide { wide.append(canonical) }
      guard let earlier else { continue }
      error(
        .redefinition,
        "type \(spell(association)) in generic association compatible with previously specified "
          + "type \(spell(earlier))", [spell(association)], at: tree[list[index]].place)
      return .error
    }
    index = list.startIndex
    while index + 1 < list.endIndex {
      if list[index] == 0 {
        fallback = list[index + 1]
      } else {
        // Resolved by itself: it may be a type that the table has not had so far.
        let association = resolveType(list[index])
        if state.types.compatible(association, type) {
          return operand(list[index + 1], into: wanted)
        }
      }
      index += 2
    }
    if let fallback { return operand(fallback, into: wanted) }
    if type == .error { return .error }
    error(
      .incompatibleTypes,
      "controlling expression type \(spell(type)) not compatible with any generic association type",
      [spell(type)], at: tree[node.a].place)
    return .error
  }

  func offsetOf(_ node: Node) -> Value {
    var type = resolveType(node.a)
    var offset = 0
    for id in tree.list(node.b) {
      let designator = tree[id]
      if type == .error { return .error }
      if designator.a != 0 {
        guard state.types.kind(type) == .record, let field = findField(designator.a, in: type)
        else {
          error(
            .noMember, "no member named '\(names[designator.a])' in \(spell(type))",
            [names[designator.a], spell(type)], at: designator.place)
          return .error
        }
        offset = offset &+ field.offset
        type = field.type
      } else if let index = constantInteger(designator.b), state.types.kind(type) == .array {
        type = state.types.element(type)
        offset = offset &+ Int(truncatingIfNeeded: index) &* state.types.size(type)
      }
    }
    return .integer(Int64(offset), sizeType)
  }

  /// Outside of functions it is there for good, like a static variable without a name (C11 6.5.2.5p5); nil: its
  /// values are no constants.
  private func staticLiteral(_ id: NodeID, _ type: TypeID) -> Value? {
    if let made = lookingAhead.staticLiterals[id] { return globalPlace(made) }
    guard let data = staticData(type, tree[id].b, reports: false) else { return nil }
    state.nextStatic += 1
    var variable = GlobalVariable(
      type: type, linkName: "(literal)@\(options.unitNumber).\(state.nextStatic)", isDefined: true,
      place: tree[id].place)
    variable.isCounted = isARC
    addGlobal(variable, displayName: "(\(spell(type)))", data)
    lookingAhead.staticLiterals[id] = variable
    return globalPlace(variable)
  }

  func compoundLiteral(_ id: NodeID) -> Value {
    let node = tree[id]
    var type = resolveType(node.a)
    if type == .error { return .error }
    type = completedArray(type, by: node.b)
    guard state.types.isComplete(type) else {
      error(
        .incompleteType, "variable has incomplete type \(spell(type))", [spell(type)],
        at: node.place)
      return .error
    }
    if function.isFileScope, let value = staticLiteral(id, type) { return value }
    if !checkUnion(type, .literal, at: node.place) { return .error }
    var place = newFrameTemporary(unretainedElements(type))
    initialise(place, with: node.b, isZeroed: false)
    // It lives as long as the block around it, unless it is only a value: then it goes where that goes.
    adoptVariable(place.type, at: place.offset)
    place.type = type
    place.isMovable = state.types.kind(type) == .record
    return place
  }
}
