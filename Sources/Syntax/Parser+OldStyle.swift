import Diagnostics

/// Definitions of functions as C had them before it had prototypes: `int add(a, b) int a; int b; { … }`.
///
/// The parentheses hold names only, and the declarations behind them give the types. A name that none of them
/// has would be an int, which C took back. The function is read as if it had been written with a prototype: a call
/// that such a function allows does the same with one.
extension Parser {
  /// `a, b)` behind an opening parenthesis, if declarations follow: one parameter for each name, without its type.
  mutating func oldStyleNames(_ open: Int) -> ListID? {
    var end = at
    while true {
      let name = token(end)
      guard name.kind == .identifier, name.keyword == .none,
        ![.typeName, .className, .typeParameter].contains(nameClass(name.value))
      else { return nil }
      end += 1
      if token(end).kind != .comma { break }
      end += 1
    }
    guard token(end).kind == .rightParen, token(end + 1).kind == .identifier else { return nil }
    let next = token(end + 1)
    let isDeclaration =
      next.keyword == .none
      ? token(end + 2).kind == .identifier || token(end + 2).kind == .star
      : startsType(next.keyword) || next.keyword == .kRegister
    guard isDeclaration else { return nil }
    var list: [Int32] = []
    while at < end {
      list.append(
        tree.add(
          Node(.parameterDeclaration, since(at).joined(with: current.place), a: current.value)))
      advance()
      _ = take(.comma)
    }
    advance()
    oldStyleList = tree.addList(list)
    return oldStyleList
  }

  /// The declarations between the parentheses and the body of such a function.
  mutating func oldStyleDeclarations(of function: Declarator) throws(ParseError) {
    let list = tree[function.type].b
    guard list != 0, list == oldStyleList else { return }
    oldStyleList = 0
    let parameters = tree.list(list)
    // By name; of two of one name the first is declared first.
    var waiting: [NameID: [Int32]] = [:]
    for parameter in parameters.reversed() {
      waiting[tree[parameter].a, default: []].append(parameter)
    }
    while kind != .leftBrace, !isAtEnd {
      var specifiers = try self.specifiers()
      repeat {
        let declarator = try self.declarator(specifiers)
        guard let parameter = waiting[declarator.name]?.popLast() else {
          let name = state.names[declarator.name]
          throw fail(
            .misplacedDeclaration, "parameter named '\(name)' is missing", [name],
            at: token(declarator.nameAt))
        }
        tree.nodes[Int(parameter)].b = declarator.type
        tree.nodes[Int(parameter)].flags = specifiers.storage
        specifiers = specifiers.forFurtherDeclarators
      } while take(.comma)
      try expectSemicolon(after: "declaration")
    }
    for parameter in parameters where tree[parameter].b == 0 {
      let name = state.names[tree[parameter].a]
      throw fail(
        .misplacedDeclaration,
        "parameter '\(name)' was not declared, defaults to 'int'; ISO C99 and later do not support "
          + "implicit int", [name], place: tree[parameter].place)
    }
  }
}
