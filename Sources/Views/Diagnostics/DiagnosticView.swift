package import Diagnostics
import Texts

/// Draws a diagnostic.
///
///     error[E0301]: use of undeclared identifier 'cuont'
///       ┌─ input 3, line 1
///     1 │ cuont + 1
///       │ ^^^^^ this name is not known here
///
///     A name has to be declared above the line that uses it.
///
///     Hint: did you mean count?
///
/// Clang's sentence is the title where clang has one; all other words come from the catalogue. The frame
/// shows the learner's own text, related places get a frame each, and the last paragraph is one step that
/// helps, or is absent. Without colour nothing is lost. In brief the frame is the end.
package func diagnosticView(
  _ diagnostic: Diagnostic, sources: SourceMap, page: Page, offersExplanation: Bool = false,
  isBrief: Bool = false
) -> [StyledLine] {
  let words = DiagnosticWords(diagnostic, page: page)
  let style: TextStyle =
    switch diagnostic.severity {
    case .error: .error
    case .warning: .warning
    case .note: [.bold, .cyan]
    }
  var lines: [StyledLine] = []
  var head = StyledLine("\(words.severity)[\(diagnostic.code.rawValue)]", style)
  head.append(page.colon + words.title, .bold)
  lines += wrap(head, width: page.width, indent: "  ", ambiguousWidth: page.ambiguousWidth)

  var frames = [FramedPlace(place: diagnostic.place, label: words.label, style: style, sign: "^")]
  for related in diagnostic.related {
    let label = page.text(related.label, related.arguments.map(shortened))
    frames.append(FramedPlace(place: related.place, label: label, style: .cyan, sign: "-"))
  }
  let gutter = frames.map { lastLineNumberWidth($0.place, sources) }.max() ?? 1
  for frame in frames { lines += frame.lines(gutter: gutter, sources: sources, page: page) }
  if sources.file(of: diagnostic.place) == nil, let label = words.label {
    lines += wrap(label, width: page.width, firstIndent: "  ", ambiguousWidth: page.ambiguousWidth)
  }
  if isBrief { return lines }

  if let explanation = words.text {
    lines.append(StyledLine())
    lines += wrap(explanation, width: page.width, ambiguousWidth: page.ambiguousWidth)
  }
  var hint = StyledLine()
  if let step = words.next {
    hint.append(page.text("diagnostic.hint") + page.colon, [.bold, .cyan])
    hint.append(step)
  }
  let explanation = StyledLine(
    offersExplanation
      ? ":\(page.text("command.explain.name")) \(diagnostic.code.rawValue)" : "", .dim)
  if !hint.isEmpty || !explanation.isEmpty { lines.append(StyledLine()) }
  let both = hint + StyledLine(hint.isEmpty || explanation.isEmpty ? "" : "  ") + explanation
  if page.displayWidth(both.plain) <= page.width {
    if !both.isEmpty { lines.append(both) }
  } else {
    lines += wrap(hint, width: page.width, indent: "  ", ambiguousWidth: page.ambiguousWidth)
    if !explanation.isEmpty { lines.append(explanation) }
  }
  return lines
}

/// Its sentence alone.
package func diagnosticTitle(_ diagnostic: Diagnostic, page: Page) -> String {
  DiagnosticWords(diagnostic, page: page).title
}

/// Places of the source with a label each, as a diagnostic shows them: for views that tell why.
func excerptView(
  _ places: [(place: SourceRange, label: String)], sources: SourceMap, page: Page
) -> [StyledLine] {
  let gutter = places.map { lastLineNumberWidth($0.place, sources) }.max() ?? 1
  return places.flatMap { each in
    FramedPlace(place: each.place, label: each.label, style: .cyan, sign: "^")
      .lines(gutter: gutter, sources: sources, page: page)
  }
}

