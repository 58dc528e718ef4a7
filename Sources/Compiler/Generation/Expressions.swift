import Bytecode
import Diagnostics
import Syntax

/// Expressions: each is checked and compiled where it stands, and answers with a `Value`.
///
/// `wanted` is a register in which the result would be welcome. It is a hint, and writing it must be the
/// very last thing an expression does, since the register may hold a variable that the expression reads.
/// The caller gives registers back by resetting `builder.nextRegister` once it has used the value.
extension UnitCompiler {
  func ownedExpression(
    _ id: NodeID, into wanted: Int? = nil, isDiscarded: Bool = false
  ) -> Value {
    let node = tree[id]
    if heeds(at: node.place) { return .error }
    switch node.kind {
    case .identifier: return identifier(node)
    case .integerLiteral: return integerLiteral(node)
    case .floatLiteral:
      let value = tree.doubles[Int(node.a)]
      if node.flags & NodeFlags.floatSuffix != 0 { return .floating(Double(Float(value)), .float) }
      return .floating(value, node.flags & NodeFlags.longSuffix != 0 ? .longDouble : .double)
    case .stringLiteral: return textLiteral(node)
    case .objcStringLiteral:
      let text = String(decoding: tree.strings[Int(node.a)], as: UTF8.self)
      let index = builder.constant(.objcString(text), key: nil)
      return Value(.pool, state.types.objectPointer(known.nsString), register: index)
    case .selectorExpression:
      let name = names[node.a]
      checkSelectorExpression(node)
      let index = builder.constant(.selector(name), key: poolKey(1, node.a))
      return Value(.pool, .selector, register: index)
    case .protocolExpression:
      let name = names[node.a]
      guard state.protocols[node.a] != nil else {
        if isOfUnbuiltLibrary(name, at: node.place) { return .error }
        error(
          .unknownProtocol, "cannot find protocol declaration for '\(name)'", [name],
          at: node.place,
          suggestion: closestName(to: name, among: state.protocols.names.map { names[$0] })
        )
        return .error
      }
      let index = builder.constant(.protocolObject(name), key: poolKey(2, node.a))
      let type =
        names.find("Protocol").flatMap { state.classIndex[$0] != nil ? $0 : nil }
        .map { state.types.objectPointer($0) } ?? .id
      return Value(.pool, type, register: index)
    case .encodeExpression:
      let type = resolveType(node.a)
      if type == .error { return .error }
      let entry = state.types.entry(type)
      let text = entry.kind == .objectClass ? classEncoding(entry.a) : encoding(type)
      return stringLiteral(Array(text.utf8))
    case .unary: return unary(node, into: wanted, isDiscarded: isDiscarded)
    case .binary:
      let op = BinaryOperator(rawValue: UInt8(node.flags & NodeFlags.operatorMask)) ?? .add
      if op == .logicalAnd || op == .logicalOr { return logical(id, into: wanted) }
      let mark = builder.nextRegister
      let left = operand(node.a)
      let right = operand(node.b)
      return binary(op, left, right, at: node.place, into: wanted, base: mark)
    case .binaryChain: return chain(id, into: wanted)
    case .assignment: return assignment(node, into: wanted, isDiscarded: isDiscarded)
    case .conditional: return conditional(node, into: wanted)
    case .comma:
      let list = tree.list(node.a)
      let mark = builder.nextRegister
      for element in list.dropLast() {
        checkLeftOfComma(element)
        _ = expression(element, isDiscarded: true)
        builder.nextRegister = mark
      }
      guard let last = list.last else { return .none }
      return asRvalue(
        ownedRvalue(ownedExpression(last, into: wanted, isDiscarded: isDiscarded), into: wanted))
    case .call: return call(node, into: wanted)
    case .subscriptAccess: return subscriptAccess(node, into: wanted)
    case .member: return member(node, into: wanted)
    case .cast: return cast(node, into: wanted)
    case .compoundLiteral: return compoundLiteral(id)
    case .sizeofExpression: return sizeof(node)
    case .alignofExpression:
      let type = resolveType(node.a)
      return .integer(Int64(state.types.alignment(type)), sizeType)
    case .messageSend: return messageSend(id, into: wanted)
    case .statementExpression: return statementExpression(node, into: wanted)
    case .genericSelection: return genericSelection(node, into: wanted)
    case .vaArg: return variadicArgument(node, into: wanted)
    case .predefinedName:
      let isPretty = names[node.a] == "__PRETTY_FUNCTION__"
      let text =
        isPretty && !function.prettyName.isEmpty ? function.prettyName : function.predefinedName
      return stringLiteral(Array(text.utf8))
    case .offsetOf: return offsetOf(node)
    case .initializerList:
      error(.expectedValue, "expected expression", at: node.place)
      return .error
    case .boxedExpression: return boxedExpression(node)
    case .arrayLiteral: return arrayLiteral(node)
    case .dictionaryLiteral: return dictionaryLiteral(node)
    case .blockExpression: return blockExpression(id, into: wanted)
    default:
      error(.expectedValue, "expected expression", at: node.place)
      return .error
    }
  }

