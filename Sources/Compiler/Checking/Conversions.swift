import Bytecode
import Diagnostics
import Syntax

/// Conversions between types: which are allowed, and the instructions for them.
///
/// A register holds an integer extended from its C type, so most conversions cost nothing: `int` to
/// `long` is already done. Narrowing extends again from the new width, which is exactly C's wrapping.
/// Whether a conversion may happen silently is another matter: an assignment between unrelated pointers
/// compiles with a warning, from an integer to a pointer not at all.
extension UnitCompiler {
  // MARK: Arithmetic types

  /// Bits and sign of an integer as it lies in a register.
  func integerShape(_ type: TypeID) -> (bits: Int, isSigned: Bool) {
    if state.types.kind(type) == .bool { return (1, false) }
    return (state.types.size(type) * 8, state.types.isSigned(type))
  }

  /// What C promotes a small integer to in an expression.
  func promoted(_ type: TypeID) -> TypeID {
    let type = state.types.canonical(type).unqualified
    switch state.types.kind(type) {
    case .bool, .char, .signedChar, .unsignedChar, .short, .unsignedShort: return .int
    case .enumeration: return promoted(state.types.underlying(type))
    default: return type
    }
  }

  /// The common type of two arithmetic operands. A typedef survives when both sides agree on it.
  func commonType(_ a: TypeID, _ b: TypeID) -> TypeID {
    if a == b, state.types.kind(a).rawValue >= TypeKind.int.rawValue,
      state.types.kind(a) != .enumeration
    {
      return a
    }
    let ka = state.types.kind(a)
    let kb = state.types.kind(b)
    if ka == .longDouble || kb == .longDouble { return .longDouble }
    if ka == .double || kb == .double { return .double }
    if ka == .float || kb == .float { return .float }
    let pa = promoted(a)
    let pb = promoted(b)
    let sa = state.types.size(pa)
    let sb = state.types.size(pb)
    let signedA = state.types.isSigned(pa)
    let signedB = state.types.isSigned(pb)
    let rankA = state.types.kind(pa).rawValue
    let rankB = state.types.kind(pb).rawValue
    if signedA == signedB { return rankA >= rankB ? keep(a, pa) : keep(b, pb) }
    let (unsigned, unsignedSize, written) = signedA ? (pb, sb, b) : (pa, sa, a)
    let (signed, signedSize, signedWritten) = signedA ? (pa, sa, a) : (pb, sb, b)
    if signedSize > unsignedSize { return keep(signedWritten, signed) }
    if state.types.kind(signed) == .longLong, state.types.kind(unsigned) == .unsignedLong {
      return .unsignedLongLong
    }
    return keep(written, unsigned)
  }
  private func keep(_ written: TypeID, _ promoted: TypeID) -> TypeID {
    state.types.canonical(written).unqualified == promoted ? written.unqualified : promoted
  }

  /// Wraps a number to an integer type, as storing it there would.
  func wrap(_ value: Int64, to type: TypeID) -> Int64 {
    let (bits, isSigned) = integerShape(type)
    switch (bits, isSigned) {
    case (1, _): return value == 0 ? 0 : 1
    case (8, true): return Int64(Int8(truncatingIfNeeded: value))
    case (8, false): return Int64(UInt8(truncatingIfNeeded: value))
    case (16, true): return Int64(Int16(truncatingIfNeeded: value))
    case (16, false): return Int64(UInt16(truncatingIfNeeded: value))
    case (32, true): return Int64(Int32(truncatingIfNeeded: value))
    case (32, false): return Int64(UInt32(truncatingIfNeeded: value))
    default: return value
    }
  }

