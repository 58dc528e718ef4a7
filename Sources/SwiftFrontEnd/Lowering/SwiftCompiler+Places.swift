import Diagnostics
import Syntax

/// Places: what is to be changed is found once.
///
/// `grid[next()][next()] += 10` finds the row and the column, then works out the right side, then reads, adds
/// and writes. The translation names a place several times: to read it, to write it back, and once more for
/// each struct and array around it. So whatever does something on the way down to a place (an index, a call in
/// front of a dot) stands in a variable of its own, written before everything else: the place's *setup*. The
/// same holds for arguments that must not wait until the place is read.
extension SwiftCompiler {
  /// A node of the text that is read now, among all texts.
  func key(_ id: Int) -> Int { treeIndex << 32 | id }

  func isOnPlace(_ id: Int) -> Bool { !placeNodes.isEmpty && placeNodes.contains(key(id)) }

  /// An expression that is about to be changed. `rest`: whether what is worked out between finding the place
  /// and changing it does nothing that could change what stands on the way. `isWithin`: what is there is changed by
  /// something that names it more than once; `isAsked`: and that may find nothing to change.
  func place(
    _ id: Int, rest: Bool, isWithin: Bool = false, isAsked: Bool = false
  ) -> SwiftValue {
    let old = (placeNodes, setup, restIsQuiet, collects, innerPlaces, opened)
    (placeNodes, innerPlaces, opened) = ([], [:], SwiftOpened())
    var current = id
    var isAsked = isAsked
    walk: while current != 0 {
      placeNodes.insert(key(current))
      if current != id || isWithin { innerPlaces[key(current)] = isAsked }
      if tree[current].kind == .optionalChain { isAsked = true }
      switch tree[current].kind {
      case .member, .subscription:
        current = tree[current].kid(0)
        if isAskedObject(current) { break walk }
      case .forceUnwrap, .optionalChain: current = tree[current].kid(0)
      default: break walk
      }
    }
    setup = LoweredCode()
    restIsQuiet = rest
    var value = expression(id, expected: nil)
    (value.setup, value.opened) = (setup, opened)
    (placeNodes, setup, restIsQuiet, collects, innerPlaces, opened) = old
    return value
  }

  /// Whether it is an object that something was asked for: all on the way to it is only read, and goes when it has
  /// answered.
  private func isAskedObject(_ id: Int) -> Bool {
    switch tree[id].kind {
    case .call, .member, .subscription, .forceUnwrap, .optionalChain: break
    default: return false
    }
    let old = accessorCalls
    defer { accessorCalls = old }
    accessorCalls = (false, false, false)
    let type = probe(id).type
    return (accessorCalls.beneath || tree.hasCall(id)) && isReference(type.unwrapped ?? type)
  }

  /// Whether working out an expression does nothing that anybody could see: literals, variables, their sums.
  func isQuiet(_ id: Int) -> Bool {
    if id == 0 { return true }
    let node = tree[id]
    switch node.kind {
    case .integer, .float, .boolean, .nilLiteral: return true
    case .string: return node.kids.allSatisfy { tree[$0].kind == .stringPart }
    case .name:
      if node.text == "self" || node.text.hasPrefix("$") { return true }
      let variable =
        lookup(node.text) ?? (context.owner == nil ? state.globals[node.text] : nil)
      return variable.map { !$0.isWeak && !$0.isUnowned && $0.getter == nil } ?? false
    case .binary:
      var link = node
      while link.kind == .binary {
        guard ["+", "-", "*", "/", "%", "==", "<", ">", "<=", ">=", "!="].contains(link.text),
          isQuiet(link.kid(1))
        else { return false }
        if tree[link.kid(0)].kind != .binary { return isQuiet(link.kid(0)) }
        link = tree[link.kid(0)]
      }
      return false
    case .prefix: return isQuiet(node.kid(0))
    case .array, .tuple: return node.kids.allSatisfy { isQuiet($0) }
    default: return false
    }
  }

