import Diagnostics
import Syntax

/// What a method needs that nobody has defined.
enum CppMissing: Sendable {
  case variable(Int)
  case function(Int)
}

/// A method that was written at the prompt, and what it uses.
struct CppTriedFunction {
  let function: Int
  let code: LoweredCode
  let used: [(function: Int, place: SourceRange)]
  let variables: [(variable: Int, place: SourceRange)]
  let constructed: [(record: Int, place: SourceRange)]
}

/// At the prompt a class is typed before its static members are defined, and its methods speak of these. They are whole
/// when that is there: until then a method waits, and only whoever calls it is told what is missing.
extension CppCompiler {
  func retryIncomplete() {
    if isPrompt { pending += state.incomplete.keys.sorted() }
  }

  func mayWait(_ index: Int) -> Bool {
    guard isPrompt, !isLibrary, !isChecking else { return false }
    let it = state.functions[index]
    guard it.owner != nil, let body = it.body, !it.isVirtual, !it.isImplicit, !it.waitsForUse else {
      return false
    }
    if let owner = it.owner, state.records[owner].closure != nil { return false }
    // What a body leaves outside of itself would be left twice.
    let text = state.trees[body.tree]
    var open = [body.id]
    while let next = open.popLast() {
      let node = text[next]
      if node.kind == .lambda || node.flags.contains(.isStatic) && next != body.id { return false }
      open += node.kids.filter { $0 != 0 }
    }
    return true
  }

  /// Writes a method aside.
  func attempt(_ index: Int) -> CppTriedFunction {
    let old = (functions, used, usedSet, usedVariables, constructed)
    (functions, used, usedSet, usedVariables, constructed) = (LoweredCode(), [], [], [], [])
    defer { (functions, used, usedSet, usedVariables, constructed) = old }
    build(index)
    return CppTriedFunction(
      function: index, code: functions, used: used, variables: usedVariables,
      constructed: constructed)
  }

  func buildOrTry(_ index: Int) {
    if function == nil, mayWait(index) { tried.append(attempt(index)) } else { build(index) }
  }

  /// Puts those methods into the text that have all they need.
  func settle() {
    let tried = tried
    if tried.isEmpty { return }
    self.tried = []
    for each in tried { state.incomplete[each.function] = missing(in: each) }
    // Who calls one that waits, waits, too.
    var isChanging = true
    while isChanging {
      isChanging = false
      for each in tried where state.incomplete[each.function] == nil {
        guard let call = each.used.first(where: { state.incomplete[$0.function] != nil }) else {
          continue
        }
        state.incomplete[each.function] = state.incomplete[call.function]
        isChanging = true
      }
    }
    for each in tried where state.incomplete[each.function] == nil {
      functions += each.code
      for use in each.used where usedSet.insert(use.function).inserted { used.append(use) }
      usedVariables += each.variables
      constructed += each.constructed
    }
  }

  private func missing(in tried: CppTriedFunction) -> CppMissing? {
    if let use = tried.variables.first(where: { !state.variables[$0.variable].isDefined }) {
      return .variable(use.variable)
    }
    let use = tried.used.first {
      let it = state.functions[$0.function]
      return !it.isDefined && !it.flags.contains(.isPure)
    }
    return use.map { .function($0.function) }
  }

  func tellMissing(_ missing: CppMissing, at place: SourceRange) {
    switch missing {
    case .variable(let index):
      let it = state.variables[index]
      unlinked(it.name, at: place, declared: it.place)
    case .function(let index):
      let it = state.functions[index]
      unlinked(linkName(it), at: place, declared: it.place)
    }
  }
}
