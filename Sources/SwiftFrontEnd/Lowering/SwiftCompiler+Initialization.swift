import Diagnostics
import Syntax

/// Definite initialisation: nothing is read that may have no value yet.
///
/// `let x: Int` gives a name and no value. That comes later, from exactly one assignment on each way through the
/// function; and a variable, a property, `self` itself may be used only where every way has given it one. When all
/// else of a text is right, each body is read as it would run (`InitializationWalk`), into the ways through it
/// (`InitializationFlow`), and what is wrong there is said in swiftc's words.
extension SwiftCompiler {
  func checkInitialization() {
    var problems: [(title: String, place: SourceRange)] = []
    var earlier: [(title: String, place: SourceRange)] = []
    func walked(_ walk: InitializationWalk) {
      effort -= walk.flow.weight / 16
      // Two bits for each variable at the head of each block.
      interruption.expect(walk.flow.weight &* 2 &* MemoryLayout<UInt64>.stride)
      guard spend(0, at: tree.roots.last.map { tree[$0].place } ?? .none) else { return }
      earlier += walk.earlier
      problems += walk.flow.problems()
    }
    // At the prompt each input by itself: what it leaves without a value, the next one may give one.
    let walk = InitializationWalk(self)
    walk.isTopLevel = true
    for root in tree.roots { walk.statement(root) }
    walked(walk)
    for body in bodiesWithout(parameters: []) {
      let walk = InitializationWalk(self)
      walk.block(body)
      walked(walk)
    }
    var seen: Set<Int> = []
    for (index, nominal) in state.nominals.enumerated() {
      for each in nominal.initializers
      where each.node.tree == treeIndex && seen.insert(each.node.id).inserted {
        walked(initializerWalk(each, index))
      }
    }
    for each in earlier.isEmpty ? problems : earlier { error(each.title, at: each.place) }
  }

  /// Bodies that declare a variable without a value.
  private func bodiesWithout(parameters: Set<String>) -> [Int] {
    var found: [Int] = []
    for node in tree.nodes {
      switch node.kind {
      case .function: found.append(node.kid(2))
      case .closure: found.append(node.kid(3))
      case .deinitializer: found.append(node.kid(0))
      case .accessors: found += node.kids
      default: break
      }
    }
    return found.filter { $0 != 0 && declaresWithout($0) }
  }

  private func declaresWithout(_ body: Int) -> Bool {
    tree.contains(body, skipping: [.closure, .function]) {
      $0.kind == .binding && $0.kid(1) == 0 && $0.kid(2) == 0
    }
  }

  // MARK: Initialisers

  private func initializerWalk(_ function: SwiftFunction, _ index: Int) -> InitializationWalk {
    let walk = InitializationWalk(self)
    let nominal = state.nominals[index]
    let node = tree[function.node.id]
    let body = node.kid(2)
    for each in tree[node.kid(0)].kids { walk.enter(tree[each].text) }
    let (asksSelf, asksSuper) = (asks("self", body), asks("super", body))
    var kind = MadeSelf.Kind.value
    switch nominal.kind {
    case .enumType: kind = .delegating
    case .structType: if asksSelf || nominal.selfType != nil { kind = .delegating }
    default:
      let isDelegating =
        function.flags.contains(.isConvenience) || function.flags.contains(.isInExtension)
      kind = isDelegating ? .delegating : nominal.superclass == nil ? .root : .derived
      if asksSuper, !asksSelf, function.flags.contains(.isConvenience) {
        walk.earlier.append(
          (
            "convenience initializer for '\(nominal.name)' must delegate (with 'self.init') rather than chaining to a superclass initializer (with 'super.init')",
            function.place
          ))
      }
      if asksSelf, !isDelegating {
        walk.earlier.append(
          (
            "designated initializer for '\(nominal.name)' cannot delegate (with 'self.init'); did you mean this to be a convenience initializer?",
            function.place
          ))
      }
    }
    var me = MadeSelf(kind: kind, owner: index, type: selfType(index))
    for each in storedProperties(index) where !each.isLazy && !each.flags.contains(.isOverride) {
      let slot = walk.flow.variables.count
      me.properties[each.name] = slot
      walk.flow.variables.append(.init(name: "self." + each.name, isLet: each.isLet))
      let slots = slot..<slot + 1
      let hasValue = each.value != 0 || each.type.unwrapped != nil && !each.isLet
      walk.happens(hasValue ? .given(slots) : .declare(slots))
      if each.name.hasPrefix("_"),
        let shown = findProperty(String(each.name.dropFirst()), index, isStatic: false),
        shown.kind == .computed, shown.node.tree == each.node.tree, shown.place == each.place
      {
        me.wrappers[shown.name] = slot
      }
    }
    me.slots = 0..<walk.flow.variables.count
    me.done = me.slots.upperBound
    me.failed = me.done + 1
    me.endsBySuper = !asksSuper && kind == .derived && implicitSuper(of: index) != nil
    walk.flow.variables.append(.init(name: "self", isLet: false))
    walk.flow.variables.append(.init(name: "self", isLet: false))
    walk.happens(.declare(me.done..<me.failed + 1))
    walk.me = me
    walk.block(body)
    walk.end(at: endOf(tree[body].place))
    return walk
  }

  /// The initialiser of the superclass that is called where a class calls none: the only one that its code may call
  /// without an argument, and that always makes an object.
  func implicitSuper(of index: Int) -> SwiftFunction? {
    guard let parent = state.nominals[index].superclass else { return nil }
    let found = allInitializers(parent).filter {
      !$0.flags.contains(.isConvenience) && sees($0, from: index)
        && $0.parameters.allSatisfy { $0.value != nil || $0.isVariadic }
    }
    return found.count == 1 && !found[0].flags.contains(.isFailable) ? found[0] : nil
  }

  func asks(_ word: String, _ body: Int) -> Bool {
    tree.contains(body) { node in
      node.kind == .member && node.text == "init" && tree[node.kid(0)].kind == .name
        && tree[node.kid(0)].text == word
    }
  }

  // MARK: What a walk asks

  /// Names of methods that may change their receiver where it stands.
  func collectChangingNames() -> Set<String> {
    var names = SwiftCompiler.mutators.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    for nominal in state.nominals {
      for method in nominal.methods where method.flags.contains(.isMutating) {
        names.insert(method.name)
      }
    }
    return names
  }

  /// Names of functions that never come back, whichever of that name is called.
  func collectNamesOfNever() -> Set<String> {
    var (never, others): (Set<String>, Set<String>) = (
      ["fatalError", "preconditionFailure", "exit", "abort"], []
    )
    for each in state.functions.values.joined() + state.nominals.flatMap({ Array($0.methods.all) })
    {
      if each.result == .never { never.insert(each.name) } else { others.insert(each.name) }
    }
    return never.subtracting(others)
  }
}
