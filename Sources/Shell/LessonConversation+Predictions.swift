import Conditions
import LessonEngine
import Session
import Views
import VirtualMachine

/// Predictions: what is asked before a run, and what is made of the answer.
extension LessonConversation {
  func ask() {
    awaitsPrediction = true
    if question == nil { question = shell.interruptible { run.question() } }
    switch question {
    case .choice: ask(options, "shell.lesson.predict.choice")
    case .fate: ask(options, "shell.lesson.predict.fate")
    case .lines(let options, let count):
      ask(options, "shell.lesson.predict.lines", [String(count)])
    case .number, nil: shell.say("shell.lesson.predict.number")
    }
  }

  /// What there is to choose one from.
  private var options: [String] {
    switch question {
    case .choice(let lines): lines.map(\.text)
    case .fate: Fate.allCases.map { shell.text("lesson.fate.\($0.rawValue)") }
    case .lines, .number, nil: []
    }
  }

  private func ask(_ options: [String], _ key: String, _ arguments: [String] = []) {
    for (number, option) in options.enumerated() {
      let letter = String(Unicode.Scalar(UInt8(truncatingIfNeeded: 65 + min(number, 25))))
      terminal.answer(
        lessonItemView([Views.ProseSpan(option)], marker: letter + ")", page: shell.page))
    }
    shell.say(key, arguments)
  }

  /// What a line says as the answer that is asked for: letters of the list, or a number. nil: it is code, as
  /// everywhere, or no answer at all; a slip of the finger must not use the prediction up.
  func prediction(in line: String) -> String? {
    guard awaitsPrediction, let question else { return nil }
    let reading = PredictionReading(letters: question.letters)
    switch question {
    case .number: return reading.number(in: line)
    case .lines(let options, _):
      let letters = reading.plainLetters(line)
      return LineOrder.reads(letters, letters: options.count) ? letters : nil
    case .choice, .fate: return reading.letter(in: line, of: options)
    }
  }

  /// A letter of another alphabet that looks like one of ours (В) is told as what it was read.
  func tellReading(of line: String, as answer: String) {
    let word = PredictionReading.bare(line)
    guard word.count == 1, word.allSatisfy({ $0.isLetter && !$0.isASCII }) else { return }
    shell.say("shell.lesson.predict.read", [word, answer])
  }

  /// Tells once more what is asked for when a line is plain words; false when it is code.
  func asksAgain(_ line: String) -> Bool {
    guard awaitsPrediction, PredictionReading.isPlain(line) else { return false }
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
    // A variable's name alone asks for its value.
    if let name = words.first, words.count == 1,
      shell.session.globals().contains(where: { $0.displayName == name })
        || shell.session.classInfo(named: name) != nil
    {
      return false
    }
    remindOfPrediction()
    return true
  }

  /// A bare letter or number where one was asked for and no longer is: as code it would mean nothing.
  func saysTooLate(_ line: String) -> Bool {
    guard !awaitsPrediction, run.step.prediction != nil, let question else { return false }
    let reading = PredictionReading(letters: question.letters)
    let word = PredictionReading.bare(line)
    let isNumber = word.allSatisfy(\.isNumber)
    let isLate =
      question.letters == 0
      ? isNumber : word.count == 1 && reading.letter(in: word, of: options) != nil
    guard isLate, !shell.session.globals().contains(where: { $0.displayName == word }) else {
      return false
    }
    shell.say("shell.lesson.predict.over", [word])
    return true
  }

  func remindOfPrediction() {
    let letters = question?.letters ?? 0
    let last = String(Unicode.Scalar(UInt8(truncatingIfNeeded: 64 + min(max(letters, 1), 26))))
    switch question {
    case .choice, .fate: shell.say("shell.lesson.predict.letters", [last])
    case .lines: shell.say("shell.lesson.predict.order", [last])
    case .number, nil: shell.say("shell.lesson.predict.digits")
    }
  }

  func predict(_ answer: String) {
    awaitsPrediction = false
    // The line that was typed stands on the page.
    usedLines += 1
    onPage { self.tellPrediction(answer) }
  }

