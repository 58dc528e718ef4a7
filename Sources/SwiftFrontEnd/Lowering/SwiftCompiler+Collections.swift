import Diagnostics
import Syntax

/// Extensions of arrays, dictionaries, sets and optionals: each type of them that is used has their members, as one
/// that is made of a generic type of the program's has.
extension SwiftCompiler {
  /// The type parameters of the library's generic types, as an extension may name them.
  static let parameters: [String: [String]] = [
    "Array": ["Element"], "Set": ["Element"], "Optional": ["Wrapped"],
    "Dictionary": ["Key", "Value"],
  ]

  /// The types that an extension of one of these names reaches. What protocols of collections give, arrays have, and
  /// sets as far as it is for all.
  static func extended(by text: String) -> [String] {
    switch text {
    case "Sequence", "Collection": ["Array", "Set"]
    case "BidirectionalCollection", "RandomAccessCollection": ["Array"]
    default: parameters[text] == nil ? [] : [text]
    }
  }

  /// Takes note of such an extension; false: it is another one.
  func declareCollectionExtension(_ root: Int) -> Bool {
    let node = tree[root]
    let texts = SwiftCompiler.extended(by: node.text)
    guard !texts.isEmpty, state.types[node.text] == nil else { return false }
    let list = tree[node.kid(0)]
    let adopted = list.kids.dropLast(list.labels.count).map { tree[$0] }
    let mayAdopt = ["Array", "Set", "Dictionary"].contains(node.text)
    if !adopted.isEmpty, SwiftCompiler.parameters[node.text] == nil {
      refuseClause(ofProtocol: node)
    } else if !adopted.isEmpty, !mayAdopt || adopted.contains(where: { !isOfProgram($0) }) {
      refuse("a protocol that \(node.text) adopts", at: node.place)
    } else if node.kids.dropFirst().contains(where: { isUnusual($0, mayAdopt) }) {
      refuse("this member of \(node.text)", at: node.place)
    } else {
      let reference = SwiftRef(tree: treeIndex, id: root)
      for text in texts { collectionExtensions[text, default: []].append(reference) }
      for (type, index) in state.extended {
        if let name = parts(of: type)?.name, texts.contains(name) {
          declareMembers(reference, index)
          completeCollection(index)
        }
      }
    }
    return true
  }

  /// What an extension of a type of the program says it adopts.
  func adopt(byExtension root: Int, _ index: Int) {
    let list = tree[root].kid(0)
    if state.nominals[index].kind == .protocolType, !tree[list].kids.isEmpty {
      refuseClause(ofProtocol: tree[root])
    } else {
      adopt(list, index, isExtension: true)
    }
  }

  /// What extends a protocol adopts nothing for the types that have it.
  private func refuseClause(ofProtocol node: SwiftNode) {
    error("extension of protocol '\(node.text)' cannot have an inheritance clause", at: node.place)
  }

  /// A protocol that the program declares.
  private func isOfProgram(_ node: SwiftNode) -> Bool {
    guard case .nominal(let index)? = state.types[node.text] else { return false }
    return state.nominals[index].kind == .protocolType && !isOfLibrary(index)
  }

  func isCollectionExtension(_ root: Int) -> Bool {
    let text = tree[root].text
    return !SwiftCompiler.extended(by: text).isEmpty && state.types[text] == nil
  }

  /// The extensions of earlier inputs.
  func collectCollections() {
    for (number, source) in state.trees.enumerated() where number != unitTree {
      for root in source.roots where source[root].kind == .extensionDeclaration {
        for text in SwiftCompiler.extended(by: source[root].text) {
          collectionExtensions[text, default: []].append(SwiftRef(tree: number, id: root))
        }
      }
    }
    collections = Set(state.extended.filter { parts(of: $0.key) != nil }.values)
  }

  private func declareMembers(_ root: SwiftRef, _ index: Int) {
    inInstance(of: state.nominals[index].genericBindings, root.tree) {
      guard holds(tree[root.id].kid(0)) else { return }
      if state.nominals[index].place.isNone { state.nominals[index].place = tree[root.id].place }
      if tree[root.id].text == state.nominals[index].extendedName {
        adopt(tree[root.id].kid(0), index, isExtension: true)
      }
      declareMembers(root.id, index, isExtension: true)
    }
  }

  /// What is no method, no subscript, no initialiser of a collection, and no property that is worked out.
  private func isUnusual(_ id: Int, _ mayBeMade: Bool) -> Bool {
    let node = tree[id]
    switch node.kind {
    case .initializer: return !mayBeMade || node.kid(3) != 0
    case .function: return node.kid(3) != 0
    case .subscriptDeclaration: return false
    case .variables: return node.kids.contains { tree[tree[$0].kid(2)].kid(0) == 0 }
    default: return true
    }
  }

  private func parts(of type: SwiftType) -> (name: String, types: [SwiftType])? {
    switch type {
    case .array(let element): ("Array", [element])
    case .set(let element): ("Set", [element])
    case .optional(let inner): ("Optional", [inner])
    case .dictionary(let key, let item): ("Dictionary", [key, item])
    default: nil
    }
  }