  /// An operand's value, loaded at once so that what follows cannot change it.
  func operand(_ id: NodeID, into wanted: Int? = nil) -> Value {
    rvalue(expression(id, into: wanted), into: wanted)
  }

  var sizeType: TypeID { .unsignedLong }

  func poolKey(_ kind: UInt64, _ name: NameID) -> UInt64 {
    kind << 32 | UInt64(UInt32(bitPattern: name))
  }

  // MARK: Leaves

  private func constant(_ value: Int64, _ type: TypeID) -> Value {
    var constant = Value.integer(value, type)
    constant.isNullConstant = value == 0
    return constant
  }

  private func value(of variable: GlobalVariable, known: Int64?) -> Value {
    var place = globalPlace(variable)
    place.known = known
    return place
  }

  private func isNoValue(_ kind: String, _ name: NameID, at place: SourceRange) -> Value {
    error(
      .expectedValue, "unexpected \(kind) name '\(names[name])': expected expression",
      [names[name]], at: place)
    return .error
  }

  private func identifier(_ node: Node) -> Value {
    let name = node.a
    if let index = scopes.findIndex(name) {
      let local = scopes.entries[index]
      switch local.meaning {
      case .register, .frame, .byref, .variableArray:
        checkHidden(name, at: node.place)
        var place = localPlace(index, at: node.place)
        place.known = local.knownValue
        return place
      case .global(let variable): return value(of: variable, known: local.knownValue)
      case .function(let info): return functionPlace(info)
      case .constant(let value): return constant(value, local.type)
      case .typedef: return isNoValue("type", name, at: node.place)
      }
    }
    if function.isMethod, let ivar = function.ivars[name] {
      let isHidden = state.symbols[name] != nil && !state.preludeSymbols.contains(name)
      if function.isClassMethod, !isHidden {
        error(
          .ivarInClassMethod,
          "instance variable '\(names[name])' accessed in class method", [names[name]],
          at: node.place)
        return .error
      }
      if !function.isClassMethod, let register = selfRegister(at: node.place) {
        _ = checkAccess(ivar, at: node.place)
        return fieldPlace(ivar.field, base: Value(.memory, .void, register: register))
      }
    }
    switch state.symbols[name] {
    case .variable(let variable): return value(of: variable, known: variable.knownValue)
    case .function(let info): return functionPlace(info)
    case .constant(let value, let type): return constant(value, type)
    case .typedef: return isNoValue("type", name, at: node.place)
    case nil: break
    }
    if state.classIndex[name] != nil { return isNoValue("interface", name, at: node.place) }
    undeclared(node, among: visibleNames())
    return .error
  }

  /// A local variable is meant where an instance variable has the same name.
  private func checkHidden(_ name: NameID, at place: SourceRange) {
    guard !isPrelude, function.isMethod, !function.isClassMethod, let ivar = function.ivars[name],
      ivar.access != .private || ivar.owner == function.className, !tree.isSwift
    else { return }
    let text = names[name]
    warning(
      .hiddenIvar, "local declaration of '\(text)' hides instance variable", [text], at: place,
      related: declaredHereNote(ivar.place))
  }

  /// Register of `self`; nil outside methods.
  /// `place`: of what needs `self` without naming it.
  func selfRegister(at place: SourceRange? = nil) -> Int? {
    guard let index = scopes.findIndex(known.selfName) else { return nil }
    return register(rvalue(localPlace(index, at: place ?? function.place)))
  }

  func globalPlace(_ variable: GlobalVariable) -> Value {
    if variable.isThreadLocal { return threadLocalPlace(variable) }
    let index = builder.constant(.global(variable.linkName, offset: 0), key: nil)
    return Value(.global, variable.type, register: index)
  }

