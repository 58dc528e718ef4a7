import Diagnostics
import Syntax

/// `NSArray<NSString *> *names = @[@1];`: what a literal holds against what the place says that it holds.
extension UnitCompiler {
  func checkElements(_ id: NodeID, for type: TypeID) {
    if isPrelude || tree.isSwift || lookingAhead.depth > 0 { return }
    var waiting = [(id, type)]
    while let (id, type) = waiting.popLast() {
      let node = tree[id]
      let isArray = node.kind == .arrayLiteral
      let arguments = state.types.arguments(type)
      let owner = state.types.entry(type).a
      guard isArray || node.kind == .dictionaryLiteral, arguments.count == (isArray ? 1 : 2),
        owner > 0, names[owner] == (isArray ? "NSArray" : "NSDictionary")
      else { continue }
      for (position, element) in tree.list(node.a).enumerated() {
        if heeds(at: node.place) { return }
        let wanted = arguments[isArray ? 0 : position & 1]
        let given = typeOf(element)
        waiting.append((element, wanted))
        guard state.types.isObject(given), state.types.isObject(wanted) else { continue }
        switch pointerMatch(given, to: wanted) {
        case .incompatible, .incompatibleObjects, .incompatibleBlocks, .blockAgainstObject: break
        default: continue
        }
        let part =
          isArray ? "array element" : position & 1 == 0 ? "dictionary key" : "dictionary value"
        warning(
          .incompatiblePointers,
          "object of type \(spell(given)) is not compatible with \(part) type \(spell(wanted))",
          [spell(given), spell(wanted)], at: tree[element].place)
      }
    }
  }
}
