import Diagnostics
import Syntax

/// Subscripts, which may be changed through, and closures, which are blocks.
extension SwiftCompiler {
  // MARK: Subscripts

  func subscripted(_ id: Int, _ node: SwiftNode) -> SwiftValue {
    let isPlace = isOnPlace(id)
    let base = baseValue(node.kid(0))
    if base.type == .failed { return failed() }
    if node.labels == ["keyPath"] { return throughKeyPath(base, node, isPlace) }
    if let index = members(of: base.type),
      !findMethods("subscript", index, isStatic: base.isType).isEmpty,
      !collections.contains(index) || isExtended(index, base, node)
    {
      accessorCalls.here = true
      guard !isPlace, !base.isType, mayBeOvertaken(node.kid(0), base.type),
        lastEffect(Array(node.kids.dropFirst())) >= 0
      else { return ownSubscript(base, index, node, isPlace) }
      var taken = base
      let before = moved(&taken.code, base.type)
      (taken.place, taken.opening) = (.none, nil)
      return behind(before, ownSubscript(taken, index, node, isPlace))
    }
    switch base.type {
    case .array(let element), .slice(let element):
      guard hasLabels([""], node) else { return failed() }
      if tree[node.kid(1)].kind == .binary, tree[node.kid(1)].kids.contains(0) {
        return openSlice(base, element, tree[node.kid(1)], isPlace)
      }
      let index = expression(node.kid(1), expected: .int)
      if index.type == .failed { return failed() }
      if case .range = index.type {
        return SwiftValue(
          type: .slice(element), code: "__swift_array_slice(\(base.code), \(index.code))")
      }
      if case .slice = base.type {
        let t = fresh("t")
        let position = convert(index, to: .int, at: tree[node.kid(1)].place, mismatch)
        let item = fromSlot(LoweredCode(t), "__swift_index(\(t), \(position))", element)
        return SwiftValue(
          type: element, code: "({ SwiftArray *\(t) = \(base.code); \(item); })")
      }
      var position = convert(index, to: .int, at: tree[node.kid(1)].place, mismatch)
      if isPlace { position = pinned(position, .int, node.kid(1)) }
      var value = SwiftValue(
        type: element, code: fromSlot(base.code, position, element), immutable: base.immutable)
      if base.view == SwiftCompiler.substrings { value.view = SwiftCompiler.substring }
      if case .none = base.place { return value }
      value.access = self.element(of: base, position, element)
      value.place = .accessor { [self] new in
        store(
          base,
          "__swift_array_set_\(slotKind(element))(\(base.code), \(position), \(toSlot(new, element)))"
        )
      }
      return value
    case .dictionary(let key, let item):
      guard hasLabels(node.labels.count == 2 ? ["", "default"] : [""], node) else {
        return failed()
      }
      let index = expression(node.kid(1), expected: key)
      if index.type == .failed { return failed() }
      var wanted = convert(index, to: key, at: tree[node.kid(1)].place, mismatch)
      if isPlace { wanted = pinned(wanted, key, node.kid(1)) }
      let result = SwiftType.optional(item)
      let temporary = fresh("t")
      let place = fresh("i")
      let found = some(
        result, fromSlot("\(temporary)->values", LoweredCode(place), item))
      var read: LoweredCode =
        "({ SwiftDictionary *\(temporary) = \(base.code); long \(place) = \(dictionaryFind(LoweredCode(temporary), wanted, key)); \(place) >= 0 ? \(found) : \(none(result)); })"
      if node.labels.count == 2, node.labels[1] == "default" {
        let other = notThrowing(outOf: SwiftContext.autoclosure) {
          expression(node.kid(2), expected: item)
        }
        let fallback = convert(other, to: item, at: tree[node.kid(2)].place, mismatch)
        read =
          "({ SwiftDictionary *\(temporary) = \(base.code); long \(place) = \(dictionaryFind(LoweredCode(temporary), wanted, key)); \(place) >= 0 ? \(fromSlot("\(temporary)->values", LoweredCode(place), item)) : \(fallback); })"
        var value = SwiftValue(type: item, code: read, immutable: base.immutable)
        if case .none = base.place { return value }
        value.access = self.item(of: base, key, wanted, item, fallback: fallback).map {
          SwiftAccess(begin: $0.begin + $0.access.begin, lvalue: $0.access.lvalue)
        }
        value.place = .accessor { [self] new in
          store(base, dictionaryStore(base.code, wanted, new, key, item))
        }
        return value
      }
      var value = SwiftValue(type: result, code: read, immutable: base.immutable)
      if case .none = base.place { return value }
      value.contents = self.item(of: base, key, wanted, item)
      value.place = .accessor { [self] new in
        let temporary = fresh("t")
        let keep = dictionaryStore(
          base.code, wanted, unwrap(result, LoweredCode(temporary)), key, item)
        let k = toSlot(wanted, key)
        let drop: LoweredCode =
          isPlainWord(key)
          ? "__swift_dictionary_remove(\(base.code), \(k), (id)0)"
          : "__swift_dictionary_remove(\(base.code), 0, \(k))"
        return
          "({ \(declaration(result, temporary)) = \(new); if (\(isSome(result, LoweredCode(temporary)))) \(store(base, keep)); else \(store(base, drop)); (void)0; })"
      }
      return value
    case .string:
      guard hasLabels([""], node) else { return failed() }
      let index = expression(node.kid(1), expected: nil)
      guard index.type == .int, tree[node.kid(1)].kind != .member else {
        if index.type != .failed { refuse("indices of a String", at: node.place) }
        return failed()
      }
      error(
        "'subscript(_:)' is unavailable: cannot subscript String with an Int, use a String.Index instead.",
        at: node.place)
      return failed()
    default:
      error(
        base.type.unwrapped.map {
          "value of optional type '\(name(of: base.type))' must be unwrapped to refer to member 'subscript' of wrapped base type '\(name(of: $0))'"
        } ?? "value of type '\(name(of: base.type))' has no subscripts", at: node.place)
      return failed()
    }
  }

