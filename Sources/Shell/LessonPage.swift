import LessonEngine
import Views

/// A lesson's prose on the screen: the tree that cmark read becomes the lines that the views draw.
///
/// The lesson engine knows what a paragraph is, the views know how one looks; neither knows the other, so the
/// translation stands here, where both are known.
struct LessonPage {
  let page: Page

  func lines(of blocks: [LessonEngine.ProseBlock], indent: String = "") -> [StyledLine] {
    var result: [StyledLine] = []
    for block in blocks {
      if !result.isEmpty { result.append("") }
      result += lines(of: block, indent: indent)
    }
    return result
  }

  /// Lists and quotes are at most 32 deep (the engine refuses more), so this may recurse.
  func lines(of block: LessonEngine.ProseBlock, indent: String = "") -> [StyledLine] {
    switch block {
    case .heading(_, let spans): return lessonHeadingView(spans.plainText, page: page)
    case .paragraph(let spans):
      return lessonParagraphView(LessonPage.flat(spans), page: page, indent: indent)
    case .list(let first, let items):
      var result: [StyledLine] = []
      for (index, item) in items.enumerated() {
        let bullet = page.ambiguousWidth == 2 ? "-" : "•"
        let marker = first.map { "\($0 + index)." } ?? bullet
        let deeper = indent + String(repeating: " ", count: marker.count + 1)
        for (position, block) in item.enumerated() {
          if position == 0, case .paragraph(let spans) = block {
            result += lessonItemView(
              LessonPage.flat(spans), marker: marker, page: page, indent: indent)
          } else {
            result += lines(of: block, indent: deeper)
          }
        }
      }
      return result
    case .quote(let blocks): return lines(of: blocks, indent: indent + "  ")
    case .code(_, let text): return lessonCodeView(text, page: page)
    case .table(let rows):
      return lessonTableView(
        rows.map { $0.map(Self.flat) }, page: page, indent: indent)
    case .rule: return [""]
    }
  }

  /// A hint: its number before the first paragraph.
  func lines(of hint: LearnerRun.Hint) -> [StyledLine] {
    var blocks = hint.blocks[...]
    var spans: [Views.ProseSpan] = []
    if case .paragraph(let first)? = blocks.first {
      spans = LessonPage.flat(first)
      blocks = blocks.dropFirst()
    }
    let rest = lines(of: Array(blocks), indent: "  ")
    return lessonHintView(spans, number: hint.number, of: hint.count, page: page) + rest
  }

  /// A verdict with its reasons: the first paragraph carries the sign.
  func lines(
    of blocks: [LessonEngine.ProseBlock], verdict: LessonVerdict
  ) -> [StyledLine] {
    guard case .paragraph(let first)? = blocks.first else { return lines(of: blocks, indent: "  ") }
    return lessonVerdictView(LessonPage.flat(first), verdict, page: page)
      + lines(of: Array(blocks.dropFirst()), indent: "  ")
  }

  /// Spans without nesting. Behind a link to somewhere else stands its address: there is nothing to click.
  static func flat(_ spans: [LessonEngine.ProseSpan]) -> [Views.ProseSpan] {
    var result: [Views.ProseSpan] = []
    add(spans, .plain, to: &result)
    return result
  }

  private static func add(
    _ spans: [LessonEngine.ProseSpan], _ kind: Views.ProseSpan.Kind,
    to result: inout [Views.ProseSpan]
  ) {
    for (index, span) in spans.enumerated() {
      switch span {
      case .text(let text): result.append(Views.ProseSpan(text, kind))
      case .code(let text): result.append(Views.ProseSpan(text, .code))
      case .emphasis(let inner): add(inner, kind == .plain ? .emphasis : kind, to: &result)
      case .strong(let inner): add(inner, .strong, to: &result)
      case .link(let inner, let destination):
        add(inner, kind, to: &result)
        if destination.hasPrefix("http"), inner.plainText != destination {
          result.append(Views.ProseSpan(" (\(destination))", kind))
        }
      case .softBreak:
        let next = index + 1 < spans.count ? [spans[index + 1]].plainText.first : nil
        // Chinese lines join without a space, and its punctuation brings its own.
        if let last = result.last?.text.last, let next {
          if isWideLetter(last), isWideLetter(next) { continue }
          if isWideLetter(last), last.isPunctuation { continue }
          if isWideLetter(next), next.isPunctuation { continue }
        }
        result.append(Views.ProseSpan(" ", kind))
      case .lineBreak: result.append(Views.ProseSpan("\n", kind))
      }
    }
  }

  private static func isWideLetter(_ character: Character) -> Bool {
    displayWidth(of: character) == 2
  }
}
