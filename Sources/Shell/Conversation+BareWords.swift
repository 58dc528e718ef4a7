import Session
import VirtualMachine

/// Commands typed without their colon.
///
/// Who has never been here types `help`, `quit` or `?`. As code such a word means nothing, unless the person
/// has given something that name; so the compiler is asked first, and what it refuses is taken for the command.
/// Help and the way out are done at once; any other command is only named, since it may change what there is.
extension Conversation {
  /// The command that a line is, if it is nothing but its name; in the wrong keyboard layout, too. Its one-letter
  /// abbreviations are no words: an unknown `c` is a slip in code.
  static func bareCommand(_ text: String) -> Command? {
    let words = text.split(whereSeparator: \.isWhitespace)
    return words.count == 1 ? words.first.flatMap { command(word: String($0)) } : nil
  }

  private static func command(word: String) -> Command? {
    if ["?", "？"].contains(word) { return Command.named("help") }
    if ["q", "Q"].contains(word) { return Command.named("quit") }
    guard word.count > 1 else { return nil }
    let readings = [word] + KeyboardLayout.readings(of: word)
    return readings.lazy.compactMap { Command.named($0) }.first { $0.isBuilt }
  }

  /// The command whose name a line of words begins with: `find weak`, `help objects`.
  private static func commandInWords(_ text: String) -> (command: Command, argument: String)? {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first, words.count > 1, !text.contains("\n"),
      let command = command(word: first), words.dropFirst().allSatisfy({ $0.allSatisfy(isPlain) })
    else { return nil }
    return (command, words.dropFirst().joined(separator: " "))
  }

  private static func isPlain(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "#.:-_".contains(character)
  }

  /// Help and the way out where something else is asked for (a prediction, the first of several gaps) and no
  /// compiler is there to ask: done unless somebody gave something that name. True: it was one of them.
  func helpsOrLeaves(_ text: String) -> Bool {
    if takesAsHelp(text) { return true }
    guard let command = Conversation.bareCommand(text), ["help", "quit"].contains(command.name),
      !session.globals().contains(where: { $0.displayName == text.trimmingSpaces })
    else { return false }
    takeAsCommand(command, typed: text)
    return true
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
      let isSpeltSo = command.allNames.contains(word.lowercased())
      complain(
        "shell.bareCommand", [word, ":" + (isSpeltSo ? word : command.name(in: language))])
    }
  }

  /// After a line of words was refused as code and that was told: what its first word would be as a command.
  /// Help is given at once; nothing is told then.
  func takesAsHelp(_ text: String) -> Bool {
    guard let (command, argument) = Conversation.commandInWords(text), command.name == "help",
      Conversation.bareCommand(argument.hasPrefix(":") ? String(argument.dropFirst()) : argument)
        != nil
    else { return false }
    help(argument)
    return true
  }

  /// Where an input reads in the language of another prompt, that prompt's command.
  func tellLanguage(of text: String, _ outcome: Outcome) {
    guard lesson == nil,
      let other = session.languageOfGrammar(text, refusedWith: outcome.diagnostics)
    else { return }
    let (name, prompt) = other == .swift ? ("Swift", "swift") : ("Objective-C", "arc")
    say("shell.readsAs", [name, command(prompt)])
  }

  func nameCommand(in text: String) {
    guard let (command, argument) = Conversation.commandInWords(text), command.takesArgument else {
      return
    }
    say("shell.bareCommand.words", [":\(command.name(in: language)) \(argument)"])
  }
}
