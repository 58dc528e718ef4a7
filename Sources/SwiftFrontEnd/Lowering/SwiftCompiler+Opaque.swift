import Diagnostics
import Syntax

/// Generic code as swiftc reads it: with types of which nothing is known but what is written of them.
///
/// What runs is made anew for each set of types, and there `a + b` of two numbers is right. So a text with type
/// parameters is read once more, into nothing, with a type of its own for each of them: one that has what its bounds
/// promise. What is wrong there is wrong in swiftc's words, and whoever never calls the function hears it, too.
extension SwiftCompiler {
  /// Whether a text declares anything that is generic; what extends a protocol is, in the type that adopts it.
  static func isGeneric(_ tree: SwiftTree, in state: SwiftState) -> Bool {
    let protocols = Set(
      tree.roots.filter { tree[$0].kind == .protocolDeclaration }.map { tree[$0].text })
    return tree.nodes.contains { $0.kind == .generics }
      || tree.roots.contains {
        guard tree[$0].kind == .extensionDeclaration else { return false }
        let name = tree[$0].text
        return !extended(by: name).isEmpty || protocols.contains(name)
          || state.isProtocol(name)
      }
  }

  /// What is wrong with the generic code of the text.
  func problemsOfGenerics() -> [Diagnostic] {
    isOpaqueReading = true
    _ = run()
    if effort <= 0 { return [] }
    let local = Set(placesOfLocalGenerics.compactMap { root(around: $0) })
    let generic = tree.roots.filter { local.contains($0) || isGenericRoot($0) }
    return diagnostics.filter { each in
      guard each.code == .swiftError, let home = root(around: each.place), generic.contains(home)
      else {
        return false
      }
      // Beside something that is not built, what looks wrong may be its consequence.
      return !diagnostics.contains { $0.code == .swiftNotBuilt && root(around: $0.place) == home }
    }
  }

  /// What is found of a text when its generic code was read, too: what an instance says of its own types is a
  /// consequence there.
  func joined(_ found: [Diagnostic], with problems: [Diagnostic]) -> [Diagnostic] {
    let wrong = Set(problems.compactMap { root(around: $0.place) })
    let others = found.filter { each in root(around: each.place).map { !wrong.contains($0) } ?? true
    }
    let unbuilt = others.filter { $0.code == .swiftNotBuilt }
    return (unbuilt.isEmpty ? problems + others : unbuilt).sorted {
      $0.place.start < $1.place.start
    }
  }

  /// The declaration of the outermost level in which something stands: the place of a type is that of its head.
  private func root(around place: SourceRange) -> Int? {
    tree.roots.last { tree[$0].place.start <= place.start }
  }

  /// Whether something in a declaration of the outermost level is read with types of which nothing is known.
  private func isGenericRoot(_ root: Int) -> Bool {
    let node = tree[root]
    if node.kind == .function { return node.kid(3) != 0 }
    return state.genericTypes[node.text] != nil
      || node.kind == .extensionDeclaration && state.isProtocol(node.text)
      || collectionExtensions.values.contains { $0.contains(SwiftRef(tree: unitTree, id: root)) }
      || node.kids.contains { tree[$0].kind == .function && tree[$0].kid(3) != 0 }
  }

  /// The instances with types that nobody knows, before any other may be wrong in its own words.
  func openGenerics() {
    let before = pending
    pending = []
    for root in tree.roots where tree[root].kind == .function && tree[root].kid(3) != 0 {
      let found = (state.functions[tree[root].text] ?? []).first {
        $0.node == SwiftRef(tree: treeIndex, id: root)
      }
      if let found { open(found) }
    }
    for (index, _) in order.map({ ($0.index, $0.root) }) + extensions.map({ ($0.index, $0.root) }) {
      openMethods(index)
    }
    let local = localGenericTypes.keys.compactMap { state.genericTypes[$0]?.id }
    placesOfLocalGenerics += local.map { tree[$0].place }
    let roots = tree.roots.filter { state.genericTypes[tree[$0].text]?.id == $0 }
    for root in roots + local.sorted() {
      let node = tree[root]
      openingHome = root
      let types = opaqueTypes(node.labels, tree[node.kid(0)].labels)
      guard let types, let generic = state.genericTypes[node.text], generic.tree == treeIndex,
        case .nominal(let index)? = instance(of: node.text, generic, types, at: node.place)
      else { continue }
      openMethods(index)
    }
    for root in tree.roots where tree[root].kind == .extensionDeclaration { openExtension(root) }
    openCollections()
    openProtocols()
    pending += before
  }

