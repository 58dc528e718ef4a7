package import Conditions
import Diagnostics
import Session
import VirtualMachine

/// Grades what a learner said would happen, by what happened.
///
/// No answer is written in the lesson: a number is the value of the code's last expression, a choice is
/// the one whose condition holds after the run, a fate is how the run ended, and the order of lines is what
/// was printed. So a prediction cannot be wrong on paper while right on the machine, and the checker only has
/// to prove that there is one right answer.
struct PredictionGrading {
  var fence: Fence
  var choices: [CheckLine]
  var session: ProgramSession
  var outcome: Outcome
  var clockAtStart: UInt64 = 0

  /// Indices of the choices that hold.
  var rightChoices: [Int] {
    let world = self.world
    return choices.indices.filter { world.holds(choices[$0].condition) }
  }

  /// Choices that name what no code of the lesson so far declares: the author's slips.
  var unknownNames: [Diagnostic] {
    let world = self.world
    return choices.compactMap { line in
      world.unknownName(in: line.condition)?.diagnostic(at: line.place)
    }
  }

  private var world: CheckWorld {
    let answered = Answering(outcome, clockAtStart: clockAtStart, in: session)
    var world = CheckWorld(session: session, answered: answered)
    RaceFindings().serve(&world)
    return world
  }

  private var kind: PredictionKind? {
    fence.attribute("kind").flatMap(PredictionKind.init(rawValue:))
  }

  /// The right answer as it is typed, nil when the lesson has none.
  var answer: String? {
    switch kind {
    case .number:
      guard case .number(let text)? = outcome.values.last?.content else { return nil }
      return text
    case .choice:
      guard rightChoices.count == 1, let index = rightChoices.first else { return nil }
      return Self.letter(index)
    case .fate:
      guard let fate = Fate(of: outcome), let index = Fate.allCases.firstIndex(of: fate) else {
        return nil
      }
      return Self.letter(index)
    case .lines: return order.rightAnswer
    case nil: return nil
    }
  }

  /// Why there is no right answer, where no choice holds.
  var whyUnanswered: Proof.Reason {
    guard kind == .lines, !order.options.isEmpty else { return .nothingPredicted }
    return order.options.count == 1 ? .nothingToOrder : .tooManyLines
  }

  private var order: LineOrder { LineOrder(outcome.printedText(in: session)) }

  func verdict(on said: String) -> PredictionVerdict {
    let right = answer ?? ""
    if kind == .lines {
      let grade = order.grade(said)
      return PredictionVerdict(
        isRight: !right.isEmpty && grade.firstDivergence == nil, answer: right, outcome: outcome,
        lines: grade)
    }
    let isRight =
      kind == .number
      ? PredictedNumber(right).map { $0.isSame(as: PredictedNumber(said)) } ?? false
      : !right.isEmpty && normalised(said).lowercased() == right.lowercased()
    return PredictionVerdict(isRight: isRight, answer: right, outcome: outcome)
  }

  /// `A`, `B`, …
  static func letter(_ index: Int) -> String {
    String(Unicode.Scalar(UInt8(truncatingIfNeeded: 65 + min(max(index, 0), 25))))
  }
}

/// A number as people write it: `7`, `+7`, `7.0`, `0x7`, `1,000`, `1 000`, `2,5`.
package struct PredictedNumber {
  /// With its sign; nil where there is something behind the point, or too much for a word.
  private var whole: (isNegative: Bool, magnitude: UInt64)?
  private var value: Double

  /// nil: it is none.
  package init?(_ text: String) {
    var digits = String(text.map { $0 == "\u{2212}" ? "-" : $0 }).filter {
      !$0.isWhitespace && $0 != "_" && $0 != "'"
    }.lowercased()
    let isNegative = digits.hasPrefix("-")
    if isNegative || digits.hasPrefix("+") { digits.removeFirst() }
    guard let first = digits.unicodeScalars.first, first.isASCII,
      first.value == 46 || (48...57).contains(first.value)
    else { return nil }
    if digits.hasPrefix("0x") {
      guard let magnitude = UInt64(digits.dropFirst(2), radix: 16) else { return nil }
      whole = (isNegative, magnitude)
      value = isNegative ? -Double(magnitude) : Double(magnitude)
      return
    }
    // A comma stands between thousands, or in front of the fraction.
    let groups = digits.split(separator: ",", omittingEmptySubsequences: false)
    if groups.count > 1 {
      let areThousands =
        (1...3).contains(groups[0].count) && groups[0] != "0"
        && groups.dropFirst().allSatisfy { $0.prefix { $0 != "." }.count == 3 }
      if !areThousands, groups.count > 2 || digits.contains(".") { return nil }
      digits = groups.joined(separator: areThousands ? "" : ".")
    }
    guard let number = Double(digits) else { return nil }
    value = isNegative ? -number : number
    // `7.` and `7.0` are 7.
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    if parts.count <= 2, parts.dropFirst().allSatisfy({ $0.allSatisfy { $0 == "0" } }),
      let magnitude = UInt64(parts[0])
    {
      whole = (isNegative, magnitude)
    }
  }

  /// As the shell would write it.
  package var text: String {
    whole.map { ($0.isNegative && $0.magnitude != 0 ? "-" : "") + String($0.magnitude) }
      ?? String(value)
  }

  func isSame(as other: PredictedNumber?) -> Bool {
    guard let other else { return false }
    if let whole, let its = other.whole {
      return whole.magnitude == its.magnitude
        && (whole.isNegative == its.isNegative || whole.magnitude == 0)
    }
    // A whole number beyond what a fraction tells apart is no other's neighbour.
    return value == other.value && (whole == nil && other.whole == nil || abs(value) < 1e15)
  }
}