  /// `value[keyPath: path]`, where the path is a value itself.
  private func throughKeyPath(_ base: SwiftValue, _ node: SwiftNode, _ isPlace: Bool) -> SwiftValue
  {
    if isPlace {
      refuse("changing what a key path leads to", at: node.place)
      return failed()
    }
    let path = expression(node.kid(1), expected: .function([base.type], .null))
    guard case .function(let types, let result) = path.type, types.count == 1 else {
      if path.type != .failed { refuse("key paths", at: node.place) }
      return failed()
    }
    let value = convert(base, to: types[0], at: node.place, mismatch)
    return SwiftValue(type: result, code: "((\(cType(path.type)))\(path.code))(\(value))")
  }

  /// Whether brackets mean a subscript that an extension gives to arrays and the like: one with labels, or one whose
  /// arguments are none of those that they take by themselves.
  private func isExtended(_ index: Int, _ base: SwiftValue, _ node: SwiftNode) -> Bool {
    findMethods("subscript", index, isStatic: base.isType).contains { each in
      guard each.labels.map({ $0 == "_" ? "" : $0 }) == node.labels else { return false }
      if node.labels.contains(where: { !$0.isEmpty }) || base.type == .string { return true }
      let own: SwiftType
      if case .dictionary(let key, _) = base.type { own = key } else { own = .int }
      return !each.parameters.contains { $0.type == own }
        && zip(each.parameters, node.kids.dropFirst()).allSatisfy {
          converts(probe($1, expected: $0.type).type, to: $0.type)
        }
    }
  }