  /// The list of members that the extensions give to a type; nil: they give it none.
  func extendedCollection(_ type: SwiftType) -> Int? {
    guard let (text, types) = parts(of: type), let roots = collectionExtensions[text],
      !types.contains(where: { isOpen($0) || $0 == .null }), !isTooLarge(type), effort > 0
    else { return nil }
    var nominal = SwiftNominal(
      kind: .structType, name: name(of: type), cname: "Swift_" + mangled(type), flags: [],
      place: .none)
    nominal.selfType = type
    nominal.isSealed = true
    nominal.extendedName = text
    let names = SwiftCompiler.parameters[text] ?? []
    nominal.genericBindings = Dictionary(zip(names, types)) { first, _ in first }
    let index = state.nominals.count
    state.nominals.append(nominal)
    state.extended[type] = index
    collections.insert(index)
    for root in roots { declareMembers(root, index) }
    completeCollection(index)
    return index
  }

  /// Writes the code of a member when it is first used: an array of arrays has the member, too, and so on without end.
  func use(_ method: SwiftFunction) {
    guard let owner = method.owner, collections.contains(owner) else { return }
    build(owner, method.cname, method.node.tree, [method], [])
  }
  func use(initializer: SwiftFunction) {
    guard let owner = initializer.owner, collections.contains(owner),
      state.support.insert("member \(owner) \(initializer.cname)").inserted
    else { return }
    inInstance(of: state.nominals[owner].genericBindings, initializer.node.tree) {
      buildStructInit(initializer, owner)
    }
  }
  func use(_ property: SwiftProperty) {
    if collections.contains(property.owner) {
      build(property.owner, property.cname, property.node.tree, [], [property])
    }
  }
  private func build(
    _ index: Int, _ name: String, _ tree: Int, _ methods: [SwiftFunction],
    _ properties: [SwiftProperty]
  ) {
    guard state.support.insert("member \(index) \(name)").inserted else { return }
    inInstance(of: state.nominals[index].genericBindings, tree) {
      buildValueMembers(index, methods, properties)
    }
  }

  /// The type that has what a name without `self.` may mean: a weak `self` is an optional of it.
  func typeOfMembers(of this: SwiftVariable) -> SwiftType {
    if let owner = context.owner, selfType(owner) == this.type { return this.type }
    return this.type.unwrapped ?? this.type
  }

  /// Whether an extension whose `where` does not hold has a member of this name, or it comes from another text.
  func mayBeConditional(_ text: String, _ type: SwiftType) -> Bool {
    guard let (name, _) = parts(of: type) else { return false }
    return (collectionExtensions[name] ?? []).contains { root in
      let source = state.trees[root.tree]
      return source[root.id].kids.dropFirst().contains { member in
        source[member].text == text || source[member].kids.contains { source[$0].text == text }
      }
    }
  }

  /// The members with elements of which nothing is known.
  func openCollections() {
    for (text, roots) in collectionExtensions {
      for root in roots where root.tree == unitTree {
        let list = tree[tree[root.id].kid(0)]
        if list.labels.contains(where: { $0.hasSuffix("==") }) { continue }
        // A set has what is for all because an array has it.
        if text == "Set", tree[root.id].text != "Set" { continue }
        guard let type = openType(text, root.id), let index = members(of: type) else { continue }
        for each in Array(state.nominals[index].methods) { use(each) }
        for each in Array(state.nominals[index].properties) { use(each) }
        for each in state.nominals[index].initializers { use(initializer: each) }
      }
    }
  }

  /// Whether a collection keeps what an extension says it adopts, where no value of it is used.
  func checkAdoptions() {
    for root in tree.roots where tree[root].kind == .extensionDeclaration {
      let list = tree[tree[root].kid(0)]
      guard list.kids.count > list.labels.count, isCollectionExtension(root),
        let type = openType(tree[root].text, root)
      else { continue }
      _ = members(of: type)
    }
  }

  /// A collection of what an extension's `where` says of its parts.
  private func openType(_ text: String, _ root: Int) -> SwiftType? {
    let list = tree[tree[root].kid(0)]
    // What extends the protocols of collections adopts nothing.
    guard let names = SwiftCompiler.parameters[text] else { return nil }
    let conditions = Array(zip(list.labels, list.kids.suffix(list.labels.count)))
    var bounds = names.map { _ in "" }
    for (label, id) in conditions where label.hasSuffix(":") {
      bounds.append(label + tree[id].text)
    }
    if text == "Dictionary" { bounds.append("Key:Hashable") }
    if text == "Set" { bounds.append("Element:Hashable") }
    openingHome = root
    guard conditions.allSatisfy({ names.contains($0.0.filter { $0 != ":" && $0 != "=" }) }),
      var types = opaqueTypes(names, bounds)
    else { return nil }
    for (label, id) in conditions where label.hasSuffix("==") {
      guard let number = names.firstIndex(of: String(label.dropLast(2))) else { return nil }
      types[number] = resolve(id)
    }
    return switch text {
    case "Array": .array(types[0])
    case "Set": .set(types[0])
    case "Optional": .optional(types[0])
    default: .dictionary(types[0], types[1])
    }
  }
}