  /// Converts an rvalue; whether it is allowed was decided before.
  func convert(_ value: Value, to target: TypeID, into wanted: Int? = nil) -> Value {
    let target = target.unqualified
    if value.isError || target == .error { return value }
    if state.types.kind(target) == .void { return .none }
    let fromFloat = state.types.isFloating(value.type)
    let toFloat = state.types.isFloating(target)
    switch value.kind {
    case .integer:
      if toFloat {
        let unsigned64 = integerShape(value.type) == (64, false)
        let number =
          unsigned64 ? Double(UInt64(bitPattern: value.integer)) : Double(value.integer)
        return .floating(rounded(number, target), target)
      }
      if state.types.isInteger(target) || state.types.isPointerLike(target) {
        var result = value
        result.type = target
        if state.types.isInteger(target) { result.integer = wrap(value.integer, to: target) }
        result.isNullConstant =
          value.isNullConstant
          && (state.types.isInteger(target)
            || [.voidPointer, .id, .classType].contains(target))
        return result
      }
      return value
    case .floating:
      if toFloat { return .floating(rounded(value.double, target), target) }
      if state.types.kind(target) == .bool { return .integer(value.double != 0 ? 1 : 0, target) }
      return .integer(wrap(truncated(value.double, target), to: target), target)
    case .none: return .none
    default: break
    }
    if state.types.isAggregate(value.type) { return value }
    var result = value
    result.type = target
    result.bitWidth = 0
    if fromFloat || toFloat { return convertFloating(value, to: target, into: wanted) }
    if state.types.isInteger(target) {
      let from = integerShape(value.type)
      let to = integerShape(target)
      if to.bits == 64 { return result }
      if from.isSigned == to.isSigned && from.bits <= to.bits { return result }
      if !from.isSigned && to.isSigned && from.bits < to.bits { return result }
      let op: Opcode
      switch (to.bits, to.isSigned) {
      case (1, _): op = .toBool
      case (8, true): op = .extendS8
      case (8, false): op = .extendU8
      case (16, true): op = .extendS16
      case (16, false): op = .extendU16
      case (32, true): op = .extendS32
      default: op = .extendU32
      }
      return emitUnary(op, value, to: target, into: wanted)
    }
    return result
  }

  private func rounded(_ value: Double, _ type: TypeID) -> Double {
    state.types.kind(type) == .float ? Double(Float(value)) : value
  }
  private func truncated(_ value: Double, _ type: TypeID) -> Int64 {
    if value.isNaN { return 0 }
    if integerShape(type) == (64, false) {
      if value >= 18_446_744_073_709_551_616 { return -1 }
      if value >= 0 { return Int64(bitPattern: UInt64(value)) }
    }
    if value >= 9_223_372_036_854_775_808 { return .max }
    if value <= -9_223_372_036_854_775_808 { return .min }
    return Int64(value)
  }

  func emitUnary(_ op: Opcode, _ value: Value, to type: TypeID, into wanted: Int?) -> Value {
    let source = register(value)
    let target = wanted ?? (value.isTemporary ? source : builder.newRegister())
    builder.emit(op, a: target, b: source)
    var result = Value(.register, type, register: target)
    result.isTemporary = true
    return result
  }

  private func convertFloating(_ value: Value, to target: TypeID, into wanted: Int?) -> Value {
    let from = state.types.kind(value.type)
    let to = state.types.kind(target)
    if state.types.isFloating(value.type), state.types.isFloating(target) {
      if from == to || from != .float && to != .float {
        var result = value
        result.type = target
        return result
      }
      return emitUnary(to == .float ? .f64ToF32 : .f32ToF64, value, to: target, into: wanted)
    }
    if state.types.isFloating(target) {
      let isWideUnsigned = integerShape(value.type) == (64, false)
      let op: Opcode =
        to == .float
        ? (isWideUnsigned ? .u64ToF32 : .s64ToF32) : (isWideUnsigned ? .u64ToF64 : .s64ToF64)
      return emitUnary(op, value, to: target, into: wanted)
    }
    var wide = value
    if from == .float { wide = emitUnary(.f32ToF64, value, to: .double, into: nil) }
    if to == .bool { return emitUnary(.f64ToBool, wide, to: target, into: wanted) }
    let shape = integerShape(target)
    if shape == (64, false) { return emitUnary(.f64ToU64, wide, to: target, into: wanted) }
    let number = emitUnary(.f64ToS64, wide, to: .long, into: wanted)
    return convert(number, to: target, into: wanted)
  }

