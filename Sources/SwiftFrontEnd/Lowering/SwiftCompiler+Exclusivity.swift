import Diagnostics
import Syntax

/// One access at a time: what is lent to a call may not be touched by anybody else until the call is over.
///
/// Swift calls this exclusivity, and stops a program where two accesses overlap. Here nothing watches accesses
/// while a program runs. So a call that lends a variable is looked at before: if the function, a closure that the
/// arguments may bring, or anything that these call mentions the variable, the call is refused by name. What an
/// argument itself reads is read before the access begins: `s.add(s.count)` is right. Mentioning is decided by names, and
/// by the types that are written for parameters and variables, so a few calls are refused that would be right. Closures
/// are followed through the names of the variables and properties that they are given to; one that lies in a collection
/// is not.
extension SwiftCompiler {
  /// Where a lent value lies.
  private struct Lent {
    enum Kind { case local, global, property }
    var kind: Kind
    var name: String
    /// The names on the way from there, and whether all of them are fields.
    var path: [String] = []
    var isFields = true
    /// What stands in front of a property, and where.
    var owner = ""
    var ownerNode = 0
    /// A `?` stands on the way.
    var isChained = false
  }

  /// A member that is asked of a value of a type.
  private struct Asked: Hashable {
    var member: String
    var type: String
  }

  /// What the text of a body mentions.
  private struct Mentions {
    var names: Set<String> = []
    var members: Set<String> = []
    /// Parameters and variables of its own.
    var declared: Set<String> = []
    /// Members of values whose types are known from the text, with the type's name; empty: one of the library's.
    var typed: Set<Asked> = []
    /// Properties of the type that it belongs to.
    var own: Set<String> = []
  }

  func checkExclusivity(_ function: SwiftFunction, _ node: SwiftNode, _ arguments: [Int]) {
    var lent = arguments.filter { tree[$0].kind == .inoutArgument }.map { tree[$0].kid(0) }
    let callee = tree[node.kid(0)]
    if function.flags.contains(.isMutating), function.node.tree >= 0, callee.kind == .member,
      callee.kid(0) != 0, !(tree[callee.kid(0)].kind == .name && tree[callee.kid(0)].text == "self")
    {
      lent.append(callee.kid(0))
    }
    checkClosures(lentBy: function, arguments, at: node.place)
    if lent.isEmpty { return }
    if lendsTwice(lent) { return refuse("lending one variable twice in a call", at: node.place) }
    callBefore += aliasTests(lent, at: node.place)
    let places = lent.compactMap { lentPlace($0) }
    let codes = arguments.filter { tree[$0].kind == .name && mayCall(tree[$0].text) }
    let worked = arguments.filter { tree[$0].kind != .inoutArgument && !isQuiet($0) }
    let makers = worked.map { SwiftRef(tree: treeIndex, id: $0) }
    for each in places {
      if each.kind == .local {
        // A function inside of a function may use what is lent to it.
        if callee.kind == .name, lookup(callee.text) != nil,
          !function.parameters.contains(where: { $0.name == each.name }),
          SwiftTree.names(in: function.node.id, of: tree).contains(each.name)
        {
          return refuse("a call that lends a variable to a function that uses it", at: node.place)
        }
        // Nobody else knows a local variable, but for a closure that has captured it.
        let isCaptured = lookup(each.name).map { captured.contains($0.mark) } ?? false
        let isGivenAway =
          isCaptured && (!codes.isEmpty || worked.contains { bringsCode(probe($0).type) })
        if isGivenAway || makers.contains(where: { mentions($0, each, inClosures: true) }) {
          return refuse("a call that lends a variable to a closure that uses it", at: node.place)
        }
        continue
      }
      var starts = codes.map { SwiftRef(tree: treeIndex, id: $0) }
      if function.node.tree >= 0 { starts.append(function.node) }
      // Behind a protocol it may be whoever has it.
      if function.isRequirement { starts += bodies.named[function.name] ?? [] }
      if reaches(each, from: starts) || reaches(each, from: makers, inClosures: true) {
        return refuse("lending a variable to a call that uses it itself", at: node.place)
      }
    }
  }

