package import Diagnostics

/// Reads the lines of `check`, `mistake` and `choices` fences.
///
///     condition  = "not" condition | "at-end" condition
///                | "ends" ending | "warns" STRING | "output" ("contains" | "is" | "matches") STRING
///                | "never" event | "always" number COMPARISON INTEGER
///                | event "before" event | expression "same" expression | expression
///                  (beside `same` stands no `&&`, `||` or comparison outside of brackets)
///                | ("some" | "every") "(" CLASS "," condition ")"
///                | ("strict" | "flexible") "singleton" CLASS | "thread-safe" CLASS
///                | "under" ("every" | "some") "schedule" "of" INTEGER call ":" condition
///     number     = "live(" CLASS ")" | "objects(" CLASS ")" | "count(" expression ")"
///     ending     = "normally" | "limit" | stop [STRING]
///     stop       = "stopped" | "exception" [NAME] | "zombie" | "over-release" | "deadlock" | "trap" | "compile-error"
///     event      = KIND ["(" [CLASS | expression] ")"] | "sent(" SELECTOR ["," expression] ")"
///     expression = the step's language, in which the functions of `CheckFunction` may be called
///
/// An expression never has two words side by side outside of brackets, so the words of the
/// check language cannot be mistaken for it.
package struct CheckParsing {
  package private(set) var lines: [CheckLine] = []
  package private(set) var diagnostics: [Diagnostic] = []

  private var tokens = CheckTokens([])
  private var offset: UInt32 = 0
  private var file: UInt32 = 0
  /// Whether the condition before was understood.
  private var isLastRead = true
  /// What is read is asked of some schedule.
  private var mayLivelock = false

  private static let depthLimit = 32

  /// `start`: the byte of the file at which the text begins.
  package init(_ text: String, file: UInt32, start: UInt32) {
    self.file = file
    var lineStart = start
    for line in text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false) {
      read(ArraySlice(Array(line)), at: lineStart)
      lineStart &+= UInt32(truncatingIfNeeded: line.count + 1)
    }
  }

  private mutating func read(_ line: ArraySlice<UInt8>, at start: UInt32) {
    let separator = CheckTokens.isMoreWords(line) ? nil : CheckTokens.textSeparator(line)
    let condition = Array(line[..<(separator ?? line.endIndex)])
    let text = separator.map { String(decoding: line[($0 + 4)...], as: UTF8.self) } ?? ""
    offset = start
    tokens = CheckTokens(condition)
    let all = tokens.tokens.indices
    // Nobody counts down in a condition: words were to stand there.
    if separator == nil, all.count > 1, tokens.isText(all.count - 1, "--"),
      tokens.tokens[all.count - 1].start > tokens.tokens[all.count - 2].end
    {
      return report(.lessonCheckSyntax, ["--"], all.count - 1..<all.count)
    }
    if all.isEmpty {
      if separator != nil { report(.lessonCheckSyntax, ["--"], 0..<0) }
      return
    }
    if tokens.isText(0, "--") {
      // Words that found no room behind the condition; behind one that was refused they are of no use.
      if !isLastRead { return }
      guard let last = lines.indices.last else { return report(.lessonCheckSyntax, ["--"], 0..<1) }
      let more = normalised(String(decoding: line[tokens.tokens[0].end...], as: UTF8.self))
      lines[last].text += (lines[last].text.isEmpty ? "" : " ") + more
      return
    }
    if tokens.text(tokens.tokens[0]) == "#" { return }
    let problems = diagnostics.count
    isLastRead = false
    guard isBalanced(), let parsed = self.condition(all, depth: 0), diagnostics.count == problems
    else { return }
    for value in ValuesInWords.parts(of: text)?.filter(\.isValue).map(\.text) ?? [text]
    where Self.expression(value) == nil {
      report(.lessonCheckSyntax, [normalised(value), "\\(…)"], all)
    }
    lines.append(
      CheckLine(
        condition: parsed, source: tokens.text(all), text: normalised(text), place: place(all)))
    isLastRead = true
  }

  // MARK: Conditions

  private mutating func condition(_ range: Range<Int>, depth: Int) -> CheckCondition? {
    guard let first = range.first, depth < Self.depthLimit else {
      return fail(.lessonCheckSyntax, [""], range)
    }
    let rest = (first + 1)..<range.upperBound
    switch tokens.text(tokens.tokens[first]) {
    case "not" where !tokens.isText(first + 1, "("):
      let isAboutSchedules = tokens.isText(first + 1, "under")
      return condition(rest, depth: isAboutSchedules ? depth : depth + 1).map { .not($0) }
    case "at" where tokens.isText(first + 1, "-") && tokens.isText(first + 2, "end"):
      return condition(min(first + 3, range.upperBound)..<range.upperBound, depth: depth + 1)
        .map { .atEnd($0) }
    case "at" where tokens.isText(first + 1, "write") && tokens.isText(first + 2, "("):
      return write(range)
    case "at"
    where range.count > 1 && tokens.tokens[first + 1].kind == .word
      && !Self.prefixWords.contains(tokens.text(tokens.tokens[first + 1])):
      let near = tokens.isText(first + 2, "(") ? "at write(x, _n)" : "at-end"
      return fail(.lessonCheckSyntax, [tokens.text(range)], first..<(first + 2), suggestion: near)
    case "ends" where range.count > 1: return ending(rest)
    case "warns" where range.count > 1: return string(rest).map { .warns($0) }
    case "output" where tokens.isText(first + 1, "contains"):
      return string((first + 2)..<range.upperBound).map { .outputContains($0) }
    case "output" where tokens.isText(first + 1, "is"):
      return string((first + 2)..<range.upperBound).map { .outputIs($0) }
    case "output" where tokens.isText(first + 1, "matches"):
      return string((first + 2)..<range.upperBound).map { .outputMatches($0) }
    case "never" where range.count > 1: return event(rest).map { .never($0) }
    case "always" where range.count > 1: return always(rest)
    case "deadlock" where range.count == 1:
      return fail(.lessonCheckSyntax, ["deadlock"], range, suggestion: "ends deadlock")
    case "under" where tokens.isText(first + 1, "every") || tokens.isText(first + 1, "some"):
      guard depth == 0 else {
        return fail(
          .lessonCheckSyntax, ["under every schedule"], range, suggestion: Self.scheduleForm)
      }
      return schedules(range)
    case let word
    where (word == "some" || word == "every") && tokens.isText(first + 1, "(")
      && closing(first + 1) == range.upperBound - 1
      && topLevelIndices((first + 2)..<(range.upperBound - 1))
        .contains(where: { tokens.isText($0, ",") }):
      return objects(word, (first + 2)..<(range.upperBound - 1), depth: depth)
    case let word
    where DoorRule(rawValue: word) != nil && tokens.isText(first + 1, "singleton")
      && range.count == 3:
      return .doors(DoorRule(rawValue: word) ?? .strict, ofClass: tokens.text(rest.dropFirst()))
    case "thread" where tokens.isText(first + 1, "-") && tokens.isText(first + 2, "safe"):
      guard range.count == 4 else {
        return fail(.lessonCheckSyntax, [tokens.text(range), "thread-safe CLASS"], range)
      }
      return .doors(.threadSafe, ofClass: tokens.text((first + 3)..<range.upperBound))
    default: break
    }
    if let near = nearForm(of: range) {
      return fail(.lessonCheckSyntax, [tokens.text(range)], range, suggestion: near)
    }
    if let misfit = misfit(in: range), tokens.isText(misfit.lowerBound, "--") {
      return fail(.lessonCheckSyntax, [tokens.text(range)], misfit, suggestion: "… -- …")
    }
    if let word = topLevelWord(["same", "before"], in: range) {
      let left = range.lowerBound..<word
      let right = (word + 1)..<range.upperBound
      if tokens.isText(word, "before") {
        guard let early = event(left), let late = event(right) else { return nil }
        return .before(early, late)
      }
      // A truth is no object: `a same b && c` would be `a same (b && c)`.
      let operators = range.dropFirst().dropLast().filter { abs($0 - word) > 1 }
      let joints = topLevelIndices(range).filter {
        let text = tokens.text(tokens.tokens[$0])
        return switch tokens.tokens[$0].kind {
        case .punctuator: Self.truths.contains(text)
        case .word: Self.joints.contains(text) && operators.contains($0)
        default: false
        }
      }
      if let joint = joints.first {
        let start = joints.last { $0 < word }.map { $0 + 1 } ?? left.lowerBound
        let end = joints.first { $0 > word } ?? right.upperBound
        return fail(
          .lessonCheckSyntax, [tokens.text(range)], joint..<(joint + 1),
          suggestion: tokens.text(start..<end))
      }
      guard let a = expression(left, depth: 0), let b = expression(right, depth: 0) else {
        return nil
      }
      return .same(a, b)
    }
    if let misfit = misfit(in: range) {
      let near = closestName(to: tokens.text(misfit), among: Self.joiningWords)
      return fail(.lessonCheckSyntax, [tokens.text(range)], misfit, suggestion: near)
    }
    if let comma = commaOfTwo(in: range) {
      return fail(.lessonCheckSyntax, [tokens.text(range)], comma..<(comma + 1))
    }
    return expression(range, depth: 0).map { .holds($0) }
  }

  /// The comma between two conditions: as an expression nobody would look at the first of them.
  private func commaOfTwo(in range: Range<Int>) -> Int? {
    let places = topLevelIndices(range)
    let truths = places.filter {
      tokens.tokens[$0].kind == .punctuator && Self.truths.contains(tokens.text(tokens.tokens[$0]))
    }
    return places.first { place in
      tokens.isText(place, ",") && truths.contains { $0 < place } && truths.contains { $0 > place }
    }
  }

  /// What joins or compares values: its value is a truth.
  private static let truths: Set<String> = [
    "&&", "||", "==", "!=", "===", "!==", "<=", ">=",
  ]

  /// Words for `&&` and `||`, where they stand between two operands: elsewhere they may be names.
  private static let joints: Set<String> = ["and", "or", "xor"]

  /// What was meant where the words of a condition are nearly those of one: `output has "x"`, `strict singelton Kite`,
  /// `threadsafe Kite`, `under any schedule …`, words behind `//`.
  private func nearForm(of range: Range<Int>) -> String? {
    let words = range.prefix(3).map { tokens.text(tokens.tokens[$0]) }
    let isWord = range.prefix(3).map { tokens.tokens[$0].kind == .word }
    let isString = range.prefix(3).map { tokens.tokens[$0].kind == .string }
    if words.count > 1, words[0] == "output", isWord[1] || isString[1] {
      return isString[1] || closestName(to: words[1], among: ["is"]) == nil
        ? "output " + (closestName(to: words[1], among: ["contains", "matches"]) ?? "contains")
        : "output is"
    }
    if range.count == 3, isWord == [true, true, true] {
      let rules = DoorRule.allCases.filter { $0 != .threadSafe }.map(\.rawValue)
      let isRule = rules.contains(words[0])
      if isRule || words[1] == "singleton" {
        let rule = isRule ? words[0] : closestName(to: words[0], among: rules)
        if let rule { return "\(rule) singleton \(words[2])" }
      }
    }
    if range.count == 2, isWord == [true, true], words[0].lowercased() == "threadsafe" {
      return "thread-safe \(words[1])"
    }
    if words.count > 2, words[0] == "under", isWord[1],
      closestName(to: words[1], among: ["every", "some"]) == nil
    {
      return Self.scheduleForm
    }
    let slash = topLevelIndices(range).first { index in
      tokens.isText(index, "/") && tokens.isText(index + 1, "/")
        && tokens.tokens[index].end == tokens.tokens[index + 1].start
    }
    return slash == nil ? nil : "… -- …"
  }

  /// Words that stand between others in conditions.
  private static let joiningWords = [
    "same", "before", "under", "every", "some", "schedule", "of", "contains", "matches", "is",
  ]

  /// Where two operands stand side by side and one is nearly a word that joins others, or a `--` lacks its blanks. (Of
  /// others the language's own compiler judges: `static_cast<unsigned long>(x)`, `x is any P`.)
  private func misfit(in range: Range<Int>) -> Range<Int>? {
    let places = topLevelIndices(range)
    func isOperand(_ index: Int) -> Bool {
      let token = tokens.tokens[index]
      return token.kind != .punctuator && !Self.prefixWords.contains(tokens.text(token))
    }
    for (one, other) in zip(places, places.dropFirst()) where other == one + 1 {
      // A form of its own, which has no place within an expression.
      if tokens.isText(one, "under"), one > range.lowerBound { return nil }
      let areStrings = [one, other].allSatisfy { tokens.tokens[$0].kind == .string }
      if isOperand(one), isOperand(other), !areStrings,
        let near = [one, other].first(where: {
          closestName(to: tokens.text(tokens.tokens[$0]), among: Self.joiningWords) != nil
        })
      {
        return near..<(near + 1)
      }
      if tokens.isText(one, "--"), isOperand(other), one > range.lowerBound, isOperand(one - 1) {
        return one..<(one + 1)
      }
    }
    return nil
  }

  /// Words of the languages that stand in front of an operand, or between two.
  private static let prefixWords: Set<String> = [
    "sizeof", "try", "as", "is", "new", "delete", "await", "_Alignof", "in", "same", "before",
    "and", "or", "xor",
    "not",
  ]

  /// `at write(door, last)`
  private mutating func write(_ range: Range<Int>) -> CheckCondition? {
    let inner = (range.lowerBound + 3)..<(range.upperBound - 1)
    guard closing(range.lowerBound + 2) == range.upperBound - 1,
      let comma = topLevelIndices(inner).first(where: { tokens.isText($0, ",") }),
      comma + 2 == inner.upperBound, comma > inner.lowerBound
    else {
      return fail(.lessonCheckSyntax, [tokens.text(range), "at write(x, _n)"], range)
    }
    let name = tokens.text((comma + 1)..<inner.upperBound)
    return expression(inner.lowerBound..<comma, depth: 0).map { .atWrite($0, variable: name) }
  }

  private static let scheduleForm = "under every schedule of 2 f(): …"

  /// `under every schedule of 2 both(): made(Bell) == 1`
  private mutating func schedules(_ range: Range<Int>) -> CheckCondition? {
    let first = range.lowerBound
    let form = Self.scheduleForm
    guard tokens.isText(first + 2, "schedule"), tokens.isText(first + 3, "of"), range.count > 5
    else { return fail(.lessonCheckSyntax, [tokens.text(range)], range, suggestion: form) }
    guard let threads = Int(tokens.text(tokens.tokens[first + 4])),
      (1...Schedules.mostThreads).contains(threads)
    else {
      return fail(
        .lessonCheckSyntax, [tokens.text(range)], (first + 4)..<(first + 5),
        suggestion: "1 … \(Schedules.mostThreads)")
    }
    guard range.count > 7,
      let colon = topLevelIndices((first + 5)..<range.upperBound).first(where: {
        tokens.isText($0, ":") && (tokens.isText($0 - 1, ")") || tokens.isText($0 - 1, "]"))
      }), colon + 1 < range.upperBound
    else {
      return fail(
        .lessonCheckSyntax, [tokens.text(range)], (first + 5)..<range.upperBound, suggestion: form)
    }
    let call = tokens.text((first + 5)..<colon)
    let rest = (colon + 1)..<range.upperBound
    let isSome = tokens.isText(first + 1, "some")
    mayLivelock = isSome
    defer { mayLivelock = false }
    guard let inner = condition(rest, depth: 1) else { return nil }
    // One bad end is enough to be found; of all schedules only the good one can be asked.
    let isBadEnd = if case .ends(let ending) = inner { ending.kind != .compileError } else { false }
    guard inner.isAboutStates || isSome && isBadEnd else {
      return fail(
        .lessonCheckSyntax, [tokens.text(rest)], rest,
        suggestion: "count(x), made(C), a same b")
    }
    return .underSchedules(Schedules(threads: threads, call: call, isSome: isSome), inner)
  }

  private mutating func objects(
    _ word: String, _ range: Range<Int>, depth: Int
  ) -> CheckCondition? {
    guard let comma = topLevelIndices(range).first(where: { tokens.isText($0, ",") }),
      comma == range.lowerBound + 1, comma + 1 < range.upperBound
    else {
      return fail(
        .lessonCheckSyntax, ["\(word)(\(tokens.text(range)))", "\(word)(CLASS, …)"], range)
    }
    let name = tokens.text(range.lowerBound..<comma)
    return condition((comma + 1)..<range.upperBound, depth: depth + 1).map {
      word == "some" ? .some(ofClass: name, $0) : .every(ofClass: name, $0)
    }
  }

  private mutating func ending(_ range: Range<Int>) -> CheckCondition? {
    // `over-release` and `compile-error` are three tokens each.
    let isJoined = tokens.isText(range.lowerBound + 1, "-") && range.count > 2
    let head = range.lowerBound..<(range.lowerBound + (isJoined ? 3 : 1))
    let word = tokens.text(head)
    guard let kind = Ending.Kind(rawValue: word), kind != .livelock || mayLivelock else {
      let words = Ending.Kind.allCases.filter { $0 != .livelock || mayLivelock }.map(\.rawValue)
      return fail(
        .lessonCheckSyntax, [word], range,
        suggestion: word == Ending.Kind.livelock.rawValue
          ? "limit" : closestName(to: word, among: words))
    }
    var ending = Ending(kind)
    var rest = head.upperBound..<range.upperBound
    if kind == .exception, let first = rest.first, tokens.tokens[first].kind == .word {
      ending.name = tokens.text(first..<(first + 1))
      rest = rest.dropFirst()
    }
    if rest.isEmpty { return .ends(ending) }
    guard ![.normally, .limit, .livelock].contains(kind) else {
      return fail(.lessonCheckSyntax, [tokens.text(range)], rest, suggestion: "ends \(word)")
    }
    return string(rest).map {
      ending.words = $0
      return .ends(ending)
    }
  }

  private mutating func string(_ range: Range<Int>) -> String? {
    guard range.count == 1, tokens.tokens[range.lowerBound].kind == .string else {
      return fail(.lessonCheckSyntax, [tokens.text(range), "\"…\""], range)
    }
    var result: [UInt8] = []
    var index = tokens.tokens[range.lowerBound].start + 1
    let end = tokens.tokens[range.lowerBound].end - 1
    while index < end {
      var byte = tokens.bytes[index]
      if byte == 0x5C, index + 1 < end {
        index += 1
        byte = tokens.bytes[index] == UInt8(ascii: "n") ? 0x0A : tokens.bytes[index]
      }
      result.append(byte)
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func always(_ range: Range<Int>) -> CheckCondition? {
    let start = range.lowerBound
    let kinds = RunningNumber.Kind.allCases.map(\.rawValue)
    let word = tokens.text(tokens.tokens[start])
    guard let kind = RunningNumber.Kind(rawValue: word) else {
      return fail(
        .lessonCheckSyntax, ["always \(word)", "live(CLASS), count(x)"], start..<(start + 1),
        suggestion: closestName(to: word, among: kinds))
    }
    guard tokens.isText(start + 1, "("), let close = closing(start + 1), close > start + 2,
      range.upperBound == close + 3,
      let comparison = Comparison(rawValue: tokens.text((close + 1)..<(close + 2))),
      let bound = Int(tokens.text((close + 2)..<(close + 3)))
    else {
      return fail(
        .lessonCheckSyntax, ["always \(tokens.text(range))", "\(word)(…) <= 1"], range)
    }
    let subject = tokens.text((start + 2)..<close)
    return .always(
      RunningNumber(kind: kind, subject: subject), comparison: comparison, bound: bound)
  }

  // MARK: Events

  private mutating func event(_ range: Range<Int>) -> EventPattern? {
    guard let first = range.first else { return fail(.lessonCheckSyntax, [""], range) }
    let word = tokens.text(tokens.tokens[first])
    let kinds = EventPattern.Kind.allCases.map(\.rawValue)
    let known = word == "copy" ? .copied : EventPattern.Kind(rawValue: word)
    guard let kind = known else {
      return fail(
        .lessonCheckUnknownFunction, [word], first..<(first + 1),
        suggestion: closestName(to: word, among: kinds))
    }
    if range.count == 1, kind != .sent {
      return EventPattern(kind: kind, selector: "", subject: "")
    }
    guard tokens.isText(first + 1, "("), tokens.isText(range.upperBound - 1, ")"),
      closing(first + 1) == range.upperBound - 1
    else { return fail(.lessonCheckSyntax, [tokens.text(range)], range) }
    let parts = arguments((first + 2)..<(range.upperBound - 1))
    if kind == .sent {
      guard parts.count == 1 || parts.count == 2 else {
        return fail(.lessonCheckSyntax, [tokens.text(range), "1, 2"], range)
      }
      return EventPattern(
        kind: kind, selector: tokens.text(parts[0]),
        subject: parts.count == 2 ? tokens.text(parts[1]) : "")
    }
    guard parts.count <= 1 else { return fail(.lessonCheckSyntax, [tokens.text(range)], range) }
    return EventPattern(
      kind: kind, selector: "", subject: parts.first.map { tokens.text($0) } ?? "")
  }

  // MARK: Expressions

  private mutating func expression(_ range: Range<Int>, depth: Int) -> CheckExpression? {
    if range.isEmpty || depth > Self.depthLimit {
      return fail(.lessonCheckSyntax, [tokens.text(range)], range)
    }
    var pieces: [CheckExpression.Piece] = []
    var textFrom = range.lowerBound
    var index = range.lowerBound
    while index < range.upperBound {
      let token = tokens.tokens[index]
      let word = tokens.text(token)
      if word == "=" && isTopLevel(index, from: range.lowerBound) {
        return fail(.lessonCheckSyntax, ["="], index..<(index + 1), suggestion: "==")
      }
      guard token.kind == .word, isFree(index, from: range.lowerBound) else {
        index += 1
        continue
      }
      let isCalled = tokens.isText(index + 1, "(")
      if word == "under", ["every", "some"].contains(where: { tokens.isText(index + 1, $0) }) {
        return fail(.lessonCheckSyntax, ["under every schedule"], index..<(index + 2))
      }
      let isWhole = ["some", "every"].contains(word) && isCalled
      if isWhole,
        closing(index + 1).map({ topLevelIndices((index + 2)..<$0) })?
          .contains(where: { tokens.isText($0, ",") }) == true
      {
        return fail(.lessonCheckSyntax, ["\(word)(…)"], index..<(index + 1))
      }
      guard let function = CheckFunction(rawValue: word),
        isCalled == (function.argumentCounts.upperBound > 0)
      else {
        index += 1
        continue
      }
      appendText(textFrom..<index, of: range, to: &pieces)
      if isCalled {
        guard let close = closing(index + 1), close < range.upperBound else {
          return fail(.lessonCheckSyntax, [word], index..<(index + 1))
        }
        let parts = arguments((index + 2)..<close)
        guard function.argumentCounts.contains(parts.count) else {
          let counts = function.argumentCounts.map(String.init).joined(separator: ", ")
          return fail(.lessonCheckSyntax, [word, counts], index..<(close + 1))
        }
        var parsed: [CheckExpression] = []
        for (number, part) in parts.enumerated() {
          if function.takesName(number) {
            parsed.append(CheckExpression(pieces: [.text(tokens.text(part))]))
          } else if let argument = expression(part, depth: depth + 1) {
            parsed.append(argument)
          } else {
            return nil
          }
        }
        if function == .happened, event(parts[0]) == nil { return nil }
        pieces.append(.call(function, arguments: parsed))
        index = close + 1
      } else {
        pieces.append(.call(function, arguments: []))
        index += 1
      }
      textFrom = index
    }
    appendText(textFrom..<range.upperBound, of: range, to: &pieces)
    return CheckExpression(pieces: pieces)
  }

  private func appendText(
    _ part: Range<Int>, of whole: Range<Int>, to pieces: inout [CheckExpression.Piece]
  ) {
    if part.isEmpty { return }
    // As it was written: in Swift `!x` and `! x` are two things.
    func space(before index: Int) -> String {
      tokens.tokens[index - 1].end < tokens.tokens[index].start ? " " : ""
    }
    let before = part.lowerBound == whole.lowerBound ? "" : space(before: part.lowerBound)
    let after = part.upperBound == whole.upperBound ? "" : space(before: part.upperBound)
    pieces.append(.text(before + tokens.text(part) + after))
  }

  /// Not a field, a selector's keyword or a message name: `p->count`, `[a count]` are Objective-C's.
  private func isFree(_ index: Int, from start: Int) -> Bool {
    if index == start { return true }
    let before = tokens.text(tokens.tokens[index - 1])
    if before == "." || before == "->" || before == "@" { return false }
    // `[a zombies]`: a word right after an operand inside brackets is a message.
    let kind = tokens.tokens[index - 1].kind
    return !(kind == .word || before == "]" || before == ")") || tokens.isText(index + 1, "(")
  }

  /// An expression by itself: what stands in words as a value.
  package static func expression(_ text: String) -> CheckExpression? {
    var parsing = CheckParsing(alone: text)
    let all = parsing.tokens.tokens.indices
    guard parsing.isBalanced(), let expression = parsing.expression(all, depth: 0) else {
      return nil
    }
    return parsing.diagnostics.isEmpty ? expression : nil
  }

  /// An event by itself: what `happened` counts.
  static func event(_ text: String) -> EventPattern? {
    var parsing = CheckParsing(alone: text)
    return parsing.event(parsing.tokens.tokens.indices)
  }

  private init(alone text: String) { tokens = CheckTokens(Array(text.utf8)) }

  // MARK: Brackets

  private mutating func isBalanced() -> Bool {
    var open: [(Int, String)] = []
    let partners = [")": "(", "]": "[", "}": "{"]
    for (index, token) in tokens.tokens.enumerated() {
      let text = tokens.text(token)
      if token.kind == .unterminated {
        report(.lessonCheckSyntax, [text, "\""], index..<(index + 1))
        return false
      }
      if token.kind != .punctuator { continue }
      if text == "(" || text == "[" || text == "{" { open.append((index, text)) }
      if let partner = partners[text] {
        guard open.popLast()?.1 == partner else {
          report(.lessonCheckSyntax, [text], index..<(index + 1))
          return false
        }
      }
    }
    if let (index, text) = open.first {
      report(.lessonCheckSyntax, [text], index..<(index + 1))
      return false
    }
    return true
  }

  /// Index of the bracket that closes the one at `index`; the line is balanced.
  private func closing(_ index: Int) -> Int? {
    var depth = 0
    for position in index..<tokens.tokens.count
    where tokens.tokens[position].kind == .punctuator {
      let text = tokens.text(tokens.tokens[position])
      if text == "(" || text == "[" || text == "{" { depth += 1 }
      if text == ")" || text == "]" || text == "}" {
        depth -= 1
        if depth == 0 { return position }
      }
    }
    return nil
  }

  private func isTopLevel(_ index: Int, from start: Int) -> Bool {
    topLevelIndices(start..<(index + 1)).contains(index)
  }

  /// Indices outside of all brackets.
  private func topLevelIndices(_ range: Range<Int>) -> [Int] {
    var depth = 0
    var result: [Int] = []
    for index in range {
      let text = tokens.text(tokens.tokens[index])
      let isMark = tokens.tokens[index].kind == .punctuator
      if isMark, text == ")" || text == "]" || text == "}" { depth -= 1 }
      if depth == 0 { result.append(index) }
      if isMark, text == "(" || text == "[" || text == "{" { depth += 1 }
    }
    return result
  }

  private func topLevelWord(_ words: [String], in range: Range<Int>) -> Int? {
    topLevelIndices(range).first { index in
      tokens.tokens[index].kind == .word && words.contains(tokens.text(tokens.tokens[index]))
        && range.count > 1
    }
  }

  /// The parts between top-level commas; none for an empty range.
  private func arguments(_ range: Range<Int>) -> [Range<Int>] {
    if range.isEmpty { return [] }
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for index in topLevelIndices(range) where tokens.isText(index, ",") {
      parts.append(start..<index)
      start = index + 1
    }
    parts.append(start..<range.upperBound)
    return parts
  }

  // MARK: Problems

  private mutating func fail<Result>(
    _ code: DiagnosticCode, _ arguments: [String], _ range: Range<Int>, suggestion: String? = nil
  ) -> Result? {
    report(code, arguments, range, suggestion: suggestion)
    return nil
  }

  private mutating func report(
    _ code: DiagnosticCode, _ arguments: [String], _ range: Range<Int>, suggestion: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(code, arguments: arguments, at: place(range), suggestion: suggestion))
  }

  private func place(_ range: Range<Int>) -> SourceRange {
    let all = tokens.tokens
    let end = all.last?.end ?? 0
    let from = all.indices.contains(range.lowerBound) ? all[range.lowerBound].start : end
    let to = range.isEmpty ? from : all[min(range.upperBound, all.count) - 1].end
    return SourceRange(
      file: file, start: offset &+ UInt32(truncatingIfNeeded: from),
      end: offset &+ UInt32(truncatingIfNeeded: max(from, to)))
  }
}
