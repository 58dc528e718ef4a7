import Diagnostics
import Syntax

/// Whether the instance variable behind a property, where the class has written it down itself, keeps what the
/// property promises: a value of its type, owned as it says (clang's ActOnPropertyImplDecl).
extension UnitCompiler {
  func bothClaim(
    _ property: PropertyInfo, _ other: NameID, _ ivar: NameID, at place: SourceRange
  ) {
    if isPrelude || tree.isSwift { return }
    error(
      .redefinition,
      "synthesized properties '\(names[property.name])' and '\(names[other])' both claim instance "
        + "variable '\(names[ivar])'", [names[ivar]], at: place)
  }

  func checkBacking(_ ivar: IvarInfo, of property: PropertyInfo, at place: SourceRange) {
    if isPrelude || tree.isSwift { return }
    let name = names[property.name]
    let field = names[ivar.field.name]
    let kept = ivar.field.type
    if !holds(kept, property.type) {
      error(
        .ivarMismatch,
        "type of property '\(name)' (\(spell(property.type.unqualified))) does not match type of "
          + "instance variable '\(field)' (\(spellOwned(kept)))", [name, field], at: place,
        related: declaredHereNote(ivar.place))
    }
    // What is only read owns as its instance variable does.
    if property.isReadOnly, property.ownership.isEmpty { return }
    let (wanted, owned) = (ownership(ivarType(property)), ownership(kept))
    if wanted == owned || owned == .none || owned == .autoreleasing { return }
    let title: String
    switch wanted {
    case .strong:
      let word = owned == .weak ? "__weak" : "__unsafe_unretained"
      title =
        "existing instance variable '\(field)' for strong property '\(name)' may not be \(word)"
    case .weak:
      title =
        "existing instance variable '\(field)' for __weak property '\(name)' must be __weak"
    case .unsafe:
      let word = property.ownership == "assign" ? "assign" : "unsafe_unretained"
      title =
        "existing instance variable '\(field)' for property '\(name)' with \(word) attribute must "
        + "be __unsafe_unretained"
    case .none, .autoreleasing: return
    }
    error(
      .ivarMismatch, title, [name, field], at: ivar.place,
      related: declaredHereNote(property.place))
  }

  private func holds(_ kept: TypeID, _ wanted: TypeID) -> Bool {
    if state.types.same(kept, wanted) || state.types.holdsError(kept)
      || state.types.holdsError(wanted)
    {
      return true
    }
    guard state.types.isPointerLike(kept), state.types.isPointerLike(wanted) else { return false }
    switch pointerMatch(kept, to: wanted) {
    case .same, .discardsQualifiers: return true
    case .differentSign, .incompatible, .incompatibleObjects, .incompatibleBlocks,
      .blockAgainstObject, .incompatibleFunctions:
      return false
    }
  }
}
