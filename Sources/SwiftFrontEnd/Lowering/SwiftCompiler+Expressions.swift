import Diagnostics
import Syntax

/// Expressions: each is typed from the inside out, helped by the type that is expected of it.
extension SwiftCompiler {
  func failed() -> SwiftValue { SwiftValue(type: .failed, code: "0") }

  /// What an expression would be; whatever was written for it, or complained of, is forgotten.
  func probe(_ id: Int, expected: SwiftType? = nil) -> SwiftValue {
    forgetting { expression(id, expected: expected) }
  }

  func forgetting<T>(_ body: () -> T) -> T {
    let saved = (diagnostics, reported, chains, setup, opened)
    defer { (diagnostics, reported, chains, setup, opened) = saved }
    return body()
  }

  /// `isDropped`: nobody takes the value.
  func expression(
    _ id: Int, expected: SwiftType?, isDropped: Bool = false
  ) -> SwiftValue {
    let value = checked(id, expected, isDropped)
    // What has no type has a reason for it, or it would be left out without a word.
    if value.type == .failed, diagnostics.isEmpty, effort > 0 {
      refuse(SwiftCompiler.unexplained, at: tree[id].place)
    }
    return value
  }

  /// What is refused where nobody knows why.
  static let unexplained = "this expression"

  private func checked(_ id: Int, _ expected: SwiftType?, _ isDropped: Bool) -> SwiftValue {
    let node = tree[id]
    if !spend(0, at: node.place) { return failed() }
    if stack.isExhausted {
      tooDeep(at: node.place)
      return failed()
    }
    let old = (collects, accessorCalls)
    let already = lingerings
    collects = false
    accessorCalls = (false, false, false)
    defer {
      // What a closure calls is not called where it stands.
      let calls =
        node.kind != .closure
        && (accessorCalls.here || accessorCalls.beneath || accessorCalls.isOperator)
      (collects, accessorCalls) = old
      accessorCalls.beneath = accessorCalls.beneath || calls
    }
    if !chainKinds(node.kind) || spine.contains(id) || !hasChain(id) {
      var value = plain(id, node, expected, isDropped)
      if !spend(value.code.count, at: node.place) { return failed() }
      if isTooLarge(value.type) {
        refuse("a type of this size", at: node.place)
        return failed()
      }
      if let rest = restOfChain(id, value) {
        let answer = fresh("r")
        value.code =
          "({ \(declaration(value.type, answer)) = \(value.code); \(rest)\(answer); })"
      } else if noteLingering(id, value) {
        // It lives as long as what is around.
      } else if isAskedInPassing(id, value, isDropped) || ends(id, value, since: already) {
        value.code = "({ \(value.code); })"
      }
      if !innerPlaces.isEmpty { value = opening(value, id) }
      value.code = value.code.at(node.place)
      return value
    }
    // `a?.b.c`: all of it has no value where `a` has none.
    let oldSpine = spine
    let isAsked = askedChain == key(id)
    if isAsked { askedChain = nil }
    addSpine(id)
    chains.append([])
    let value = plain(id, node, expected.map { $0.unwrapped ?? $0 }, false)
    let steps = chains.removeLast()
    spine = oldSpine
    if value.type == .failed { return failed() }
    var code = LoweredCode()
    for step in steps { code += "\(step.declare)if (\(step.test)) { " }
    let closing = steps.reversed().reduce(LoweredCode()) { $0 + "} \($1.after)" }
    if value.type == .void {
      let answer = fresh("t")
      code =
        isAsked
        ? "({ _Bool \(answer) = 0; \(code)\(value.code); \(answer) = 1; \(closing)\(answer); })"
        : "({ \(code)\(value.code); \(closing)(void)0; })"
      return SwiftValue(type: .void, code: code.at(node.place))
    }
    let result: SwiftType = value.type.unwrapped != nil ? value.type : .optional(value.type)
    let temporary = fresh("t")
    code =
      "({ \(declaration(result, temporary)) = \(none(result)); \(code)\(temporary) = \(converted(value.code, value.type, result)); \(closing)\(temporary); })"
    return SwiftValue(type: result, code: code.at(node.place))
  }