  /// What extensions of protocols say, of a type of which nothing is known but that it adopts the protocol.
  private func openProtocols() {
    var adopters: [Int: SwiftType] = [:]
    for (root, parent) in extensions where state.nominals[parent].kind == .protocolType {
      let others = ([parent] + allProtocols(parent)).map { state.nominals[$0].builtinProtocols }
      // What Swift's others give is not known of a type.
      if !SwiftOwnProtocols.known.isSuperset(of: others.joined()) { continue }
      let made = adopters[parent] ?? opaqueTypes(["Self"], [state.nominals[parent].name])?.first
      guard case .nominal(let index)? = made else { continue }
      if adopters[parent] == nil { openMethods(index) }
      adopters[parent] = made
      let ids = Set(tree[root].kids)
      for method in Array(state.nominals[parent].methods)
      where method.generics.isEmpty && method.node.tree == treeIndex
        && ids.contains(method.node.id)
      {
        let own = promised(method, parent, to: index)
        pending.append { [self] in _ = functionBody(own, parameterNames(own), index) }
      }
      for property in Array(state.nominals[parent].properties)
      where property.node.tree == treeIndex && property.kind == .computed
        && tree[root].kids.contains(where: { tree[$0].kids.contains(property.node.id) })
      {
        let own = promised(property, parent, to: index)
        pending.append { [self] in
          _ = getter(own, index)
          if own.isSettable { _ = setter(own, index) }
        }
      }
    }
  }

  /// What an extension says of a generic type whose parameters are what its `where` wants of them.
  private func openExtension(_ root: Int) {
    let list = tree[tree[root].kid(0)]
    guard !list.labels.isEmpty, let generic = state.genericTypes[tree[root].text],
      generic.tree == treeIndex
    else { return }
    let declaration = tree[generic.id]
    var texts = tree[declaration.kid(0)].labels
    let conditions = Array(zip(list.labels, list.kids.suffix(list.labels.count)))
    for (label, id) in conditions where label.hasSuffix(":") { texts.append(label + tree[id].text) }
    openingHome = root
    guard var types = opaqueTypes(declaration.labels, texts) else { return }
    for (label, id) in conditions where label.hasSuffix("==") {
      guard let number = declaration.labels.firstIndex(of: String(label.dropLast(2))) else {
        return
      }
      types[number] = resolve(id)
    }
    if case .nominal(let index)? = instance(
      of: tree[root].text, generic, types, at: tree[root].place)
    {
      openMethods(index)
    }
  }

  private func openMethods(_ index: Int) {
    for method in Array(state.nominals[index].methods)
    where !method.generics.isEmpty && method.node.tree == treeIndex {
      open(method)
    }
  }

  func open(_ function: SwiftFunction) {
    let list = tree[tree[function.node.id].kid(3)]
    let parts = list.kids.map { tree[$0] }.filter { $0.text.contains(".") && !$0.kids.isEmpty }
    let conditions = parts.map { node -> PartCondition in
      guard node.text.hasSuffix("==") else {
        let words = node.text.split(separator: ":", maxSplits: 1).map(String.init)
        return PartCondition(path: words[0], wanted: words[1])
      }
      // What is the same as a part of another parameter, nobody knows yet.
      let isKnown = !function.generics.contains { tree[node.kid(0)].text.hasPrefix($0) }
      return PartCondition(
        path: String(node.text.dropLast(2)), isSame: true,
        type: isKnown ? resolve(node.kid(0)) : .failed)
    }
    openingHome = function.node.id
    let types = opaqueTypes(function.generics, list.kids.map { tree[$0].text }, conditions)
    if let types { _ = instance(of: function, types) }
  }

