import Session
import VirtualMachine

/// Commands typed without their colon.
///
/// Who has never been here types `help`, `quit` or `?`. As code such a word means nothing, unless the person
/// has given something that name; so the compiler is asked first, and what it refuses is taken for the command.
/// Help and the way out are done at once; any other command is only named, since it may change what there is.
extension Conversation {
  /// The command that a line is, if it is nothing but its name.
  static func bareCommand(_ text: String) -> Command? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 1, let word = words.first.map(String.init),
      word == "?" || word.allSatisfy({ $0.isLetter || $0 == "-" })
    else { return nil }
    return Command.named(word).flatMap { $0.isBuilt ? $0 : nil }
  }

  /// `exit` is the one such name that C knows, too: alone on a line it would print where the function lies.
  func leavesByName(_ text: String) -> Bool {
    text.filter { !$0.isWhitespace } == "exit" && Conversation.bareCommand(text) != nil
      && !session.globals().contains { $0.displayName == "exit" }
  }

  /// After the text was refused as code.
  func takeAsCommand(_ command: Command, typed text: String) {
    switch command.name {
    case "help": help("")
    case "quit": leave()
    default:
      let word = text.filter { !$0.isWhitespace }
      complain("shell.bareCommand", [word, ":" + word])
    }
  }
}