  // MARK: Assignment

  enum AssignmentContext {
    case initializing, assigning, passing, sending, returning
  }

  /// Checks that a value may be assigned to a type and converts it. clang's sentences.
  func coerce(
    _ value: Value, to target: TypeID, _ context: AssignmentContext, at place: SourceRange,
    into wanted: Int? = nil
  ) -> Value {
    var value = rvalue(value, into: wanted)
    if value.isError || target.unqualified == .error { return .error }
    if isARC,
      state.types.kind(target) == .objectPointer || target.qualifiers & TypeQualifier.kept != 0
    {
      value = keptBlock(value)
    }
    if missesAt(value, as: target, at: place) { return .error }
    if !checkAssignment(value, to: target, context, at: place) { return .error }
    checkConstantConversion(value, to: target, at: place)
    return convert(value, to: target, into: wanted)
  }

  private func sentence(
    _ context: AssignmentContext, from: TypeID, to: TypeID, incompatible: Bool
  ) -> String {
    let source = spell(from)
    let target = spell(to.unqualified)
    let word = incompatible ? "incompatible " : ""
    switch context {
    case .initializing:
      return "initializing \(target) with an expression of \(word)type \(source)"
    case .assigning:
      return "assigning to \(target) from \(word)\(incompatible ? "type " : "")\(source)"
    case .passing: return "passing \(source) to parameter of \(word)type \(target)"
    case .sending: return "sending \(source) to parameter of \(word)type \(target)"
    case .returning:
      return "returning \(source) from a function with \(word)result type \(target)"
    }
  }

  /// False when it is an error.
  func checkAssignment(
    _ value: Value, to target: TypeID, _ context: AssignmentContext, at place: SourceRange
  ) -> Bool {
    let from = value.type
    if changesOwnership(value, target, at: place) {
      let (source, goal) = (spellOwner(from), spellOwner(target))
      let text =
        switch context {
        case .initializing: "initializing \(goal) with an expression of type \(source)"
        case .assigning: "assigning \(source) to \(goal)"
        case .passing: "passing \(source) to parameter of type \(goal)"
        case .sending: "sending \(source) to parameter of type \(goal)"
        case .returning: "returning \(source) from a function with result type \(goal)"
        }
      error(
        .ownershipMissing, text + " changes retain/release properties of pointer", [source, goal],
        at: place)
      return false
    }
    if state.types.same(from, target), argumentsAgree(from, target) { return true }
    if state.types.holdsError(from) || state.types.holdsError(target) { return true }
    if isARC, let verdict = checkImplicitBridge(value, to: target, at: place) { return verdict }
    func fail(_ code: DiagnosticCode, _ lead: String?) -> Bool {
      let text = sentence(context, from: from, to: target, incompatible: lead == nil)
      error(
        code, lead.map { $0 + text } ?? text, [spell(from), spell(target.unqualified)], at: place)
      return false
    }
    func warn(_ lead: String, _ tail: String = "") -> Bool {
      let text = sentence(context, from: from, to: target, incompatible: false)
      warning(
        .incompatiblePointers, lead + text + tail, [spell(from), spell(target.unqualified)],
        at: place)
      return true
    }
    if value.kind == .none { return fail(.incompatibleTypes, nil) }
    let isPointerTarget = state.types.isPointerLike(target)
    let isPointerSource = state.types.isPointerLike(from)
    if state.types.isArithmetic(target), state.types.isArithmetic(from) { return true }
    if state.types.kind(target) == .bool, isPointerSource { return true }
    if state.types.kind(target) == .vaList, state.types.kind(from) == .vaList { return true }
    if isPointerTarget, value.isNullConstant { return true }
    if isPointerTarget, state.types.isInteger(from) {
      return fail(.integerPointer, "incompatible integer to pointer conversion ")
    }
    if state.types.isInteger(target), isPointerSource {
      return fail(.integerPointer, "incompatible pointer to integer conversion ")
    }
    guard isPointerTarget, isPointerSource else { return fail(.incompatibleTypes, nil) }
    switch pointerMatch(from, to: target) {
    case .same: return true
    case .discardsQualifiers: return warn("", " discards qualifiers")
    case .differentSign:
      return warn("", " converts between pointers to integer types with different sign")
    case .incompatible: return warn("incompatible pointer types ")
    case .incompatibleFunctions:
      let text = sentence(
        context, from: isFunctionName(value, at: place) ? state.types.pointee(from) : from,
        to: target, incompatible: false)
      error(
        .incompatibleTypes, "incompatible function pointer types " + text,
        [spell(from), spell(target.unqualified)], at: place)
      return false
    case .incompatibleBlocks:
      return fail(.incompatibleTypes, "incompatible block pointer types ")
    case .blockAgainstObject: return fail(.incompatibleTypes, nil)
    case .incompatibleObjects:
      let text = sentence(context, from: from, to: target, incompatible: true)
      warning(
        .incompatiblePointers, text, [spell(from), spell(target.unqualified)], at: place)
      return true
    }
  }