  /// `a[1...]`, `a[..<2]`, `a[...2]`
  private func openSlice(
    _ base: SwiftValue, _ element: SwiftType, _ range: SwiftNode, _ isPlace: Bool
  ) -> SwiftValue {
    let isUpwards = range.kid(0) != 0
    let bound = argument(range.kid(isUpwards ? 0 : 1), .int)
    if isPlace {
      refuse("one-sided ranges", at: range.place)
      return failed()
    }
    let t = fresh("t")
    let all: LoweredCode = "__swift_indices(\(t))"
    let ends: LoweredCode = isUpwards ? "\(bound), \(all).high" : "\(all).low, \(bound)"
    let isClosed = !isUpwards && range.text == "..."
    return SwiftValue(
      type: .slice(element),
      code:
        "({ SwiftArray *\(t) = \(base.code); __swift_array_slice(\(t), __swift_range(\(ends), \(isClosed ? 1 : 0))); })"
    )
  }

  /// A subscript of the program's own: a function that reads, and one that is called with the new value.
  private func ownSubscript(
    _ base: SwiftValue, _ index: Int, _ node: SwiftNode, _ isPlace: Bool
  ) -> SwiftValue {
    var base = base
    if isPlace, isReference(base.type), !base.isType { readOpened() }
    if isPlace, isClass(base.type) != nil || isProtocol(base.type) != nil, !base.isType {
      base.code = pinned(base.code, base.type, node.kid(0))
    }
    let arguments = Array(node.kids.dropFirst())
    let reading = findMethods("subscript", index, isStatic: base.isType)
    guard let function = chosen(among: reading, node, arguments) else { return failed() }
    guard mayUse(function, at: node.place) else { return failed() }
    // A call around it may have put aside what belongs to its own arguments.
    let around = (callBefore, callAfter)
    (callBefore, callAfter) = (LoweredCode(), LoweredCode())
    defer { (callBefore, callAfter) = around }
    guard var values = match(function, node, arguments, report: true) else { return failed() }
    if !callBefore.isEmpty || !callAfter.isEmpty {
      refuse("a subscript with such arguments", at: node.place)
      return failed()
    }
    if isPlace {
      for position in values.indices where arguments.indices.contains(position) {
        values[position] = pinned(
          values[position], function.parameters[position].type, arguments[position])
      }
    }
    func read(_ base: SwiftValue) -> SwiftValue {
      SwiftValue(
        type: function.result, code: callCode(function, values, receiver: base, at: node.place),
        ownCode: .accessors)
    }
    if !isPlace, arguments.allSatisfy({ isQuiet($0) }) { return held(base, node.kid(0), read) }
    var value = read(base)
    value.ownCode = .none
    let writing = findMethods("subscript_set", index, isStatic: base.isType).first {
      $0.parameters.dropLast().map(\.type) == function.parameters.map(\.type)
        && $0.parameters.dropLast().map(\.label) == function.labels
    }
    guard let writing else {
      value.immutable = "subscript is get-only"
      return value
    }
    if isClass(base.type) == nil, !base.isType { value.immutable = base.immutable }
    if value.immutable != nil { return value }
    value.ownCode = .accessors
    value.place = .accessor { [self] new in
      callCode(writing, values + [new], receiver: base, at: node.place)
    }
    return value
  }

  // MARK: Closures

  /// `T.init` as a function of as many parameters as are wanted, or as the only initialiser has: what is made of it has
  /// that one's labels.
  private func initializing(_ node: SwiftNode, _ wanted: Int?) -> SwiftNode {
    var call = tree[tree[node.kid(3)].kid(0)]
    var known: [[String]] = []
    if case .nominal(let index) = probe(call.kid(0)).type {
      known = allInitializers(index).map { $0.labels.map { $0 == "_" ? "" : $0 } }
    }
    let count = wanted ?? (known.count == 1 ? known[0].count : 1)
    let fitting = known.filter { $0.count == count }
    let place = call.place
    let arguments = (0..<count).map {
      tree.add(SwiftNode(.name, place: place, text: "$\($0)"))
    }
    call.kids = [call.kid(0)] + arguments
    call.labels = fitting.count == 1 ? fitting[0] : Array(repeating: "", count: count)
    var block = tree[node.kid(3)]
    block.kids = [tree.add(call)]
    var made = node
    made.text = ""
    made.kids[3] = tree.add(block)
    return made
  }