  private func mayCall(_ name: String) -> Bool {
    if let variable = lookup(name) { return isFunction(variable.type) }
    return state.functions[name] != nil || state.globals[name].map { isFunction($0.type) } == true
  }

  /// Whether a value of this type may be, or hold, something to call.
  private func bringsCode(_ type: SwiftType) -> Bool {
    switch type {
    case .function, .any, .generic: true
    case .optional(let inner), .array(let inner), .slice(let inner), .set(let inner):
      bringsCode(inner)
    case .dictionary(let key, let value): bringsCode(key) || bringsCode(value)
    case .tuple(_, let parts): parts.contains { bringsCode($0) }
    default: false
    }
  }

  /// Whether two of these places are, or may be, parts of each other.
  func lendsTwice(_ lent: [Int]) -> Bool {
    let places = lent.compactMap { lentPlace($0) }
    return places.enumerated().contains { position, each in
      places[..<position].contains { overlaps(each, $0) }
    }
  }

  /// Two names may mean one object, which is asked when the program runs.
  func aliasTests(_ lent: [Int], at place: SourceRange) -> LoweredCode {
    let places = lent.compactMap { lentPlace($0) }
    var code = LoweredCode()
    for (position, a) in places.enumerated() where a.kind == .property {
      for b in places[..<position] where b.kind == .property && b.name == a.name {
        let owners = [a, b].map { each -> LoweredCode? in
          if each.owner == "self" {
            return lookup("self").flatMap { isClass($0.type) == nil ? nil : LoweredCode($0.cname) }
          }
          let value = each.owner.isEmpty ? failed() : probe(each.ownerNode)
          let isObject = !value.isType && isClass(value.type.unwrapped ?? value.type) != nil
          return isObject ? value.code : nil
        }
        guard let first = owners[0], let second = owners[1] else { continue }
        code +=
          "if ((id)\(first) == (id)\(second)) __swift_stop(@\"Fatal access conflict detected.\"); "
      }
    }
    return code
  }

  /// A method of the library that changes a value runs the closures that it is given meanwhile.
  func checkExclusivity(changing base: Int, _ node: SwiftNode, _ arguments: [Int]) {
    guard let lent = lentPlace(base) else { return }
    let makers = arguments.map { SwiftRef(tree: treeIndex, id: $0) }
    let names = arguments.filter { tree[$0].kind == .name && mayCall(tree[$0].text) }
    let isUsed =
      lent.kind == .local
      ? makers.contains { mentions($0, lent, inClosures: true) }
      : reaches(lent, from: makers, inClosures: true)
        || reaches(lent, from: names.map { SwiftRef(tree: treeIndex, id: $0) })
    if isUsed { refuse("a closure that uses what the call around it changes", at: node.place) }
  }

  /// A function may lend what is its object's to a closure that it is given: `func change(_ f: (inout Int) -> Void)`.
  private func checkClosures(
    lentBy function: SwiftFunction, _ arguments: [Int], at place: SourceRange
  ) {
    let closures = arguments.filter { tree[$0].kind == .closure }
    guard function.node.tree >= 0, !closures.isEmpty,
      function.parameters.contains(where: { lends($0.type) })
    else { return }
    let text = state.trees[function.node.tree]
    let names = Set(function.parameters.filter { lends($0.type) }.map(\.name))
    let declared = mentions(in: function.node).declared
    var waiting = [function.node.id]
    while let id = waiting.popLast() {
      let node = text[id]
      waiting += node.kids.filter { $0 != 0 }
      guard node.kind == .call, names.contains(text[node.kid(0)].text) else { continue }
      for argument in node.kids.dropFirst() where text[argument].kind == .inoutArgument {
        var target = text[argument].kid(0)
        while target != 0, text[target].kind != .name,
          text[target].kind != .member
            || text[text[target].kid(0)].text != "self" && text[target].kid(0) != 0
        { target = text[target].kid(0) }
        let name = text[target].text
        if target == 0 || text[target].kind == .name && declared.contains(name) { continue }
        let lent = Lent(kind: .property, name: name)
        if reaches(lent, from: closures.map { SwiftRef(tree: treeIndex, id: $0) }, inClosures: true)
        {
          return refuse("lending a variable to a closure that uses it", at: place)
        }
      }
    }
  }

