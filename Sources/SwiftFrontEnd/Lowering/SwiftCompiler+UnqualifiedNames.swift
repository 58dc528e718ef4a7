import Diagnostics
import Syntax

/// What a name without anything in front of it may mean among members: those of the type around, whatever their kind,
/// come before the static ones of the types around that, and these before everything of the outermost level.
extension SwiftCompiler {
  // MARK: Properties that are called

  /// Whether a call by a name alone means a property of the type around, which holds a closure. A name that only an
  /// object has, or only the type, is looked at, too: nothing further out is meant by it.
  func callsProperty(_ text: String, _ node: SwiftNode, _ arguments: [Int]) -> Bool {
    guard let owner = context.owner, isOffered(text) else { return false }
    var index = owner
    if let this = lookup("self") {
      guard let own = members(of: typeOfMembers(of: this)) else { return false }
      index = own
      if !context.isFirstValue, let property = findProperty(text, index, isStatic: false) {
        let found = findMethods(text, index, isStatic: false)
        return isMeant(property, beside: found, node, arguments)
      }
    }
    let isOfType = context.isStatic || context.isFirstValue
    if let property = findProperty(text, index, isStatic: true) {
      let found = findMethods(text, index, isStatic: isOfType)
      return isOfType ? isMeant(property, beside: found, node, arguments) : found.isEmpty
    }
    return isOfType && findProperty(text, index, isStatic: false) != nil
      && findMethods(text, index, isStatic: true).isEmpty
  }

  /// Whether a call means the property and none of the methods of its name: its closure takes so many arguments, and
  /// the methods that would take them stand above it.
  func isMeant(
    _ property: SwiftProperty, beside methods: [SwiftFunction], _ node: SwiftNode,
    _ arguments: [Int]
  ) -> Bool {
    if methods.isEmpty { return true }
    guard case .function(let types, _) = property.type, types.count == arguments.count,
      node.labels.allSatisfy({ $0.isEmpty || $0 == "trailing" })
    else { return false }
    let rivals = methods.filter { mayMean([$0], node, arguments) }
    return rivals.allSatisfy { rival in
      rival.owner.map { $0 != property.owner && isSubclass(property.owner, of: $0) } ?? false
    }
  }

  /// swiftc's sentence where a property that is no function hides the function that was meant.
  func hidesFunction(_ callee: SwiftNode) -> Bool {
    guard callee.kind == .name, callee.labels.isEmpty, lookup(callee.text) == nil,
      context.owner != nil, !context.isFirstValue
    else { return false }
    let own = state.functions[callee.text] ?? []
    if own.count == 1 {
      error(
        "use of '\(callee.text)' refers to instance method rather than global function '\(signature(own[0]))' in module '\(state.moduleName)'",
        at: callee.place)
      return true
    }
    guard own.isEmpty, SwiftState.isLibrary(function: callee.text) else { return false }
    error(
      "use of '\(callee.text)' refers to instance method rather than global function '\(callee.text)' in module 'Swift'",
      at: callee.place)
    return true
  }

  /// `max(a, b)` in the extension of a type of the library: its own `max` takes no values, so the function of the library
  /// is meant.
  func meansFunction(_ text: String, _ node: SwiftNode) -> Bool {
    SwiftState.isLibrary(function: text) && !node.labels.isEmpty
      && node.labels.allSatisfy(\.isEmpty)
  }

  /// Whether it is hidden by the type's method, as swiftc has it of arrays, sets and dictionaries, and not of String.
  func hidesFunction(_ callee: SwiftNode, in type: SwiftType) -> Bool {
    switch type {
    case .array, .slice, .set, .dictionary:
      ["max", "min"].contains(callee.text) && hidesFunction(callee)
    default: false
    }
  }

  /// The same of a static property of a type around.
  func hidesFunction(_ callee: SwiftNode, in outer: SwiftValue) -> Bool {
    guard case .nominal(let index) = outer.type,
      findMethods(callee.text, index, isStatic: true).isEmpty,
      let property = findProperty(callee.text, index, isStatic: true)
    else { return false }
    return !isCalled(property.type) && hidesFunction(callee)
  }

  // MARK: Types around the type

  /// The innermost type around the one whose code this is that has a member of the name, and whether it has it itself.
  /// What extends a type stands outside of everything that the type stands in.
  private func outerType(
    with text: String, at place: SourceRange
  ) -> (index: Int, isStatic: Bool)? {
    guard context.extended == nil, var current = context.owner else { return nil }
    var extended: Int??
    while let index = state.nominals[current].outer ?? typeAround(current), index != current {
      let outermost = extended ?? extendedType(around: place)
      extended = .some(outermost)
      if current == outermost { return nil }
      let isStatic =
        state.nominals[index].caseNumbers[text] != nil
        || findProperty(text, index, isStatic: true) != nil
        || !findMethods(text, index, isStatic: true).isEmpty
      if isStatic { return (index, true) }
      if findProperty(text, index, isStatic: false) != nil
        || !findMethods(text, index, isStatic: false).isEmpty
      {
        return (index, false)
      }
      current = index
    }
    return nil
  }