  /// A quiet expression whose value nothing can change either: it may be named as often as one likes.
  private func isConstant(_ id: Int) -> Bool {
    let node = tree[id]
    switch node.kind {
    case .integer, .float, .boolean, .nilLiteral: return true
    case .string: return node.kids.allSatisfy { tree[$0].kind == .stringPart }
    case .name:
      if node.text == "self" { return true }
      guard let found = lookup(node.text) else { return false }
      return found.isLet && !found.isDeferred && !found.isWeak && !found.isUnowned
    default: return false
    }
  }

  /// Whether a value lies in a place that what is worked out behind it may give another one: then it has to be taken
  /// out of there before, with what it owns. A number is read where it stands in any case.
  func mayBeOvertaken(_ id: Int, _ type: SwiftType) -> Bool {
    // What was asked of something that nobody holds is in no place.
    if lingering.contains(key(id)) { return false }
    switch type {
    case .failed, .void, .never, .null: return false
    default: return !isPlainWord(type) && standsInPlace(id)
    }
  }

  /// The last of some expressions that may change something when it is worked out; -1: none.
  func lastEffect(_ ids: [Int]) -> Int {
    ids.lastIndex { hasEffect($0) } ?? -1
  }

  /// A `!` stops the program or does nothing, and to read a stored property changes nothing.
  func hasEffect(_ id: Int) -> Bool {
    var value = id
    while tree[value].kind == .forceUnwrap { value = tree[value].kid(0) }
    return tree[value].kind != .closure && !isQuiet(value) && !isStoredRead(tree[value])
  }

  /// Whether a stored property of a variable is read.
  private func isStoredRead(_ node: SwiftNode) -> Bool {
    let base = tree[node.kid(0)]
    guard node.kind == .member, node.kid(0) != 0, base.kind == .name, isQuiet(node.kid(0)),
      let variable = lookup(base.text) ?? globalMeant(base),
      let index = members(of: variable.type),
      let property = findProperty(node.text, index, isStatic: false)
    else { return false }
    return property.kind == .stored && !property.isLazy && !property.isDynamic
  }

  private func standsInPlace(_ id: Int) -> Bool {
    let node = tree[id]
    switch node.kind {
    case .name:
      if node.text == "self" { return context.isMutating }
      if node.text.hasPrefix("$") { return false }
      guard let found = lookup(node.text) ?? globalMeant(node) else { return true }
      return !found.isLet || found.isDeferred || found.isWeak || found.isUnowned
    case .member, .subscription: return ![.array, .dictionary].contains(tree[node.kid(0)].kind)
    case .forceUnwrap, .optionalChain, .cast: return standsInPlace(node.kid(0))
    case .ternary: return standsInPlace(node.kid(1)) || standsInPlace(node.kid(2))
    default: return false
    }
  }

  /// Part of the way to a place, in a variable of the setup.
  func pinned(_ code: LoweredCode, _ type: SwiftType, _ id: Int) -> LoweredCode {
    if isConstant(id) || (restIsQuiet && isQuiet(id)) { return code }
    return kept(code, type)
  }

  /// A value in a variable of the setup.
  func kept(_ code: LoweredCode, _ type: SwiftType) -> LoweredCode {
    if type == .failed || type == .void || type == .never { return code }
    var code = code
    setup += moved(&code, type)
    return code
  }

  /// What puts a value into a variable of its own, which the code is the name of from then on.
  func moved(_ code: inout LoweredCode, _ type: SwiftType) -> LoweredCode {
    let temporary = fresh("t")
    defer { code = LoweredCode(temporary) }
    return "\(declaration(type, temporary)) = \(code); "
  }

  func takeSetup() -> LoweredCode {
    let code = setup
    setup = LoweredCode()
    return code
  }

  /// The value behind the setup that it stands on.
  func behind(_ before: LoweredCode, _ value: SwiftValue) -> SwiftValue {
    if before.isEmpty || value.type == .failed { return value }
    var result = value
    result.setup = LoweredCode()
    result.opened = SwiftOpened()
    result.place = .none
    result.code =
      value.type == .void || value.type == .never
      ? "({ \(before)\(value.code); (void)0; })" : "({ \(before)\(value.code); })"
    return result
  }