  private func lends(_ type: SwiftType) -> Bool {
    guard case .function(let parameters, _) = type.unwrapped ?? type else { return false }
    return parameters.contains { if case .lent = $0 { true } else { false } }
  }

  /// What stands in front of a `?` is lent from there on, to whoever works out what it is given.
  func checkExclusivity(chained id: Int, _ others: [Int], at place: SourceRange) {
    guard let lent = lentPlace(id), lent.isChained else { return }
    let makers = others.map { SwiftRef(tree: treeIndex, id: $0) }
    // What the text itself asks of another object by the same name is another place.
    let isUsed =
      lent.kind == .property
      ? others.contains { names(lent, in: $0) }
        || makers.contains { reaches(lent, from: called(in: $0)) } : reaches(lent, from: makers)
    if isUsed { refuse("changing what is behind a '?' by what uses it itself", at: place) }
  }

  /// Whether an expression asks the object that a place belongs to for it, by the name that stands there.
  private func names(_ lent: Lent, in id: Int) -> Bool {
    var waiting = [id]
    while let next = waiting.popLast() {
      let node = tree[next]
      waiting += node.kids.filter { $0 != 0 }
      guard node.text == lent.name else { continue }
      if node.kind == .name, lookup(node.text) == nil, lent.owner == "self" { return true }
      guard node.kind == .member else { continue }
      var base = tree[node.kid(0)]
      while [.optionalChain, .forceUnwrap].contains(base.kind) { base = tree[base.kid(0)] }
      if base.kind != .name || base.text == lent.owner || lent.owner.isEmpty { return true }
    }
    return false
  }

  /// What an expression may call.
  private func called(in body: SwiftRef) -> [SwiftRef] {
    let found = mentions(in: body)
    return found.names.union(found.members).flatMap { bodies.named[$0] ?? [] }
  }

  private func overlaps(_ a: Lent, _ b: Lent) -> Bool {
    guard a.kind == b.kind, a.name == b.name, a.owner == b.owner else { return false }
    if a.kind != .local || !a.isFields || !b.isFields { return true }
    return !zip(a.path, b.path).contains { $0 != $1 }
  }

  /// The variable or the object's property that a place is a part of.
  private func lentPlace(_ id: Int) -> Lent? {
    var path: [String] = []
    var isFields = true
    var isChained = false
    var current = id
    while current != 0 {
      let node = tree[current]
      switch node.kind {
      case .member:
        if isObject(node.kid(0)) {
          let base = tree[node.kid(0)]
          return Lent(
            kind: .property, name: node.text, path: path, isFields: isFields,
            owner: base.kind == .name ? base.text : "", ownerNode: node.kid(0),
            isChained: isChained)
        }
        path.insert(node.text, at: 0)
        current = node.kid(0)
      case .subscription:
        isFields = false
        current = node.kid(0)
      case .forceUnwrap, .optionalChain:
        isChained = isChained || node.kind == .optionalChain
        current = node.kid(0)
      case .name:
        if lookup(node.text) != nil {
          return Lent(
            kind: .local, name: node.text, path: path, isFields: isFields, isChained: isChained)
        }
        if let owner = context.owner,
          findProperty(node.text, owner, isStatic: context.isStatic) != nil
        {
          return Lent(
            kind: .property, name: node.text, path: path, isFields: isFields, owner: "self",
            isChained: isChained)
        }
        return Lent(
          kind: isOuterProperty(node) ? .property : .global, name: node.text, path: path,
          isFields: isFields, isChained: isChained)
      default: return nil
      }
    }
    return nil
  }

  private func isObject(_ id: Int) -> Bool {
    if id == 0 { return true }
    let value = probe(id)
    return value.isType || isClass(value.type.unwrapped ?? value.type) != nil
  }