/// Several diagnostics, an empty line between them. Beyond `limit` only their number is told: after a first
/// mistake the rest is often its echo.
package func diagnosticsView(
  _ diagnostics: [Diagnostic], sources: SourceMap, page: Page, limit: Int = 10,
  offersExplanation: Bool = false
) -> [StyledLine] {
  var lines: [StyledLine] = []
  for (index, diagnostic) in diagnostics.prefix(limit).enumerated() {
    if index > 0 { lines.append(StyledLine()) }
    lines += diagnosticView(
      diagnostic, sources: sources, page: page, offersExplanation: offersExplanation)
  }
  if diagnostics.count > limit {
    lines.append(StyledLine())
    let left = String(diagnostics.count - limit)
    // The prompt can show them; a run has no second question.
    let key = limit < 10 ? "diagnostic.moreErrors" : "diagnostic.more"
    lines.append(StyledLine(page.text(key, [left]), .dim))
  }
  return lines
}

/// A line each, as editors and CI read them: `Car.m:3:5: error: … [E0301]`. The word of severity is not
/// translated: it is part of the form.
package func shortDiagnosticsView(
  _ diagnostics: [Diagnostic], sources: SourceMap, page: Page
) -> [StyledLine] {
  diagnostics.map { diagnostic in
    let place = placeName(diagnostic.place, in: sources, page: page).map { $0 + ": " } ?? ""
    let severity =
      switch diagnostic.severity {
      case .error: "error"
      case .warning: "warning"
      case .note: "note"
      }
    let title = DiagnosticWords(diagnostic, page: page).title
    let words = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return StyledLine("\(place)\(severity): \(words) [\(diagnostic.code.rawValue)]")
  }
}

/// The words of a diagnostic. A text that needs an argument which the diagnostic does not bring is left
/// out: half a sentence helps nobody.
struct DiagnosticWords: Equatable {
  var severity: String
  var title: String
  var label: String?
  var text: String?
  var next: String?

  /// Their third argument says whether memory was read or written.
  private static let accessCodes: Set<DiagnosticCode> = [
    .nullAccess, .useAfterFree, .outOfBounds, .readOnlyMemory, .returnedFrame, .unmappedAccess,
    .variableOverrun, .endedScope,
  ]

  /// `T1: group #2, T2: lock (T1)`, with what is waited for in the reader's words.
  private static func waits(_ story: String, _ page: Page) -> String {
    let waits = story.parts(between: ", ").map { wait in
      let words = wait.split(separator: " ", maxSplits: 2).map(String.init)
      guard words.count > 1, hasText("threads.kind.\(words[1])") else { return String(wait) }
      let rest = words.count > 2 ? " " + words[2] : ""
      return "\(words[0]) \(page.text("threads.kind.\(words[1])"))\(rest)"
    }
    return listed(waits, page)
  }

  /// Whose words fit, where one code has several causes: what the catalogue has under this name comes before what it
  /// has under the code.
  private static func story(of diagnostic: Diagnostic) -> String? {
    let arguments = diagnostic.arguments
    switch diagnostic.code {
    case .answerReplaces where arguments.count > 1: return "hides"
    case .nullAccess where arguments.first != "0x0": return "nearNull"
    // Who has written no dispatch_once is told of the variable, or of the function, for which no system has a sentence.
    case .onceRecursion where !arguments.isEmpty:
      return diagnostic.title == nil ? "functionOnce" : "staticOnce"
    // Of all that Swift checks, this has a story of its own.
    case .swiftTrap where !arguments.isEmpty: return "unowned"
    case .swiftError where arguments.count == 2 && arguments[1] == "earlier input":
      return "typeAgain"
    case .constantOverflow where arguments.count > 1: return "narrowing"
    case .deadlock where arguments.count > 1:
      // `T1: lock #3 (T2)`: an order helps where all hold what another one wants.
      let waits = arguments[1].split(separator: ",")
      let locks = waits.filter { $0.contains(": lock") && $0.contains("(T") }
      if arguments.count > 3 || locks.isEmpty { return "signals" }
      return locks.count == waits.count ? "locks" : nil
    default: return nil
    }
  }

