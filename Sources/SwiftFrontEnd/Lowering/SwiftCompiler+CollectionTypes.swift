import Diagnostics
import Syntax

/// What makes the library's types members of the program's world: initialisers that extensions give them, and protocols
/// that their collections adopt.
extension SwiftCompiler {
  // MARK: Initialisers

  /// A value of a type of the library by an initialiser of the program's; nil: none of them is meant.
  func extendedConstruct(
    _ type: SwiftType, _ node: SwiftNode, _ arguments: [Int]
  ) -> SwiftValue? {
    guard let index = members(of: type) else { return nil }
    let all = state.nominals[index].initializers
    let fitting = all.filter { fits($0, node, arguments) }
    if fitting.isEmpty { return nil }
    if isLibraryForm(type, node) {
      // Both have these labels, so the types decide.
      let own = fitting.filter { mayMean([$0], node, arguments) }
      if own.isEmpty { return nil }
      let isClear = own.allSatisfy { each in
        each.parameters.contains { if case .nominal = $0.type { true } else { false } }
      }
      guard isClear else {
        refuse("an initializer with the labels of one that \(name(of: type)) has", at: node.place)
        return failed()
      }
    }
    guard let function = chosen(among: fitting, node, arguments) else { return failed() }
    use(initializer: function)
    guard let values = match(function, node, arguments, report: true) else { return failed() }
    let made = SwiftValue(
      type: function.result, code: "\(function.cname)(\(values.joined(", ")))")
    return thrown(complete(made), of: function, node, arguments)
  }

  /// Whether the library's type has an initialiser of these labels.
  private func isLibraryForm(_ type: SwiftType, _ node: SwiftNode) -> Bool {
    guard let kind = SwiftLibraryKind(making: type) else { return true }
    let forms = SwiftCompiler.libraryForms[kind] ?? []
    return forms.contains { $0.name == "init" && $0.takes(node.labels) }
  }

  /// `Array(twice: 3)`: the type that the arguments of an initialiser of the program's say; nil: none is meant.
  func inferredCollection(
    _ text: String, _ node: SwiftNode, _ arguments: [Int], _ expected: SwiftType?
  ) -> SwiftType? {
    guard let names = SwiftCompiler.parameters[text], let roots = collectionExtensions[text] else {
      return nil
    }
    let open: SwiftType =
      text == "Dictionary"
      ? .dictionary(.generic(0), .generic(1))
      : text == "Set" ? .set(.generic(0)) : .array(.generic(0))
    if isLibraryForm(open, node) { return nil }
    for root in roots where state.trees[root.tree][root.id].text == text {
      let found = inTree(root.tree) {
        openInitializers(of: root.id, names).first { fits($0, node, arguments) }
      }
      guard let found else { continue }
      var types = [SwiftType?](repeating: nil, count: names.count)
      if let wanted = expected.map({ $0.unwrapped ?? $0 }) { unify(open, wanted, &types) }
      for (parameter, id) in pairs(found, node, arguments) {
        let written = parameter.argumentType
        unify(written, argumentType(id, substitute(written, types)), &types)
      }
      fix(&types, names, by: root)
      guard let type = substitute(open, types) else {
        refuse("finding out the type parameters of \(text)", at: node.place)
        return .failed
      }
      return type
    }
    return nil
  }

  /// What the `where` of an extension says that a parameter is.
  private func fix(_ types: inout [SwiftType?], _ names: [String], by root: SwiftRef) {
    inTree(root.tree) {
      let list = tree[tree[root.id].kid(0)]
      for (label, id) in zip(list.labels, list.kids.suffix(list.labels.count))
      where label.hasSuffix("==") {
        if let number = names.firstIndex(of: String(label.dropLast(2))) {
          types[number] = resolve(id)
        }
      }
    }
  }

  /// The initialisers of an extension with the type's parameters open.
  private func openInitializers(of root: Int, _ names: [String]) -> [SwiftFunction] {
    let old = (bindings, context, diagnostics, reported)
    defer { (bindings, context, diagnostics, reported) = old }
    context = SwiftContext()
    for (number, name) in names.enumerated() { bindings[name] = .generic(number) }
    return tree[root].kids.dropFirst().filter { tree[$0].kind == .initializer }.compactMap {
      function($0, owner: nil)
    }
  }

  /// Properties of the library's types.
  static let commonMembers: Set<String> = [
    "count", "isEmpty", "first", "last", "startIndex", "endIndex", "indices", "keys", "values",
    "description", "hashValue",
  ]

  /// Whether a value of the library's type may have a member of this name.
  func isLibraryMember(_ name: String, _ type: SwiftType) -> Bool {
    if case .nominal = type { return false }
    return SwiftCompiler.commonMembers.contains(name)
      || SwiftLibraryKind.of(type).contains { kind in
        (SwiftCompiler.libraryForms[kind] ?? []).contains { $0.name == name }
      }
  }

  // MARK: Protocols

  /// What an extension adopts becomes part of the class that stands behind a protocol already: that of strings, which
  /// stand there as they are, and that of the boxes that an earlier input made.
  func adoptByClass(_ root: Int, _ index: Int) {
    var parents: [Int] = []
    for id in tree[tree[root].kid(0)].kids {
      guard case .nominal(let parent)? = namedType(tree[id].text, []),
        state.nominals[parent].kind == .protocolType
      else { continue }
      parents += [parent] + allProtocols(parent)
    }
    adoptByClass(parents, index, at: tree[root].place)
  }

  private func adoptByClass(_ parents: [Int], _ index: Int, at place: SourceRange) {
    let type = selfType(index)
    guard type == .string || earlierSupport.contains("box_" + mangled(type)) else { return }
    let parents = parents.filter {
      !state.nominals[$0].isLibrary && state.support.insert("\(index) adopts \($0)").inserted
    }
    if parents.isEmpty { return }
    let changes = parents.contains { parent in
      state.nominals[parent].properties.contains { $0.isSettable }
        || state.nominals[parent].methods.contains {
          $0.isRequirement && $0.flags.contains(.isMutating)
        }
    }
    if type == .string, changes { return refuse("a protocol that changes a String", at: place) }
    let category = fresh("Swift")
    let list = parents.map { state.nominals[$0].cname }.joined(separator: ", ")
    let name = type == .string ? "NSString" : boxClass(type)
    interfaces.add("@interface \(name) (\(category)) <\(list)>\n@end\n", at: place)
    pending.append { [self] in
      let body = boxMethods(
        index, parents, value: type == .string ? "((NSString *)self)" : "self->value")
      implementations.add("@implementation \(name) (\(category))\n\(body)@end\n", at: place)
    }
  }

  /// What the extensions of a collection adopt is kept, when all protocols are known.
  func completeCollections() {
    while !waitingCollections.isEmpty { completeCollection(waitingCollections.removeFirst()) }
  }

  func completeCollection(_ index: Int) {
    let nominal = state.nominals[index]
    if nominal.protocols.isEmpty { return }
    if isDeclaring { return waitingCollections.append(index) }
    inInstance(of: nominal.genericBindings, treeIndex) {
      associate(index)
      mixInDefaults(index)
      checkHiding(index)
      checkConformance(index)
    }
    adoptByClass(allProtocols(index), index, at: nominal.place)
  }
}