/// What a learner is asked before a run.
package enum PredictionQuestion: Sendable {
  case number
  case choice([CheckLine])
  /// The letters are those of `Fate.allCases`.
  case fate
  /// The distinct lines, lettered in this order, and how many will be printed in all.
  case lines([String], count: Int)

  /// How many letters there are to choose from; 0: a number is asked.
  package var letters: Int {
    switch self {
    case .number: 0
    case .choice(let lines): lines.count
    case .fate: Fate.allCases.count
    case .lines(let options, _): options.count
    }
  }
}

/// How a run can end, as far as one can guess it from the code.
package enum Fate: String, CaseIterable, Sendable {
  case ends, hangs, crashes, refused

  /// nil where a person stopped it.
  init?(of outcome: Outcome) {
    // Current systems notice that a dispatch_once waits for itself, and stop the program.
    if outcome.status == .stopped, case .onceRecursion? = outcome.stop {
      self = .crashes
      return
    }
    switch RunEnding(of: outcome) {
    case nil: self = .ends
    case .deadlock, .limit: self = .hangs
    case .compileError: self = .refused
    case .exception, .zombie, .overRelease, .trap, .other: self = .crashes
    case .interrupted: return nil
    }
  }
}

/// The order of printed lines: each distinct line has a letter, and the answer is a row of letters.
///
/// The letters follow the alphabet of the lines, so that they say nothing about the order.
package struct LineOrder: Equatable, Sendable {
  package var lines: [String]
  package var options: [String]

  init(_ printed: String) {
    lines = Self.lines(of: printed)
    options = Self.options(of: lines)
  }

  static func lines(of printed: String) -> [String] {
    var lines = printed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  static func options(of lines: [String]) -> [String] {
    Set(lines).sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }

  /// nil when there is nothing to order, or more lines than letters.
  var rightAnswer: String? {
    guard options.count >= 2, options.count <= 26 else { return nil }
    return letters(of: lines).joined(separator: " ")
  }

  private func letters(of lines: [String]) -> [String] {
    lines.map { line in PredictionGrading.letter(options.firstIndex(of: line) ?? 25) }
  }

  /// What was said, line by line.
  package struct Grade: Equatable, Sendable {
    package var order: LineOrder
    /// Letters, `-` for a line left open; as many as were said.
    package var said: [String]
    package var right: [String]
    /// Index of the first line that differs; nil when all are right.
    package var firstDivergence: Int?
    /// How many lines were said right.
    package var rightCount: Int
  }

  func grade(_ said: String) -> Grade {
    let letters = Self.letters(in: said)
    let right = self.letters(of: lines)
    let longest = max(letters.count, right.count)
    let isRight = { (index: Int) in
      letters.indices.contains(index) && right.indices.contains(index)
        && letters[index] == right[index]
    }
    return Grade(
      order: self, said: letters, right: right,
      firstDivergence: (0..<longest).first { !isRight($0) },
      rightCount: (0..<longest).count(where: isRight))
  }

  /// `A B - A` or `ab-a`: letters and dashes, whatever stands between them.
  static func letters(in said: String) -> [String] {
    said.uppercased().unicodeScalars.compactMap { scalar in
      (scalar.value >= 65 && scalar.value <= 90) || scalar == "-" ? String(scalar) : nil
    }
  }

  /// Whether a line that was typed is such an answer, and no code.
  package static func reads(_ said: String, letters: Int) -> Bool {
    var sawLetter = false
    for scalar in said.uppercased().unicodeScalars {
      if scalar.value >= 65, scalar.value < 65 + UInt32(min(max(letters, 0), 26)) {
        sawLetter = true
      } else if !scalar.properties.isWhitespace, !"-,、".unicodeScalars.contains(scalar) {
        return false
      }
    }
    return sawLetter
  }
}