  init(_ diagnostic: Diagnostic, page: Page) {
    let isAccess = Self.accessCodes.contains(diagnostic.code)
    let arguments = diagnostic.arguments.enumerated().map { index, argument in
      // The one thing that is found and has no spelling.
      if argument == "end of input" { return page.text("argument.endOfInput") }
      if diagnostic.code == .libraryNotBuilt, index == 1 { return page.text(argument) }
      if diagnostic.code == .answerNotSearched, argument.hasPrefix("explore.reason.") {
        return page.text(argument)
      }
      if isAccess, index == 2 {
        return page.text(argument == "write" ? "argument.write" : "argument.read")
      }
      if diagnostic.code == .deadlock, index == 1 { return Self.waits(argument, page) }
      return shortened(argument)
    }
    func words(_ part: String, of subject: String) -> String? {
      guard let pattern = Catalogue.of(page.language).pattern("\(subject).\(part)"),
        !pattern.isEmpty
      else { return nil }
      let parsed = TextPattern(pattern)
      if let highest = parsed.argumentNumbers.max(), highest > arguments.count { return nil }
      return parsed.filled(with: arguments, in: page.language)
    }
    let story = Self.story(of: diagnostic)
    func words(_ part: String) -> String? {
      story.flatMap { words(part, of: $0) } ?? words(part, of: diagnostic.code.rawValue)
    }
    severity =
      switch diagnostic.severity {
      case .error: page.text("diagnostic.error")
      case .warning: page.text("diagnostic.warning")
      case .note: page.text("diagnostic.note")
      }
    label = words("label")
    if let given = diagnostic.title ?? words("title") {
      title = given
    } else {
      // The label says what was found; it must not be said twice.
      title = label ?? page.text("diagnostic.untitled")
      label = nil
    }
    text = words("text")
    if diagnostic.code == .deadlock, let waits = diagnostic.arguments.dropFirst().first {
      // Said where there is something to say.
      let parts = [
        waits.contains("(T") ? words("holders", of: "deadlock") : nil,
        arguments.count > 3 ? words("ended", of: "deadlock") : nil,
        "\(waits) ".contains("T1:") || waits.contains("(T1)") ? words("main", of: "deadlock") : nil,
      ]
      text = parts.reduce(text) { whole, part in
        guard let whole, let part else { return whole }
        return sentences(whole, part, page)
      }
    }
    if let suggestion = diagnostic.suggestion {
      next = page.text("diagnostic.didYouMean", [shortened(suggestion)])
    } else {
      next = words("next")
    }
  }
}

/// An argument as long as a sentence can bear: the beginning and the end of what the learner wrote.
func shortened(_ argument: String) -> String {
  guard argument.utf8.count > 160, argument.unicodeScalars.count > 80 else { return argument }
  return ends(of: argument, first: 50, "…", last: 25)
}

private func lastLineNumberWidth(_ place: SourceRange, _ sources: SourceMap) -> Int {
  guard let file = sources.file(of: place) else { return 1 }
  return String(file.line(at: lastByte(of: place, in: file)) + 1).count
}

/// The last byte that a range touches; an end at the start of a line belongs to the line before.
private func lastByte(of place: SourceRange, in file: SourceFile) -> UInt32 {
  let end = min(place.end, UInt32(clamping: file.text.count))
  return end > place.start ? end - 1 : place.start
}

/// One place with its excerpt, its marks and its label.
private struct FramedPlace {
  var place: SourceRange
  var label: String?
  var style: TextStyle
  var sign: Character