  /// Whether something is asked that a call beneath may just have made. In a block of its own what is made goes as
  /// soon as it has answered, as in Swift, and not at the end of the statement. An answer that nobody takes goes
  /// before what was asked, but for one that lies in a box.
  private func isAskedInPassing(_ id: Int, _ value: SwiftValue, _ isDropped: Bool) -> Bool {
    let node = tree[id]
    switch node.kind {
    case .call, .member, .subscription: break
    case .prefix, .binary:
      guard
        accessorCalls.isOperator || isArray(value.type)
          || ["==", "!=", "===", "!=="].contains(node.text)
      else { return false }
    default: return false
    }
    if value.isType || isOnPlace(id) { return false }
    switch value.type {
    case .void, .never, .failed, .null: return false
    case .any, .tuple: break
    default:
      // An array hands out what lies in it and is through with that.
      if isDropped, isProtocol(value.type) == nil,
        node.kind != .subscription || !isArray(probe(node.kid(0)).type)
      {
        return false
      }
    }
    return accessorCalls.beneath || node.kids.contains { tree.hasCall($0) }
  }

  /// What a call has made before a `?` goes as soon as its member has answered, and not with the whole chain.
  private func restOfChain(_ id: Int, _ value: SwiftValue) -> LoweredCode? {
    let node = tree[id]
    guard !isOnPlace(id), ![.void, .never, .failed, .null].contains(value.type) else { return nil }
    switch node.kind {
    case .member, .subscription: return chainRests[key(node.kid(0))]
    case .call where tree[node.kid(0)].kind == .member:
      return chainRests[key(tree[node.kid(0)].kid(0))]
    default: return nil
    }
  }

  func chainKinds(_ kind: SwiftNodeKind) -> Bool {
    switch kind {
    case .member, .call, .subscription, .binary: true
    default: false
    }
  }

  /// Whether a `?` lies on the way down the bases of this expression.
  func hasChain(_ id: Int) -> Bool {
    var current = id
    var isFirst = true
    while current != 0 {
      let node = tree[current]
      if !isFirst, node.flags.contains(.isParenthesised) { return false }
      switch node.kind {
      // `Int?.self` is a type.
      case .optionalChain: return typeWritten(current) == nil
      case .member, .call, .subscription: current = node.kid(0)
      case .forceUnwrap: current = node.kid(0)
      case .binary where isFirst && isAssignment(node.text): current = node.kid(0)
      default: return false
      }
      isFirst = false
    }
    return false
  }

  /// Whether a chain that has no value of its own came to its end; nil: it is none of these.
  func chainReachedEnd(_ id: Int) -> LoweredCode? {
    if let isDone = triedToItsEnd(id) { return isDone }
    guard hasChain(id), probe(id).type == .void else { return nil }
    askedChain = key(id)
    return expression(id, expected: nil).code
  }

  func addSpine(_ id: Int) {
    var current = id
    while current != 0 {
      spine.insert(current)
      switch tree[current].kind {
      case .member, .call, .subscription, .forceUnwrap, .optionalChain, .binary:
        current = tree[current].kid(0)
      default: return
      }
      if tree[current].flags.contains(.isParenthesised) { return }
    }
  }

  func isAssignment(_ op: String) -> Bool {
    op == "="
      || (op.hasSuffix("=") && op.count <= 3
        && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(op))
  }

