import Diagnostics
import Syntax

/// The initialisers of a type: those that it has without writing them, those that it inherits, and how one asks another.
///
/// A struct has one for its stored properties. A class has those of its superclass as long as it writes none of its
/// own and all that it adds has a value; who has all designated ones of the class above has its convenience ones too.
extension SwiftCompiler {
  /// Initialisers that a type has without writing them.
  func completeInitializers(_ index: Int) {
    guard isCompleted.insert(index).inserted else { return }
    if let parent = state.nominals[index].superclass {
      completeInitializers(parent)
      nameInitializers(index, as: allInitializers(parent))
    }
    let nominal = state.nominals[index]
    guard nominal.kind == .classType || nominal.kind == .structType else { return }
    let stored = storedProperties(index)
    // What is wrong with it has been said.
    if stored.contains(where: { $0.type == .failed }) { return }
    let isComplete = stored.allSatisfy {
      $0.value != 0 || ($0.type.unwrapped != nil && !$0.isLet) || $0.isLazy
        || $0.flags.contains(.isOverride)
    }
    if nominal.kind == .structType {
      guard nominal.initializers.allSatisfy({ $0.flags.contains(.isInExtension) }) else { return }
      var parameters: [SwiftParameter] = []
      for each in stored where !(each.isLet && each.value != 0) && !each.isLazy {
        var parameter = SwiftParameter(label: each.name, name: each.name, type: each.type)
        if each.value != 0 {
          parameter.value = SwiftRef(tree: each.node.tree, id: each.value)
        } else if each.type.unwrapped != nil, !each.isLet {
          parameter.value = SwiftRef(tree: -1, id: 0)
        }
        parameters.append(parameter)
      }
      var flags: SwiftFlags = []
      if stored.contains(where: { $0.flags.contains(.isPrivate) && !($0.isLet && $0.value != 0) }) {
        flags.insert(.isPrivate)
      }
      let function = SwiftFunction(
        name: "init", parameters: parameters, result: .nominal(index), flags: flags,
        cname: nominal.cname + "_init", owner: index, node: SwiftRef(tree: -1, id: 0),
        place: nominal.place)
      state.nominals[index].hasImplicitInit = true
      state.nominals[index].initializers.append(function)
      let isPrivate = flags.contains(.isPrivate)
      if isComplete, !parameters.isEmpty,
        isPrivate || stored.contains(where: { $0.isLet && $0.value != 0 })
      {
        // `S()` is as visible as the type, and makes all values in their order.
        var plain = function
        plain.parameters = []
        plain.flags = []
        plain.cname += "_plain"
        let list = state.nominals[index].initializers
        state.nominals[index].initializers.insert(plain, at: isPrivate ? 0 : list.count)
      }
      return
    }
    if !isComplete, nominal.initializers.allSatisfy({ $0.flags.contains(.isConvenience) }) {
      error("class '\(nominal.name)' has no initializers", at: nominal.place)
      return
    }
    if nominal.isSealed { return }
    // Whoever asks another initialiser takes none away.
    guard nominal.initializers.allSatisfy({ $0.flags.contains(.isConvenience) }) else { return }
    if let parent = nominal.superclass {
      guard stored.contains(where: { $0.value != 0 }) else { return }
      for var each in allInitializers(parent) where !each.flags.contains(.isConvenience) {
        each.owner = index
        each.node = SwiftRef(tree: -1, id: 0)
        each.result =
          each.flags.contains(.isFailable) ? .optional(.nominal(index)) : .nominal(index)
        each.flags.insert(.isOverride)
        state.nominals[index].initializers.append(each)
      }
      return
    }
    state.nominals[index].hasImplicitInit = true
    state.nominals[index].initializers.append(
      SwiftFunction(
        name: "init", parameters: [], result: .nominal(index), flags: [], cname: "init",
        owner: index, node: SwiftRef(tree: -1, id: 0), place: nominal.place))
  }

  /// Who overrides an initialiser has its selector; another of the same labels has one of its own.
  private func nameInitializers(_ index: Int, as inherited: [SwiftFunction]) {
    initializerLists = [:]
    for position in state.nominals[index].initializers.indices {
      let own = state.nominals[index].initializers[position]
      let above = inherited.filter { $0.labels == own.labels }
      let same = above.first { $0.signature == own.signature }
      if let same, sees(same, from: index) {
        state.nominals[index].initializers[position].cname = same.cname
      } else if inherited.contains(where: { $0.cname == own.cname }) {
        state.nominals[index].initializers[position].cname = overloadedName(own)
      }
    }
  }

