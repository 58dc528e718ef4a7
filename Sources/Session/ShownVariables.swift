internal import Bytecode
internal import Syntax
internal import VirtualMachine

/// What the prompt shows of an input that ends with a variable.
///
/// The compiler returns one value: the last one. An input may declare or set several variables
/// (`Person *a = …, *b = …;`), and whoever typed it wants to see each. Where the last value is a variable's,
/// the others are read back after the run, in a branch that is thrown away.
extension ProgramSession {
  /// So many are shown; an input with more is a program.
  private static let shownVariables = 8

  /// A variable, and its type in the words of its language where that is not C's.
  struct SetVariable {
    var name: String
    var typeName: String?
  }

  /// Values of the variables that an input declares with a value or sets, but for the one shown last.
  func values(of variables: [SetVariable], besides last: ShownValue?) -> [DisplayedValue] {
    guard !variables.isEmpty else { return [] }
    let globals = world.globalInfos()
    let others = variables.filter { $0.name != last?.variableName }.prefix(Self.shownVariables - 1)
    return others.compactMap { each in
      guard let global = globals.last(where: { $0.displayName == each.name && !$0.isPrelude }),
        let value = scratchValue(of: each.name)
      else { return nil }
      var shown = displayedValue(
        bits: value.bits,
        shown: ShownValue(
          encoding: value.encoding, typeName: each.typeName ?? global.typeName,
          variableName: each.name))
      // Of a value that lies in memory the language has words.
      if let text = value.description { shown.content = .structure(text) }
      return shown
    }
  }

  /// Their names, each once, in the order of their first appearance.
  func variablesSet(in tree: Tree) -> [SetVariable] {
    if tree.roots.count < 2 { return [] }
    var result: [SetVariable] = []
    var seen: Set<NameID> = []
    func add(_ name: NameID) {
      if seen.insert(name).inserted {
        result.append(SetVariable(name: state.syntax.names[name]))
      }
    }
    for root in tree.roots {
      let node = tree[root]
      switch node.kind {
      case .variableDeclaration where node.c != 0: add(NameID(node.a))
      case .expressionStatement where tree[node.a].kind == .assignment:
        let target = tree[tree[node.a].a]
        if target.kind == .identifier { add(NameID(target.a)) }
      default: break
      }
    }
    return result
  }
}