  // MARK: What a text mentions

  /// `inClosures`: whether a closure in it does.
  private func mentions(_ body: SwiftRef, _ lent: Lent, inClosures: Bool = false) -> Bool {
    let found = mentions(in: body, inClosures: inClosures)
    let isNamed = found.names.contains(lent.name) && !found.declared.contains(lent.name)
    if lent.kind == .property { return isNamed || found.members.contains(lent.name) }
    return isNamed && !found.own.contains(lent.name)
  }

  /// Whether any of these texts, or what they could call, mentions the place.
  private func reaches(
    _ lent: Lent, from starts: [SwiftRef], inClosures: Bool = false
  ) -> Bool {
    var seen = Set(starts)
    var waiting = starts
    while let body = waiting.popLast() {
      if mentions(body, lent, inClosures: inClosures) { return true }
      let found = mentions(in: body)
      var names = found.names
      if starts.contains(body), body.tree == treeIndex, tree[body.id].kind != .function {
        // What is known here by a name is no function that has it elsewhere.
        names = names.filter { lookup($0)?.isLocalFunction ?? true }
      }
      for name in names.union(found.members) {
        for next in bodies.named[name] ?? [] where seen.insert(next).inserted {
          waiting.append(next)
        }
      }
      for asked in found.typed {
        for next in bodies.named[asked.member] ?? []
        where mayBelong(next, to: asked.type) && seen.insert(next).inserted {
          waiting.append(next)
        }
      }
    }
    return false
  }

  /// Whether a body may be that of a member of the type: one of another type's own is none.
  private func mayBelong(_ body: SwiftRef, to type: String) -> Bool {
    guard let owner = bodies.owners[body] else { return !type.isEmpty }
    return owner == type || !bodies.declared.contains(owner)
  }

  /// The name of the type that is written for a variable, or made for it, as far as it is a value's; empty: one of the
  /// library's. nil: nobody knows.
  private func writtenOwner(_ id: Int, _ text: SwiftTree) -> String? {
    var node = text[id]
    while [.inoutArgument, .optionalType, .unwrappedType].contains(node.kind) {
      node = text[node.kid(0)]
    }
    if node.kind == .arrayType || node.kind == .dictionaryType { return "" }
    if node.kind == .call { node = text[node.kid(0)] }
    guard node.kind == .typeName || node.kind == .name, node.labels.isEmpty else { return nil }
    guard let type = state.types[node.text] else {
      let isPlain = [.double, .float, .bool, .string, .character].contains(
        SwiftCompiler.plainTypes[node.text])
      return isPlain || SwiftCompiler.integers[node.text] != nil ? "" : nil
    }
    guard case .nominal(let index) = type, isPlainValue(type),
      state.nominals[index].name == node.text
    else { return nil }
    return node.text
  }

  /// Where a parameter or a variable of a body hides what has its name elsewhere, and its type.
  private typealias Hiding = (range: Range<UInt32>, owner: String?)

  private func hidings(in body: SwiftRef, _ text: SwiftTree) -> [String: [Hiding]] {
    var found: [String: [Hiding]] = [:]
    var waiting = [body.id]
    while let id = waiting.popLast() {
      let node = text[id]
      waiting += node.kids.filter { $0 != 0 }
      let (list, inside): (Int, Int)
      switch node.kind {
      case .function, .initializer: (list, inside) = (node.kid(0), node.kid(2))
      case .closure: (list, inside) = (node.kid(1), node.kid(3))
      case .block: (list, inside) = (0, id)
      default: continue
      }
      let end = text[inside].place.end
      guard inside != 0, text[inside].place.start < end else { continue }
      // A type parameter may have the name of a type.
      let isGeneric = node.kind != .closure && node.kind != .block && node.kid(3) != 0
      for each in list == 0 ? [] : text[list].kids where text[each].kind == .parameter {
        let type = isGeneric ? nil : writtenOwner(text[each].kid(0), text)
        found[text[each].text, default: []].append((text[inside].place.start..<end, type))
      }
      guard node.kind == .block else { continue }
      for each in node.kids where text[each].kind == .variables {
        for binding in text[each].kids.map({ text[$0] }) where binding.place.end < end {
          let type = binding.kid(0) == 0 ? binding.kid(1) : binding.kid(0)
          let owner = type == 0 ? nil : writtenOwner(type, text)
          found[binding.text, default: []].append((binding.place.end..<end, owner))
        }
      }
    }
    return found
  }

