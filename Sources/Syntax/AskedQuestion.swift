/// What a condition asks in the middle of an expression, by the type of the answer: a call of a function of the
/// library's that the machine hands to whoever runs the condition (`Questions.m`).
///
/// The front ends know these functions by this table alone, and a program's own function of such a name is its own.
package enum AskedQuestion: String, CaseIterable, Sendable {
  case integer, unsigned, number, truth, address
  /// The address of a class, told by its name.
  case classObject = "class"

  package var function: String { "__selfsame_ask_" + rawValue }

  package init?(function: String) {
    guard let found = AskedQuestion.allCases.first(where: { $0.function == function }) else {
      return nil
    }
    self = found
  }
  /// Whether a word of a text may be one.
  package static func isAsked(by word: String) -> Bool { AskedQuestion(function: word) != nil }
}