  /// Whether the code of a type may use an initialiser: one that a class has from above lies where it was written.
  func sees(_ function: SwiftFunction, from type: Int?) -> Bool {
    guard function.flags.contains(.isPrivate), var owner = function.owner else { return true }
    if function.node.tree < 0, state.nominals[owner].kind == .classType {
      while let parent = state.nominals[owner].superclass {
        owner = parent
        let own = state.nominals[parent].initializers
        if own.contains(where: { $0.node.tree >= 0 && $0.signature == function.signature }) {
          break
        }
      }
    }
    return sees(function.flags, owner, from: type)
  }

  /// A class without initialisers of its own has its superclass's; one that has all designated ones of its
  /// superclass, in whatever form, has its convenience ones besides.
  func allInitializers(_ index: Int) -> [SwiftFunction] {
    let chain = [index] + ancestors(of: index)
    if chain.count == 1 { return state.nominals[index].initializers }
    let counts = chain.map { state.nominals[$0].initializers.count }
    if let known = initializerLists[index], known.counts == counts { return known.list }
    var found: [SwiftFunction] = []
    for each in chain.reversed() {
      let own = state.nominals[each].initializers
      let isOwn = own.contains { $0.node.tree >= 0 && !$0.flags.contains(.isConvenience) }
      let signatures = Set(own.map(\.signature))
      let hasAll = found.allSatisfy {
        $0.flags.contains(.isConvenience)
          || signatures.contains($0.signature) && sees($0, from: each)
      }
      if isOwn { found = hasAll ? found.filter { $0.flags.contains(.isConvenience) } : [] }
      found = own + found.filter { !signatures.contains($0.signature) }
    }
    if found.count >= SwiftCandidates.fewest { initializerLists[index] = (counts, found) }
    return found
  }

  // MARK: Initialisers that ask others

  /// `self.init(…)`, `super.init(…)`, `T.init(…)`
  func explicitInit(
    _ callee: SwiftNode, _ node: SwiftNode, _ arguments: [Int], _ expected: SwiftType? = nil,
    isForced: Bool = false
  ) -> SwiftValue {
    if callee.kid(0) == 0 {
      guard let type = expected.map({ $0.unwrapped ?? $0 }) else {
        error("cannot infer contextual base in reference to member 'init'", at: node.place)
        return failed()
      }
      return type == .failed ? failed() : construct(type, node, arguments, expected)
    }
    let base = tree[callee.kid(0)]
    let isSuper = base.kind == .name && base.text == "super"
    let isSelf = base.kind == .name && base.text == "self" && context.isInitializer
    guard isSuper || isSelf, let owner = context.owner else {
      let type = baseValue(callee.kid(0))
      if type.isType {
        return construct(
          type.type, node, arguments, nil, class: codeOfClass(type),
          needsRequired: isOwnClass(callee.kid(0)))
      }
      if let made = classValue(type) {
        // The class is known when it runs; that each has the initialiser, `required` says.
        let code = codeOfClass(made)
        return construct(
          made.type, node, arguments, nil, class: code, needsRequired: code != nil)
      }
      if type.type != .failed {
        error(
          "'init' is a member of the type; use 'type(of: ...)' to initialize a new object of the same dynamic type",
          at: node.place)
      }
      return failed()
    }
    if state.nominals[owner].kind != .classType {
      context.calledInit = true
      var made: SwiftValue
      var name = "init(rawValue:)"
      if state.nominals[owner].rawType != nil, node.labels == ["rawValue"] {
        made = construct(.nominal(owner), node, arguments, nil)
      } else if let own = state.nominals[owner].selfType {
        name = "init(\(node.labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))"
        made = construct(own, node, arguments, nil)
      } else {
        guard let function = chosen(state.nominals[owner].initializers, owner, node, arguments),
          let values = match(function, node, arguments, report: true)
        else { return failed() }
        name = signature(function)
        let isFailable = function.flags.contains(.isFailable)
        made = SwiftValue(
          type: isFailable ? .optional(.nominal(owner)) : .nominal(owner),
          code: "\(function.cname)(\(values.joined(", ")))")
        made = thrown(complete(made), of: function, node, arguments)
      }
      if made.type == .failed { return failed() }
      guard made.type.unwrapped != nil else {
        if isForced { notOptional(at: node.place) }
        return SwiftValue(type: .void, code: "((void)(this = \(made.code)))")
      }
      let temporary = fresh("t")
      let value = LoweredCode(temporary)
      let test = failing(
        isSome(made.type, value), "delegate", name, node.place, isForced: isForced)
      return SwiftValue(
        type: .void,
        code:
          "({ \(declaration(made.type, temporary)) = \(made.code); \(test)this = \(unwrap(made.type, value)); (void)0; })"
      )
    }
    if isSuper {
      guard let parent = state.nominals[owner].superclass else {
        error("'super' members cannot be referenced in a root class", at: callee.place)
        return failed()
      }
      guard let function = chosen(allInitializers(parent), parent, node, arguments),
        let values = match(function, node, arguments, report: true)
      else { return failed() }
      if function.flags.contains(.isConvenience) {
        error(
          "must call a designated initializer of the superclass '\(state.nominals[parent].name)'",
          at: node.place)
        return failed()
      }
      return delegated("super", function, values, node, isForced: isForced)
    }
    if !isSelf { return failed() }
    guard let function = chosen(allInitializers(owner), owner, node, arguments),
      let values = match(function, node, arguments, report: true)
    else { return failed() }
    return delegated("self", function, values, node, isForced: isForced)
  }