  private func functionPlace(_ info: FunctionInfo) -> Value {
    let index = builder.constant(.function(info.linkName), key: nil)
    return Value(.pool, state.types.pointer(to: info.type), register: index)
  }

  private func integerLiteral(_ node: Node) -> Value {
    let bits = tree.integers[Int(node.a)]
    let value = Int64(bitPattern: bits)
    if node.flags & NodeFlags.characterLiteral != 0 {
      let type = unitType(node) ?? .int
      var literal = Value.integer(wrap(value, to: type), type)
      literal.isNullConstant = value == 0
      return literal
    }
    let isDecimal = node.flags & NodeFlags.decimal != 0
    let fitsInt = bits <= UInt64(Int32.max)
    let fitsUnsigned = bits <= UInt64(UInt32.max)
    let fitsLong = bits <= UInt64(Int64.max)
    let type: TypeID
    switch IntegerSuffix(rawValue: UInt8(truncatingIfNeeded: node.b)) ?? .none {
    case .none:
      type =
        fitsInt
        ? .int : !isDecimal && fitsUnsigned ? .unsignedInt : fitsLong ? .long : .unsignedLong
    case .u: type = fitsUnsigned ? .unsignedInt : .unsignedLong
    case .l: type = fitsLong ? .long : .unsignedLong
    case .ul: type = .unsignedLong
    case .ll: type = fitsLong ? .longLong : .unsignedLongLong
    case .ull: type = .unsignedLongLong
    }
    var literal = Value.integer(value, type)
    literal.isNullConstant = value == 0
    return literal
  }

  /// What the characters of a literal with a prefix are; nil: plain ones.
  func unitType(_ node: Node) -> TypeID? {
    switch TextUnit(rawValue: node.b) {
    case .wide: .int
    case .short: .unsignedShort
    case .long: .unsignedInt
    default: nil
    }
  }

  private func textLiteral(_ node: Node) -> Value {
    var value = stringLiteral(tree.strings[Int(node.a)])
    if let unit = unitType(node) {
      value.type = state.types.array(of: unit, count: textCount(node))
    }
    return value
  }

  /// Characters of a string with the one that ends it.
  func textCount(_ node: Node) -> Int {
    (tree.strings[Int(node.a)].count + 1) / (TextUnit(rawValue: node.b)?.size ?? 1)
  }

  func stringLiteral(_ bytes: [UInt8]) -> Value {
    let index = builder.constant(.cString(bytes), key: nil)
    let type = state.types.array(of: .char, count: bytes.count + 1)
    return Value(.global, type, register: index)
  }

  // MARK: Members and elements

  func fieldPlace(_ field: RecordField, base: Value) -> Value {
    var place = base
    place.type = field.type.with(base.type.qualifiers & TypeQualifier.const)
    place.offset = base.offset &+ field.offset
    place.isMovable = false
    if field.bitWidth >= 0 {
      if place.kind != .memory {
        // A bit-field is reached through a register.
        place = Value(
          .memory, place.type, register: register(address(of: place, type: .voidPointer)))
        place.isRvalue = base.isRvalue
      }
      place.becomeBitField(field.bitOffset, field.bitWidth, isPacked: field.isPacked)
    }
    return place
  }

  private func member(_ node: Node, into wanted: Int?) -> Value {
    let isArrow = node.flags & NodeFlags.arrow != 0
    if !isArrow, let property = classProperty(node) { return property }
    if !isArrow, let object = dereferencedObject(node.a) {
      let value = rvalue(expression(object))
      return value.isError ? .error : ivarAccess(value, node)
    }
    var base = expression(node.a)
    if base.isError { return .error }
    // `car.place.x` reads the property first; the struct it answers with is a temporary.
    if base.kind == .property { base = rvalue(base) }
    if !isArrow, state.types.isObject(base.type) { return objectProperty(base, node) }
    let name = names[node.b]
    if isArrow {
      if isVariable(tree[node.a]), !checkWeakBase(base, at: node.place) { return .error }
      let value = rvalue(base)
      if value.isError { return .error }
      if state.types.isObject(value.type) { return ivarAccess(value, node) }
      guard state.types.isPointer(value.type) else {
        error(
          .memberAccess,
          state.types.kind(value.type) == .record
            ? "member reference type \(spell(value.type)) is not a pointer; "
              + "did you mean to use '.'?"
            : "member reference type \(spell(value.type)) is not a pointer",
          [spell(value.type)], at: node.place)
        return .error
      }
      let target = state.types.pointee(value.type)
      guard let field = recordField(node.b, target, at: node.place) else { return .error }
      // What only the loader knows is a constant all the same: `&(items + 1)->b`.
      let isConstant = value.kind == .pool
      var place = Value(
        isConstant ? .global : .memory, target,
        register: isConstant ? value.register : register(value))
      if isConstant { place.offset = value.offset }
      place.isTemporary = value.isTemporary
      return fieldPlace(field, base: place)
    }
    if state.types.isPointer(base.type),
      state.types.kind(state.types.pointee(base.type)) == .record
    {
      error(
        .memberAccess,
        "member reference type \(spell(base.type)) is a pointer; did you mean to use '->'?",
        [spell(base.type)], at: node.place)
      return .error
    }
    guard state.types.kind(base.type) == .record else {
      error(
        .memberAccess,
        "member reference base type \(spell(base.type)) is not a structure or union",
        [spell(base.type), name], at: node.place)
      return .error
    }
    guard let field = recordField(node.b, base.type, at: node.place) else { return .error }
    return fieldPlace(field, base: base)
  }

