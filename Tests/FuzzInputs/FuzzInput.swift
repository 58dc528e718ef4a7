/// An input of the fuzzer: the same number makes the same text, bent or right.
///
/// Most are programs of the three languages; every eighth is a lesson, lines for the prompt or an answer to a task.
/// The ending of its file's name says which, so that a file in the corpus needs nothing beside it.
package struct FuzzInput: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case objectiveC = "m"
    case swift
    case cpp
    case lesson = "md"
    case transcript
    case answer

    /// Of a file; nil: none of ours.
    package init?(ofFile file: String) {
      guard let ending = file.split(separator: ".").last else { return nil }
      self.init(rawValue: String(ending))
    }
  }

  package let kind: Kind
  package let text: String

  package init(seed: UInt64) {
    let language = ProgramWriter.Language.allCases[Int(seed % 3)]
    var bender = Bender(language, seed: seed)
    switch seed % 24 {
    case 7:
      kind = .lesson
      var writer = LessonWriter(language, seed: seed)
      text = bender.bent(writer.lesson())
    case 15:
      kind = .transcript
      // Of Objective-C and of Swift in turn.
      var writer = TranscriptWriter(seed / 24 % 2 == 0 ? .objectiveC : .swift, seed: seed)
      text = bender.bent(writer.transcript())
    case 23:
      kind = .answer
      var writer = LessonWriter(language, seed: seed)
      text = bender.bent(writer.answer())
    default:
      kind = Kind(rawValue: language.rawValue) ?? .objectiveC
      text = bender.bent()
    }
  }
}