  /// What a call has to do before and after it for its arguments' sake.
  func complete(_ value: SwiftValue) -> SwiftValue {
    let (before, after) = (callBefore, callAfter)
    (callBefore, callAfter) = (LoweredCode(), LoweredCode())
    if after.isEmpty { return behind(before, value) }
    var result = value
    if value.type == .void || value.type == .never {
      result.code = "({ \(before)\(value.code); \(after)(void)0; })"
    } else {
      let temporary = fresh("r")
      result.code =
        "({ \(before)\(declaration(value.type, temporary)) = \(value.code); \(after)\(temporary); })"
    }
    return result
  }

  // MARK: Methods that change

  /// Members of the library that change what they are called on.
  static let mutators: [SwiftLibraryKind: Set<String>] = [
    .bool: ["toggle"],
    .string: ["append", "removeLast", "removeFirst", "popLast", "removeAll"],
    .array: [
      "append", "insert", "remove", "removeLast", "removeFirst", "popLast", "removeAll", "swapAt",
      "sort", "reverse", "removeSubrange", "replaceSubrange",
    ],
    .set: [
      "insert", "remove", "removeAll", "formUnion", "formIntersection", "subtract",
    ],
    .dictionary: ["removeValue", "updateValue", "removeAll", "merge"],
  ]

  /// Whether a call of this name changes the value in front of the dot.
  func mutates(_ base: SwiftValue, _ text: String) -> Bool {
    if base.isType { return false }
    if let index = members(of: base.type) {
      if isClass(base.type) != nil { return false }
      if findMethods(text, index, isStatic: false).contains(where: { isMutating($0) }) {
        return true
      }
    }
    return SwiftLibraryKind.of(base.type).contains {
      SwiftCompiler.mutators[$0]?.contains(text) == true
    }
  }
  private func isMutating(_ function: SwiftFunction) -> Bool {
    function.flags.contains(.isMutating)
  }

  /// What stands in front of the dot of a call, found once where the call changes it.
  func receiver(_ id: Int, _ text: String, _ arguments: [Int]) -> SwiftValue {
    let saved = (diagnostics, reported, chains, setup, opened)
    let base = baseValue(id)
    guard base.type != .failed, mutates(base, text) else { return base }
    (diagnostics, reported, chains, setup, opened) = saved
    var mayLeave = ["popLast", "removeValue"].contains(text)
    if case .set = base.type { mayLeave = true }
    let value = place(
      id, rest: arguments.allSatisfy { isQuiet($0) }, isWithin: true, isAsked: mayLeave)
    return value.isImplicit ? forced(value) : value
  }

  // MARK: Values behind protocols

  /// A struct behind a protocol lies in a box; what changes it changes a box of its own, which then takes the
  /// old one's place.
  func throughBox(
    _ base: SwiftValue, _ result: SwiftType, _ change: (LoweredCode) -> LoweredCode
  ) -> LoweredCode {
    let (box, answer) = (fresh("t"), fresh("r"))
    if let access = access(to: base) {
      let open: LoweredCode =
        "\(access.begin)id \(box) = __swift_open_box(&\(access.lvalue)); "
      return "({ \(open)\(change(LoweredCode(box))); })"
    }
    let head: LoweredCode =
      "\(declaration(base.type, box)) = __swift_own_box((id)\(base.code)); "
    let back = store(base, LoweredCode(box))
    if result == .void || result == .never {
      return "({ \(head)\(change(LoweredCode(box))); \(back); (void)0; })"
    }
    return
      "({ \(head)\(declaration(result, answer)) = \(change(LoweredCode(box))); \(back); \(answer); })"
  }

  /// Whether a value of this protocol may lie in a box.
  func mayBeBoxed(_ type: SwiftType) -> Bool {
    guard let index = isProtocol(type) else { return false }
    return !state.nominals[index].isLibrary && !hasBuiltin(type, "AnyObject")
  }
}