  private func mentions(in body: SwiftRef, inClosures: Bool = false) -> Mentions {
    var found = Mentions()
    if let owner = self.bodies.owners[body] { found.own = self.bodies.properties[owner] ?? [] }
    let text = state.trees[body.tree]
    let hidings = hidings(in: body, text)
    func hiding(_ node: SwiftNode) -> Hiding? {
      hidings[node.text]?.last { $0.range.contains(node.place.start) }
    }
    var waiting = [(id: body.id, counts: !inClosures)]
    while let (id, counts) = waiting.popLast() {
      let node = text[id]
      let isIn = counts || node.kind == .closure
      switch node.kind {
      case .name where !isIn, .member where !isIn: break
      case .name: if hiding(node) == nil { found.names.insert(node.text) }
      case .member:
        var base = text[node.kid(0)]
        while [.optionalChain, .forceUnwrap].contains(base.kind) { base = text[base.kid(0)] }
        let hides = base.kind == .name ? hidings[base.text] ?? [] : []
        if hides.count == 1, let type = hiding(base)?.owner {
          found.typed.insert(Asked(member: node.text, type: type))
        } else {
          found.members.insert(node.text)
        }
      case .parameter, .binding, .bindCondition, .bindPattern: found.declared.insert(node.text)
      default: break
      }
      for kid in node.kids where kid != 0 { waiting.append((kid, isIn)) }
    }
    return found
  }

  private func hasClosure(_ id: Int, _ text: SwiftTree) -> Bool {
    var waiting = id == 0 ? [] : [id]
    while let next = waiting.popLast() {
      if text[next].kind == .closure { return true }
      waiting += text[next].kids.filter { $0 != 0 }
    }
    return false
  }

  func collectBodies() -> SwiftBodies {
    var bodies = SwiftBodies()
    for (number, text) in state.trees.enumerated() {
      for (id, node) in text.nodes.enumerated() {
        let ref = SwiftRef(tree: number, id: id)
        switch node.kind {
        case .function: bodies.named[node.text, default: []].append(ref)
        case .binding where node.kid(2) != 0 || hasClosure(node.kid(1), text):
          bodies.named[node.text, default: []].append(ref)
        // A closure that a variable is given later runs under the variable's name.
        case .binary where node.text == "=" && hasClosure(node.kid(1), text):
          bodies.named[text[node.kid(0)].text, default: []].append(
            SwiftRef(tree: number, id: node.kid(1)))
        case .classDeclaration, .structDeclaration, .enumDeclaration, .extensionDeclaration:
          if node.kind != .extensionDeclaration { bodies.declared.insert(node.text) }
          for kid in node.kids.dropFirst() {
            let member = SwiftRef(tree: number, id: kid)
            bodies.owners[member] = node.text
            if text[kid].kind == .initializer {
              bodies.named[node.text, default: []].append(member)
            }
            for binding in text[kid].kind == .variables ? text[kid].kids : [] {
              bodies.owners[SwiftRef(tree: number, id: binding)] = node.text
              bodies.properties[node.text, default: []].insert(text[binding].text)
            }
          }
        default: break
        }
      }
    }
    return bodies
  }
}

/// Functions, initialisers and properties with code, for `SwiftCompiler+Exclusivity`.
struct SwiftBodies {
  /// By what calls them.
  var named: [String: [SwiftRef]] = [:]
  /// The type that each belongs to, and what its properties are called.
  var owners: [SwiftRef: String] = [:]
  var properties: [String: Set<String>] = [:]
  /// The classes, structs and enums that the program declares.
  var declared: Set<String> = []
}