  func closure(_ node: SwiftNode, _ expected: SwiftType?) -> SwiftValue {
    var wanted: ([SwiftType], SwiftType?)?
    var answersOptional = false
    if case .function(let parameters, let answer)? = expected.map({ $0.unwrapped ?? $0 }) {
      let result = answer.answer
      answersOptional = result == .optional(.null)
      wanted = (parameters, result == .null || answersOptional ? nil : result)
    }
    if node.text == "operator", let types = wanted?.0, types.count == 1 {
      if case .tuple = types[0] {
      } else {
        var single = node
        single.text = ""
        single.kids[3] = node.kid(4)
        return closure(single, expected)
      }
    }
    if node.text == "init" {
      return closure(initializing(node, wanted?.0.count), expected)
    }
    let parameterNodes = node.kid(1) == 0 ? [] : tree[node.kid(1)].kids.map { tree[$0] }
    var names = parameterNodes.map(\.text)
    var types: [SwiftType] = []
    if node.kid(1) == 0 {
      let count = anonymousCount(node.kid(3))
      let wantedCount = wanted?.0.count ?? count
      if let wanted, wantedCount == 1, case .tuple(_, let parts) = wanted.0[0],
        parts.count == count
      {
        return tupleClosure(
          node, parts.indices.map { "$\($0)" }, parts, wanted.0[0], wanted.1)
      }
      // What is Void by what a type parameter stands for may be left out, and is handed over by nobody here.
      if count == 0, wanted?.0 == [.void] {
        refuse("a closure that takes Void", at: node.place)
        return failed()
      }
      if count == 0, wantedCount > 0 {
        error(
          "contextual type for closure argument list expects \(wantedCount) argument\(wantedCount == 1 ? "" : "s"), which cannot be implicitly ignored",
          at: node.place)
        return failed()
      }
      if count != wantedCount {
        error(
          "contextual closure type '\(expected.map { spelled($0.unwrapped ?? $0) } ?? "() -> ()")' expects \(wantedCount) argument\(wantedCount == 1 ? "" : "s"), but \(count) \(count == 1 ? "was" : "were") used in closure body",
          at: node.place)
        return failed()
      }
      names = (0..<wantedCount).map { "$\($0)" }
      types = wanted?.0 ?? []
      if types.count < names.count {
        if hasOperator(node.kid(3)) {
          // What stands beside the parameter may say what it is.
          refuse("finding out the types of this closure", at: node.place)
          return failed()
        }
        error(
          "cannot infer type of closure parameter '$0' without a type annotation", at: node.place)
        return failed()
      }
    } else {
      if let wanted, wanted.0.count != names.count {
        // A pair's two halves may be named one by one.
        if wanted.0.count == 1, case .tuple(_, let parts) = wanted.0[0], parts.count == names.count
        {
          return tupleClosure(node, names, parts, wanted.0[0], wanted.1)
        }
        error(
          "contextual closure type '\(expected.map { spelled($0.unwrapped ?? $0) } ?? "")' expects \(wanted.0.count) argument\(wanted.0.count == 1 ? "" : "s"), but \(names.count) \(names.count == 1 ? "was" : "were") used in closure body",
          at: node.place)
        return failed()
      }
      for (position, each) in parameterNodes.enumerated() {
        if each.kid(0) != 0 {
          types.append(resolve(each.kid(0)))
        } else if let wanted {
          types.append(wanted.0[position])
        } else if hasOperator(node.kid(3)) {
          refuse("finding out the types of this closure", at: node.place)
          return failed()
        } else {
          error(
            "cannot infer type of closure parameter '\(each.text)' without a type annotation",
            at: each.place)
          return failed()
        }
      }
    }
    if types.contains(.failed) { return failed() }
    var result = node.kid(2) == 0 ? wanted?.1 : resolve(node.kid(2))
    if answersOptional, result == nil { result = optionalResult(node, names, types) }
    return made(node, names, types, result) { _ in "" }
  }

  private func hasOperator(_ id: Int) -> Bool {
    tree.contains(id) { $0.kind == .binary }
  }