  /// The type whose extension a place lies in.
  private func extendedType(around place: SourceRange) -> Int? {
    guard treeIndex == unitTree,
      let root = tree.roots.last(where: { tree[$0].place.start <= place.start }),
      tree[root].kind == .extensionDeclaration
    else { return nil }
    return extensions.first { $0.root == root }?.index
  }

  /// A type around the one whose code this is, where a name means a member of it; nil: it means none.
  func outerBase(_ text: String, at place: SourceRange) -> SwiftValue? {
    guard let (index, isStatic) = outerType(with: text, at: place) else { return nil }
    if isStatic { return SwiftValue(type: .nominal(index), code: "0", isType: true) }
    error(
      "instance member '\(text)' of type '\(fullName(index))' cannot be used on instance of nested type '\(context.owner.map { fullName($0) } ?? "")'",
      at: place)
    return failed()
  }

  /// Whether a name means a static property of a type around the one whose code this is.
  func isOuterProperty(_ node: SwiftNode) -> Bool {
    guard let (index, isStatic) = outerType(with: node.text, at: node.place), isStatic else {
      return false
    }
    return findProperty(node.text, index, isStatic: true) != nil
  }

  // MARK: Extensions of protocols

  /// What a type may have without declaring it.
  private static let implied: Set<String> = [
    "description", "debugDescription", "hashValue", "hash", "rawValue", "allCases", "id",
    "localizedDescription",
  ]

  /// In the extension of a protocol a name means what the protocol has, whatever else a type has that adopts it.
  func isOffered(_ text: String) -> Bool {
    if isPrivateAbove(text) { return false }
    guard let parent = context.extended else { return true }
    let line = [parent] + allProtocols(parent)
    if line.contains(where: { state.nominals[$0].isLibrary }) { return true }
    if SwiftCompiler.implied.contains(text),
      line.contains(where: { !state.nominals[$0].builtinProtocols.isEmpty || isOfLibrary($0) })
    {
      return true
    }
    return [true, false].contains {
      findProperty(text, parent, isStatic: $0) != nil
        || !findMethods(text, parent, isStatic: $0).isEmpty
    }
  }

  /// Whether only members that the code may not see have a name which something of the outermost level has, too.
  private func isPrivateAbove(_ text: String) -> Bool {
    guard let owner = context.owner, state.nominals[owner].superclass != nil,
      state.globals[text] != nil || state.functions[text] != nil
    else { return false }
    var isThere = false
    for isStatic in [true, false] {
      if let property = findProperty(text, owner, isStatic: isStatic) {
        if sees(property.flags, property.owner) { return false }
        isThere = true
      }
      for method in findMethods(text, owner, isStatic: isStatic) {
        if method.owner.map({ sees(method.flags, $0) }) ?? true { return false }
        isThere = true
      }
    }
    return isThere
  }

  /// The same of overloads: those that the protocol has.
  func offered(_ methods: [SwiftFunction], _ index: Int) -> [SwiftFunction] {
    guard let first = methods.first else { return methods }
    if !isOffered(first.name) { return [] }
    guard let parent = context.extended, methods.count > 1 else { return methods }
    let promised = findMethods(first.name, parent, isStatic: first.isStatic).map { each in
      let owner = each.fromProtocol ?? each.owner ?? parent
      return (method: concrete(each, owner, index), owner: owner)
    }
    let found = methods.filter { each in
      promised.contains { meets(each, $0.method, $0.owner, index) }
    }
    return found.isEmpty ? methods : found
  }

  /// The same of types: those that the protocol has names for.
  func isOffered(type text: String, of index: Int) -> Bool {
    guard let parent = context.extended, index == context.owner else { return true }
    return associatedType(text, of: parent) != nil
  }

  /// Whether a name behind is that of an object's variable which some code has no name for: the extension of a protocol,
  /// a class below where it is private. In the methods of its class the name would mean the variable all the same.
  func isVariableOfObject(_ cname: String) -> Bool { variablesOfObjects.contains(cname) }

  /// Whether an object's variable of this name stands before what was declared before its class.
  func isHiddenBehind(_ cname: String) -> Bool {
    guard let owner = context.owner, state.nominals[owner].kind == .classType else { return false }
    return ([owner] + ancestors(of: owner)).contains { index in
      state.nominals[index].properties.contains {
        $0.cname == cname && $0.kind == .stored && !$0.isStatic
      }
    }
  }

  func collectVariablesOfObjects() -> Set<String> {
    let isExtended = extensions.contains { state.nominals[$0.index].kind == .protocolType }
    var names: Set<String> = []
    for nominal in state.nominals where nominal.kind == .classType && !nominal.isLibrary {
      for each in nominal.properties
      where each.kind == .stored && !each.isStatic
        && (isExtended || each.flags.contains(.isPrivate))
      {
        names.insert(each.cname)
      }
    }
    return names
  }

  /// A global that a name alone means in the code around: no member has it.
  func globalMeant(_ node: SwiftNode) -> SwiftVariable? {
    let text = node.text
    guard let found = state.globals[text] else { return nil }
    guard let owner = context.owner else { return found }
    if isOffered(text) {
      let isMember = [true, false].contains {
        findProperty(text, owner, isStatic: $0) != nil
      }
      if isMember { return nil }
    }
    return outerType(with: text, at: node.place) == nil ? found : nil
  }
}