  /// A type for each name; nil: one of the bounds says more than is known here.
  func opaqueTypes(_ names: [String], _ texts: [String]) -> [SwiftType]? {
    opaqueTypes(names, texts, [])
  }

  private func opaqueTypes(
    _ names: [String], _ texts: [String], _ conditions: [PartCondition]
  ) -> [SwiftType]? {
    let bounds = bounds(texts, of: names)
    partsLeft = SwiftCompiler.mostParts
    let made = names.enumerated().map { number, name in
      opaque(name, bounds.filter { $0.number == number }.map(\.wanted), conditions)
    }
    let types = made.compactMap { $0 }
    return types.count == names.count ? types : nil
  }

  /// Types of parts that are made up for one function.
  static let mostParts = 64

  /// What a `where` says of a type that a parameter has.
  private struct PartCondition {
    var path: String
    var isSame = false
    var type = SwiftType.failed
    var wanted = ""
  }

  private func opaque(
    _ name: String, _ bounds: [String], _ conditions: [PartCondition] = []
  ) -> SwiftType? {
    var nominal = SwiftNominal(
      kind: .structType, name: name, cname: fresh("Opaque_" + name), flags: .isFinal,
      place: .none)
    nominal.module = state.moduleName
    for bound in bounds {
      if let type = namedType(bound, []) {
        guard case .nominal(let index) = type, bound != "AnyObject" else {
          if bound != "AnyObject" { return nil }
          nominal.builtinProtocols.insert(bound)
          continue
        }
        if state.nominals[index].kind == .protocolType {
          nominal.protocols.append(index)
        } else {
          nominal.superclass = index
        }
      } else if SwiftOwnProtocols.known.contains(bound) {
        nominal.builtinProtocols.formUnion(SwiftOwnProtocols.withRefined(bound))
      } else {
        return nil
      }
    }
    let index = state.nominals.count
    nominal.isSealed = true
    state.nominals.append(nominal)
    let type = SwiftType.nominal(index)
    if nominal.superclass != nil || hasBuiltin(type, "AnyObject") {
      state.nominals[index].kind = .classType
    }
    opaques.insert(index)
    homeOfOpaque[index] = openingHome
    for parent in allProtocols(index) {
      for (part, reference) in state.nominals[parent].associated {
        let bound = state.trees[reference.tree][reference.id].kid(1)
        let text = bound == 0 ? [] : [state.trees[reference.tree][bound].text]
        let path = name + "." + part
        let further = conditions.filter { $0.path == path }
        if let same = further.first(where: { $0.isSame }) {
          guard same.type != .failed else { return nil }
          state.nominals[index].nested[part] = same.type
          continue
        }
        // A protocol whose part has to adopt it has parts without end: from there on anything goes, and whoever calls
        // has real types.
        guard partsLeft > 0, path.utf8.count(where: { $0 == UInt8(ascii: ".") }) <= 3 else {
          state.nominals[index].nested[part] = .failed
          continue
        }
        partsLeft -= 1
        guard let inner = opaque(path, text + further.map(\.wanted)) else { return nil }
        state.nominals[index].nested[part] = inner
      }
    }
    for parent in allProtocols(index) { promise(state.nominals[parent], parent, to: index) }
    promiseOfLibrary(to: index)
    return type
  }