  /// `*object` in front of a dot: another way to write `object->`.
  private func dereferencedObject(_ id: NodeID) -> NodeID? {
    let node = tree[id]
    guard node.kind == .unary,
      UnaryOperator(rawValue: UInt8(node.flags & NodeFlags.operatorMask)) == .dereference,
      isObject(node.a)
    else { return nil }
    return node.a
  }

  private func recordField(_ name: NameID, _ type: TypeID, at place: SourceRange) -> RecordField? {
    guard state.types.kind(type) == .record else {
      error(
        .memberAccess,
        "member reference base type \(spell(type)) is not a structure or union",
        [spell(type), names[name]], at: place)
      return nil
    }
    let record = state.types.record(type)
    if !record.isComplete {
      error(.incompleteType, "incomplete definition of type \(spell(type))", at: place)
      return nil
    }
    if let field = findField(name, in: type) { return field }
    error(
      .noMember, "no member named '\(names[name])' in \(spell(type))", [names[name], spell(type)],
      at: place,
      suggestion: closestName(to: names[name], among: record.fields.map { names[$0.name] }))
    return nil
  }

  /// `object->ivar`
  private func ivarAccess(_ object: Value, _ node: Node) -> Value {
    let entry = state.types.entry(object.type)
    let name = names[node.b]
    guard entry.a > 0, let ivar = findIvar(node.b, in: entry.a) else {
      let owner = entry.a > 0 ? "'\(names[entry.a])'" : spell(object.type)
      error(
        .noMember, "\(owner) does not have a member named '\(name)'", [name, owner],
        at: node.place)
      return .error
    }
    if !checkAccess(ivar, at: node.place) { return .error }
    var place = Value(.memory, .void, register: register(object))
    place.isTemporary = object.isTemporary
    return fieldPlace(ivar.field, base: place)
  }

  func findIvar(_ name: NameID, in className: NameID) -> IvarInfo? {
    state.answer(of: className) { state.classes[$0].ivar(name) }
  }

  func checkAccess(_ ivar: IvarInfo, at place: SourceRange) -> Bool {
    let name = names[ivar.field.name]
    switch ivar.access {
    case .public, .package: return true
    case .protected:
      if function.insider != 0, isSubclass(function.insider, of: ivar.owner) { return true }
      error(
        .ivarAccess, "instance variable '\(name)' is protected", [name], at: place,
        related: declaredHereNote(ivar.place))
    case .private:
      if function.insider == ivar.owner { return true }
      error(
        .ivarAccess, "instance variable '\(name)' is private", [name], at: place,
        related: declaredHereNote(ivar.place))
    }
    return false
  }

  private func subscriptAccess(_ node: Node, into wanted: Int?) -> Value {
    var base = expression(node.a)
    if base.isError { return .error }
    // An array in place: a constant index is an offset, nothing is computed.
    if state.types.kind(base.type) == .array, base.isPlace {
      let element = state.types.element(base.type)
      let index = operand(node.b)
      if index.kind == .integer, base.kind != .bitField, !hasVariableSize(element),
        state.types.isInteger(index.type)
      {
        let (bytes, overflow) = Int(index.integer).multipliedReportingOverflow(
          by: state.types.size(element))
        if !overflow, bytes.magnitude < 1 << 30 {
          base.offset = base.offset &+ bytes
          base.type = element
          base.isRvalue = false
          base.known = knownCharacter(at: base)
          return base
        }
      }
      return elementPlace(rvalue(base), index, at: node)
    }
    let value = rvalue(base)
    let index = operand(node.b)
    return elementPlace(value, index, at: node)
  }