  func plain(
    _ id: Int, _ node: SwiftNode, _ expected: SwiftType?, _ isDropped: Bool
  ) -> SwiftValue {
    switch node.kind {
    case .integer: return integer(node, expected)
    case .float:
      if let wanted = expected?.unwrapped ?? expected, wanted == .float {
        return SwiftValue(type: .float, code: LoweredCode("((float)\(node.text))"))
      }
      return SwiftValue(type: .double, code: LoweredCode("(\(node.text))"))
    case .boolean:
      return SwiftValue(type: .bool, code: node.text == "true" ? "((_Bool)1)" : "((_Bool)0)")
    case .nilLiteral:
      if let expected, expected.unwrapped != nil {
        return SwiftValue(type: expected, code: none(expected))
      }
      return SwiftValue(type: .null, code: "((id)0)")
    case .string: return string(node, expected)
    case .name:
      if !node.labels.isEmpty { return namedByLabels(node) }
      return named(node.text, at: node.place, expected: expected)
    case .member: return member(id, node, expected)
    case .call: return call(node, expected)
    case .subscription: return subscripted(id, node)
    case .forceUnwrap:
      if let value = forcedInit(node.kid(0)) { return value }
      var value = expression(node.kid(0), expected: expected.map { .optional($0) })
      value.isImplicit = false
      guard value.type.unwrapped != nil else {
        if value.type != .failed {
          error(
            "cannot force unwrap value of non-optional type '\(name(of: value.type))'",
            at: node.place)
        }
        return failed()
      }
      return forced(value)
    case .optionalChain: return chained(id, node)
    case .prefix: return prefix(node, expected)
    case .binary: return binary(node, expected)
    case .ternary: return conditional(node, expected)
    case .isTest:
      // Without a value before it is a pattern, which nobody asks here.
      if node.kid(0) == 0 {
        error("expected expression in list of expressions", at: node.place)
        return failed()
      }
      let value = expression(node.kid(0), expected: nil)
      let wanted = resolveWhole(node.kid(1))
      if value.type == .failed || wanted == .failed || refusesTest(value.type, wanted, node) {
        return failed()
      }
      if refusesTest(of: value, node) { return failed() }
      let temporary = fresh("t")
      return SwiftValue(
        type: .bool,
        code:
          "({ \(declaration(value.type, temporary)) = \(value.code); (_Bool)\(isTest(LoweredCode(temporary), value.type, wanted, own: classWanted(node))); })"
      )
    case .cast: return cast(node)
    case .tryExpression: return tryExpression(node, expected, isDropped)
    case .array: return array(node, expected)
    case .dictionary: return dictionary(node, expected)
    case .tuple:
      if node.kids.isEmpty { return SwiftValue(type: .void, code: "((void)0)") }
      var wanted: [SwiftType]?
      if case .tuple(_, let types)? = expected, types.count == node.kids.count { wanted = types }
      var types: [SwiftType] = []
      var parts: [LoweredCode] = []
      let unused = unusedParts.removeValue(forKey: key(id)) ?? []
      for (position, kid) in node.kids.enumerated() {
        let isUnused = unused.contains(position)
        if isUnused {
          noteUnused(tree[kid].kind == .member ? tree[kid].kid(0) : kid) { _ in true }
        }
        let value = expression(kid, expected: wanted?[position], isDropped: isUnused)
        // A part of another type makes it another tuple, and its complaint is that of whoever wants this one.
        let isOther = wanted.map { isPlainlyOther(value, than: $0[position]) } ?? false
        types.append(isOther ? value.type : wanted?[position] ?? value.type)
        parts.append(convert(value, to: types[position], at: tree[kid].place, mismatch))
        let type = types[position]
        if isUnused, isCounted(type), type == value.type || type == .optional(value.type) {
          let nothing = isAggregate(type) ? "(\(cType(type))){0}" : "0"
          parts[position] = "({ \(dropped(value)); (\(nothing)); })"
        }
      }
      if types.contains(.failed) { return failed() }
      var labels = node.labels
      if case .tuple(let names, _)? = expected, wanted != nil, labels.allSatisfy(\.isEmpty) {
        labels = names
      }
      let type = SwiftType.tuple(labels, types)
      let given = held(parts, types)
      return SwiftValue(
        type: type,
        code: behind(given.setup, aggregate(of: type, given.values.joined(", "))))
    case .closure:
      if node.text == "key path", node.kid(1) == 0, !isFunction(expected ?? .failed) {
        refuse("key paths", at: node.place)
        return failed()
      }
      return closure(node, expected)
    case .branches: return branches(node.kid(0), expected)
    case .inoutArgument:
      if let expected {
        error("'&' used with non-inout argument of type '\(name(of: expected))'", at: node.place)
      } else {
        error("use of extraneous '&'", at: node.place)
      }
      return failed()
    case .typeName:
      let type = resolve(id)
      return SwiftValue(type: type, code: ownClass(node.text) ?? "0", isType: true)
    case .bindPattern, .letPattern, .wildcard:
      error(
        node.kind == .wildcard
          ? "'_' can only appear in a pattern or on the left side of an assignment"
          : "'let' in this position is nested inside another 'let' or 'var'", at: node.place)
      return failed()
    default:
      refuse("this expression", at: node.place)
      return failed()
    }
  }

