import Bytecode
import Diagnostics
import Syntax

/// What ARC forbids, in clang's words.
///
/// The compiler can only count what it sees as objects. So nobody else may count (`retain`, `release`), an
/// object may not turn into a plain pointer unless it is said who owns it afterwards (a bridged cast), and a
/// message must be declared, since its name and its types tell who owns the result.
extension UnitCompiler {
  private func isCounting(_ selector: NameID) -> Bool {
    switch names[selector] {
    case "retain", "release", "autorelease", "retainCount": true
    default: false
    }
  }

  /// `performSelector:` counts on a result that is not given away.
  func checkPerformedSelector(_ node: Node, _ method: MethodInfo?) {
    guard !isPrelude, let method, isFamily(node.b, "performSelector"), method.result == .id,
      method.parameters.first == .selector, let first = tree.list(node.c).first
    else { return }
    guard tree[first].kind == .selectorExpression else {
      warning(
        .performedSelector, "performSelector may cause a leak because its selector is unknown",
        at: selectorPlace(node))
      return
    }
    let selector = tree[first].a
    guard
      let named = state.instanceMethodPool[selector] ?? state.classMethodPool[selector],
      named.attributes?.returnsRetained
        ?? hasRetainedResult(selector, isClassMethod: named.isClassMethod),
      isRetainable(named.result)
    else { return }
    error(
      .arcForbids, "performSelector names a selector which retains the object",
      [names[selector]], at: selectorPlace(node), related: declaredHereNote(named.place))
  }

  /// False when the message is forbidden.
  func checkMessage(_ node: Node) -> Bool {
    let receiver = tree[node.a]
    if receiver.kind == .identifier, scopes.find(receiver.a) == nil,
      names[receiver.a] == "NSAutoreleasePool"
    {
      unavailable("NSAutoreleasePool", at: receiver.place)
      return false
    }
    return checkSent(node.b, at: selectorPlace(node))
  }

  /// What may be sent, in brackets or with a dot.
  func checkSent(_ selector: NameID, at place: SourceRange) -> Bool {
    if isCounting(selector) || selector == known.dealloc {
      let name = names[selector]
      error(.arcForbids, "ARC forbids explicit message send of '\(name)'", [name], at: place)
      return false
    }
    if names[selector] == "zone" {
      unavailable("zone", at: place)
      return false
    }
    return true
  }

  private func unavailable(_ name: String, at place: SourceRange) {
    error(
      .arcUnavailable,
      "'\(name)' is unavailable: not available in automatic reference counting mode", [name],
      at: place)
  }

  private static let unavailableFunctions: Set<String> = [
    "NSAllocateObject", "NSDeallocateObject", "NSCopyObject", "NSShouldRetainWithZone",
    "NSExtraRefCount", "NSIncrementExtraRefCount", "NSDecrementExtraRefCountWasZero",
    "object_dispose", "class_createInstance", "object_getIndexedIvars", "object_copy",
  ]

  /// Apple's headers define these as macros that send the message, so ARC refuses them like it
  /// (dispatch/object.h, OS_OBJECT_USE_OBJC_RETAIN_RELEASE).
  private static let messagesInDisguise: [String: String] = [
    "dispatch_retain": "retain", "dispatch_release": "release",
  ]

  /// Functions that hand out or take objects in ways that cannot be counted.
  func checkFunctionIsAvailable(_ name: NameID, at place: SourceRange) -> Bool {
    guard isARC,
      UnitCompiler.unavailableFunctions.contains(names[name])
        || UnitCompiler.messagesInDisguise[names[name]] != nil
    else { return true }
    if case .function(let info)? = state.symbols[name], !info.isPrelude { return true }
    if let message = UnitCompiler.messagesInDisguise[names[name]] {
      error(
        .arcForbids, "ARC forbids explicit message send of '\(message)'", [message], at: place)
      return false
    }
    unavailable(names[name], at: place)
    return false
  }

  func checkImplementation(_ method: MethodInfo) {
    if isCounting(method.selector) {
      let name = names[method.selector]
      error(.arcForbids, "ARC forbids implementation of '\(name)'", [name], at: method.place)
    }
  }

