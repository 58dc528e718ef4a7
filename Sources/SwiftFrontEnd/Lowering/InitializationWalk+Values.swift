import Diagnostics
import Syntax

/// Expressions: what they read, what they set, and which of them never come back.
extension InitializationWalk {
  /// What asks for its arguments when it needs them.
  private static let delaying: Set<String> = ["assert", "precondition"]

  func value(_ id: Int) {
    // A chain of operators is as long as one likes: it is walked, not climbed.
    var rest: [SwiftNode] = []
    var first = id
    while tree[first].kind == .binary, !compiler.isAssignment(tree[first].text),
      tree[first].kid(0) != 0
    {
      rest.append(tree[first])
      first = tree[first].kid(0)
    }
    single(first)
    for node in rest.reversed() where node.kid(1) != 0 {
      if ["&&", "||", "??"].contains(node.text) {
        delayed { value(node.kid(1)) }
      } else {
        value(node.kid(1))
      }
    }
  }

  private func delayed(_ body: () -> Void) {
    let old = isDelayed
    isDelayed = true
    body()
    isDelayed = old
  }

  private func single(_ id: Int) {
    let node = tree[id]
    switch node.kind {
    case .name: read(node.text, at: node.place)
    case .member: member(id, node)
    case .call: call(id, node)
    case .binary where node.text == "=":
      value(node.kid(1))
      set(node.kid(0))
    case .binary where compiler.isAssignment(node.text):
      value(node.kid(1))
      lend(node.kid(0))
    case .binary: for each in node.kids where each != 0 { value(each) }
    case .inoutArgument: lend(node.kid(0))
    case .ternary: choice(node)
    case .closure: closure(node)
    case .tryExpression: tries(node)
    default: for each in node.kids where each != 0 { value(each) }
    }
  }

  private func choice(_ node: SwiftNode) {
    value(node.kid(0))
    let (no, end) = (flow.block(), flow.block())
    let yes = flow.block()
    arrow(to: yes)
    arrow(to: no)
    for (block, kid) in [(yes, 1), (no, 2)] {
      current = block
      value(node.kid(kid))
      arrow(to: end)
    }
    current = end
  }

  private func tries(_ node: SwiftNode) {
    let inner = tree[node.kid(0)]
    if node.text == "try" {
      value(node.kid(0))
      // An initialiser that is asked says by itself where its error goes.
      if inner.kind != .call || delegation(inner) == nil { mayThrow() }
      return
    }
    if node.text == "try?", inner.kind == .call, delegation(inner) != nil {
      compiler.refuse("try? in front of an initializer that goes on with self", at: node.place)
    }
    let after = flow.block()
    catchers.append((node.text == "try?" ? after : nil, scopes.count))
    value(node.kid(0))
    catchers.removeLast()
    arrow(to: after)
    current = after
  }

  private func closure(_ node: SwiftNode) {
    var own: Set<String> = []
    for id in node.kid(0) == 0 ? [] : tree[node.kid(0)].kids {
      let each = tree[id]
      own.insert(each.text)
      if each.kid(0) != 0 {
        value(each.kid(0))
      } else {
        read(each.text, at: each.place)
      }
    }
    capture(node.kid(3), .captured, without: own, at: node.place)
  }

  // MARK: Reading

  func read(_ name: String, at place: SourceRange) {
    switch find(name) {
    case .variable(let slots, _, _): use(slots, .read, place)
    case .function(let id): call(tree[id].kid(2), at: place)
    case .other: break
    case nil:
      if name == "self" { return useSelf(.plain, at: place) }
      if me != nil, isMember(name) { property(name, at: place) }
    }
  }

  private func member(_ id: Int, _ node: SwiftNode) {
    let base = tree[node.kid(0)]
    if node.kid(0) == 0 { return }
    if base.kind == .name, me != nil, ["self", "super"].contains(base.text) {
      return base.text == "super"
        ? useSelf(.named(node.text, isCall: false), at: node.place)
        : property(node.text, at: node.place)
    }
    if let slots = slots(at: id), !isOwn(id) { return use(slots, .read, node.place) }
    value(node.kid(0))
  }

  /// A property of the `self` that is being made.
  private func property(_ name: String, at place: SourceRange) {
    guard let me else { return }
    if let slot = me.properties[name] ?? me.wrapped(name) {
      me.read(self, slot, at: place)
    } else {
      let isMethod = compiler.findProperty(name, me.owner, isStatic: false) == nil
      useSelf(isMethod ? .captured : .named(name, isCall: false), at: place)
    }
  }

  func useSelf(_ how: MadeSelf.Use, at place: SourceRange) {
    me?.use(self, isDelayed ? .delayed : how, at: place)
  }

  // MARK: Calls

  /// `self.init` and `super.init`: their word.
  private func delegation(_ node: SwiftNode) -> String? {
    let callee = tree[node.kid(0)]
    guard me != nil, callee.kind == .member, callee.text == "init",
      tree[callee.kid(0)].kind == .name, ["self", "super"].contains(tree[callee.kid(0)].text)
    else { return nil }
    return tree[callee.kid(0)].text
  }