  /// `test ? yes : no`
  private func conditional(_ node: SwiftNode, _ expected: SwiftType?) -> SwiftValue {
    let old = isChoosing
    isChoosing = true
    let test = conditionCode([node.kid(0)])
    isChoosing = old
    let expected = typeOfBranches(node, expected) ?? numberOfBranches(node)
    var yes = expression(node.kid(1), expected: ofBranch(node.kid(1), expected))
    let no = expression(node.kid(2), expected: ofBranch(node.kid(2), expected ?? yes.type))
    if expected == nil, yes.type == .int, no.type == .double {
      yes = expression(node.kid(1), expected: .double)
    }
    let type: SwiftType
    if let expected, converts(yes.type, to: expected), converts(no.type, to: expected) {
      type = expected
    } else if yes.type == .null {
      type = no.type.unwrapped != nil ? no.type : .optional(no.type)
    } else if converts(no.type, to: yes.type) {
      type = yes.type
    } else if no.type == .null {
      type = .optional(yes.type)
    } else if expected == nil, yes.type != .failed, no.type != .failed,
      !converts(yes.type, to: no.type)
    {
      refuse("branches of several types in ? :", at: node.place)
      return failed()
    } else {
      type = no.type
    }
    let a = convert(yes, to: type, at: tree[node.kid(1)].place, mismatch)
    let b = convert(no, to: type, at: tree[node.kid(2)].place, mismatch)
    return SwiftValue(type: type, code: "(\(test) ? \(a) : \(b))")
  }

  /// What the branches of `? :` are to be. Beside a value that has a type of its own a `nil` is an optional of that type,
  /// and the whole becomes an optional of it where that is wanted; beside a literal it is the wanted type's own.
  private func typeOfBranches(_ node: SwiftNode, _ expected: SwiftType?) -> SwiftType? {
    guard let inner = expected?.unwrapped, inner.unwrapped != nil else { return expected }
    let isNil = [1, 2].map { tree[node.kid($0)].kind == .nilLiteral }
    guard isNil[0] != isNil[1] else { return expected }
    let other = node.kid(isNil[0] ? 2 : 1)
    if isLiteral(other) || [.ternary, .boolean, .closure].contains(tree[other].kind) {
      return expected
    }
    if tree[other].kind == .call, tree[tree[other].kid(0)].text == "Optional" { return expected }
    let type = probe(other).type
    return optionals(in: type) < optionals(in: inner) || type == inner ? inner : expected
  }

  /// What is chosen among by a `? :`, and by those within it.
  func branches(_ id: Int) -> [Int] {
    let node = tree[id]
    return node.kind == .ternary ? branches(node.kid(1)) + branches(node.kid(2)) : [id]
  }

  /// In an `Any` lies what a branch is by itself.
  private func ofBranch(_ id: Int, _ expected: SwiftType?) -> SwiftType? {
    guard expected == .any, tree[id].kind != .ternary, !isLiteral(id) else { return expected }
    return [.failed, .null].contains(probe(id).type) ? expected : nil
  }

  /// Where a whole number is written first, it is what the others are: the type of those that have one of their own, or
  /// a Double where one is written with a fraction.
  private func numberOfBranches(_ node: SwiftNode) -> SwiftType? {
    let all = branches(node.kid(1)) + branches(node.kid(2))
    guard isLiteral(all[0]), probe(all[0]).type == .int else { return nil }
    let others = all.filter { !isLiteral($0) }
    if let first = others.first {
      let type = probe(first).type
      return (type.unwrapped ?? type).isNumber ? type : nil
    }
    let types = all.map { probe($0).type }
    return types.contains(.double) && types.allSatisfy { $0 == .int || $0 == .double }
      ? .double : nil
  }

  private func optionals(in type: SwiftType) -> Int {
    var (count, inner) = (0, type)
    while let next = inner.unwrapped { (count, inner) = (count + 1, next) }
    return count
  }