  /// `super.init()`, where a class does not write it.
  func implicitSuperCall(_ index: Int, at place: SourceRange) -> LoweredCode {
    let node = SwiftNode(.call, place: place)
    guard let function = implicitSuper(of: index),
      let values = match(function, node, [], report: true)
    else { return "" }
    if function.flags.contains(.isThrowing),
      context.initializer?.flags.contains(.isThrowing) == false
    {
      error(
        "missing call to superclass's initializer; 'super.init' is a throwing initializer and requires either an explicit call or that this initializer is also marked as 'throws'",
        at: place)
      return ""
    }
    context.trying += 1
    defer { context.trying -= 1 }
    let call = delegated("super", function, values, node, isForced: false).code
    return LoweredCode("\(call); ", at: place)
  }

  private func delegated(
    _ receiver: String, _ function: SwiftFunction, _ values: [LoweredCode], _ node: SwiftNode,
    isForced: Bool
  ) -> SwiftValue {
    // What its arguments have thrown has come before it.
    context.calledInit = true
    let given = held(values, for: function)
    let call =
      "((void)(self = \(message(LoweredCode(receiver), function.cname, given.values))))"
      as LoweredCode
    var made = thrown(
      complete(SwiftValue(type: .void, code: behind(given.setup, call))), of: function,
      at: node.place)
    if function.flags.contains(.isFailable), made.type != .failed {
      let word = receiver == "super" ? "chain" : "delegate"
      let test = failing(
        "(self != 0)", word, signature(function), node.place, isForced: isForced)
      made.code = "({ \(made.code); \(test)(void)0; })"
    } else if isForced {
      notOptional(at: node.place)
    }
    return made
  }

  /// What follows an initialiser that may fail: where it did, so does the one that asked it.
  private func failing(
    _ test: LoweredCode, _ word: String, _ name: String, _ place: SourceRange, isForced: Bool
  ) -> LoweredCode {
    if isForced { return "if (!\(test)) __swift_unwrap(0); " }
    guard context.failable else {
      error(
        "a non-failable initializer cannot \(word) to failable initializer '\(name)' written with 'init?'",
        at: place)
      return ""
    }
    return "if (!\(test)) { \(leaving(from: 0, by: leavingWithNothing()))} "
  }

  private func notOptional(at place: SourceRange) {
    error("cannot force unwrap value of non-optional type '()'", at: place)
  }

  /// `super.init(…)!`; nil: another expression.
  func forcedInit(_ id: Int) -> SwiftValue? {
    let node = tree[id]
    let callee = tree[node.kid(0)]
    guard node.kind == .call, callee.kind == .member, callee.text == "init",
      tree[callee.kid(0)].kind == .name, ["self", "super"].contains(tree[callee.kid(0)].text)
    else { return nil }
    return explicitInit(callee, node, Array(node.kids.dropFirst()), isForced: true)
  }
}
