import Texts

/// A word that stands behind a command's name and is nobody's name: `:trace on`, `:why dead #1`, `:goto start`.
///
/// Each language has its own (the catalogue may have several of one meaning, the first of them is shown), and
/// all are understood whatever language is spoken.
enum CommandWord: String, CaseIterable {
  case on = "command.word.on"
  case off = "command.word.off"
  case all = "command.word.all"
  case dead = "command.word.dead"
  case alive = "command.word.alive"
  case same = "command.word.same"
  case play = "race.play"
  case start = "time.goto.start"
  case end = "time.goto.end"
  case write = "time.goto.write"

  private func spellings(in language: Language) -> [Substring] {
    Texts.text(rawValue, in: language).split(separator: " ")
  }

  /// As a reader of a language types it.
  func text(in language: Language) -> String {
    spellings(in: language).first.map(String.init) ?? rawValue
  }

  func isMeant(by typed: some StringProtocol) -> Bool {
    let typed = typed.lowercased()
    return Language.allCases.contains { spellings(in: $0).contains { $0 == typed } }
  }

  /// For a command that is switched; nil: it is neither.
  static func isOn(_ typed: some StringProtocol) -> Bool? {
    if on.isMeant(by: typed) { return true }
    return off.isMeant(by: typed) ? false : nil
  }
}

extension Command {
  /// Words that may stand first behind it.
  var words: [CommandWord] {
    switch name {
    case "trace", "raw", "narrate": [.on, .off]
    case "lessons": [.all]
    case "why": [.dead, .alive, .same]
    case "race": [.play]
    case "goto": [.start, .end, .write]
    default: []
    }
  }
}
