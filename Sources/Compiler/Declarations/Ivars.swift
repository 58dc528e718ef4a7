import Bytecode
import Diagnostics
import Syntax

/// Instance variables: where each lies in an object.
///
/// The ivars of a class follow those of its superclass, so when a class grows (by an extension, or by what a
/// property needs), its subclasses move: they are laid out again. Code that already used an old offset is
/// wrong then, and the unit is compiled a second time. The real runtime moves ivars when it loads a class
/// (the non-fragile ABI); here nothing has to move at run time.
extension UnitCompiler {
  /// Lays out further ivars behind those the class has. `areOwn`: they stand where only the class itself looks, in its
  /// implementation or an extension, and are private where nothing else is said.
  func addIvars(_ list: ArraySlice<Int32>, to index: Int, areOwn: Bool = false) {
    var access = areOwn && !isPrelude && !tree.isSwift ? IvarInfo.Access.private : .protected
    var fields: [(RecordField, IvarInfo.Access, SourceRange)] = []
    var added: Set<NameID> = []
    for id in list {
      let node = tree[id]
      if node.kind == .accessSpecifier {
        switch names[node.a] {
        case "private", "@private": access = .private
        case "public", "@public": access = .public
        case "package", "@package": access = .package
        default: access = .protected
        }
        continue
      }
      guard node.kind == .fieldDeclaration,
        let field = resolveField(node, isLast: id == list.last)
      else { continue }
      if state.classes[index].ivar(field.name) != nil
        || field.name != 0 && !added.insert(field.name).inserted
        || inheritsOwn(field.name, index)
      {
        error(
          .redefinition, "duplicate member '\(names[field.name])'", [names[field.name]],
          at: node.place)
        continue
      }
      checkNotAutoreleasing(field.type, "instance variables", at: node.place)
      fields.append((field, access, node.place))
    }
    addFields(fields, to: index)
  }

  /// Whether a superclass of the program's has an instance variable of that name: both would be there. What the
  /// library's classes hold is nobody's business.
  private func inheritsOwn(_ name: NameID, _ index: Int) -> Bool {
    if name == 0 || isPrelude || tree.isSwift { return false }
    guard let ivar = findIvar(name, in: state.classes[index].superclass) else { return false }
    return state.classInfo(ivar.owner)?.isPrelude == false
  }

  private func addFields(
    _ fields: [(RecordField, IvarInfo.Access, SourceRange)], to index: Int
  ) {
    if fields.isEmpty { return }
    let before = state.classes[index].instanceSize
    let owner = state.classes[index].name
    let added = fields.map { field, access, place in
      IvarInfo(field: field, access: access, owner: owner, place: place)
    }
    let start = end(ofSuperclassOf: index)
    forgetVisibleIvars(of: index)
    let hasMoved = state.classes[index].add(added, from: start, in: state.types)
    noteMove(of: index, hasMoved)
    if state.classes[index].instanceSize != before { moveSubclasses(of: owner) }
  }

  /// Where a class's own ivars begin.
  private func end(ofSuperclassOf index: Int) -> Int {
    let superclass = state.classes[index].superclass
    return classes.layouts.sizeHints[superclass] ?? state.classInfo(superclass)?.instanceSize ?? 0
  }

  /// A class in the table changes.
  private func forgetVisibleIvars(of index: Int) {
    let name = state.classes[index].name
    if classes.layouts.used.contains(name) || name == classes.visibleIvars.className {
      classes.visibleIvars = VisibleIvars()
    }
  }

  private func noteMove(of index: Int, _ hasMoved: Bool) {
    if hasMoved, classes.layouts.used.contains(state.classes[index].name) {
      classes.layouts.needsSecondPass = true
    }
  }

  /// Lays out all that inherits from a class which has another size now.
  private func moveSubclasses(of name: NameID) {
    var moved = [name]
    while let next = moved.popLast() {
      for index in state.subclasses[next] ?? [] {
        let start = end(ofSuperclassOf: index)
        let before = state.classes[index].instanceSize
        forgetVisibleIvars(of: index)
        let hasMoved = state.classes[index].layOut(from: start, in: state.types)
        // A class without ivars of its own has none that move, and is larger all the same.
        noteMove(of: index, hasMoved || state.classes[index].instanceSize != before)
        moved.append(state.classes[index].name)
      }
    }
  }

  func appendIvar(_ name: NameID, _ type: TypeID, to index: Int, at place: SourceRange) {
    addFields([(RecordField(name: name, type: type, offset: 0), .private, place)], to: index)
  }

  /// The ivars that methods of a class see. A class below the one before it takes that one's along.
  func ivarTable(_ name: NameID) -> [NameID: IvarInfo] {
    var table: [NameID: IvarInfo] = [:]
    let superclass = state.classInfo(name)?.superclass ?? 0
    if superclass != 0, classes.visibleIvars.className == superclass,
      classes.visibleIvars.ownCount == state.classInfo(superclass)?.ivars.count
    {
      swap(&table, &classes.visibleIvars.table)
      classes.visibleIvars = VisibleIvars()
      classes.layouts.used.insert(superclass)
      for ivar in state.classInfo(name)?.ivars.reversed() ?? [] { table[ivar.field.name] = ivar }
      return table
    }
    state.forEachAncestor(of: name) { index in
      for ivar in state.classes[index].ivars where table[ivar.field.name] == nil {
        table[ivar.field.name] = ivar
      }
      if state.classes[index].name != name {
        classes.layouts.used.insert(state.classes[index].name)
      }
    }
    return table
  }
}
