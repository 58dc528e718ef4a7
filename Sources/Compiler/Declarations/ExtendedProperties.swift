import Diagnostics
import Syntax

/// A property that a class extension declares again: `readonly` for everybody, writable for the class itself. Anything
/// else that it says anew is a mistake (clang's HandlePropertyInClassExtension).
extension UnitCompiler {
  /// An extension that makes a readonly property writable need not say again how it is kept and read. False when
  /// the two do not go together.
  func inheritWords(_ property: inout PropertyInfo, _ node: Node, from index: Int) -> Bool {
    property.isInExtension = true
    guard
      let old = state.classes[index].property(
        property.name, isClass: property.isClassProperty), old.category == 0
    else { return true }
    if !isPrompt, !isPrelude, !tree.isSwift, !mayFollow(property, node, old, in: index) {
      return false
    }
    if property.ownership.isEmpty {
      property.ownership = old.ownership
      property.setter = old.setter
    }
    if property.getter == property.name { property.getter = old.getter }
    return true
  }

  private func mayFollow(
    _ property: PropertyInfo, _ node: Node, _ old: PropertyInfo, in index: Int
  ) -> Bool {
    let text = names[state.classes[index].name]
    func refuse(_ title: String) -> Bool {
      error(
        .redefinition, title, [names[property.name]], at: node.place,
        related: declaredHereNote(old.place))
      return false
    }
    if old.isInExtension { return refuse("property has a previous declaration") }
    let words = Set(tree.list(node.c).map { names[tree[$0].a] })
    if !old.isReadOnly || property.isReadOnly {
      return refuse(
        words.contains("readwrite") && old.isSaidWritable
          ? "illegal redeclaration of 'readwrite' property in class extension '\(text)' (perhaps "
            + "you intended this to be a 'readwrite' redeclaration of a 'readonly' public property?)"
          : "illegal redeclaration of property in class extension '\(text)' (attribute must be "
            + "'readwrite', while its primary must be 'readonly')")
    }
    let isSame =
      state.types.isObject(property.type) && state.types.isObject(old.type)
      ? pointerMatch(property.type, to: old.type) == .same
      : state.types.same(property.type, old.type)
    if !isSame {
      return refuse(
        "type of property \(spell(property.type)) in class extension does not match property type "
          + "in primary class")
    }
    return true
  }
}