  enum PointerMatch {
    case same, discardsQualifiers, differentSign, incompatible, incompatibleObjects
    case incompatibleBlocks, blockAgainstObject, incompatibleFunctions
  }

  /// A function by its name, which has become its address of itself.
  private func isFunctionName(_ value: Value, at place: SourceRange) -> Bool {
    guard value.kind == .pool, case .function = builder.code.constants[value.register] else {
      return false
    }
    return !sources.text(of: place).hasPrefix("&")
  }

  /// What is `int` and what an enum, and the sign of either, no caller can tell apart.
  private func functionsAgree(_ a: TypeID, _ b: TypeID) -> Bool {
    func fits(_ a: TypeID, _ b: TypeID) -> Bool {
      state.types.same(a.unqualified, b.unqualified) || enumAsInteger(a, b)
        || state.types.isObject(a) && state.types.isObject(b) && pointerMatch(a, to: b) == .same
    }
    let (x, y) = (state.types.parameters(a), state.types.parameters(b))
    return x.count == y.count && state.types.isVariadic(a) == state.types.isVariadic(b)
      && fits(state.types.result(a), state.types.result(b)) && zip(x, y).allSatisfy(fits)
  }

  func pointerMatch(_ from: TypeID, to target: TypeID) -> PointerMatch {
    if state.types.same(from, target) {
      return argumentsAgree(from, target) ? .same : .incompatible
    }
    let kf = state.types.kind(from)
    let kt = state.types.kind(target)
    if state.types.isObject(from), state.types.isObject(target) {
      if kf == .blockPointer, kt == .blockPointer {
        return state.types.same(from, target)
          || !state.types.hasPrototype(state.types.blockFunction(from))
          || !state.types.hasPrototype(state.types.blockFunction(target))
          || blocksAgree(from, target) ? .same : .incompatibleBlocks
      }
      if kf == .blockPointer || kt == .blockPointer {
        let other = state.types.entry(kf == .blockPointer ? target : from)
        return other.kind == .instancetype || other.a == TypeTable.anyObject
          || other.a > 0 && ["NSObject", "NSBlock"].contains(names[other.a])
          ? .same : .blockAgainstObject
      }
      return objectMatch(from, to: target)
    }
    if kf == .pointer, kt == .pointer {
      let pf = state.types.pointee(from)
      let pt = state.types.pointee(target)
      let dropped = state.types.canonical(pf).isConst && !state.types.canonical(pt).isConst
      let voidEnd = state.types.kind(pf) == .void || state.types.kind(pt) == .void
      if state.types.same(pf, pt) || voidEnd { return dropped ? .discardsQualifiers : .same }
      if state.types.isObject(pf), state.types.isObject(pt) {
        return objectMatch(pf, to: pt) == .same ? .same : .incompatible
      }
      if state.types.kind(pf) == .function, state.types.kind(pt) == .function {
        let loose =
          !state.types.hasPrototype(pf) || !state.types.hasPrototype(pt)
        let sameResult = state.types.same(state.types.result(pf), state.types.result(pt))
        return loose && sameResult || functionsAgree(pf, pt) ? .same : .incompatibleFunctions
      }
      if state.types.isInteger(pf), state.types.isInteger(pt),
        state.types.size(pf) == state.types.size(pt),
        state.types.kind(pf) != .bool, state.types.kind(pt) != .bool
      {
        let wide = [TypeKind.long, .unsignedLong].contains(state.types.kind(pf))
        let wideTarget = [TypeKind.long, .unsignedLong].contains(state.types.kind(pt))
        let enumEnd =
          state.types.kind(pf) == .enumeration || state.types.kind(pt) == .enumeration
        if wide == wideTarget, !enumEnd {
          return state.types.isSigned(pf) == state.types.isSigned(pt)
            && state.types.kind(pf) == state.types.kind(pt) ? .same : .differentSign
        }
      }
      // Of two arrays one may have a length that is not known here.
      if state.types.kind(pf) == .array, state.types.kind(pt) == .array,
        state.types.arrayCount(pf) < 0 || state.types.arrayCount(pt) < 0,
        state.types.same(state.types.element(pf), state.types.element(pt))
      {
        return .same
      }
      // Pointers to pointers that differ in depth of qualifiers only.
      if state.types.kind(pf) == .pointer, state.types.kind(pt) == .pointer,
        pointerMatch(pf, to: pt) == .same, state.types.kind(state.types.pointee(pf)) != .void,
        state.types.kind(state.types.pointee(pt)) != .void
      {
        return .same
      }
      return .incompatible
    }
    // void * takes and gives objects freely under manual counting; SEL is a pointer of its own.
    if kf == .pointer, state.types.kind(state.types.pointee(from)) == .void { return .same }
    if kt == .pointer, state.types.kind(state.types.pointee(target)) == .void { return .same }
    return .incompatible
  }

