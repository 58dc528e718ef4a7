/// A question that code asks whoever runs the machine.
///
/// The code of a condition asks `count(a)` in the middle of an expression, and what the answer is the machine does
/// not know: who owns what and what has happened are accounts of those above it. So the program stops where it
/// asks, somebody looks at it as at any stopped program, and it goes on with the answer. As a wait is an instruction
/// done again (decision 0006), so is a question. Where nobody listens it is a function that nobody defines.
package struct Question: Equatable, Sendable {
  /// Which of those that whoever wrote the code has in mind.
  package var number: Int
  /// The object that it is about; 0 where it is about none.
  package var about: UInt64
}

/// What the running code asks, and what it is answered.
struct Asking {
  var question: Question?
  var answer: UInt64?
}

extension World {
  func ask(
    _ number: UInt64, about: UInt64, _ base: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    if let ready = asking.answer {
      asking.answer = nil
      base[0] = ready
      return .done
    }
    asking.question = Question(number: Int(truncatingIfNeeded: number), about: about)
    stop = .undefinedFunction(name: "__selfsame_ask")
    return .stopped
  }

  /// The question at which the last run stopped; nil where it was something else.
  package var openQuestion: Question? { stop == nil ? nil : asking.question }

  /// What the code goes on with: the bits of a value of the type that it asked for.
  package func answerQuestion(_ bits: UInt64) {
    guard asking.question != nil else { return }
    asking.question = nil
    asking.answer = bits
    stop = nil
  }
}
