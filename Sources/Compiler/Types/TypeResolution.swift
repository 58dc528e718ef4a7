import Bytecode
import Diagnostics
import Syntax

/// From type nodes to types.
///
/// The parser writes types from the outside in (pointer to array of int); here names are looked up, tags
/// entered, sizes computed. A struct may mention itself behind a pointer before it is complete, so its
/// type exists from the moment its tag is seen and is filled in when its body ends.
extension UnitCompiler {
  func resolveType(_ id: NodeID) -> TypeID {
    // Pointers nest only in front of something else: walk them with a loop.
    var pointers: [UInt32] = []
    var current = id
    while tree[current].kind == .pointerType {
      pointers.append(tree[current].flags)
      current = tree[current].a
    }
    var type = resolveBaseType(current)
    for flags in pointers.reversed() {
      type = state.types.pointer(to: type).with(qualifierBits(flags))
    }
    return checkedDepth(type, at: tree[id].place)
  }

  /// Types are walked down by recursion.
  func checkedDepth(_ type: TypeID, at place: SourceRange) -> TypeID {
    guard state.types.isTooDeep(type) else { return type }
    let limit = TypeTable.maximumDepth
    error(
      .nestingTooDeep, "bracket nesting level exceeded maximum of \(limit)", ["\(limit)"], at: place
    )
    return .error
  }

  func qualifierBits(_ flags: UInt32) -> UInt32 {
    var bits: UInt32 = 0
    if flags & NodeFlags.isConst != 0 { bits |= TypeQualifier.const }
    if flags & NodeFlags.isVolatile != 0 { bits |= TypeQualifier.volatile }
    if flags & NodeFlags.isAtomic != 0 { bits |= TypeQualifier.atomic }
    if flags & NodeFlags.strong != 0 { bits |= TypeQualifier.strong }
    if flags & NodeFlags.weak != 0 { bits |= TypeQualifier.weak }
    if flags & NodeFlags.unowned != 0 { bits |= TypeQualifier.unowned }
    if flags & NodeFlags.unsafeUnretained != 0 { bits |= TypeQualifier.unsafe }
    if flags & NodeFlags.autoreleasing != 0 { bits |= TypeQualifier.autoreleasing }
    if flags & NodeFlags.blockStorage != 0 { bits |= TypeQualifier.block }
    return bits
  }

  private func resolveBaseType(_ id: NodeID) -> TypeID {
    if id == 0 { return .int }
    let node = tree[id]
    let qualifiers = qualifierBits(node.flags)
    switch node.kind {
    case .builtinType:
      return resolveBuiltin(node).with(qualifiers)
    case .namedType:
      return resolveNamed(node).with(qualifiers)
    case .functionType:
      let result = functionResult(node)
      var parameters: [TypeID] = []
      for parameter in tree.list(node.b) {
        if heeds(at: tree[parameter].place) { break }
        parameters.append(parameterType(tree[parameter]))
      }
      return state.types.function(
        result: result, parameters: parameters,
        isVariadic: node.flags & NodeFlags.variadic != 0,
        hasPrototype: node.flags & NodeFlags.hasPrototype != 0 || node.b != 0)
    case .blockPointerType:
      let type = resolveType(node.a)
      if type != .error, state.types.kind(type) != .function {
        error(
          .invalidTypeSpecifiers, "block pointer to non-function type is invalid", [spell(type)],
          at: node.place)
        return .error
      }
      return state.types.blockPointer(to: type).with(qualifiers)
    case .arrayType:
      return resolveArray(node, id).with(qualifiers)
    case .structType:
      return resolveRecord(node, id).with(qualifiers)
    case .enumType:
      return resolveEnum(node, id).with(qualifiers)
    case .typeofType:
      let type = node.b != 0 ? resolveType(node.b) : typeOf(node.a)
      // `__strong typeof(weakSelf)`: the word said here counts, not the variable's.
      let owners = TypeQualifier.owners
      let kept = qualifiers & owners == 0 ? type : TypeID(bits: type.bits & ~owners)
      return kept.with(qualifiers)
    case .autoType:
      return .int
    case .pointerType:
      return resolveType(id)
    default:
      return .error
    }
  }

  /// How an object that is not behind a pointer was to be used.
  enum ByValue { case returned, passed, allocated }