  /// The value in an optional, or a stop.
  func forced(_ value: SwiftValue) -> SwiftValue {
    guard let inner = value.type.unwrapped else { return value }
    let isOne = isPointer(inner)
    let temporary = fresh("t")
    let unwrap = value.isImplicit ? "__swift_unwrap_implicitly" : "__swift_unwrap"
    var result = SwiftValue(
      type: inner,
      code: isOne
        ? "((\(cType(inner)))\(unwrap)(\(value.code)))"
        : "({ \(declaration(value.type, temporary)) = \(value.code); if (!\(temporary).some) \(unwrap)(0); \(temporary).value; })",
      setup: value.setup, opened: value.opened, immutable: value.immutable)
    if case .none = value.place { return result }
    result.access = contents(of: value).map {
      SwiftAccess(
        begin: $0.begin + "if (!(\($0.test))) \(unwrap)(0); " + $0.access.begin,
        lvalue: $0.access.lvalue)
    }
    result.place = .accessor { [self] new in
      store(value, isOne ? new : some(value.type, new))
    }
    return result
  }

  /// Whether a value is of another type than wanted, and nothing more can be said of it.
  private func isPlainlyOther(_ value: SwiftValue, than wanted: SwiftType) -> Bool {
    if value.isImplicit || value.view != nil || value.type == .null || isFunction(value.type) {
      return false
    }
    return value.type.unwrapped == nil && !converts(value.type, to: wanted)
      && !isWidened(value.type, wanted.unwrapped ?? wanted)
  }

  func mismatch(_ from: String, _ to: String) -> String {
    conformance(from, to).map {
      "argument type '\(from)' does not conform to expected type '\($0)'"
    }
      ?? "cannot convert value of type '\(from)' to expected argument type '\(to)'"
  }

  /// The protocol that a value of another type was to be one of.
  func conformance(_ from: String, _ to: String) -> String? {
    guard to.hasPrefix("any "), !from.hasPrefix("any "), !from.contains("->") else { return nil }
    let wanted = String(to.dropFirst(4))
    guard case .nominal(let index)? = state.types[wanted], isComposition(index),
      case .nominal(let own)? = state.types[from]
    else { return wanted }
    // The first of several that is not kept.
    return state.nominals[index].protocols.first { !conforms(own, to: $0) }
      .map { state.nominals[$0].name } ?? wanted
  }

  // MARK: Names

  /// Functions of Swift's own library that are not built.
  static let unbuiltFunctions: Set<String> = [
    "abs", "assert", "assertionFailure", "autoreleasepool", "debugPrint", "dump", "extendLifetime",
    "dispatchMain", "dispatchPrecondition", "withCheckedContinuation",
    "withThrowingTaskGroup", "withTaskGroup",
    "getVaList", "isKnownUniquelyReferenced", "max", "min", "numericCast", "ObjectIdentifier",
    "pow",
    "precondition", "preconditionFailure", "print", "readLine", "repeatElement", "round",
    "sequence", "sqrt",
    "stride", "swap", "type", "unsafeBitCast", "unsafeDowncast", "withExtendedLifetime",
    "withUnsafeBytes",
    "withUnsafeMutablePointer", "withUnsafePointer", "withoutActuallyEscaping", "zip",
  ]

  /// A name of Foundation, of the C library or of another of Apple's frameworks, to judge by its look: with the right
  /// import swiftc finds it.
  private func isApples(_ text: String) -> Bool {
    if SwiftCompiler.functionsOfC.contains(text) { return true }
    // A slip of the pen is no name of Apple's.
    if closestName(to: text, among: state.types.keys) != nil { return false }
    let prefixes = ["NS", "CF", "CG", "UI", "CA", "CL", "MK", "AV", "SK", "OS"]
    guard text.utf8.count > 3, prefixes.contains(where: text.hasPrefix) else { return false }
    let third = text.dropFirst(2)
    return third.first?.isUppercase == true && third.dropFirst().first?.isLowercase == true
  }

  private static let functionsOfC: Set<String> = [
    "abort", "acos", "arc4random", "atexit", "cbrt", "arc4random_uniform", "asin", "atan", "atan2",
    "ceil", "clock", "cos",
    "drand48",
    "exit", "exp", "fabs", "fflush", "floor", "fmod", "fputs", "free", "getenv", "getpid", "log",
    "log10",
    "log2", "malloc", "memcpy", "memset", "objc_sync_enter", "objc_sync_exit", "pthread_mutex_init",
    "pthread_mutex_lock", "pthread_mutex_t", "pthread_mutex_unlock", "puts", "rand", "random",
    "setbuf",
    "setvbuf", "sin", "sleep", "srand", "stderr", "stdout", "strlen", "tan", "time", "trunc",
    "usleep",
  ]

