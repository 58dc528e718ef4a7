/// The pieces of a lesson page. They take plain values, so that whoever reads lessons need not know how
/// they look, and a lesson reads the same in a terminal of any width.

/// A run of prose: cmark tells emphasis and code apart, the screen shows them by style, and code keeps its
/// backquotes where there is no colour to mark it.
package struct ProseSpan: Equatable, Sendable {
  package enum Kind: Sendable { case plain, emphasis, strong, code }
  package var text: String
  package var kind: Kind
  package init(_ text: String, _ kind: Kind = .plain) {
    self.text = text
    self.kind = kind
  }
}

func styledProse(_ spans: [ProseSpan]) -> StyledLine {
  StyledLine(
    spans.map { span in
      switch span.kind {
      case .plain: StyledSpan(span.text)
      case .emphasis, .strong: StyledSpan(span.text, .bold)
      case .code: StyledSpan("`" + span.text + "`", .cyan)
      }
    })
}

/// Prose wider than this is tiring to read, however wide the terminal.
private func readingWidth(_ page: Page) -> Int { min(page.width, 80) }

/// `Lesson 3 · Two owners, one object`, ruled below.
package func lessonTitleView(_ title: String, kicker: String? = nil, page: Page) -> [StyledLine] {
  var lines: [StyledLine] = []
  if let kicker { lines += wrap(kicker, .dim, width: page.width) }
  lines += wrap(title, .heading, width: page.width, ambiguousWidth: page.ambiguousWidth)
  if page.narrates { return lines }
  let longest = lines.map { page.displayWidth($0.plain) }.max() ?? 0
  let rule = page.drawsPlainFrames ? "=" : "═"
  lines.append(StyledLine(String(repeating: rule, count: min(longest, page.width)), .dim))
  return lines
}

package func lessonHeadingView(_ text: String, page: Page) -> [StyledLine] {
  wrap(text, .heading, width: readingWidth(page), ambiguousWidth: page.ambiguousWidth)
}

package func lessonParagraphView(
  _ spans: [ProseSpan], page: Page, indent: String = ""
) -> [StyledLine] {
  var result: [StyledLine] = []
  var paragraph: [ProseSpan] = []
  func finish() {
    result += wrap(
      styledProse(paragraph), width: readingWidth(page), firstIndent: indent,
      ambiguousWidth: page.ambiguousWidth)
    paragraph = []
  }
  // A hard break in the lesson is a new line here.
  for span in spans {
    let parts = span.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index > 0 { finish() }
      paragraph.append(ProseSpan(String(part), span.kind))
    }
  }
  finish()
  return result
}

/// One item of a list; `marker` is `•` or `1.`.
package func lessonItemView(
  _ spans: [ProseSpan], marker: String, page: Page, indent: String = ""
) -> [StyledLine] {
  let first = indent + marker + " "
  let rest = String(repeating: " ", count: page.displayWidth(first))
  return wrap(
    styledProse(spans), width: readingWidth(page), firstIndent: first, indent: rest,
    ambiguousWidth: page.ambiguousWidth)
}

/// Code in a margin; lines are never cut, so that they can be copied.
package func lessonCodeView(_ code: String, page: Page) -> [StyledLine] {
  if page.narrates {
    return [StyledLine(page.text("narrate.code") + page.colon)] + sourceView(code, page: page)
  }
  let bar = page.drawsPlainFrames ? "  | " : "  │ "
  return sourceView(code, page: page).map { StyledLine(bar, .dim) + $0 }
}

/// `Hint 1 of 3: …`
package func lessonHintView(
  _ spans: [ProseSpan], number: Int, of total: Int, page: Page
) -> [StyledLine] {
  let line = StyledLine(
    page.text("lesson.hintNumber", [String(number), String(total)]) + page.colon, .heading)
  return wrap(
    line + styledProse(spans), width: readingWidth(page), indent: "  ",
    ambiguousWidth: page.ambiguousWidth)
}

package enum LessonVerdict: Sendable { case passed, failed, neutral }

/// What a check found, in a sentence or a few.
package func lessonVerdictView(
  _ spans: [ProseSpan], _ verdict: LessonVerdict, page: Page
) -> [StyledLine] {
  let plain = page.drawsPlainFrames
  let (sign, style): (String, TextStyle) =
    switch verdict {
    case .passed where page.narrates: (page.text("narrate.passed") + page.colon, .plain)
    case .failed where page.narrates: (page.text("narrate.failed") + page.colon, .plain)
    case .neutral where page.narrates: ("", .plain)
    case .passed: (plain ? "+ " : "✓ ", [.bold, .green])
    case .failed: (plain ? "x " : "✗ ", .error)
    case .neutral: ("  ", .plain)
    }
  return wrap(
    StyledLine(sign, style) + styledProse(spans), width: readingWidth(page), indent: "  ",
    ambiguousWidth: page.ambiguousWidth)
}

/// How far the learner is: a bar and the number, which alone says everything.
package func lessonProgressView(done: Int, total: Int, page: Page) -> [StyledLine] {
  guard total > 0 else { return [] }
  if page.narrates {
    return [StyledLine(page.text("lesson.progress", [String(done), String(total)]))]
  }
  let cells = min(total, 20)
  let filled = max(0, min(cells, done * cells / total))
  let plain = page.drawsPlainFrames
  var line = StyledLine(String(repeating: plain ? "#" : "■", count: filled), .green)
  line.append(String(repeating: plain ? "." : "□", count: cells - filled), .dim)
  line.append("  " + page.text("lesson.progress", [String(done), String(total)]))
  return [line]
}
