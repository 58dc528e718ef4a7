import Diagnostics
import Syntax

/// Enumerations: the values of their enumerators, what they are kept as, and whether their names are free.
extension CppCompiler {
  func declareEnum(_ node: CppNode) {
    let isScoped = node.flags.contains(.isScoped)
    var underlying = CppNumber.unsignedInt
    if node.kid(0) != 0, case .number(let number) = type(node.kid(0)) {
      underlying = number
    } else if isScoped {
      underlying = .int
    }
    let index = state.enums.count
    let prefix = currentRecord.map { state.records[$0].name + "::" } ?? namespace
    let shown = node.text.hasPrefix("(") ? "(unnamed enum)" : node.text
    let isFixed = isScoped || node.kid(0) != 0
    state.enums.append(
      CppEnum(
        name: prefix + shown, place: node.place, owner: function == nil ? currentRecord : nil,
        isScoped: isScoped, isFixed: isFixed, underlying: underlying,
        promoted: isFixed ? promoted(underlying) : .int))
    enter(node.text, .enumeration(index), at: node.place)
    var next = 0
    for each in node.kids.dropFirst() {
      let item = tree[each]
      if heeds(at: item.place) { break }
      if item.kid(0) != 0 {
        let value = expression(item.kid(0))
        if let constant = value.constant {
          next = constant
        } else if !value.type.isFailed, asksConstexpr(item.kid(0)) {
          refuse("an enumerator with the value of a constexpr function", at: item.place)
        } else if !value.type.isFailed {
          error("expression is not an integral constant expression", at: tree[item.kid(0)].place)
        }
      }
      if next < 0, !isFixed { state.enums[index].underlying = .int }
      if !isFixed, !state.enums[index].promoted.holds(next) {
        let wide: CppNumber = next >= 0 && next >> 32 == 0 ? .unsignedInt : .long
        state.enums[index].promoted = wide
        if wide == .long { state.enums[index].underlying = .long }
      }
      if state.enumerators[index]?[item.text] != nil {
        error("redefinition of enumerator '\(item.text)'", at: item.place)
      }
      if !isScoped, state.enumerators[index]?[item.text] == nil {
        checkIsFree(item.text, at: item.place)
      }
      state.enumerators[index, default: [:]][item.text] = next
      if !isScoped { enter(item.text, .enumerator(index, value: next), at: item.place) }
      next &+= 1
    }
  }

  /// Complains of what has the name of an enumerator already, in the same scope; a class may have it ([basic.scope.hiding]).
  private func checkIsFree(_ name: String, at place: SourceRange) {
    var old: CppEntity?
    var isVariable = false
    if function != nil, let scope = scopes.last {
      old = scope[name]?.entity
      isVariable = scope[name] != nil && old == nil
    } else if let record = currentRecord {
      old = state.records[record].members[name]
      isVariable = state.records[record].fieldNumbers[name] != nil
    } else {
      old = state.names[namespace + name]
    }
    if isVariable { return error("redefinition of '\(name)'", at: place) }
    // Another text may have declared it anew.
    switch old {
    case .enumerator(let index, _)?:
      if state.enums[index].place.file == place.file {
        error("redefinition of enumerator '\(name)'", at: place)
      }
    case .variable(let index)?:
      if state.variables[index].place.file == place.file {
        error("redefinition of '\(name)'", at: place)
      }
    case .functions(let list)?:
      if list.contains(where: { state.functions[$0].place.file == place.file }) {
        error("redefinition of '\(name)'", at: place)
      }
    case .alias?: if !isPrompt { error("redefinition of '\(name)'", at: place) }
    default: break
    }
  }

  /// Something else that is declared has the name of an enumerator of the same text.
  func isEnumerator(_ entity: CppEntity?, of file: UInt32) -> Bool {
    if case .enumerator(let index, _)? = entity { return state.enums[index].place.file == file }
    return false
  }
}
