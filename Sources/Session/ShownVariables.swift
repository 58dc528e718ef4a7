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

  /// Values of the variables that an input declares with a value or sets, besides the one shown last.
  func furtherValues(besides last: ShownValue, _ names: [String]) -> [DisplayedValue] {
    guard let lastName = last.variableName, !names.isEmpty else { return [] }
    let globals = world.globalInfos()
    let others = names.filter { $0 != lastName }.prefix(Self.shownVariables - 1)
    return others.compactMap { name in
      guard let variable = globals.last(where: { $0.displayName == name && !$0.isPrelude }),
        let value = scratchValue(of: name)
      else { return nil }
      return displayedValue(
        bits: value.bits,
        shown: ShownValue(
          encoding: value.encoding, typeName: variable.typeName, variableName: name))
    }
  }

  /// Their names, each once, in the order of their first appearance.
  func variablesSet(in tree: Tree) -> [String] {
    if tree.roots.count < 2 { return [] }
    var result: [String] = []
    var seen: Set<NameID> = []
    func add(_ name: NameID) {
      if seen.insert(name).inserted { result.append(state.syntax.names.names[Int(name)]) }
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
