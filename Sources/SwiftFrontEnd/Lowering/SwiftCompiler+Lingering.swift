import Diagnostics
import Syntax

/// Values of protocol types that nobody holds.
///
/// Whoever asks one takes what lies in it out where it stands: it lives on until the arguments of the call around are
/// used, until a list is complete, or to the end of the statement, and the last made goes first. An object asked
/// directly, or one behind a protocol for classes alone, goes as soon as it has answered (`isAskedInPassing`).
extension SwiftCompiler {
  /// Takes down such a value, and what was asked of one; whether it is the latter.
  func noteLingering(_ id: Int, _ value: SwiftValue) -> Bool {
    let node = tree[id]
    if node.kind != .name, !value.isType, mayBeBoxed(value.type), !answersSome(node) {
      // A part of what a call has made is in no place that stays.
      let isMade = node.kind == .member && tree.hasCall(id)
      if case .none = value.place {
        unheldProtocols.insert(key(id))
      } else if isMade {
        unheldProtocols.insert(key(id))
      }
    }
    let asked: Int
    switch node.kind {
    case .member, .subscription, .forceUnwrap: asked = node.kid(0)
    case .call where tree[node.kid(0)].kind == .member: asked = tree[node.kid(0)].kid(0)
    case .call where node.labels == ["of"] && tree[node.kid(0)].text == "type": asked = node.kid(1)
    case .tryExpression where lingering.contains(key(node.kid(0))):
      return linger(id)
    default: return false
    }
    if asked == 0 || isOnPlace(id) || [.failed, .void, .never].contains(value.type) {
      return false
    }
    let isUnheld = node.kind != .forceUnwrap && unheldProtocols.contains(key(asked))
    // A method that is called on what was answered is through with it when it has answered itself.
    guard isUnheld || node.kind != .call && lingering.contains(key(asked)) else { return false }
    return linger(id)
  }

  private func linger(_ id: Int) -> Bool {
    lingering.insert(key(id))
    lingerings += 1
    return true
  }

  /// A call of a function of the program that answers `some P`: that is one type, and no value behind a protocol.
  private func answersSome(_ node: SwiftNode) -> Bool {
    guard node.kind == .call else { return false }
    let name = tree[node.kid(0)].text
    let known = (state.functions[name] ?? []) + state.nominals.flatMap { $0.methods.named(name) }
    return known.contains {
      $0.node.tree >= 0
        && state.trees[$0.node.tree][state.trees[$0.node.tree][$0.node.id].kid(1)].flags
          .contains(.isSome)
    }
  }

  /// What a `switch` asks of something that nobody holds lives until the `switch` is over, which is not done here.
  func refuseLingering(since already: Int, at place: SourceRange) {
    guard lingerings > already,
      state.nominals.contains(where: { $0.deinitializer != nil && $0.module == state.moduleName })
    else { return }
    refuse("a switch over what a value of a protocol type that nobody holds answers", at: place)
  }

  /// Whether what lingers beneath goes with this expression.
  func ends(_ id: Int, _ value: SwiftValue, since already: Int) -> Bool {
    guard lingerings > already, ![.failed, .void, .never].contains(value.type) else {
      return false
    }
    switch tree[id].kind {
    case .array, .dictionary, .ternary: return true
    case .binary: return !isAssignment(tree[id].text)
    default: return false
    }
  }

  /// Between the parts of a list: parts of which something lingers are one expression.
  func linked(since already: Int) -> LoweredCode { lingerings > already ? ", " : "; " }
  func linkEnd(since already: Int) -> LoweredCode { lingerings > already ? "(void)0; " : "" }

  /// What these answer goes before the collection that nobody holds, where nobody takes the answer; with the others
  /// the collection goes first.
  private static let outlivedMethods: Set<String> = [
    "map", "compactMap", "flatMap", "sorted", "mapValues",
  ]
  private static let outlivedProperties: Set<String> = ["first", "last"]

  /// It is as if the collection had a name until then.
  func droppedAnswer(_ id: Int) -> LoweredCode? {
    let node = tree[id]
    var member = node.kind == .call ? tree[node.kid(0)] : node
    guard member.kind == .member, member.kid(0) != 0, tree.hasCall(member.kid(0)), !hasChain(id),
      (node.kind == .call ? Self.outlivedMethods : Self.outlivedProperties).contains(member.text)
    else { return nil }
    switch probe(member.kid(0)).type {
    case .array, .slice, .set, .dictionary: break
    default: return nil
    }
    let base = expression(member.kid(0), expected: nil)
    let name = fresh("held")
    scopes.append([:])
    defer { scopes.removeLast() }
    enter(name, base.type, as: name)
    member.kids[0] = tree.add(SwiftNode(.name, place: tree[member.kid(0)].place, text: name))
    var asked = member
    if node.kind == .call {
      asked = node
      asked.kids[0] = tree.add(member)
    }
    let rest = dropped(tree.add(asked))
    return "({ \(declaration(base.type, name)) = \(base.code); \(rest); (void)0; })"
  }
}