  /// What a closure of several statements answers beside `nil`; nil: it never says `nil`.
  private func optionalResult(
    _ node: SwiftNode, _ names: [String], _ types: [SwiftType]
  ) -> SwiftType? {
    let answers = returns(in: node.kid(3)).map { tree[$0].kind == .nilLiteral }
    guard answers.contains(true) else { return nil }
    if answers[0] {
      error("generic parameter 'ElementOfResult' could not be inferred", at: node.place)
      return .failed
    }
    let saved = (diagnostics, reported, chains, setup)
    passesOverNil = true
    let made = made(node, names, types, nil) { _ in "" }
    passesOverNil = false
    (diagnostics, reported, chains, setup) = saved
    guard case .function(_, let result) = made.type, result != .void else { return nil }
    return result.unwrapped == nil ? .optional(result) : result
  }

  /// The values that the code of a closure returns, in the order of the text.
  private func returns(in id: Int) -> [Int] {
    let node = tree[id]
    if node.kind == .returnStatement { return [node.kid(0)] }
    return node.kind == .closure ? [] : node.kids.flatMap { $0 == 0 ? [] : returns(in: $0) }
  }

  func tupleClosure(
    _ node: SwiftNode, _ names: [String], _ parts: [SwiftType], _ whole: SwiftType,
    _ result: SwiftType?
  ) -> SwiftValue {
    made(node, ["$pair"], [whole], node.kid(2) == 0 ? result : resolve(node.kid(2))) { cnames in
      var code = LoweredCode()
      for (position, each) in names.enumerated() where each != "_" {
        let variable = self.declareLocal(each, parts[position], isLet: true, place: node.place)
        code +=
          "\(self.declaration(parts[position], variable.cname)) = \(cnames[0]).e\(position); "
      }
      return code
    }
  }