  /// What counts through one pointer, and what through the other: the address of a __strong variable is no
  /// `__weak id *`. Through a pointer to const nothing is stored; __weak is another thing altogether. Where nothing is
  /// said, as in the library's declarations, all fit.
  private func changesOwnership(_ value: Value, _ target: TypeID, at place: SourceRange) -> Bool {
    guard isARC, state.types.isPointer(value.type), state.types.isPointer(target) else {
      return false
    }
    let (from, to) = (state.types.pointee(value.type), state.types.pointee(target))
    let (old, new) = (ownership(from), ownership(to))
    // What a callee stores in an out-parameter comes back through a temporary.
    if old == new || old == .none || new == .none || new == .autoreleasing { return false }
    let said =
      TypeQualifier.strong | TypeQualifier.weak | TypeQualifier.unsafe | TypeQualifier.autoreleasing
    func isSaid(_ type: TypeID) -> Bool { state.types.canonical(type).qualifiers & said != 0 }
    guard isSaid(to), isSaid(from) || sources.text(of: place).hasPrefix("&") else { return false }
    return !state.types.canonical(to).isConst || old == .weak || new == .weak
  }

  /// A pointer to objects with who owns them: `'NSString *__strong *'`, `'__weak id *'`.
  func spellOwner(_ type: TypeID) -> String {
    String(spellOwned(state.types.pointee(type)).dropLast()) + " *'"
  }