  /// Objects are held by pointers. Where the star is missing clang says so, and goes on as if it were there.
  func withStar(_ type: TypeID, _ use: ByValue, at place: SourceRange) -> TypeID {
    guard state.types.kind(type) == .objectClass else { return type }
    let text = spell(type)
    switch use {
    case .returned, .passed:
      error(
        .incompleteType,
        "interface type \(text) cannot be \(use == .passed ? "passed" : "returned") by value; did "
          + "you forget * in \(text)?", [text], at: place)
    case .allocated:
      error(.incompleteType, "interface type cannot be statically allocated", [text], at: place)
    }
    return state.types.pointer(to: type)
  }

  /// `instancetype` is what a method answers, and nothing else.
  func checkNotInstancetype(_ type: TypeID, at place: SourceRange) {
    guard state.types.kind(type) == .instancetype, !isPrelude, !tree.isSwift else { return }
    error(.unknownType, "unknown type name 'instancetype'", ["instancetype"], at: place)
  }

  private func functionResult(_ node: Node) -> TypeID {
    let place = tree[node.a].place
    let result = withStar(resolveType(node.a), .returned, at: place)
    checkNotInstancetype(result, at: place)
    if !isPrelude, !tree.isSwift { checkIndirection(result, at: place) }
    return result
  }

  /// Arrays and functions as parameters are pointers.
  func parameterType(_ node: Node) -> TypeID {
    reading.prototypeDepth += 1
    defer { reading.prototypeDepth -= 1 }
    let written = withStar(resolveType(node.b), .passed, at: node.place)
    checkNotInstancetype(written, at: node.place)
    checkObjectArray(written, at: node.place)
    _ = checkBlockStorage(written, at: node.place)
    _ = checkUnion(written, .parameter, at: node.place)
    let type = adjustedParameter(written)
    return attribute("ns_consumed", in: node.d) == nil ? type : type.with(TypeQualifier.consumed)
  }
  /// Under ARC somebody has to own the objects of an array; in a parameter nobody says who.
  private func checkObjectArray(_ type: TypeID, at place: SourceRange) {
    guard isARC, !isPrelude, state.types.kind(type) == .array else { return }
    var element = type
    while state.types.kind(element) == .array { element = state.types.element(element) }
    let owners = TypeQualifier.owners | TypeQualifier.const
    guard isRetainable(element), state.types.canonical(element).qualifiers & owners == 0 else {
      return
    }
    error(
      .ownershipMissing,
      "must explicitly describe intended ownership of an object array parameter", [spell(element)],
      at: place)
  }

  func adjustedParameter(_ type: TypeID) -> TypeID {
    switch state.types.kind(type) {
    case .array: state.types.pointer(to: state.types.element(type))
    case .function: state.types.pointer(to: type)
    default: indirect(type)
    }
  }

  /// Under ARC a parameter `T **` points to a variable that owns nothing: one of the pool's, or, where it
  /// is only read (`T *const *`), one that somebody else keeps alive.
  private func indirect(_ type: TypeID) -> TypeID {
    guard isARC, state.types.isPointer(type) else { return type }
    let target = state.types.pointee(type)
    let owners = TypeQualifier.owners
    let qualifiers = state.types.canonical(target).qualifiers
    guard isRetainable(target), qualifiers & owners == 0 else { return type }
    let isConstant = qualifiers & TypeQualifier.const != 0
    return state.types.pointer(
      to: target.with(isConstant ? TypeQualifier.unsafe : TypeQualifier.autoreleasing))
  }

  private func resolveBuiltin(_ node: Node) -> TypeID {
    guard let builtin = BuiltinType(rawValue: UInt8(truncatingIfNeeded: node.a)) else {
      return .int
    }
    switch builtin {
    case .void: return .void
    case .bool: return .bool
    case .char: return .char
    case .signedChar: return .signedChar
    case .unsignedChar: return .unsignedChar
    case .short: return .short
    case .unsignedShort: return .unsignedShort
    case .int: return .int
    case .unsignedInt: return .unsignedInt
    case .long: return .long
    case .unsignedLong: return .unsignedLong
    case .longLong: return .longLong
    case .unsignedLongLong: return .unsignedLongLong
    case .float: return .float
    case .double: return .double
    case .longDouble: return .longDouble
    case .id: return .id
    case .classType: return .classType
    case .selector: return .selector
    case .instancetype: return .instancetype
    case .vaList: return .vaList
    case .int128, .unsignedInt128:
      notBuilt("__int128", at: node.place)
      return .error
    }
  }