  /// The init family takes its receiver and answers it, or one of its kind in its place: whoever sends the message
  /// gives one object and gets one, and ARC counts so. (clang's `Sema::checkInitMethod`.)
  func checkInitResult(_ method: MethodInfo, isDeclaration: Bool) {
    let result = method.result
    let entry = state.types.entry(result)
    guard isARC, !isPrelude, !method.isClassMethod, isFamily(method.selector, "init"),
      method.attributes?.returnsRetained != false, entry.kind == .objectPointer,
      entry.a != TypeTable.anyObject
    else { return }
    if entry.a > 0 {
      let answered = NameID(entry.a)
      // Of a class that is only promised (`@class Lamp;`) a declaration may still speak.
      let isDefined = state.classInfo(answered)?.isForward == false
      if !isDefined, isDeclaration { return }
      if isDefined,
        isSubclass(answered, of: method.owner) || isSubclass(method.owner, of: answered)
      {
        return
      }
    }
    error(
      .unrelatedInit, "init methods must return a type related to the receiver type",
      [names[method.selector], state.types.spelling(result, names: names)], at: method.place)
  }

  func checkDeallocResult(_ method: MethodInfo) {
    guard isARC, !isPrelude, method.selector == known.dealloc, !method.isClassMethod,
      method.result != .error, state.types.kind(method.result) != .void
    else { return }
    error(
      .arcForbids,
      "dealloc return type must be correctly specified as 'void' under ARC, instead of "
        + spell(method.result), ["dealloc"], at: method.place)
  }

  /// Who owns what a method answers is told by its name, and that it answers an object: the code and the declaration
  /// that it fulfils have to agree on that. (clang's checkMethodFamilyMismatch.)
  func checkConvention(_ method: MethodInfo) {
    guard isARC, !isPrelude, let info = state.classInfo(method.owner) else { return }
    let (selector, isOfClass) = (method.selector, method.isClassMethod)
    guard let family = MethodFamily(names[selector]), family.handsOver || !isOfClass else { return }
    let own = (isOfClass ? info.classMethods : info.instanceMethods)[selector]
    let declared =
      own.flatMap { $0.place == method.place ? nil : $0 }
      ?? lookup(selector, isClassMethod: isOfClass, in: info.superclass)
    guard let declared, declared.attributes?.returnsRetained == nil,
      method.attributes?.returnsRetained == nil, method.result != .error, declared.result != .error
    else { return }
    func answersObject(_ method: MethodInfo) -> Bool {
      let kind = state.types.kind(method.result)
      return kind == .objectPointer || kind == .instancetype
    }
    let was = answersObject(declared)
    if was == answersObject(method) { return }
    let name = family == .mutableCopy ? "copy" : family.rawValue
    let article = name == "alloc" || name == "init" ? "an" : "a"
    error(
      .lostConvention,
      was
        ? "method was declared as \(article) '\(name)' method, but its implementation doesn't match "
          + "because its result type is not an object pointer"
        : "method implementation does not match its declaration",
      [names[selector], spell(method.result), spell(declared.result)], at: method.place,
      related: declaredHereNote(declared.place))
  }

  func checkSelectorExpression(_ node: Node) {
    guard isARC, isCounting(node.a) || node.a == known.dealloc else { return }
    let name = names[node.a]
    error(.arcForbids, "ARC forbids use of '\(name)' in a @selector", [name], at: node.place)
  }

  /// Under manual counting a warning, here an error: the types decide who owns the result.
  func unknownMethod(_ node: Node, _ name: NameID, isClassMethod: Bool) {
    let selector = names[node.b]
    let isNamed = name != 0
    let title: String
    if isClassMethod {
      title = "no known class method for selector '\(selector)'"
    } else if isNamed {
      title = "no visible @interface for '\(names[name])' declares the selector '\(selector)'"
    } else {
      title = "no known instance method for selector '\(selector)'"
    }
    error(
      .noKnownMethod, title, [selector, isNamed ? names[name] : ""], at: selectorPlace(node),
      suggestion: isNamed ? meantMessage(node, name, isClassMethod: isClassMethod) : nil)
  }