  func named(_ text: String, at place: SourceRange, expected: SwiftType?) -> SwiftValue {
    if let variable = lookup(text) {
      if localGenerics[variable.cname] != nil {
        refuse("a generic function inside a function as a value", at: place)
        return failed()
      }
      if text == "self" { noteCaptured(text, variable) }
      return value(of: variable, text, at: place)
    }
    if text == "super", !context.isValueOfType, let owner = context.owner,
      let parent = state.nominals[owner].superclass
    {
      return SwiftValue(type: .nominal(parent), code: "super", isType: context.isStatic)
    }
    if text == "self", let type = classAround {
      return staticMember(type, "self", at: place)
    }
    if let value = implicitMember(text, at: place) { return value }
    if let outer = outerBase(text, at: place) {
      return outer.isType ? memberValue(outer, text, at: place) : outer
    }
    if let variable = state.globals[text] {
      if isHiddenBehind(variable.cname) {
        refuse(
          "a global variable with the name of an object's that is not seen here", at: place)
        return failed()
      }
      return value(of: variable, text, at: place)
    }
    if SwiftTree.placeNames.contains(text) {
      return placeValue(text, at: place, expected: expected)
    }
    if text.hasPrefix("$"), let this = lookup("self"),
      case .nominal(let index) = typeOfMembers(of: this),
      let value = projected(text, of: value(of: this, "self", at: place), index, at: place)
    {
      return value
    }
    if text.hasPrefix("$") {
      error("anonymous closure argument not contained in a closure", at: place)
      return failed()
    }
    if let type = namedType(text, []) {
      return SwiftValue(type: type, code: ownClass(text) ?? "0", isType: true)
    }
    if let functions = state.functions[text] {
      if functions.count == 1, functions[0].generics.isEmpty {
        return functionValue(functions[0])
      }
      if case .function(let wanted, _)? = expected {
        if let found = functions.first(where: { $0.parameters.map(\.type) == wanted }) {
          return functionValue(found)
        }
      }
      error("ambiguous use of '\(text)'", at: place)
      return failed()
    }
    if text == "super" {
      let owner = context.owner.map { state.nominals[$0] }
      error(
        owner?.kind == .classType && !context.isValueOfType
          ? "'super' cannot be used in class '\(owner?.name ?? "")' because it has no superclass"
          : "'super' cannot be used outside of a class computed property, method, initializer, deinitializer, or subscript",
        at: place)
      return failed()
    }
    // Nothing more is told.
    if diagnostics.count >= 20 { return failed() }
    if announced.contains(where: { $0.contains(text) }) {
      refuse("a local function used before its text", at: place)
    } else if upcoming.contains(where: { $0.contains(text) }), context.closures.isEmpty {
      error("use of local variable '\(text)' before its declaration", at: place)
    } else if text == declaring {
      error("circular reference", at: place)
    } else if !isPrompt, isGlobalLater(text) {
      refuse("a global variable used before its line", at: place)
    } else if isInLocalType {
      refuse("\(text) in a type inside of a function", at: place)
    } else if SwiftCompiler.unbuiltTypes.contains(text)
      || SwiftCompiler.unbuiltFunctions.contains(text) || isApples(text)
    {
      refuse(text, at: place)
    } else {
      let hint =
        text == "self" ? "; did you mean to use it in a type or extension context?" : ""
      error("cannot find '\(text)' in scope\(hint)", at: place)
    }
    return failed()
  }

  private func isGlobalLater(_ name: String) -> Bool { globalNames.contains(name) }

  func collectGlobalNames() -> Set<String> {
    let source = state.trees[unitTree]
    return source.roots.reduce(into: []) { names, root in
      if source[root].kind == .variables {
        names.formUnion(source[root].kids.map { source[$0].text })
      }
    }
  }

