import Diagnostics
import Syntax

/// What a small text may unfold to.
///
/// A line may ask for more than a machine has: overloads within overloads are tried in each combination, a
/// generic function may ask for itself with a larger type each time, and a pair of pairs doubles with every
/// step. So the work is counted, and a type has a greatest size; what goes beyond is refused by name.
extension SwiftCompiler {
  /// Expressions checked, and pieces of text written: this many, and so many for each node of the tree.
  static let greatestEffort = 300_000
  static let greatestText = 4_000_000
  static let perNode = 64
  /// Types within one type, and how deep they may stand.
  static let greatestType = 256
  static let deepestType = 40
  /// Conditions of one `if` of which one binds something.
  static let mostConditions = 256

  /// Counts one expression; false: the text has had its share. `pieces`: what has been written for it.
  func spend(_ pieces: Int, at place: SourceRange) -> Bool {
    if isGivenUp(at: place, interruption.isRaised) { return false }
    effort -= 1
    if pieces > SwiftCompiler.greatestText + SwiftCompiler.perNode * tree.nodes.count { effort = 0 }
    if effort > 0 { return true }
    spentAt = place
    refuse("a text that unfolds to so much", at: place)
    return false
  }

  /// A loop over what a text may have any number of looks before each, and writes nothing down for a text that is
  /// given up.
  func goesOn(at place: SourceRange) -> Bool { !isGivenUp(at: place, interruption.isRaised) }

  func goesOn<Element>(at place: SourceRange, toNote list: [Element]) -> Bool {
    !isGivenUp(at: place, interruption.isRaised(before: list))
  }
  func goesOn<Key, Element>(at place: SourceRange, toNote table: [Key: Element]) -> Bool {
    !isGivenUp(at: place, interruption.isRaised(before: table))
  }

  /// Whether the work is to stop here, because it is `raised` that it should or was found so before.
  private func isGivenUp(at place: SourceRange, _ raised: Bool) -> Bool {
    if effort <= 0 { return true }
    guard raised else { return false }
    effort = 0
    spentAt = place
    diagnostics = [interruption.problem(at: place)]
    return true
  }

  /// A walk through the whole text looks, too, before it notes what lies beneath a node.
  func isGivenUp<Element>(at node: SwiftNode, noting list: [Element]) -> Bool {
    isGivenUp(at: node.place, interruption.isRaised(before: list, takes: node.kids.count))
  }

  /// Stops the work: whatever asks next would ask as deep down as this did.
  func tooDeep(at place: SourceRange) {
    if reported.insert(place).inserted, diagnostics.count < 20 {
      diagnostics.append(Diagnostic(.nestingTooDeep, title: nil, at: place))
    }
    if effort > 0 { spentAt = place }
    effort = 0
  }

  /// Whether the type is larger than one that a person writes. Never walks further than the limit.
  func isTooLarge(_ type: SwiftType) -> Bool {
    var room = SwiftCompiler.greatestType
    weigh(type, depth: 0, &room)
    return room <= 0
  }

  private func weigh(_ type: SwiftType, depth: Int, _ room: inout Int) {
    room -= 1
    if depth > SwiftCompiler.deepestType { room = 0 }
    if room <= 0 { return }
    switch type {
    case .optional(let inner), .array(let inner), .slice(let inner), .set(let inner),
      .metatype(let inner), .throwing(let inner), .lent(let inner):
      weigh(inner, depth: depth + 1, &room)
    case .dictionary(let key, let item):
      weigh(key, depth: depth + 1, &room)
      weigh(item, depth: depth + 1, &room)
    case .tuple(_, let types):
      for each in types where room > 0 { weigh(each, depth: depth + 1, &room) }
    case .function(let types, let result):
      for each in types where room > 0 { weigh(each, depth: depth + 1, &room) }
      weigh(result, depth: depth + 1, &room)
    case .nominal(let index):
      guard let generic = state.nominals[index].genericName.flatMap({ state.genericTypes[$0] })
      else { return }
      for name in state.trees[generic.tree][generic.id].labels where room > 0 {
        if let each = state.nominals[index].genericBindings[name] {
          weigh(each, depth: depth + 1, &room)
        }
      }
    default: break
    }
  }
}