  func made(
    _ node: SwiftNode, _ names: [String], _ types: [SwiftType], _ wantedResult: SwiftType?,
    prologue: ([String]) -> LoweredCode
  ) -> SwiftValue {
    let old = context
    let before = (diagnostics, reported)
    var held = LoweredCode()
    var captures: [(String, SwiftVariable)] = []
    if node.kid(0) != 0 {
      for id in tree[node.kid(0)].kids {
        let capture = tree[id]
        let value =
          capture.kid(0) == 0
          ? named(capture.text, at: capture.place, expected: nil)
          : expression(capture.kid(0), expected: nil)
        if value.type == .failed { continue }
        let kind = capture.labels[0]
        var type = value.type
        if !kind.isEmpty {
          let flag: SwiftFlags = kind == "weak" ? .isWeak : .isUnowned
          checkWeak(SwiftNode(.capture, place: capture.place, flags: flag), type)
        }
        if kind == "weak", type.unwrapped == nil { type = .optional(type) }
        var variable = SwiftVariable(
          type: type, cname: fresh(CName.of(capture.text)), isLet: true)
        variable.depth = context.closureDepth
        variable.isUnowned = kind == "unowned"
        let qualifier = ownerWord(kind == "weak", kind == "unowned")
        held.add(
          "\(qualifier)\(declaration(type, variable.cname)) = \(value.code); ", at: capture.place)
        captures.append((capture.text, variable))
      }
    }
    if context.ownClass == nil, speaksOfSelf(node.kid(3)), let code = ownClass("Self") {
      let name = fresh("Self")
      held += "Class \(name) = \(code); "
      context.ownClass = name
    }
    context.enterBody()
    context.closures.append((context.closureDepth, node.place))
    context.unthrowing = nil
    context.throwTarget = .function
    context.hasThrown = false
    context.isMarkedThrowing = node.flags.contains(.isThrowing)
    context.fallFlag = nil
    context.isInferring = wantedResult == nil
    context.inferred = nil
    context.result = wantedResult ?? .void
    let oldChains = chains
    let oldPlace = (placeNodes, setup, callBefore, callAfter)
    (placeNodes, setup, callBefore, callAfter) = ([], LoweredCode(), LoweredCode(), LoweredCode())
    defer { (placeNodes, setup, callBefore, callAfter) = oldPlace }
    chains = []
    scopes.append([:])
    for (name, variable) in captures { scopes[scopes.count - 1][name] = variable }
    scopes.append([:])
    var cnames: [String] = []
    for (position, each) in names.enumerated() {
      let cname =
        each == "_" ? fresh("p") : fresh(each.hasPrefix("$") ? "a" : CName.of(each))
      cnames.append(cname)
      var variable = SwiftVariable(type: types[position], cname: cname, isLet: true)
      if case .lent(let inner) = types[position] {
        (variable.type, variable.isLet, variable.isPointer) = (inner, false, true)
      }
      variable.depth = context.closureDepth
      scopes[scopes.count - 1][each] = variable
    }
    scopes.append([:])
    var code = prologue(cnames)
    let body = tree[node.kid(3)]
    let saysBranches = wantedResult != .void && saysValue(node.kid(3))
    let isSingle = body.kids.count == 1 && (saysBranches || isExpression(tree[body.kids[0]].kind))
    var result = wantedResult ?? .void
    if isSingle {
      let id = body.kids[0]
      noteEscaping(id, .context)
      let value =
        saysBranches
        ? branches(id, wantedResult)
        : expression(id, expected: wantedResult == .void ? nil : wantedResult)
      if wantedResult == nil {
        result = value.isType ? .failed : value.type == .never ? .void : value.type
      }
      if result == .void || value.type == .never {
        code += LoweredCode("(void)(\(value.code)); ", at: tree[id].place)
      } else {
        let converted = convert(value, to: result, at: tree[id].place) {
          "cannot convert value of type '\($0)' to closure result type '\($1)'"
        }
        code += LoweredCode("return \(converted); ", at: tree[id].place)
      }
    } else {
      code += block(node.kid(3), inScope: true)
      if wantedResult == nil { result = context.inferred ?? .void }
      if result != .void, result != .failed, !alwaysLeaves(node.kid(3)) {
        error(
          result == .never
            ? endless("closure")
            : "missing return in closure expected to return '\(name(of: result))'",
          at: endOf(node.place))
      }
      // No path comes here, but the language behind does not see that of `if let`.
      if result != .void, result != .failed, result != .never { code += "return \(none(result)); " }
    }
    scopes.removeLast(3)
    chains = oldChains
    let mayThrow = context.hasThrown || node.flags.contains(.isThrowing)
    context = old
    if result == .failed { return failed() }
    if mayThrow, wantedResult == nil, result != .void {
      // Whoever leaves with an error has to know what else is answered.
      (diagnostics, reported) = before
      guard spend(0, at: node.place) else { return failed() }
      return made(node, names, types, result, prologue: prologue)
    }
    let type = SwiftType.function(types, mayThrow ? .throwing(result) : result)
    _ = cType(type)
    let list = types.enumerated().map { "\(cType($1)) \(cnames[$0])" }
    let block: LoweredCode =
      "^\(cType(result))(\(list.isEmpty ? "void" : list.joined(separator: ", "))) { \(code)}"
    return SwiftValue(type: type, code: held.isEmpty ? block : "({ \(held)\(block); })")
  }

  /// Whether `Self` stands in a body.
  private func speaksOfSelf(_ id: Int) -> Bool {
    tree.contains(id) { $0.text == "Self" && ($0.kind == .name || $0.kind == .typeName) }
  }

  /// How many of `$0`, `$1`, … a body uses.
  func anonymousCount(_ id: Int) -> Int {
    let node = tree[id]
    if node.kind == .closure { return 0 }
    if node.kind == .name, node.text.hasPrefix("$"), let number = Int(node.text.dropFirst()) {
      // Whoever writes `$9999999` has not that many parameters.
      return min(max(number, 0), 255) + 1
    }
    var most = 0
    for kid in node.kids where kid != 0 {
      let inner = tree[kid]
      if inner.kind == .closure { continue }
      most = max(most, anonymousCount(kid))
    }
    return most
  }
}
