import Diagnostics
import Syntax

/// Generic lambdas: `[](auto x) { … }` has a template for its `operator()`, with a parameter for each `auto`
/// ([expr.prim.lambda.closure]/3). What it captures has to be known before the first instance is made.
extension CppCompiler {
  /// `auto` stands in a parameter's type.
  func namesAuto(_ id: CppTree.ID) -> Bool {
    let node = tree[id]
    if node.kind == .typeName { return node.text == "auto" }
    return [.typeConst, .typePointer, .typeReference, .typeMoveReference].contains(node.kind)
      && namesAuto(node.kid(0))
  }

  /// The template that a generic lambda's text is.
  func generic(_ id: CppTree.ID, owner record: Int) -> Int {
    var text = tree[id]
    var list: [CppTemplateParameter] = []
    for position in text.kids.indices.dropFirst(3) {
      var parameter = tree[text.kids[position]]
      guard namesAuto(parameter.kid(0)) else { continue }
      let name = "__auto\(list.count + 1)"
      list.append(
        CppTemplateParameter(name: name, isPack: parameter.flags.contains(.isVariadic)))
      parameter.kids[0] = renamed(parameter.kid(0), name)
      text.kids[position] = tree.add(parameter)
    }
    let number = state.templates.count
    state.templates.append(
      CppTemplate(
        name: "operator()", namespace: namespace,
        text: ownText(tree.add(text)), kind: .function, parameters: list,
        owner: record, isDefined: true, place: text.place))
    return number
  }

  /// A tree of its own for a text: the one that is read grows, and who comes here from another does not see that.
  private func ownText(_ id: CppTree.ID) -> CppRef {
    var reached: Set<CppTree.ID> = []
    var open = [id]
    while let root = open.popLast() {
      var inner = [root]
      while let next = inner.popLast() {
        guard next != 0, reached.insert(next).inserted else { continue }
        let node = tree[next]
        inner += node.kids
        guard node.text.contains("<") else { continue }
        open += tree.templates.filter { node.text.contains($0.key) }.map(\.value)
      }
    }
    let order = reached.sorted()
    var places: [CppTree.ID: CppTree.ID] = [0: 0]
    for (position, each) in order.enumerated() { places[each] = position + 1 }
    var own = CppTree()
    (own.extents, own.specialised) = (
      tree.extents, tree.specialised.filter { reached.contains($0.value) }
    )
    for each in order {
      var node = tree[each]
      node.kids = node.kids.map { places[$0] ?? 0 }
      _ = own.add(node)
    }
    for name in tree.templatesInOrder {
      guard let old = tree.templates[name], let new = places[old] else { continue }
      own.templates[name] = new
      own.templatesInOrder.append(name)
    }
    own.specialised = own.specialised.mapValues { places[$0] ?? 0 }
    state.trees.append(own)
    return CppRef(tree: state.trees.count - 1, id: places[id] ?? 0)
  }

  /// A type with a name in the place of `auto`.
  private func renamed(_ id: CppTree.ID, _ name: String) -> CppTree.ID {
    var node = tree[id]
    if node.kind == .typeName {
      node.text = name
    } else {
      node.kids[0] = renamed(node.kid(0), name)
    }
    return tree.add(node)
  }

  /// Takes along what the text of a generic lambda names of the functions around, and keeps what is around it.
  func captureNames(of id: CppTree.ID, _ record: Int) {
    guard let innermost = openLambdas.indices.last else { return }
    let around = scopes
    if !openLambdas[innermost].everything.isEmpty {
      let old = function
      var context = CppFunctionContext(function: nil, result: .void)
      (context.isLambda, context.isStatic, context.owner) = (true, false, record)
      context.begins = scopes.count
      function = context
      scopes.append([:])
      quietly { captureEach(id) }
      (function, scopes) = (old, around)
      // From here on nothing more can be taken along.
      openLambdas[innermost].everything = ""
    }
    state.genericLambdas[record] = CppGenericLambda(lambdas: openLambdas, scopes: around)
  }

  private func captureEach(_ id: CppTree.ID) {
    for node in namesFromAround(id) {
      if node.kind == .this || isMember(node.text) {
        _ = thisObject(at: node.place)
      } else {
        if case .parameterPack(let list)? = lookup(node.text)?.entity {
          for each in list {
            _ = capturedValue(CppNode(.name, place: node.place, text: each))
          }
        } else {
          _ = capturedValue(node)
        }
      }
    }
  }

  /// The names in a text that nothing within it declares.
  private func namesFromAround(_ id: CppTree.ID) -> [CppNode] {
    enum Step {
      case look(CppTree.ID)
      case declare(String)
      case leave
    }
    var found: [CppNode] = []
    var scopes: [Set<String>] = [[]]
    var open = [Step.look(id)]
    func see(_ node: CppNode) {
      if !scopes.contains(where: { $0.contains(node.text) }) { found.append(node) }
    }
    while let step = open.popLast() {
      switch step {
      case .leave: scopes.removeLast()
      case .declare(let name): scopes[scopes.count - 1].insert(name)
      case .look(let id):
        let node = tree[id]
        var inner = node.kids.filter { $0 != 0 }.map { Step.look($0) }
        switch node.kind {
        case .name, .this: see(node)
        case .variable, .parameter: inner.insert(.declare(node.text), at: 0)
        case .handler: inner = [.declare(node.text)] + inner
        case .binding:
          inner = [.look(node.kid(0)), .look(node.kid(1))]
          inner += node.kids.dropFirst(2).map { .declare(tree[$0].text) }
        // What it begins with stands outside.
        case .capture where node.kid(0) != 0: inner.append(.declare(node.text))
        case .capture where !["=", "&"].contains(node.text):
          see(CppNode(node.text == "this" ? .this : .name, place: node.place, text: node.text))
        // The captures of a lambda come first.
        case .lambda: inner = Array(inner.dropFirst() + inner.prefix(1))
        // What it takes is declared before its body.
        case .function: inner = node.kids.dropFirst(3).map { .look($0) } + [.look(node.kid(1))]
        default: break
        }
        switch node.kind {
        case .block, .forStatement, .rangeFor, .handler, .lambda, .ifStatement, .whileStatement:
          scopes.append([])
          inner.append(.leave)
        default: break
        }
        open += inner.reversed()
      }
    }
    return found
  }

  /// A field or a method of the class around, which means `this`.
  private func isMember(_ name: String) -> Bool {
    guard !isLocal(name), let record = openLambdas.last?.enclosingRecord else { return false }
    if findField(name, record) != nil { return true }
    guard case .functions(let list)? = findMember(name, record)?.entity else { return false }
    return list.contains { !state.functions[$0].isStatic }
  }
}