  private func resolveNamed(_ node: Node) -> TypeID {
    var base: TypeID?
    if let parameter = reading.typeParameters[node.a] {
      base = parameter
    } else if let local = scopes.find(node.a), case .typedef = local.meaning {
      base = local.type
    } else if case .typedef(let type)? = state.symbols[node.a] {
      base = type
    } else if state.classIndex[node.a] != nil {
      checkClassIsAvailable(node.a, at: node.place)
      base = state.types.objectClass(node.a)
    } else {
      switch names[node.a] {
      case "id": base = .id
      case "Class": base = .classType
      case "SEL": base = .selector
      case "instancetype": base = .instancetype
      case "va_list", "__builtin_va_list": base = .vaList
      default: break
      }
    }
    guard let base else {
      let name = names[node.a]
      if isOfUnbuiltLibrary(name, at: node.place) { return .error }
      error(
        ["let", "var", "func"].contains(name) ? .swiftDeclaration : .unknownType,
        "unknown type name '\(name)'", [name], at: node.place,
        suggestion: closestName(to: name, among: typeNames()))
      return .error
    }
    var type = base
    if node.c != 0 {
      let protocols = Array(tree.list(node.c))
      for name in protocols where state.symbols[name] == nil { checkProtocol(name, at: node.place) }
      let entry = state.types.plain(base)
      if entry.kind == .objectPointer {
        return state.types.objectPointer(entry.a, protocols: protocols)
      }
      if entry.kind == .objectClass {
        type = state.types.objectClass(entry.a, protocols: protocols)
      }
    }
    if node.b != 0 { type = parameterised(type, tree.list(node.b), at: node) }
    if node.flags & NodeFlags.kindof != 0 {
      let entry = state.types.plain(type)
      if entry.kind == .objectClass {
        return state.types.parameterised(
          entry, state.types.arguments(type), isKindof: true)
      }
    }
    return type
  }

  private func typeNames() -> [String] {
    var candidates = state.classes.map { names[$0.name] }
    state.symbols.eachEntry { name, symbol in
      if case .typedef = symbol { candidates.append(names[name]) }
    }
    return candidates
  }

  private func resolveArray(_ node: Node, _ id: NodeID) -> TypeID {
    let element = resolveType(node.a)
    if element == .error { return .error }
    if !state.types.isComplete(element), state.types.kind(element) != .array {
      error(
        .incompleteType, "array has incomplete element type \(spell(element))", at: node.place)
      return .error
    }
    if node.b == 0 { return state.types.array(of: element, count: -1) }
    if hasVariableSize(element) { return variableArray(of: element, node, id) }
    if reading.prototypeDepth > 0 {
      // Other parameters are not in scope yet: what is no constant is looked at by the function itself.
      let known = compiled.diagnostics
      let errors = errorCount
      guard let count = constantInteger(node.b) else {
        compiled.diagnostics = known
        errorCount = errors
        return variableArray(of: element, node, id)
      }
      return state.types.array(of: element, count: Int(clamping: max(0, count)))
    }
    guard let count = constantInteger(node.b) else {
      return variableArray(of: element, node, id)
    }
    if count < 0 {
      error(
        .arraySize,
        reading.declaredName == 0
          ? "array size is negative"
          : "'\(names[reading.declaredName])' declared as an array with a negative size",
        at: tree[node.b].place)
      return .error
    }
    let (bytes, overflow) = Int(count).multipliedReportingOverflow(by: state.types.size(element))
    if overflow || bytes > 1 << 28 {
      error(.arraySize, "array is too large (\(count) elements)", at: tree[node.b].place)
      return .error
    }
    return state.types.array(of: element, count: Int(count))
  }

  // MARK: Structs, unions, enums

  private func findTag(_ name: NameID, onlyHere: Bool) -> TypeID? {
    if let tag = scopes.findTag(name), !onlyHere || tag.depth == scopes.depth { return tag.type }
    if onlyHere, scopes.depth > 0 { return nil }
    return state.tags[name]
  }
  private func enterTag(_ name: NameID, _ type: TypeID) {
    if name == 0 { return }
    if scopes.depth > 0 { scopes.declareTag(name, type) } else { state.tags[name] = type }
  }