  func lines(gutter: Int, sources: SourceMap, page: Page) -> [StyledLine] {
    guard let file = sources.file(of: place), let name = placeName(place, in: sources, page: page)
    else { return [] }
    if page.narrates { return spoken(name, file, page) }
    let plain = page.drawsPlainFrames
    let bar = plain ? "| " : "│ "
    let corner = plain ? "+- " : "┌─ "
    let margin = String(repeating: " ", count: gutter + 1)
    let barWidth = 2
    let room = max(page.width - gutter - 1 - barWidth, 10)
    var result: [StyledLine] = []
    let heading = wrap(
      StyledLine(name), width: page.width, firstIndent: margin + corner,
      indent: margin + bar, ambiguousWidth: page.ambiguousWidth)
    result += heading

    let first = file.line(at: place.start)
    let last = max(first, file.line(at: lastByte(of: place, in: file)))
    var shown = Array(first...min(last, first + 3))
    if last - first > 3 { shown = [first, first + 1, last] }
    var previous = first
    for number in shown {
      if number > previous + 1 {
        let gap = String(repeating: " ", count: max(gutter - 1, 0)) + page.ellipsis
        result.append(StyledLine(gap, .dim))
      }
      previous = number
      let whole = file.lineText(number)
      let lineStart = Int(file.lineStarts[number])
      let from = number == first ? max(Int(place.start) - lineStart, 0) : 0
      let upTo = number == last ? max(Int(place.end) - lineStart, from) : whole.count
      let (bytes, offset) = Excerpt.window(whole, around: min(from, upTo)..<upTo)
      let start = lineStart + offset
      let excerpt = Excerpt(bytes, ambiguousWidth: page.ambiguousWidth)
      var low = number == first ? max(Int(place.start) - start, 0) : excerpt.firstInk
      let high = number == last ? min(Int(place.end) - start, bytes.count) : bytes.count
      low = min(low, bytes.count)
      let mark = excerpt.columns(of: low..<max(high, low))
      let (text, shownMark) = excerpt.cut(
        to: room, around: mark, ellipsis: page.ellipsis,
        ellipsisWidth: page.displayWidth(page.ellipsis))
      let digits = String(number + 1)
      var line = StyledLine(
        String(repeating: " ", count: gutter - min(digits.count, gutter)) + digits + " " + bar, .dim
      )
      line.append(text)
      result.append(line)
      // Between its ends a long range needs no marks.
      guard number == first || number == last else { continue }
      var marks = StyledLine(margin + bar, .dim)
      marks.append(String(repeating: " ", count: shownMark.lowerBound))
      marks.append(String(repeating: sign, count: shownMark.count), style)
      if number == last {
        result += labelled(marks, at: shownMark, margin: margin + bar, room: room, page: page)
      } else {
        result.append(marks)
      }
    }
    return result
  }

  /// The place, the line, what is meant in it and the label, as sentences.
  private func spoken(_ name: String, _ file: SourceFile, _ page: Page) -> [StyledLine] {
    let number = file.line(at: place.start)
    let whole = String(decoding: file.lineText(number), as: UTF8.self)
    let start = min(Int(place.start), file.text.count)
    let end = min(Int(lastByte(of: place, in: file)) + 1, file.text.count)
    let meant = shortened(String(decoding: file.text[start..<max(start, end)], as: UTF8.self))
    var sentence = name + page.colon + whole.drop { $0 == " " }
    if !meant.isEmpty, meant != whole, !meant.contains("\n") {
      sentence += "\n" + page.text("narrate.meant", [meant])
    }
    if let label, !label.isEmpty { sentence += "\n" + label }
    return wrap(sentence, width: page.width, firstIndent: "", indent: "  ")
  }

  /// The label stands behind the marks where it fits, else below them.
  private func labelled(
    _ marks: StyledLine, at columns: Range<Int>, margin: String, room: Int, page: Page
  ) -> [StyledLine] {
    guard let label, !label.isEmpty else { return [marks] }
    if columns.upperBound + 1 + page.displayWidth(label) <= room, !label.contains("\n") {
      return [marks + StyledLine([StyledSpan(" "), StyledSpan(label, style)])]
    }
    // Below, from the mark's column if half of the room is left there, else from the frame.
    let indent = columns.lowerBound <= room / 2 ? columns.lowerBound : 0
    let lines = wrap(label, style, width: room - indent, ambiguousWidth: page.ambiguousWidth)
    return [marks]
      + lines.map { line in
        StyledLine(margin, .dim) + StyledLine(String(repeating: " ", count: indent)) + line
      }
  }
}

/// One place of the source, marked, for views that tell of no problem. Empty where there is no source.
func placeView(
  _ place: SourceRange, label: String? = nil, sources: SourceMap, page: Page
) -> [StyledLine] {
  FramedPlace(place: place, label: label, style: .cyan, sign: "^")
    .lines(gutter: lastLineNumberWidth(place, sources), sources: sources, page: page)
}
