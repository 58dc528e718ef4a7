import Diagnostics
import Syntax

/// Blocks that keep alive what keeps them.
///
/// A block that is kept holds what it captures. Where an object keeps the block, in an instance variable, a property
/// or by a message that sets or adds something, and the block captures that object, neither is ever given up. As
/// clang, the compiler says so where it can be seen in one statement; what happens is for the run to show.
extension UnitCompiler {
  /// What keeps something: a variable in scope, and whether it is the object in it or something that one owns.
  private struct Keeper {
    var entry: Int
    var isIndirect: Bool
  }

  /// `owner` is given a block, or is sent a message with one.
  func checkRetainCycle(owner: NodeID, isSuper: Bool = false, block: NodeID) {
    guard isARC, !isPrelude, lookingAhead.depth == 0, let literal = blockLiteral(block),
      let captures = capturesOfBlocks[literal],
      let keeper = isSuper ? keeperOfSelf() : keeper(owner),
      let place = captures[keeper.entry]
    else { return }
    let name = names[scopes.entries[keeper.entry].name]
    warning(
      .retainCycle,
      "capturing '\(name)' strongly in this block is likely to lead to a retain cycle", [name],
      at: place,
      related: [
        Diagnostic.Related(
          label: keeper.isIndirect ? "note.blockKeptByOwned" : "note.blockKept",
          place: tree[owner == 0 ? block : owner].place)
      ])
  }

  /// `setHandler:`, `_addTarget:…`: words that promise to keep what they are given. Not `addOperationWithBlock:`,
  /// which lets go when it is done.
  func isSetterLike(_ selector: NameID) -> Bool {
    var name = names[selector].utf8.drop { $0 == UInt8(ascii: "_") }
    guard name.contains(UInt8(ascii: ":")) else { return false }
    let isAdding = name.starts(with: "add".utf8)
    guard isAdding || name.starts(with: "set".utf8) else { return false }
    if isAdding, name.elementsEqual("addOperationWithBlock:".utf8) { return false }
    name = name.dropFirst(3)
    return !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(name.first ?? 0)
  }

  private func blockLiteral(_ id: NodeID) -> NodeID? {
    let node = tree[id]
    switch node.kind {
    case .blockExpression: return id
    case .cast: return blockLiteral(node.b)
    case .messageSend where node.b == known.copy: return blockLiteral(node.a)
    default: return nil
    }
  }

  private func keeperOfSelf() -> Keeper? {
    scopes.findIndex(known.selfName).map { Keeper(entry: $0, isIndirect: false) }
  }

  private func keeper(_ id: NodeID) -> Keeper? {
    let node = tree[id]
    switch node.kind {
    case .identifier:
      if let index = scopes.findIndex(node.a) {
        return ownership(scopes.entries[index].type) == .strong
          ? Keeper(entry: index, isIndirect: false) : nil
      }
      guard function.isMethod, let ivar = function.ivars[node.a],
        ownership(ivar.field.type) == .strong, var keeper = keeperOfSelf()
      else { return nil }
      keeper.isIndirect = true
      return keeper
    case .cast: return keeper(node.b)
    case .member:
      let isKept: Bool
      let type = typeOf(node.a)
      let owner = state.types.entry(type).a
      guard owner > 0 else { return nil }
      if node.flags & NodeFlags.arrow != 0 {
        isKept = findIvar(node.b, in: owner).map { ownership($0.field.type) == .strong } ?? false
      } else {
        isKept =
          findProperty(node.b, owner, [], isClass: false).map {
            $0.setter == .retain || $0.setter == .copy
          }
          ?? false
      }
      guard isKept, var keeper = keeper(node.a) else { return nil }
      keeper.isIndirect = true
      return keeper
    default: return nil
    }
  }
}