  /// A type with who owns what is kept in it: `'NSString *__strong'`, `'__weak id'`. Of others the type alone.
  func spellOwned(_ type: TypeID, _ owner: Ownership? = nil) -> String {
    let word =
      switch owner ?? ownership(type) {
      case .weak: "__weak"
      case .unsafe: "__unsafe_unretained"
      case .autoreleasing: "__autoreleasing"
      case .strong: "__strong"
      case .none: ""
      }
    if word.isEmpty { return spell(type) }
    let name = String(spell(type.unqualified).dropFirst().dropLast())
    let const = state.types.canonical(type).isConst ? "const " : ""
    return name.hasSuffix("*") ? "'\(name)\(const)\(word)'" : "'\(const)\(word) \(name)'"
  }

  /// Two block types that differ in their object types only: the result may be of a more special class, a
  /// parameter of a more general one, and `id` fits both ways.
  private func blocksAgree(_ from: TypeID, _ target: TypeID) -> Bool {
    let f = state.types.blockFunction(from)
    let t = state.types.blockFunction(target)
    func fits(_ a: TypeID, _ b: TypeID) -> Bool {
      if state.types.same(a, b) { return true }
      guard state.types.isObject(a), state.types.isObject(b) else { return false }
      return pointerMatch(a, to: b) == .same
    }
    // What takes an id may be handed a block; what answers one answers no block.
    let answers = [state.types.result(f), state.types.result(t)]
    let areBlocks = answers.map { state.types.kind($0) == .blockPointer }
    if areBlocks[0] != areBlocks[1] { return false }
    let given = state.types.parameters(f)
    let wanted = state.types.parameters(t)
    return given.count == wanted.count && state.types.isVariadic(f) == state.types.isVariadic(t)
      && (fits(state.types.result(f), state.types.result(t))
        || enumAsInteger(state.types.result(f), state.types.result(t)))
      && zip(wanted, given).allSatisfy { fits($0, $1) }
  }

  /// In the result of a block an enum and an integer of its size are the same: constants of enums are numbers.
  private func enumAsInteger(_ a: TypeID, _ b: TypeID) -> Bool {
    let isEnum = [a, b].contains { state.types.kind($0) == .enumeration }
    return isEnum && state.types.isInteger(a) && state.types.isInteger(b)
      && state.types.size(a) == state.types.size(b)
  }

  private func objectMatch(_ from: TypeID, to target: TypeID) -> PointerMatch {
    let f = state.types.entry(from)
    let t = state.types.entry(target)
    if f.kind == .instancetype || t.kind == .instancetype { return .same }
    let wanted = state.types.protocols(target)
    if f.a == TypeTable.anyObject || f.a == TypeTable.anyClass {
      if f.a == TypeTable.anyClass, t.a > 0 { return .incompatible }
      let given = state.types.protocols(from)
      if given.isEmpty { return .same }
      if t.a > 0 {
        // Of `id<P>` only P is known: it may stand for a class that promises P and nothing beyond.
        if state.classInfo(t.a)?.isForward != false { return .same }
        let known = lineage(of: given)
        let needed = promises(ofClass: t.a).union(wanted)
        return !needed.isEmpty && needed.isSubset(of: known) ? .same : .incompatibleObjects
      }
      if wanted.isEmpty { return .same }
      let all = wanted.allSatisfy { name in given.contains { inherits($0, name) } }
      return all ? .same : .incompatibleObjects
    }
    if t.a == TypeTable.anyClass { return .incompatible }
    if t.a == TypeTable.anyObject || isSubclass(f.a, of: t.a) {
      let given = state.types.protocols(from)
      let all = wanted.allSatisfy { name in
        conforms(f.a, to: name) || given.contains { inherits($0, name) }
      }
      if !argumentsAgree(from, target) { return .incompatible }
      if all { return .same }
      return t.a == TypeTable.anyObject ? .incompatibleObjects : .incompatible
    }
    if state.types.isKindof(from), isSubclass(t.a, of: f.a) { return .same }
    return .incompatible
  }

  func isSubclass(_ name: NameID, of ancestor: NameID) -> Bool {
    state.isSubclass(name, of: ancestor)
  }
}