  private func resolveRecord(_ node: Node, _ id: NodeID) -> TypeID {
    let isUnion = node.flags & NodeFlags.isUnion != 0
    let hasBody = node.flags & NodeFlags.hasBody != 0
    var type: TypeID
    if node.a != 0, let found = findTag(node.a, onlyHere: hasBody) {
      type = found
      let isRecord = state.types.kind(type) == .record
      if !isRecord || state.types.record(type).isUnion != isUnion {
        error(
          .redefinition,
          "use of '\(names[node.a])' with tag type that does not match previous declaration",
          [names[node.a]], at: node.place)
        return .error
      }
      if hasBody, state.types.record(type).isComplete {
        if let same = reading.bodies[id], same == type { return type }
        if !isPrompt {
          error(
            .redefinition, "redefinition of '\(names[node.a])'", [names[node.a]], at: node.place)
          return .error
        }
        type = state.types.newRecord(node.a, isUnion: isUnion)
        enterTag(node.a, type)
      }
    } else {
      // One struct node may be shared by several declarators: `struct { int x; } a, b;`
      if hasBody, let same = reading.bodies[id], state.types.kind(same) == .record {
        return same
      }
      type = state.types.newRecord(node.a, isUnion: isUnion)
      enterTag(node.a, type)
    }
    guard hasBody else { return type }
    reading.bodies[id] = type
    let fields = resolveFields(tree.list(node.b))
    state.types.complete(
      type, fields: fields, isPacked: node.flags & NodeFlags.packed != 0, limit: Int(node.d),
      alignment: alignment(node.c))
    if let shape = shape(node.c) { state.types.change(record: type) { $0.shape = shape } }
    if isLibrarys(node.place) || tree.isSwift || attribute("objc_boxable", in: node.c) != nil {
      state.types.change(record: type) { $0.isBoxable = true }
    }
    return type
  }

  /// `__attribute__((selfsame_shape(elements)))`
  private func shape(_ attributes: ListID) -> ValueShape? {
    guard let attribute = ownAttribute("selfsame_shape", in: attributes),
      let word = tree.list(attribute.b).first
    else { return nil }
    return ValueShape(rawValue: names[tree[word].a])
  }

  /// Fields of a record, or ivars, without offsets.
  func resolveFields(_ list: ArraySlice<Int32>) -> [RecordField] {
    var fields: [RecordField] = []
    var seen: Set<NameID> = []
    for id in list where tree[id].kind == .fieldDeclaration {
      if heeds(at: tree[id].place) { break }
      if let field = resolveField(tree[id], isLast: id == list.last) {
        if field.name != 0, !seen.insert(field.name).inserted {
          error(
            .redefinition, "duplicate member '\(names[field.name])'", [names[field.name]],
            at: tree[id].place)
        }
        fields.append(field)
      }
    }
    return fields
  }

  func resolveField(_ node: Node, isLast: Bool) -> RecordField? {
    let type = withStar(resolveType(node.b), .allocated, at: node.place)
    if type == .error { return nil }
    if hasVariableSize(type) {
      error(
        .arraySize,
        "fields must have a constant size: 'variable length array in structure' extension will "
          + "never be supported", at: node.place)
      return nil
    }
    if !state.types.isComplete(type) {
      let isFlexible = state.types.kind(type) == .array && isLast
      if !isFlexible {
        error(.incompleteType, "field has incomplete type \(spell(type))", at: node.place)
        return nil
      }
      if [.strong, .weak].contains(ownership(state.types.element(type))) {
        let name = names[node.a]
        error(
          .ownershipMissing,
          "flexible array member '\(name)' of type \(spell(type)) with non-trivial destruction",
          [spell(type)], at: node.place)
        return nil
      }
    }
    checkIndirection(type, at: node.place)
    var field = RecordField(name: node.a, type: type, offset: 0)
    field.alignment = alignment(node.d)
    field.isPacked = attribute("packed", in: node.d) != nil
    field.isHidden = ownAttribute("selfsame_hidden", in: node.d) != nil
    if node.c != 0 {
      guard let width = constantInteger(node.c), state.types.isInteger(type) else {
        error(
          .notConstant, "integer constant expression must have integer type",
          at: tree[node.c].place)
        return nil
      }
      if width < 0 || width > Int64(state.types.size(type) * 8) {
        let name = names[node.a]
        error(
          .bitFieldWidth,
          "width of bit-field '\(name)' (\(width) bits) exceeds the width of its type "
            + "(\(state.types.size(type) * 8) bits)", [name], at: tree[node.c].place)
        return nil
      }
      if width == 0, node.a != 0 {
        let name = names[node.a]
        error(
          .bitFieldWidth, "named bit-field '\(name)' has zero width", [name],
          at: tree[node.c].place)
        return nil
      }
      field.bitWidth = Int(width)
    }
    return field
  }

