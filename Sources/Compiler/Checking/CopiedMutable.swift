import Diagnostics
import Syntax

/// A property that is declared with a mutable class and marked `copy` never holds what its type promises:
/// `copy` of a mutable object answers with an immutable one, and the first `addObject:` is not understood.
///
/// Clang has no sentence for it. A setter of one's own may send `mutableCopy`, so only the setter that the
/// compiler writes is judged.
extension UnitCompiler {
  func checkCopiedMutable(_ property: PropertyInfo) {
    guard property.setter == .copy else { return }
    let spelled = state.types.spelling(property.type, names: names)
    let className = String(spelled.prefix { $0 != " " && $0 != "<" && $0 != "*" })
    guard className.hasPrefix("NSMutable") else { return }
    warning(
      .copiedMutableProperty, nil, [names[property.name], className], at: property.place)
  }
}