  /// `f(from:to:)`
  private func namedByLabels(_ node: SwiftNode) -> SwiftValue {
    let found = (state.functions[node.text] ?? []).filter { $0.labels == node.labels }
    guard found.count == 1, found[0].generics.isEmpty, lookup(node.text) == nil else {
      refuse("\(node.text)(\(node.labels.map { $0 + ":" }.joined())) as a value", at: node.place)
      return failed()
    }
    return functionValue(found[0])
  }

  /// A function as a value: a block that calls it.
  func functionValue(_ function: SwiftFunction) -> SwiftValue {
    if function.flags.contains(.isRethrowing) {
      refuse("a function that rethrows as a value", at: function.place)
      return failed()
    }
    return block(function.parameters.map(\.type), function.answer) {
      "\(function.cname)(\($0.joined(", ")))"
    }
  }

  /// A function that was not written as one.
  func block(
    _ types: [SwiftType], _ result: SwiftType, _ body: ([LoweredCode]) -> LoweredCode
  ) -> SwiftValue {
    let type = SwiftType.function(types, result)
    _ = cType(type)
    let names = types.map { _ in fresh("p") }
    let list = zip(types, names).map { declaration($0, $1) }
    let head: LoweredCode =
      "^\(cType(result))(\(list.isEmpty ? "void" : list.joined(separator: ", ")))"
    let call = body(names.map { LoweredCode($0) })
    return SwiftValue(
      type: type, code: "\(head) { \(result.answer == .void ? "" : "return ")\(call); }")
  }

  func value(of variable: SwiftVariable, _ text: String, at place: SourceRange) -> SwiftValue {
    var code = LoweredCode(variable.isPointer ? "(*\(variable.cname))" : variable.cname)
    if variable.isUnowned {
      code = "((\(cType(variable.type)))__swift_unowned(\(variable.cname)))"
    }
    if let getter = variable.getter {
      accessorCalls.here = true
      code = "\(getter)()"
    }
    // What has no value has no variable either.
    if variable.type == .void, variable.getter == nil { code = "((void)0)" }
    var value = SwiftValue(type: variable.type, code: code, place: .direct)
    value.isImplicit = variable.isImplicit
    if let setter = variable.setter {
      if variable.getter == nil { value.code = heldTwice(value) }
      value.place = .accessor { new in "\(setter)(\(new))" }
      value.ownCode = variable.getter == nil ? .observers : .accessors
    } else if variable.getter != nil {
      value.place = .none
      value.immutable = "'\(text)' is a get-only property"
    }
    value.view = variable.view
    if variable.isWeak {
      let field = code
      value.code = "((\(cType(variable.type)))\(field))"
      value.place = .accessor { new in "\(field) = \(new)" }
    }
    if variable.isLet {
      value.immutable =
        text == "self" ? "'self' is immutable" : "'\(text)' is a 'let' constant"
    }
    return value
  }

  /// Whether an object's member is named where there is no object yet: in the first value of a property.
  func isTooEarly(_ member: String, at place: SourceRange) -> Bool {
    guard context.isFirstValue else { return false }
    error(
      "cannot use instance member '\(member)' within property initializer; property initializers run before 'self' is available",
      at: place)
    return true
  }