  /// What a protocol says that a type has; `Self` is the type.
  private func promise(_ wanted: SwiftNominal, _ parent: Int, to index: Int) {
    for method in wanted.methods {
      let own = promised(method, parent, to: index)
      let isThere = state.nominals[index].methods.named(own.name).contains {
        $0.labels == own.labels && $0.isStatic == own.isStatic
          && (!own.generics.isEmpty || $0.signature == own.signature)
      }
      if !isThere { state.nominals[index].methods.append(own) }
    }
    for property in wanted.properties
    where findProperty(property.name, index, isStatic: property.isStatic) == nil {
      state.nominals[index].properties.append(promised(property, parent, to: index))
    }
    for initializer in wanted.initializers {
      var own = initializer
      own.owner = index
      own.flags.insert(.isRequired)
      own.result =
        initializer.flags.contains(.isFailable) ? .optional(.nominal(index)) : .nominal(index)
      state.nominals[index].initializers.append(own)
    }
  }

  private func promised(
    _ method: SwiftFunction, _ parent: Int, to index: Int
  ) -> SwiftFunction {
    var own = concrete(method, parent, index)
    own.owner = index
    own.isRequirement = false
    if speaksOfSelf(method.node) {
      own.result = replaced(method.result, parent, index)
      for number in own.parameters.indices {
        own.parameters[number].type = replaced(own.parameters[number].type, parent, index)
      }
    }
    return own
  }

  private func promised(
    _ property: SwiftProperty, _ parent: Int, to index: Int
  ) -> SwiftProperty {
    var own = property
    own.type = concrete(property, parent, index)
    own.owner = index
    own.kind = .computed
    if speaksOfSelf(property.node) { own.type = replaced(property.type, parent, index) }
    return own
  }

  /// What Swift's own protocols give.
  private func promiseOfLibrary(to index: Int) {
    func give(_ name: String, _ type: SwiftType) {
      if findProperty(name, index, isStatic: false) != nil { return }
      state.nominals[index].properties.append(
        SwiftProperty(
          name: name, type: type, kind: .computed, isLet: false, flags: [], isSettable: false,
          owner: index, node: SwiftRef(tree: -1, id: 0), value: 0, accessors: 0, place: .none,
          cname: memberName(name)))
    }
    if hasBuiltin(.nominal(index), "CustomStringConvertible") { give("description", .string) }
    if hasBuiltin(.nominal(index), "CustomDebugStringConvertible") {
      give("debugDescription", .string)
    }
    guard hasBuiltin(.nominal(index), "Hashable"), let hasher = state.types["Hasher"] else {
      return
    }
    let into = SwiftParameter(
      label: "into", name: "hasher", type: hasher, isInout: true)
    state.nominals[index].methods.append(
      SwiftFunction(
        name: "hash", parameters: [into], result: .void, flags: [],
        cname: "\(state.nominals[index].cname)_hash", owner: index,
        node: SwiftRef(tree: -1, id: 0), place: .none))
  }

  private func speaksOfSelf(_ node: SwiftRef) -> Bool {
    guard node.tree >= 0 else { return false }
    let source = state.trees[node.tree]
    var waiting = source[node.id].kids
    while let id = waiting.popLast() {
      let each = source[id]
      if each.kind == .block { continue }
      if each.kind == .typeName, each.text == "Self" { return true }
      waiting += each.kids
    }
    return false
  }

  private func replaced(_ type: SwiftType, _ parent: Int, _ index: Int) -> SwiftType {
    func inside(_ type: SwiftType) -> SwiftType { replaced(type, parent, index) }
    switch type {
    case .nominal(parent): return .nominal(index)
    case .optional(let inner): return .optional(inside(inner))
    case .array(let inner): return .array(inside(inner))
    case .set(let inner): return .set(inside(inner))
    case .metatype(let inner): return .metatype(inside(inner))
    case .lent(let inner): return .lent(inside(inner))
    case .throwing(let inner): return .throwing(inside(inner))
    case .dictionary(let key, let item): return .dictionary(inside(key), inside(item))
    case .tuple(let labels, let types): return .tuple(labels, types.map(inside))
    case .function(let types, let result): return .function(types.map(inside), inside(result))
    default: return type
    }
  }

  /// Whether a type is one of which only its bounds are known.
  func isOpaque(_ type: SwiftType) -> Bool {
    guard case .nominal(let index) = type else { return false }
    return opaques.contains(index)
  }
}