  /// What an object does not understand its class may, and the other way round is a slip in the name.
  private func meantMessage(_ node: Node, _ name: NameID, isClassMethod: Bool) -> String? {
    let selector = names[node.b]
    if !isClassMethod, !selector.contains(":"),
      understood(name, isClassMethod: true).contains(selector)
    {
      return "[\(names[name]) \(selector)]"
    }
    return closestName(to: selector, among: understood(name, isClassMethod: isClassMethod))
  }

  /// A class that is only announced: nothing is known of its methods.
  func forwardReceiver(_ name: NameID, isClassMessage: Bool, at place: SourceRange) {
    let text = names[name]
    if isARC {
      error(
        .noKnownMethod,
        isClassMessage
          ? "receiver '\(text)' for class message is a forward declaration"
          : "receiver type '\(text)' for instance message is a forward declaration",
        [text, text], at: place, related: declaredHereNote(state.classInfo(name)?.place ?? .none))
      return
    }
    warning(
      .forwardReceiver,
      "receiver '\(text)' is a forward class and corresponding @interface may not exist", [text],
      at: place)
  }

  // MARK: Types

  /// The type of a variable, field or cast: a pointer to an object pointer has to say who owns the object.
  func checkIndirection(_ type: TypeID, at place: SourceRange) {
    guard isARC, state.types.isPointer(type) else { return }
    var target = state.types.pointee(type)
    while state.types.isPointer(target) { target = state.types.pointee(target) }
    let owners = TypeQualifier.owners | TypeQualifier.const
    guard isRetainable(target), state.types.canonical(target).qualifiers & owners == 0 else {
      return
    }
    error(
      .ownershipMissing,
      "pointer to non-const type \(spell(target)) with no explicit ownership", [spell(target)],
      at: place)
  }

  /// What the pool holds goes with the pool: only a local variable may lean on that.
  func checkNotAutoreleasing(_ type: TypeID, _ what: String, at place: SourceRange) {
    guard isARC, ownership(type) == .autoreleasing else { return }
    error(
      .ownershipMissing, "\(what) cannot have __autoreleasing ownership", [spell(type)], at: place)
  }

  /// A variable by its name, as clang asks before it complains of `weak->ivar`: an ivar that is weak passes.
  func isVariable(_ node: Node) -> Bool {
    node.kind == .identifier
      && (scopes.find(node.a) != nil || !function.isMethod || function.ivars[node.a] == nil)
  }

  /// `weak->ivar`: the object may go between the test and the use.
  func checkWeakBase(_ base: Value, at place: SourceRange) -> Bool {
    guard base.isPlace, ownership(base.type) == .weak else { return true }
    error(
      .arcForbids,
      "dereferencing a __weak pointer is not allowed due to possible null value caused by race "
        + "condition, assign it to strong variable first", [spell(base.type)], at: place)
    return false
  }

  /// The class of manual pools has no place under ARC.
  func checkClassIsAvailable(_ name: NameID, at place: SourceRange) {
    guard isARC, names[name] == "NSAutoreleasePool" else { return }
    unavailable("NSAutoreleasePool", at: place)
  }

  // MARK: Objects and plain pointers

  private enum PointerWorld { case object, plain, foreign, indirect, integer, other }

  /// What ARC sees in a type: an object, a pointer that may stand for one (`void *`, a pointer to a struct
  /// such as CFStringRef), any other pointer, a number.
  private func world(_ type: TypeID) -> PointerWorld {
    if isRetainable(type) || state.types.isObject(type) { return .object }
    if state.types.isInteger(type) { return .integer }
    if state.types.kind(type) == .selector { return .foreign }
    guard state.types.isPointer(type) else { return .other }
    if isRetainable(state.types.pointee(type)) { return .indirect }
    switch state.types.kind(state.types.pointee(type)) {
    case .void, .record: return .plain
    default: return .foreign
    }
  }