  /// A member of `self`, or of the type in a static method.
  func implicitMember(_ text: String, at place: SourceRange) -> SwiftValue? {
    guard let owner = context.owner, isOffered(text) else { return nil }
    if let this = lookup("self") {
      if let index = members(of: typeOfMembers(of: this)),
        findProperty(text, index, isStatic: false) != nil
          || !findMethods(text, index, isStatic: false).isEmpty
      {
        if isTooEarly(text, at: place) { return failed() }
        let property = findProperty(text, index, isStatic: false)
        noteImplicitSelf(
          text, of: property?.owner ?? context.owner, isCall: property == nil, at: place)
        var base = value(of: this, "self", at: place)
        // That a closure holds it weakly was noted.
        base.type = typeOfMembers(of: this)
        return memberValue(base, text, at: place, isImplicit: true)
      }
    }
    if let this = lookup("self"), this.type.unwrapped == nil {
      let base = value(of: this, "self", at: place)
      if case .nominal(let index) = this.type {
        if text == "rawValue", state.nominals[index].rawType != nil || text == "hashValue" {
          return memberValue(base, text, at: place, isImplicit: true)
        }
      } else if let value = builtinProperty(base, text, at: place) {
        return value
      }
    }
    if let type = classAround, text == "allCases",
      state.nominals[owner].kind == .enumType, hasBuiltin(.nominal(owner), "CaseIterable")
    {
      return staticMember(type, text, at: place)
    }
    if let type = classAround,
      findProperty(text, owner, isStatic: true) != nil
        || !findMethods(text, owner, isStatic: true).isEmpty
    {
      return memberValue(type, text, at: place, isImplicit: true)
    }
    if context.isFirstValue, findProperty(text, owner, isStatic: true) != nil {
      return staticMember(
        SwiftValue(type: .nominal(owner), code: "0", isType: true), text, at: place)
    }
    if findProperty(text, owner, isStatic: true) != nil, !context.isStatic {
      error(
        "static member '\(text)' cannot be used on instance of type '\(fullName(owner))'",
        at: place)
      return failed()
    }
    if context.isStatic, findProperty(text, owner, isStatic: false) != nil {
      error(
        context.isFirstValue
          ? "cannot use instance member '\(text)' within property initializer; property initializers run before 'self' is available"
          : "instance member '\(text)' cannot be used on type '\(fullName(owner))'", at: place)
      return failed()
    }
    return nil
  }

  // MARK: Chains

  /// What stands in front of a `?` is worked out once. Only a place that is about to be changed is named again:
  /// whatever does something on the way to it stands in its setup.
  private func chained(_ id: Int, _ node: SwiftNode) -> SwiftValue {
    let value = expression(node.kid(0), expected: nil)
    guard let inner = value.type.unwrapped else {
      if value.type != .failed {
        error(
          "cannot use optional chaining on non-optional value of type '\(name(of: value.type))'",
          at: node.place)
      }
      return failed()
    }
    guard !chains.isEmpty else {
      error("'?' must be followed by a call, member lookup, or subscript", at: node.place)
      return value
    }
    if isOnPlace(id), case .direct = value.place, value.immutable == nil,
      isAggregate(value.type) || mayBeBoxed(inner)
    {
      // A struct is changed where it lies.
      let opened = takeOpened()
      chains[chains.count - 1].append(
        SwiftChainStep(
          declare: takeSetup() + opened.begin, test: isSome(value.type, value.code),
          after: opened.end))
      return SwiftValue(type: inner, code: unwrap(value.type, value.code), place: .direct)
    }
    if isOnPlace(id), case .accessor = value.place, value.immutable == nil, isClass(inner) == nil,
      let contents = contents(of: value)
    {
      let opened = takeOpened()
      chains[chains.count - 1].append(
        SwiftChainStep(
          declare: takeSetup() + opened.begin + contents.begin, test: contents.test,
          after: opened.end))
      chains[chains.count - 1].append(SwiftChainStep(declare: contents.access.begin, test: "1"))
      return SwiftValue(type: inner, code: contents.access.lvalue, place: .direct)
    }
    let temporary = fresh("t")
    if isOnPlace(id), isReference(inner) { readOpened() }
    // The setup of a place, and not of one that this chain is an argument on the way to.
    let opened = isOnPlace(id) ? takeOpened() : SwiftOpened()
    chains[chains.count - 1].append(
      SwiftChainStep(
        declare: (isOnPlace(id) ? takeSetup() : LoweredCode()) + opened.begin
          + "\(declaration(value.type, temporary)) = \(value.code); ",
        test: isSome(value.type, LoweredCode(temporary)), after: opened.end))
    let isMade = tree.hasCall(node.kid(0)) && isCounted(value.type)
    chainRests[key(id)] = isMade ? emptied(temporary, value.type) : nil
    var result = SwiftValue(type: inner, code: unwrap(value.type, LoweredCode(temporary)))
    if isOnPlace(id), case .direct = value.place, value.immutable == nil, isPointer(inner) {
      result.code = value.code
      result.place = .direct
    } else if case .accessor = value.place, value.immutable == nil, isClass(inner) == nil {
      // A copy is changed and put back.
      result.place = .accessor { [self] new in store(value, some(value.type, new)) }
    } else if isClass(inner) == nil {
      result.immutable = value.immutable
    }
    return result
  }
}
