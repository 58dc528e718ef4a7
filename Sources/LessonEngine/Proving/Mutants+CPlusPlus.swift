import Session

/// What people leave out or mix up in C++: a delete, `= delete`, `virtual`, who may call a constructor.
extension MutantMaker {
  mutating func cppMutants(at index: Int, depth: Int) {
    cppAccess(at: index)
    cppStatement(at: index)
    if depth > 0 { staticVariable(at: index) }
    condition(at: index)
    if code.isText(index, "virtual") {
      add("drop-virtual", at: index, [(code.range(index..<(index + 1)), "")])
    }
  }

  /// `private:` and `protected:` become `public:`.
  private mutating func cppAccess(at index: Int) {
    let word = code.text(index)
    guard word == "private" || word == "protected", code.isText(index + 1, ":") else { return }
    add("\(word)-to-public", at: index, [(code.range(index..<(index + 1)), "public")])
  }

  /// `delete x;`, `x = nullptr;`, a lock that guards a block, and a function that is `= delete` go.
  private mutating func cppStatement(at index: Int) {
    if code.isText(index, "="), code.isText(index + 1, "delete"), code.isText(index + 2, ";") {
      let start = statementStart(index)
      add("drop-deleted", at: index, [(code.range(start..<(index + 3)), "")])
      return
    }
    // After `public:`, and not within `std::mutex`.
    let isAfterLabel =
      index > 1 && code.isText(index - 1, ":") && !code.isText(index - 2, ":")
      && !code.isText(index, ":")
    guard startsStatement(index) || isAfterLabel else { return }
    var end = index
    while end < code.count, !code.isText(end, ";"), !code.isText(end, "{"), !code.isText(end, "}") {
      end += 1
    }
    guard code.isText(end, ";") else { return }
    if code.isText(index, "delete") {
      add("drop-delete", at: index, [(code.range(index..<(end + 1)), "")])
    } else if code.isText(end - 1, "nullptr"), code.isText(end - 2, "="), end - index == 3 {
      add("drop-null", at: index, [(code.range(index..<(end + 1)), "")])
    } else if (index..<end).contains(where: {
      code.isText($0, "lock_guard") || code.isText($0, "lock") || code.isText($0, "unlock")
    }) {
      add("drop-lock", at: index, [(code.range(index..<(end + 1)), "")])
    }
  }

  private func statementStart(_ index: Int) -> Int {
    var start = index
    while start > 0, ![";", "{", "}", ":"].contains(code.text(start - 1)) { start -= 1 }
    // A constructor's name has a colon before it only after `public:`.
    return start
  }
}