  /// Whether the method that is asked, if it is one, hands its answer over.
  private func answeringFamily(_ id: NodeID) -> Bool? {
    switch tree[id].kind {
    case .messageSend:
      let selector = names[tree[id].b]
      return MethodFamily(selector).map(\.handsOver) ?? false
    case .member where trying({ expression(id) }).kind == .property: return false
    default: return nil
    }
  }

  private func isConstantString(_ id: NodeID) -> Bool {
    tree[id].kind == .objcStringLiteral
  }

  private func bridgeProblem(
    _ from: TypeID, _ to: TypeID, isImplicit: Bool, mayBeInteger: Bool
  ) -> String? {
    let source = spell(from)
    let target = world(to) == .indirect ? spellOwner(to) : spell(to.unqualified)
    let verb = isImplicit ? "implicit conversion" : "cast"
    switch (world(from), world(to)) {
    case (.object, .plain):
      return "\(verb) of Objective-C pointer type \(source) to C pointer type \(target) "
        + "requires a bridged cast"
    case (.plain, .object):
      return "\(verb) of C pointer type \(source) to Objective-C pointer type \(target) "
        + "requires a bridged cast"
    case (.object, .foreign), (.object, .indirect):
      return "\(verb) of an Objective-C pointer to \(target) is disallowed with ARC"
    case (.foreign, .object):
      return
        "\(verb) of a non-Objective-C pointer type \(source) to \(target) is disallowed with ARC"
    case (.indirect, .object):
      return "\(verb) of an indirect pointer to an Objective-C pointer to \(target) is disallowed "
        + "with ARC"
    case (.integer, .object):
      return "\(verb) of \(source) to \(target) is disallowed with ARC"
    case (.indirect, .foreign):
      return "\(verb) of an indirect pointer to an Objective-C pointer to \(target) is disallowed "
        + "with ARC"
    case (.foreign, .indirect):
      return
        "\(verb) of a non-Objective-C pointer type \(source) to \(target) is disallowed with ARC"
    case (.object, .integer) where !mayBeInteger:
      return "\(verb) of an Objective-C pointer to \(target) is disallowed with ARC"
    default: return nil
    }
  }

  /// An assignment between the two worlds. nil: not one of those.
  func checkImplicitBridge(_ value: Value, to target: TypeID, at place: SourceRange) -> Bool? {
    if value.isNullConstant || value.kind == .none || state.types.kind(target) == .bool {
      return nil
    }
    guard
      let title = bridgeProblem(value.type, target, isImplicit: true, mayBeInteger: false)
    else { return nil }
    // A literal lives for ever: `@"key"` may be a `const void *` without a word about who owns it. Text for C it is not.
    if value.kind == .pool, world(target) == .plain,
      case .objcString = builder.code.constants[value.register]
    {
      return nil
    }
    error(.bridgedCast, title, [spell(value.type), spell(target.unqualified)], at: place)
    return false
  }

