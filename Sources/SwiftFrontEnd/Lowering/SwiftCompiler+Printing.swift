import Diagnostics
import Syntax

/// `print` and `debugPrint`.
extension SwiftCompiler {
  func printing(_ node: SwiftNode, _ arguments: [Int], debug: String) -> SwiftValue {
    var separator: LoweredCode = "@\" \""
    var terminator: LoweredCode = "@\"\\n\""
    var values: [(value: SwiftValue, place: SourceRange)] = []
    let already = lingerings
    // What is no literal is worked out once, behind the values.
    var isSaid = true
    for (position, id) in arguments.enumerated() {
      guard goesOn(at: node.place, toNote: values) else { return failed() }
      switch node.labels[position] {
      case "separator":
        separator = argument(id, .string)
        isSaid = tree[id].kind == .string && tree[id].kids.count <= 1
      case "terminator": terminator = argument(id, .string)
      case "to":
        refuse("print(_:to:)", at: node.place)
        return failed()
      default:
        // What stands for nothing may be of another type, where whatever it is is printed.
        let isMixed =
          tree[id].kind == .binary && tree[id].text == "??" && probe(id).type == .failed
          || isOfSeveralTypes(id)
        let value = expression(id, expected: isMixed ? .any : nil)
        if value.type == .failed { return failed() }
        if value.type == .null {
          error("'nil' is not compatible with expected argument type 'Any'", at: tree[id].place)
          return failed()
        }
        if value.isType, tree[id].kind == .name {
          error("expected member name or initializer call after type name", at: tree[id].place)
          return failed()
        }
        values.append((value, tree[id].place))
      }
    }
    let speaking = values.count > 1 && values.contains { !$0.value.isType && speaks($0.value.type) }
    if !isSaid || speaking {
      let isLingering = lingerings > already
      return printingInTurn(values, separator, terminator, debug: debug, isLingering: isLingering)
    }
    var pieces: [LoweredCode] = []
    for each in values where goesOn(at: node.place, toNote: pieces) {
      if !pieces.isEmpty { pieces.append(separator) }
      pieces.append(text(of: each.value, debug: debug, at: each.place))
    }
    // As a tree of even height: what is joined one by one is copied again by each, and lies as deep as there are values.
    while pieces.count > 1 {
      var joined: [LoweredCode] = []
      for at in stride(from: 0, to: pieces.count, by: 2)
      where goesOn(at: node.place, toNote: joined) {
        joined.append(
          at + 1 < pieces.count
            ? "__swift_concat(\(pieces[at]), \(pieces[at + 1]))" : pieces[at])
      }
      pieces = joined
    }
    let code = pieces.first ?? "@\"\""
    if lingerings > already {
      let line = fresh("t")
      return SwiftValue(
        type: .void,
        code: "({ NSString *\(line) = \(code); __swift_print(\(line), \(terminator)); (void)0; })")
    }
    return SwiftValue(type: .void, code: "__swift_print(\(code), \(terminator))")
  }

  /// What is chosen among has types of its own each, where anything may be printed: a number that is written there is
  /// an Int beside a Double, too.
  private func isOfSeveralTypes(_ id: Int) -> Bool {
    guard tree[id].kind == .ternary else { return false }
    let types = Set(branches(id).map { probe($0).type })
    return types.count > 1
      && types.allSatisfy { $0 != .failed && $0 != .null && $0.unwrapped == nil }
  }

  private func text(of value: SwiftValue, debug: String, at place: SourceRange) -> LoweredCode {
    value.isType ? quoted(name(of: value.type)) : shown(value, debug: debug, at: place)
  }

  /// Where a value has its own words for itself: all of them are there before the first is asked, each is written when
  /// it has answered, and they go one after the other when all are written.
  private func printingInTurn(
    _ values: [(value: SwiftValue, place: SourceRange)], _ separator: LoweredCode,
    _ terminator: LoweredCode, debug: String, isLingering: Bool
  ) -> SwiftValue {
    let (between, end) = (fresh("s"), fresh("e"))
    var head = LoweredCode()
    var together = LoweredCode()
    var prints = LoweredCode()
    var rest = LoweredCode()
    for (position, each) in values.enumerated() where goesOn(at: each.place) {
      var value = each.value
      if !value.isType, value.type != .void, value.type != .never {
        let name = fresh("v")
        if isLingering {
          head += "\(declaration(value.type, name)); "
          together += "\(name) = \(value.code), "
        } else {
          head += "\(declaration(value.type, name)) = \(value.code); "
        }
        rest += emptied(name, value.type)
        value.code = LoweredCode(name)
      }
      let words = text(of: value, debug: debug, at: each.place)
      prints += "__swift_print(\(words), \(position + 1 == values.count ? end : between)); "
    }
    if values.isEmpty { prints += "__swift_print(@\"\", \(end)); " }
    if isLingering { head += "\(together)(void)0; " }
    head += "NSString *\(between) = \(separator); NSString *\(end) = \(terminator); "
    return SwiftValue(type: .void, code: "({ \(head)\(prints)\(rest)(void)0; })")
  }

  /// Whether the text of a value may be worked out by the program's code, or the value is an object that may go.
  private func speaks(_ type: SwiftType) -> Bool {
    switch type {
    case .any: return true
    case .optional(let inner), .array(let inner), .slice(let inner), .set(let inner):
      return speaks(inner)
    case .dictionary(let key, let item): return speaks(key) || speaks(item)
    case .tuple(_, let parts): return parts.contains { speaks($0) }
    case .nominal(let index):
      let nominal = state.nominals[index]
      return nominal.kind != .enumType || nominal.hasPayload
        || hasBuiltin(type, "CustomStringConvertible")
        || hasBuiltin(type, "CustomDebugStringConvertible")
    default: return false
    }
  }
}