  private func call(_ id: Int, _ node: SwiftNode) {
    let callee = tree[node.kid(0)]
    let arguments = node.kids.dropFirst()
    if callee.kind == .name, callee.text == "type", node.labels == ["of"] { return }
    if let word = delegation(node) {
      for each in arguments { value(each) }
      me?.delegate(self, to: word, at: node.place)
      return
    }
    let receiver = callee.kind == .member ? tree[callee.kid(0)] : callee
    let isOwnMethod =
      me != nil && receiver.kind == .name
      && (callee.kind == .member
        ? ["self", "super"].contains(receiver.text) && me?.properties[callee.text] == nil
        : find(callee.text) == nil && isMember(callee.text) && me?.properties[callee.text] == nil)
    if !isOwnMethod { receive(callee, node.kid(0)) }
    if callee.kind == .name, Self.delaying.contains(callee.text), find(callee.text) == nil {
      delayed { for each in arguments { value(each) } }
    } else {
      for each in arguments {
        if me != nil, tree[each].kind == .name, tree[each].text == "self", find("self") == nil {
          useSelf(handedOver(to: callee), at: tree[each].place)
        } else {
          value(each)
        }
      }
    }
    if isOwnMethod { useSelf(.named(callee.text, isCall: true), at: node.place) }
    if neverComesBack(callee), !isDelayed { goOn() }
  }

  /// What a call is made of: a method that changes its receiver borrows it.
  private func receive(_ callee: SwiftNode, _ id: Int) {
    guard callee.kind == .member, callee.kid(0) != 0, let slots = slots(at: callee.kid(0)) else {
      return value(id)
    }
    let place = tree[callee.kid(0)].place
    if isOwn(callee.kid(0)), let me, !compiler.changingNames.contains(callee.text) {
      me.read(self, slots.lowerBound, at: place)
    } else {
      use(slots, .read, place)
    }
  }

  /// `self` as an argument: what is said depends on who gets it.
  private func handedOver(to callee: SwiftNode) -> MadeSelf.Use {
    let name = callee.text
    if callee.kind == .name, compiler.namedType(name, []) != nil { return .given }
    let functions =
      callee.kind == .name
      ? compiler.state.functions[name] ?? []
      : compiler.state.nominals.flatMap { $0.methods.named(name) }
    guard let me, functions.contains(where: { $0.parameters.contains { $0.type == me.type } })
    else {
      return .plain
    }
    return .named(name, isCall: true)
  }

  private func neverComesBack(_ callee: SwiftNode) -> Bool {
    guard callee.kind == .name || callee.kind == .member else { return false }
    if callee.kind == .name {
      if case .function(let id)? = find(callee.text) { return isNever(tree[id]) }
      if find(callee.text) != nil { return false }
    }
    return compiler.namesOfNever.contains(callee.text)
  }

  private func isNever(_ function: SwiftNode) -> Bool {
    function.kid(1) != 0 && tree[function.kid(1)].text == "Never"
  }

  // MARK: Setting

  private func set(_ id: Int) {
    let node = tree[id]
    if node.kind == .name, node.text == "self", find("self") == nil, let me {
      return me.replace(self, at: node.place)
    }
    if let slots = slots(at: id) {
      if isOwn(id), let me { return me.set(self, slots.lowerBound, at: node.place) }
      for slot in slots { happens(.set(slot, node.place)) }
      return
    }
    switch node.kind {
    case .tuple: for each in node.kids { set(each) }
    case .name:
      guard find(node.text) == nil, me != nil, isMember(node.text) else { return }
      setOther(node.text, at: node.place)
    case .member
    where tree[node.kid(0)].kind == .name && tree[node.kid(0)].text == "self" && me != nil:
      setOther(node.text, at: node.place)
    case .member:
      var base = node.kid(0)
      var field = node.text
      while changesInPlace(base, field) {
        if let slots = slots(at: base) { return use(slots, .part, node.place) }
        (base, field) = (tree[base].kid(0), tree[base].text)
      }
      value(node.kid(0))
    case .subscription:
      for each in node.kids.dropFirst() { value(each) }
      if let slots = slots(at: node.kid(0)) {
        use(slots, .read, tree[node.kid(0)].place)
      } else {
        value(node.kid(0))
      }
    default: value(id)
    }
  }

  /// A property that is not stored in what is being made.
  private func setOther(_ name: String, at place: SourceRange) {
    if me?.wrapped(name) != nil { return }
    useSelf(.named(name, isCall: false), at: place)
  }

  /// Whether setting a part of a variable is storing into it: a field of a struct.
  private func changesInPlace(_ base: Int, _ name: String) -> Bool {
    guard let index = structure(at: base) else { return false }
    let field = compiler.findProperty(name, index, isStatic: false)
    return field?.kind == .stored && field?.hasObservers == false
  }

  private func structure(at id: Int) -> Int? {
    var type: SwiftType?
    if let me, isOwn(id) {
      type = compiler.findProperty(tree[id].text, me.owner, isStatic: false)?.type
    } else if tree[id].kind == .member, tree[id].kid(0) != 0 {
      guard let outer = structure(at: tree[id].kid(0)) else { return nil }
      type = compiler.findProperty(tree[id].text, outer, isStatic: false)?.type
    } else if case .variable(_, _, let written)? = find(tree[id].text) {
      type = tree[written].kind == .typeName ? compiler.state.types[tree[written].text] : nil
    }
    guard case .nominal(let index)? = type, compiler.state.nominals[index].kind == .structType
    else {
      return nil
    }
    return index
  }

  /// What is passed by reference, or changed where it stands.
  private func lend(_ id: Int) {
    let node = tree[id]
    if let slots = slots(at: id) {
      if let me, me.isDelegating, isOwn(id) { return useSelf(.plain, at: node.place) }
      return use(slots, .lent, node.place)
    }
    if node.kind == .member, node.kid(0) != 0, changesInPlace(node.kid(0), node.text) {
      return lend(node.kid(0))
    }
    value(id)
  }
}
