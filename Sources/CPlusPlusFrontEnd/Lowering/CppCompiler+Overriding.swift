import Diagnostics
import Syntax

/// Virtual functions: which of those above a class each of its own stands in for ([class.virtual]).
extension CppCompiler {
  /// Finds or makes the place in the table of virtual functions; false: reported.
  func placeInTable(
    _ made: inout CppFunction, _ number: Int, _ index: Int, _ types: [CppType], _ node: CppNode
  ) -> Bool {
    let name = made.isDestructor ? "~" : made.name
    let key = CppSlots.key(name, made.isDestructor ? [] : types, node.flags)
    if let position = state.records[index].slots.place(of: key) {
      let old = state.functions[state.records[index].slots[position].function]
      if old.flags.contains(.isFinal) {
        error(
          "declaration of '\(made.name)' overrides a 'final' function", at: node.place,
          declaredHere(old.place))
        return false
      }
      if old.result != made.result, !isCovariant(made.result, old.result) {
        error(
          "virtual function '\(made.name)' has a different return type ('\(self.name(of: made.result))') than the function it overrides (which has return type '\(self.name(of: old.result))')",
          at: node.place, declaredHere(old.place))
        return false
      }
      if isNoexcept(old), !isNoexcept(made), !made.flags.contains(.isDeleted) {
        error(
          "exception specification of overriding function is more lax than base version",
          at: node.place, declaredHere(old.place))
        return false
      }
      state.records[index].slots.answer(position, with: number)
      made.slot = position
      return true
    }
    if !node.flags.contains(.isVirtual) {
      if node.flags.contains(.isOverride) || node.flags.contains(.isFinal) {
        let word = node.flags.contains(.isOverride) ? "override" : "final"
        error(
          state.records[index].slots.contains { $0.name == name }
            ? "non-virtual member function marked '\(word)' hides virtual member function"
            : "only virtual member functions can be marked '\(word)'", at: node.place)
        return false
      }
      if node.flags.contains(.isPure) {
        error("'\(made.name)' is not virtual and cannot be declared pure", at: node.place)
        return false
      }
      return true
    }
    if node.flags.contains(.isOverride) {
      error(
        "'\(made.name)' marked 'override' but does not override any member functions",
        at: node.place)
      return false
    }
    let count = state.records[index].slots.count
    made.slot = count
    let field = made.isDestructor ? "__delete" : CppCompiler.cName(CppCompiler.flat(name))
    var unique = field
    // So many others there are at most.
    var counter = max(1, count)
    while state.records[index].slots.place(ofField: unique) != nil {
      counter += 1
      unique = "\(field)_\(counter)"
    }
    state.records[index].slots.append(
      CppSlot(name: name, introduced: index, function: number, cname: unique), key: key)
    return true
  }

  private func isCovariant(_ new: CppType, _ old: CppType) -> Bool {
    switch (new, old) {
    case (.pointer(let a), .pointer(let b)), (.reference(let a), .reference(let b)):
      guard let x = a.record, let y = b.record else { return false }
      return derives(x, from: y)
    default: return false
    }
  }

  func isAbstract(_ record: Int) -> Bool { pureFunction(record) != nil }
  func pureFunction(_ record: Int) -> Int? {
    complete(record)
    return state.records[record].slots.first {
      state.functions[$0.function].flags.contains(.isPure)
    }?
    .function
  }
}