  private func elementPlace(_ base: Value, _ index: Value, at node: Node) -> Value {
    if base.isError || index.isError { return .error }
    var base = base
    var index = index
    if state.types.isInteger(base.type), state.types.isPointer(index.type) { swap(&base, &index) }
    if state.types.isObject(base.type), state.types.kind(base.type) != .blockPointer {
      return objectSubscript(base, index, at: node)
    }
    guard state.types.isPointer(base.type) else {
      error(
        .subscript, "subscripted value is not an array, pointer, or vector", [spell(base.type)],
        at: tree[node.a].place)
      return .error
    }
    guard state.types.isInteger(index.type) else {
      error(.subscript, "array subscript is not an integer", [spell(index.type)], at: node.place)
      return .error
    }
    let element = state.types.pointee(base.type)
    if !state.types.isComplete(element), state.types.kind(element) != .void {
      error(
        .incompleteType, "subscript of pointer to incomplete type \(spell(element))",
        at: node.place)
      return .error
    }
    if index.kind == .integer, base.kind == .register, !hasVariableSize(element) {
      let (bytes, overflow) = Int(index.integer).multipliedReportingOverflow(
        by: state.types.size(element))
      if !overflow, bytes.magnitude < 1 << 30 {
        var place = Value(.memory, element, register: base.register, offset: bytes)
        place.isTemporary = base.isTemporary
        return place
      }
    }
    return dereferenced(
      binary(.add, base, index, at: node.place, into: nil), element)
  }

  /// A character of a string literal, which nothing can change: `"abc"[1]`.
  private func knownCharacter(at place: Value) -> Int64? {
    guard place.kind == .global, state.types.size(place.type) == 1,
      state.types.isInteger(place.type),
      case .cString(let bytes, let start) = builder.code.constants[place.register]
    else { return nil }
    let index = start &+ place.offset
    guard index >= 0, index <= bytes.count else { return nil }
    return foldInteger(.add, index < bytes.count ? Int64(bytes[index]) : 0, 0, place.type)
  }

  /// The place a pointer value points to.
  func dereferenced(_ pointer: Value, _ target: TypeID) -> Value {
    switch pointer.kind {
    case .frameAddress: return Value(.frame, target, offset: pointer.offset)
    case .pool:
      var place = Value(.global, target, register: pointer.register, offset: pointer.offset)
      place.known = knownCharacter(at: place)
      return place
    default:
      var place = Value(.memory, target, register: register(pointer))
      place.isTemporary = pointer.isTemporary || pointer.kind == .integer
      return place
    }
  }

  // MARK: Unary operators

  private func unary(_ node: Node, into wanted: Int?, isDiscarded: Bool) -> Value {
    let op = UnaryOperator(rawValue: UInt8(node.flags & NodeFlags.operatorMask)) ?? .plus
    switch op {
    case .addressOf: return addressOf(node, into: wanted)
    case .dereference:
      let value = operand(node.a)
      if value.isError { return .error }
      guard state.types.isPointer(value.type) else {
        error(
          .indirection, "indirection requires pointer operand (\(spell(value.type)) invalid)",
          [spell(value.type)], at: node.place)
        return .error
      }
      let target = state.types.pointee(value.type)
      if state.types.kind(target) == .function { return value }
      return dereferenced(value, target)
    case .increment, .decrement:
      return step(
        node, by: op == .increment ? 1 : -1, isPostfix: node.flags & NodeFlags.postfix != 0,
        into: wanted, isDiscarded: isDiscarded)
    case .not:
      let mark = builder.nextRegister
      let value = operand(node.a)
      if value.isError { return .error }
      guard
        checkScalar(value, "invalid argument type \(spell(value.type)) to unary expression", node)
      else { return .error }
      builder.nextRegister = mark
      switch value.kind {
      case .integer:
        var result = Value.integer(value.integer == 0 ? 1 : 0, .int)
        result.isNullConstant = value.integer != 0
        return result
      case .floating: return .integer(value.double == 0 ? 1 : 0, .int)
      default:
        let flag = truth(value)
        return emitUnary(.logicalNot, flag, to: .int, into: wanted ?? builder.newRegister())
      }
    case .plus, .minus, .complement:
      let mark = builder.nextRegister
      let value = promotedField(operand(node.a))
      if value.isError { return .error }
      let isValid =
        op == .complement
        ? state.types.isInteger(value.type) : state.types.isArithmetic(value.type)
      if !isValid {
        error(
          .invalidOperand, "invalid argument type \(spell(value.type)) to unary expression",
          [spell(value.type)], at: node.place)
        return .error
      }
      let type = commonType(value.type, value.type)
      let converted = convert(
        value, to: state.types.isFloating(type) ? type : promotedKeeping(type))
      // `+` makes nothing new: the value stays in the register that it has.
      if op == .plus { return converted }
      builder.nextRegister = mark
      return negated(op, converted, at: node.place, into: wanted)
    }
  }