  private func tellPrediction(_ answer: String) {
    let hasLeft = run.hasLeftQuestion
    guard let verdict = shell.interruptible({ run.predict(answer, picturing: shell.shown.draws) })
    else {
      showRest()
      return
    }
    if hasLeft {
      shell.lessonMoved()
      shell.say("shell.lesson.predict.anew")
    }
    shell.present(verdict.outcome, isAnnounced: true)
    let words =
      verdict.isRight
      ? shell.text("shell.lesson.right") : shell.text("shell.lesson.rightWas", [verdict.answer])
    terminal.answer(
      lessonVerdictView(
        [Views.ProseSpan(words)], verdict.isRight ? .passed : .failed, page: shell.page))
    tellDivergence(verdict.lines)
    terminal.answer(pageLines.lines(of: run.step.replies[answer] ?? []))
    if !verdict.isRight {
      // This is the end of the part: nobody asks again by themselves.
      let isRepeated = shell.asksAgain(lesson: index, step: run.position)
      shell.say(isRepeated ? "shell.lesson.predict.onceMore" : "shell.lesson.predict.again")
    }
    terminal.answer([""])
    tellProgressProblem()
    showRest()
  }

  /// Where the order of lines that was said leaves the one that was printed.
  private func tellDivergence(_ grade: LineOrder.Grade?) {
    guard let grade, let first = grade.firstDivergence else { return }
    func words(_ letters: [String], _ lines: [String]) -> String {
      guard letters.indices.contains(first), letters[first] != "-" else {
        return shell.text("shell.lesson.lines.nothing")
      }
      let index = Int(letters[first].unicodeScalars.first?.value ?? 65) - 65
      let text = lines.indices.contains(index) ? lines[index] : ""
      return text.isEmpty ? letters[first] : "\(letters[first]) (\(text))"
    }
    let options = grade.order.options
    shell.say(
      "shell.lesson.lines.difference",
      [
        String(grade.rightCount), String(grade.right.count), String(first + 1),
        words(grade.said, options), words(grade.right, options),
      ])
  }
}

/// What somebody meant who was asked for a letter or a number.
///
/// The letters are Latin ones, but who writes Russian counts А Б В Г Д Е; ф, и and у lie on the keys of A, B and E, and
/// с looks like C and lies on its key. A Chinese keyboard types wide letters and digits.
struct PredictionReading {
  /// How many letters there are to choose from; 0: a number is asked.
  var letters: Int

  private static let alike: [Character: Character] = [
    "А": "A", "Б": "B", "В": "C", "Г": "D", "Д": "E", "Е": "F", "С": "C", "Ф": "A", "И": "B",
    "У": "E",
  ]

  /// With Latin letters and digits.
  func plainLetters(_ line: String) -> String {
    String(
      line.map { character in
        let plain = Self.narrow(character)
        let upper = plain.uppercased().first ?? plain
        return Self.alike[upper] ?? plain
      })
  }

  /// One letter, perhaps with a bracket or a full stop behind it; or the first words of an option. A number is none
  /// of these: where it is asked how many there are, `1` is an answer, and not the first option.
  func letter(in line: String, of options: [String]) -> String? {
    if let letter = letter(in: line) { return letter }
    func name(_ index: Int) -> String { String(Unicode.Scalar(UInt8(65 + min(index, 25)))) }
    let said = Self.words(line)
    guard said.count >= 2 else { return nil }
    let fitting = options.indices.filter { Self.words(options[$0]).hasPrefix(said) }
    return fitting.count == 1 ? fitting.first.map(name) : nil
  }

  /// Letters and digits alone, in lower case.
  private static func words(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  private func letter(in line: String) -> String? {
    let word = plainLetters(Self.bare(line)).uppercased()
    guard word.count == 1, let letter = word.unicodeScalars.first, letter.isASCII,
      (0..<letters).contains(Int(letter.value) - 65)
    else { return nil }
    return word
  }

  func number(in line: String) -> String? {
    let word = String(Self.bare(line).map(Self.narrow))
    return PredictedNumber(word)?.text
  }

  fileprivate static func bare(_ line: String) -> String {
    var word = line.filter { !$0.isWhitespace }
    while word.count > 1, let last = word.last, ").!）。！".contains(last) { word.removeLast() }
    return word
  }

  private static func narrow(_ character: Character) -> Character {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      (0xFF01...0xFF5E).contains(scalar.value), let plain = Unicode.Scalar(scalar.value - 0xFEE0)
    else { return character }
    return Character(plain)
  }

  /// Words or a number, without a sign that only code has.
  static func isPlain(_ line: String) -> Bool {
    line.contains { !$0.isWhitespace }
      && line.allSatisfy {
        $0.isLetter || $0.isNumber || $0.isWhitespace || "_.,!?-)'’，。！？、）".contains($0)
      }
  }
}
