import Diagnostics
import Syntax

/// `Box b(3);`: what a class template is for, found out from what its object is made of ([over.match.class.deduct]).
/// Each constructor of the template is asked as a function's template would be: the parameters of the class come first,
/// then its own.
extension CppCompiler {
  /// Of the library's templates those whose constructors say it as the real ones do.
  private static let deducible: Set<String> = [
    "lock_guard", "unique_lock", "scoped_lock", "pair", "vector",
  ]

  /// The type of a variable, where its initialiser may be what says for what a template is.
  func declaredType(_ node: CppNode) -> CppType {
    guard let template = bareTemplate(node.kid(0)) else { return type(node.kid(0)) }
    let initialiser = tree[node.kid(1)]
    var kids = node.kid(1) == 0 ? [] : expanded(initialiser.kids)
    var isList = node.kid(1) != 0 && initialiser.kind == .braceInitializer
    let isCopy = node.kid(1) != 0 && initialiser.kind == .equalInitializer
    if isCopy, kids.count == 1, tree[kids[0]].kind == .list {
      kids = expanded(tree[kids[0]].kids)
      isList = true
    }
    let made = deducedClass(template, kids, isList: isList, isCopy: isCopy, at: node.place)
    return tree[node.kid(0)].kind == .typeConst ? made.withConst : made
  }

  /// The class template that a type names without arguments.
  func bareTemplate(_ id: CppTree.ID) -> Int? {
    var part = tree[id]
    if part.kind == .typeConst { part = tree[part.kid(0)] }
    guard part.kind == .typeName, !part.flags.contains(.isTemplate), part.text != "auto",
      CppNumber.bySpelling[part.text] == nil,
      case .template(let number)? = lookup(part.text)?.entity,
      state.templates[number].kind != .typeAlias
    else { return nil }
    return number
  }

  /// The class of an object that is made of these.
  func deducedClass(
    _ template: Int, _ kids: [CppTree.ID], isList: Bool, isCopy: Bool = false,
    at place: SourceRange
  ) -> CppType {
    let it = state.templates[template]
    let isLibrarys = isOfLibrary(it.place)
    if isLibrarys, !CppCompiler.deducible.contains(it.name) {
      refuse("a template without its arguments (\(it.namespace + it.name))", at: place)
      return .failed
    }
    let outer = (function, scopes)
    if function == nil {
      function = CppFunctionContext(function: nil, result: .void)
      scopes.append([:])
    }
    let arguments = quietly { kids.map { expression($0) } }
    if let position = arguments.firstIndex(where: { $0.type.isFailed }) {
      _ = expression(kids[position])
      (function, scopes) = outer
      return .failed
    }
    defer { (function, scopes) = outer }
    // A copy is of the same class.
    if arguments.count == 1, let record = arguments[0].type.record,
      state.records[record].instance?.template == template
    {
      return .record(record)
    }
    let guides = guides(of: template)
    var choice: (function: Int?, isAmbiguous: Bool) = (nil, false)
    if isList, !kids.isEmpty {
      let list = listValue(tree.add(CppNode(.list, place: place, kids: kids)))
      choice = best(of: viable(guides.filter { takesList($0) }, [list], object: nil))
    }
    if choice.function == nil {
      choice = best(of: viable(guides, arguments, object: nil, onlyImplicit: isCopy))
    }
    guard let function = choice.function, let found = state.functions[function].instance?.arguments
    else {
      if choice.isAmbiguous {
        error("ambiguous deduction for template arguments of '\(it.name)'", at: place)
      } else if isLibrarys || guides.contains(where: { namesMembers($0) }) {
        refuse("a template without its arguments (\(it.namespace + it.name))", at: place)
      } else {
        error(
          "no viable constructor or deduction guide for deduction of template arguments of '\(it.name)'",
          at: place, declaredHere(it.place))
      }
      return .failed
    }
    let own = Array(found.prefix(it.parameters.count))
    // The real library's own guides take arrays and texts as pointers.
    if isLibrarys, own.contains(where: { if case .type(.array) = $0 { true } else { false } }) {
      refuse("a template without its arguments (\(it.namespace + it.name))", at: place)
      return .failed
    }
    return classInstance(of: template, own, at: place).map { .record($0) } ?? .failed
  }

  /// A function for each constructor of a class template, and for the one that it has where there is none.
  private func guides(of template: Int) -> [Int] {
    if let known = state.templates[template].guides { return known }
    let it = state.templates[template]
    var list: [Int] = []
    within(it.text, record: it.owner, namespace: it.namespace) {
      var texts: [(CppTree.ID, [CppTemplateParameter])] = []
      for id in tree[it.text.id].kids.dropFirst() where it.isDefined {
        let inner = tree[id].kind == .template ? tree[id].kid(0) : id
        guard tree[inner].kind == .function, tree[inner].flags.contains(.isConstructor) else {
          continue
        }
        if isOfItsOwn(tree[inner], it.name) { continue }
        texts.append((inner, tree[id].kind == .template ? templateParameters(tree[id]) : []))
      }
      if texts.isEmpty {
        let node = CppNode(.function, place: it.place, kids: [0, 0, 0], flags: .isConstructor)
        texts.append((tree.add(node), []))
      }
      for (text, own) in texts {
        var flags = tree[text].flags
        flags.remove(.isConstructor)
        var made = CppFunction(
          name: it.name, fullName: it.namespace + it.name, cname: "", owner: nil, parameters: [],
          result: .void, flags: flags, place: tree[text].place, namespace: it.namespace)
        made.template = state.templates.count
        state.templates.append(
          CppTemplate(
            name: it.name, namespace: it.namespace, text: CppRef(tree: treeIndex, id: text),
            kind: .function, parameters: it.parameters + own, owner: it.owner, isDefined: true,
            place: tree[text].place))
        list.append(state.functions.count)
        state.functions.append(made)
      }
    }
    state.templates[template].guides = list
    return list
  }

  /// It copies or moves: of such an object the class is known.
  private func isOfItsOwn(_ node: CppNode, _ name: String) -> Bool {
    guard node.kids.count == 4 else { return false }
    var part = tree[tree[node.kid(3)].kid(0)]
    while [.typeConst, .typeReference, .typeMoveReference].contains(part.kind) {
      part = tree[part.kid(0)]
    }
    return part.kind == .typeName && part.text == name
  }

  /// The types that stand in a guide's parameters, as they are written.
  private func named(in guide: Int) -> [CppNode] {
    guard let number = state.functions[guide].template else { return [] }
    let text = state.templates[number].text
    let tree =
      state.trees.indices.contains(text.tree) && text.tree != treeIndex
      ? state.trees[text.tree] : self.tree
    var open = tree[text.id].kids.dropFirst(3).map { tree[$0].kid(0) }
    var list: [CppNode] = []
    while let next = open.popLast() {
      if tree[next].kind == .typeName { list.append(tree[next]) }
      open += tree[next].kids.filter { $0 != 0 }
    }
    return list
  }

  private func takesList(_ guide: Int) -> Bool {
    named(in: guide).contains { splitPath($0.text).last == "initializer_list" }
  }

  /// It names what only the class knows: that is looked up in no instance here.
  private func namesMembers(_ guide: Int) -> Bool {
    guard let number = state.functions[guide].template else { return false }
    let it = state.templates[number]
    let own = Set(it.parameters.map(\.name))
    return named(in: guide).contains {
      $0.text != "auto" && $0.text != "void" && CppNumber.bySpelling[$0.text] == nil
        && !own.contains($0.text) && lookup($0.text) == nil
        && CppCompiler.plainNames[splitPath($0.text).last ?? ""] == nil
    }
  }
}