  private func promotedKeeping(_ type: TypeID) -> TypeID {
    let promoted = promoted(type)
    return state.types.canonical(type).unqualified == promoted ? type : promoted
  }

  private func negated(
    _ op: UnaryOperator, _ value: Value, at place: SourceRange, into wanted: Int?
  ) -> Value {
    let type = value.type
    switch value.kind {
    case .integer:
      let number = op == .minus ? 0 &- value.integer : ~value.integer
      var result = Value.integer(wrap(number, to: type), type)
      if op == .minus, state.types.isSigned(type), value.integer != 0,
        result.integer == value.integer
      {
        warnOverflow(result.integer, type, at: place)
      }
      result.isNullConstant = result.integer == 0
      return result
    case .floating: return .floating(-value.double, type)
    default: break
    }
    let is32 = state.types.size(type) == 4
    let opcode: Opcode
    if state.types.isFloating(type) {
      opcode = state.types.kind(type) == .float ? .negF32 : .negF64
    } else if op == .minus {
      let isSigned = state.types.isSigned(type)
      opcode = is32 ? (isSigned ? .negS32 : .negU32) : isSigned ? .negS64 : .neg64
    } else {
      opcode = is32 && !state.types.isSigned(type) ? .notU32 : .not64
    }
    return emitUnary(opcode, value, to: type, into: wanted ?? builder.newRegister())
  }

  private func checkScalar(_ value: Value, _ title: String, _ node: Node) -> Bool {
    if state.types.isScalar(value.type) { return true }
    error(.invalidOperand, title, [spell(value.type)], at: node.place)
    return false
  }

  /// A value that is zero in its register exactly when it is false.
  func truth(_ value: Value) -> Value {
    guard state.types.isFloating(value.type), value.kind == .register else { return value }
    return convert(value, to: .bool)
  }

  private func addressOf(_ node: Node, into wanted: Int?) -> Value {
    if tree[node.a].kind == .identifier, function.withoutAddress.contains(tree[node.a].a) {
      error(.addressOf, "address of register variable requested", at: node.place)
      return .error
    }
    if let known = knownAddress(node.a) { return known }
    let place = expression(node.a)
    if place.isError { return .error }
    if place.kind == .pool, state.types.isPointer(place.type),
      state.types.kind(state.types.pointee(place.type)) == .function
    {
      return place
    }
    switch place.kind {
    case .memory where !place.isRvalue, .frame where !place.isRvalue, .global:
      return address(of: place, type: state.types.pointer(to: place.type), into: wanted)
    case .bitField:
      error(.addressOf, "address of bit-field requested", at: node.place)
    case .property:
      error(.addressOf, "address of property expression requested", at: node.place)
    case .local:
      // The sweep over the tree did not see this `&`; it stands in a macro of another file.
      error(.addressOf, nil, at: node.place)
    default:
      error(
        .addressOf, "cannot take the address of an rvalue of type \(spell(place.type))",
        [spell(place.type)], at: node.place)
    }
    return .error
  }