  private func resolveEnum(_ node: Node, _ id: NodeID) -> TypeID {
    let hasBody = node.flags & NodeFlags.hasBody != 0
    var type: TypeID
    if hasBody, let same = reading.bodies[id] { return same }
    if node.a != 0, let found = findTag(node.a, onlyHere: hasBody) {
      type = found
      let isEnum = state.types.kind(type) == .enumeration
      let isComplete = isEnum && state.types.enumeration(type).isDefined
      if !isEnum || hasBody && isComplete && !isPrompt {
        error(
          .redefinition, "redefinition of '\(names[node.a])'", [names[node.a]], at: node.place)
        return .error
      }
    } else {
      type = state.types.newEnum(node.a)
      enterTag(node.a, type)
    }
    var fixed: TypeID?
    if node.c != 0 {
      let underlying = resolveType(node.c)
      fixed = underlying
      state.types.change(enumeration: type) {
        $0.underlying = underlying
        $0.isFixed = true
        $0.isComplete = true
      }
    }
    guard hasBody else { return type }
    reading.bodies[id] = type
    state.types.change(enumeration: type) { $0.isDefined = true }
    var next: Int64 = 0
    var constants: [(NameID, Int64)] = []
    var hasNegative = false
    var isWide = false
    for child in tree.list(node.b) {
      let enumerator = tree[child]
      guard !heeds(at: enumerator.place) else { break }
      if enumerator.b != 0 {
        if let value = constantInteger(enumerator.b) {
          next = value
        } else {
          error(
            .notConstant, "expression is not an integer constant expression",
            at: tree[enumerator.b].place)
        }
      }
      if let fixed { checkRange(next, isGiven: enumerator.b != 0, of: fixed, at: enumerator.place) }
      if next < 0 { hasNegative = true }
      if Int32(exactly: next) == nil { isWide = true }
      constants.append((enumerator.a, next))
      state.enumerations[enumerator.a] = type
      // Entered at once: a later enumerator may be computed from it.
      declareConstant(enumerator.a, next, fixed ?? (isWide ? .long : .int), at: enumerator.place)
      next &+= 1
    }
    if fixed == nil {
      let underlying: TypeID =
        isWide ? (hasNegative ? .long : .unsignedLong) : (hasNegative ? .int : .unsignedInt)
      let fitsUnsigned = constants.allSatisfy { $0.1 >= 0 && $0.1 <= Int64(UInt32.max) }
      state.types.change(enumeration: type) {
        $0.underlying = fitsUnsigned ? .unsignedInt : underlying
        $0.isComplete = true
      }
    }
    return type
  }

  /// A constant of an enumeration with a type of its own is a value of that: of a negative one all bits fit, whatever the
  /// type says of signs.
  private func checkRange(_ value: Int64, isGiven: Bool, of type: TypeID, at place: SourceRange) {
    guard state.types.isInteger(type) else { return }
    let isBool = state.types.kind(type) == .bool
    let bits = isBool ? 1 : state.types.size(type) * 8
    if bits >= 64 { return }
    let fits =
      value >= 0
      ? value < 1 << (state.types.isSigned(type) ? bits - 1 : bits) : value >= -(1 << (bits - 1))
    if fits { return }
    error(
      .enumeratorOutOfRange,
      "enumerator value \(isGiven ? "" : "\(value) ")is not representable in the underlying type "
        + spell(type.unqualified), [spell(type.unqualified), "\(value)"], at: place)
  }

  private func declareConstant(
    _ name: NameID, _ value: Int64, _ type: TypeID, at place: SourceRange
  ) {
    if scopes.depth > 0 {
      if let old = scopes.find(name), old.depth == scopes.depth {
        error(
          .redefinition, "redefinition of enumerator '\(names[name])'", [names[name]], at: place)
      }
      scopes.declare(name, .constant(value), type: type)
    } else {
      _ = shadowsPrelude(name)
      if let old = state.symbols[name], !isPrompt {
        if case .constant = old {
          error(
            .redefinition, "redefinition of enumerator '\(names[name])'", [names[name]],
            at: place)
        } else {
          differentKind(name, at: place)
        }
      } else if state.symbols[name] == nil {
        _ = isClassName(name, at: place)
      }
      enter(.constant(value, type), as: name, at: place)
    }
  }
}