  /// A cast under ARC; nil when it has nothing to do with objects.
  func bridgedCast(_ node: Node, _ type: TypeID, into wanted: Int?) -> Value? {
    let kind = BridgeKind(rawValue: UInt8(truncatingIfNeeded: node.c)) ?? .none
    if type == .error || state.types.kind(type) == .void { return nil }
    if !tree.isSwift { checkIndirection(type, at: node.place) }
    let value = ownedOperand(node.b, into: wanted)
    if value.isError { return .error }
    if let title = wrongBridge(kind, value, type) {
      error(.bridgedCast, title, [spell(value.type), spell(type.unqualified)], at: node.place)
      return .error
    }
    let isFromObject = state.types.isObject(value.type)
    let isToObject = state.types.isObject(type)
    guard isFromObject || isToObject else {
      let isIndirect =
        !tree.isSwift && (world(value.type) == .indirect || world(type) == .indirect)
      if isIndirect, !value.isNullConstant,
        let title = bridgeProblem(value.type, type, isImplicit: false, mayBeInteger: true)
      {
        error(.bridgedCast, title, [spell(value.type), spell(type.unqualified)], at: node.place)
        return .error
      }
      return plainCast(value, node, type, into: wanted)
    }
    var result = value
    result.type = type.unqualified
    switch kind {
    case .none:
      // What a method of Core Foundation's kind answers has an owner by the method's name ([clang] ARCCastChecker).
      let family = isToObject && world(value.type) == .plain ? answeringFamily(node.b) : nil
      let isHarmless =
        value.isNullConstant || isConstantString(node.b) && world(type) == .plain || family != nil
      if !isHarmless,
        let title = bridgeProblem(value.type, type, isImplicit: false, mayBeInteger: true)
      {
        error(.bridgedCast, title, [spell(value.type), spell(type.unqualified)], at: node.place)
        return .error
      }
      if isFromObject, isToObject {
        result = convert(value, to: type, into: wanted)
        result.isOwned = value.isOwned
        return result
      }
      result = plainCast(settle(value), node, type, into: wanted)
      result.isOwned = family == .some(true)
      return result
    case .bridge:
      // Nobody claims what a call answers here: it stays in the pool that the call has put it into, if it has
      // (`-self` and `objectAtIndex:` have not: the pointer is good as long as somebody else keeps the object).
      if isFromObject, !isToObject, value.isOwned, !value.isRetainedResult,
        value.kind == .register, lookingAhead.depth == 0, !isAccess(node.b)
      {
        if !isCall(node.b) || !builder.dropClaim(of: value.register) {
          emitAutorelease(value.register)
        }
        result.isOwned = false
        result.type = value.type
        return plainCast(result, node, type, into: wanted)
      }
      return plainCast(settle(value), node, type, into: wanted)
    case .bridgeRetained:
      // Whoever gets the pointer owns the count; nobody here gives it back.
      let kept = own(value)
      return temporary(kept, type.unqualified)
    case .bridgeTransfer:
      result = temporary(register(value), type.unqualified)
      result.isOwned = true
      return result
    }
  }

  /// A call or a message, in whatever casts: nothing else is computed behind it.
  private func isCall(_ id: NodeID) -> Bool { [.call, .messageSend].contains(withoutCasts(id)) }

  /// What a variable, a property or an element answers is held to the end of the full expression, as anywhere else:
  /// clang leaves to the pool only what a call has put there.
  private func isAccess(_ id: NodeID) -> Bool {
    switch withoutCasts(id) {
    case .identifier, .member, .subscriptAccess: true
    case .unary: !tree.isSwift
    default: false
    }
  }

  private func withoutCasts(_ id: NodeID) -> NodeKind {
    var node = tree[id]
    while node.kind == .cast { node = tree[node.b] }
    return node.kind
  }

  /// A bridge leads from an object to a pointer that may stand for one, or back, and a count moves one way; nil where it
  /// does, or where there is no bridge (clang's BuildObjCBridgedCast).
  private func wrongBridge(_ kind: BridgeKind, _ value: Value, _ type: TypeID) -> String? {
    let word: String
    switch kind {
    case .none: return nil
    case .bridge: word = "__bridge"
    case .bridgeRetained: word = "__bridge_retained"
    case .bridgeTransfer: word = "__bridge_transfer"
    }
    func sort(_ type: TypeID) -> String {
      switch state.types.kind(type) {
      case .blockPointer: "block"
      case .pointer: "C"
      default: "Objective-C"
      }
    }
    let from = world(value.type)
    let to = world(type)
    let isNil = value.isNullConstant && !state.types.isInteger(value.type)
    if isNil || tree.isSwift || from == .object && to == .plain && kind != .bridgeTransfer
      || from == .plain && to == .object && kind != .bridgeRetained
    {
      return nil
    }
    let source = spell(value.type)
    let target = to == .indirect ? spellOwner(type) : spell(type.unqualified)
    if from == .object && to == .plain || from == .plain && to == .object {
      return "cast of \(sort(value.type)) pointer type \(source) to \(sort(type)) pointer type "
        + "\(target) cannot use \(word)"
    }
    return "incompatible types casting \(source) to \(target) with a \(word) cast"
  }
}