  /// `++` and `--`
  private func step(
    _ node: Node, by amount: Int, isPostfix: Bool, into wanted: Int?, isDiscarded: Bool
  ) -> Value {
    let whole = builder.code.lines.places.last
    let place = expression(node.a)
    // A message on the way there has a place of its own; the step that follows is the statement's.
    if let whole { builder.mark(whole) }
    if place.isError { return .error }
    guard checkAssignable(place, at: node.place) else { return .error }
    guard state.types.isArithmetic(place.type) || state.types.isPointer(place.type) else {
      error(
        .invalidOperand,
        "cannot \(amount > 0 ? "increment" : "decrement") value of type \(spell(place.type))",
        [spell(place.type)], at: node.place)
      return .error
    }
    let type = place.type.unqualified
    if place.kind == .local, isDiscarded || !isPostfix {
      let old = Value(.register, type, register: place.register)
      let new = stepped(old, by: amount, into: place.register, at: node)
      register(convert(new, to: type, into: place.register), into: place.register)
      return Value(.register, type, register: place.register)
    }
    if isAtomicPlace(place) {
      let update = atomicUpdate(
        place, amount > 0 ? .add : .subtract, .integer(1, .int), at: node.place)
      return update.map { isPostfix ? $0.old : $0.new } ?? .error
    }
    var old = rvalue(place.kind == .memory ? untemporary(place) : place)
    if isPostfix, !isDiscarded, place.kind == .local {
      let copy = builder.newRegister()
      builder.emitMove(to: copy, from: old.register)
      old = Value(.register, type, register: copy)
      old.isTemporary = true
    }
    let target = place.kind == .local ? place.register : builder.newRegister()
    let new = stepped(old, by: amount, into: target, at: node)
    let converted = convert(new, to: type)
    store(converted, to: place)
    if place.kind == .bitField, !isPostfix, !isDiscarded { return rvalue(place) }
    var result = isPostfix ? old : converted
    result.bitWidth = 0
    // The old value lies in its own register; nothing may be built in place over it any more.
    result.isTemporary = result.kind == .register
    return result
  }

  func untemporary(_ place: Value) -> Value {
    var place = place
    place.isTemporary = false
    return place
  }

  private func stepped(_ old: Value, by amount: Int, into target: Int, at node: Node) -> Value {
    let type = old.type
    var old = old
    old.isTemporary = false
    if state.types.isPointer(type), !hasVariableSize(state.types.pointee(type)) {
      let size = state.types.size(state.types.pointee(type)) &* amount
      if Int16(exactly: size) != nil {
        builder.emit(.addImmediate64, a: target, b: register(old), c: size)
        return Value(.register, type, register: target)
      }
    } else if state.types.isInteger(type), state.types.kind(type) != .bool {
      let promoted = promoted(type)
      let op: Opcode =
        state.types.size(promoted) == 8
        ? (state.types.isSigned(promoted) ? .addImmediateS64 : .addImmediate64)
        : state.types.isSigned(promoted) ? .addImmediateS32 : .addImmediateU32
      builder.emit(op, a: target, b: register(old), c: amount)
      return Value(.register, promoted, register: target)
    }
    return binary(
      amount > 0 ? .add : .subtract, old, .integer(1, .int), at: node.place, into: target)
  }

  /// What is only a value, although a struct among values is the address of its bytes.
  func asRvalue(_ value: Value) -> Value {
    guard state.types.kind(value.type) == .record else { return value }
    var value = value
    value.isRvalue = true
    return value
  }

  func checkAssignable(_ place: Value, at range: SourceRange) -> Bool {
    guard place.isPlace, !place.isRvalue else {
      error(.notAssignable, "expression is not assignable", at: range)
      return false
    }
    if state.types.kind(place.type) == .array {
      error(
        .notAssignable, "array type \(spell(place.type)) is not assignable", [spell(place.type)],
        at: range)
      return false
    }
    if !checkUnion(place.type, .assigned, at: range) { return false }
    if place.isFixed {
      error(
        .notAssignable,
        "fast enumeration variables cannot be modified in ARC by default; declare the variable "
          + "__strong to allow this", at: range)
      return false
    }
    if place.isCaptured {
      error(
        .notAssignable, "variable is not assignable (missing __block type specifier)", at: range)
      return false
    }
    if state.types.canonical(place.type).isConst {
      // `n`, `n++`: the variable itself. All else is reached through something.
      let text = sources.text(of: range).filter { $0 != "+" && $0 != "-" && $0 != " " }
      let isVariable = text.utf8.allSatisfy {
        $0 == 95 || $0 >= 128 || 48...57 ~= $0 || 65...90 ~= $0 || 97...122 ~= $0
      }
      error(
        .notAssignable,
        isVariable
          ? "cannot assign to variable '\(text)' with const-qualified type \(spell(place.type))"
          : "read-only variable is not assignable",
        [spell(place.type)], at: range)
      return false
    }
    return true
  }
}
