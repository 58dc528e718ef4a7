internal import CCMark
import Conditions
import Diagnostics

/// A Markdown text as the blocks that a lesson is made of.
///
/// cmark reads the text (the same rules by which code hosts draw it), and its node tree is turned at once
/// into our own values: prose, fences, comments, and block quotes that begin with `[!name]`. Nobody else
/// sees a cmark node, and every block knows its place in the file, so that an error can point there.
struct MarkdownDocument {
  enum Content: Equatable {
    case prose(ProseBlock)
    /// A fence with its info string; `isClosed` is false where the file ended first.
    case fence(info: String, text: String, isClosed: Bool)
    /// `<!-- … -->`, without the marks.
    case comment(String)
    /// `> [!name]` and what follows in the quote.
    case note(name: String, [ProseBlock])
  }

  struct Block: Equatable {
    var content: Content
    /// The first line of the block.
    var place: SourceRange
    /// For fences: where the text begins, and where the closing line does.
    var textStart: UInt32
    var textEnd: UInt32 = 0
    /// For lists: where each item stands.
    var items: [SourceRange] = []
  }

  private(set) var blocks: [Block] = []
  private(set) var diagnostics: [Diagnostic] = []

  private let source: SourceFile
  private let file: UInt32
  /// Lines of front matter before what cmark reads.
  private let skippedLines: Int

  init(_ source: SourceFile, file: UInt32, fromLine skippedLines: Int = 0) {
    self.source = source
    self.file = file
    self.skippedLines = skippedLines
    guard source.lineStarts.indices.contains(skippedLines) else { return }
    let body = source.text[Int(source.lineStarts[skippedLines])...]
    let document = body.withUnsafeBytes { bytes in
      cmark_parse_document(
        bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, CMARK_OPT_DEFAULT)
    }
    guard let document else { return }
    defer { cmark_node_free(document) }
    var next = cmark_node_first_child(document)
    while let node = next {
      add(node)
      next = cmark_node_next(node)
    }
  }

  private mutating func add(_ node: OpaquePointer) {
    let place = self.place(of: node)
    let textStart = source.lineStarts[min(line(of: node) + 1, source.lineStarts.count - 1)]
    let type = cmark_node_get_type(node)
    if type == CMARK_NODE_CODE_BLOCK, isFenced(node) {
      let info = string(cmark_node_get_fence_info(node))
      blocks.append(
        Block(
          content: .fence(
            info: info, text: string(cmark_node_get_literal(node)), isClosed: isClosed(node)),
          place: place, textStart: textStart,
          textEnd: source.lineStarts[min(endLine(of: node), source.lineStarts.count - 1)]))
    } else if type == CMARK_NODE_HTML_BLOCK {
      var text = normalised(string(cmark_node_get_literal(node)))
      if text.hasPrefix("<!--") { text.removeFirst(4) }
      if text.hasSuffix("-->") { text.removeLast(3) }
      blocks.append(
        Block(content: .comment(normalised(text)), place: place, textStart: textStart))
    } else if type == CMARK_NODE_BLOCK_QUOTE, let note = note(node) {
      blocks.append(Block(content: note, place: place, textStart: textStart))
    } else if let block = block(node, depth: 0) {
      var found = Block(content: .prose(block), place: place, textStart: textStart)
      if type == CMARK_NODE_LIST {
        var item = cmark_node_first_child(node)
        while let current = item {
          found.items.append(self.place(of: current))
          item = cmark_node_next(current)
        }
      }
      blocks.append(found)
    }
  }

  // MARK: Blocks

  private mutating func block(_ node: OpaquePointer, depth: Int) -> ProseBlock? {
    if depth > ProseLimits.depth {
      if !diagnostics.contains(where: { $0.code == .lessonTooDeep }) {
        diagnostics.append(
          Diagnostic(
            .lessonTooDeep, arguments: [String(ProseLimits.depth)], at: place(of: node)))
      }
      return nil
    }
    switch cmark_node_get_type(node) {
    case CMARK_NODE_HEADING:
      return .heading(
        level: Int(cmark_node_get_heading_level(node)), spans: spans(in: node, depth: depth))
    case CMARK_NODE_PARAGRAPH:
      let spans = spans(in: node, depth: depth)
      return spans.tableRows.map(ProseBlock.table) ?? .paragraph(spans)
    case CMARK_NODE_LIST:
      let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
      let first = isOrdered ? Int(cmark_node_get_list_start(node)) : nil
      var items: [[ProseBlock]] = []
      var item = cmark_node_first_child(node)
      while let current = item {
        items.append(children(of: current, depth: depth))
        item = cmark_node_next(current)
      }
      return .list(first: first, items: items)
    case CMARK_NODE_BLOCK_QUOTE:
      return .quote(children(of: node, depth: depth))
    case CMARK_NODE_CODE_BLOCK:
      return .code(
        language: string(cmark_node_get_fence_info(node)),
        text: string(cmark_node_get_literal(node)))
    case CMARK_NODE_THEMATIC_BREAK:
      return .rule
    default:
      return nil
    }
  }

  private mutating func children(of node: OpaquePointer, depth: Int) -> [ProseBlock] {
    var result: [ProseBlock] = []
    var child = cmark_node_first_child(node)
    while let current = child {
      if let block = block(current, depth: depth + 1) { result.append(block) }
      child = cmark_node_next(current)
    }
    return result
  }

  /// `> [!name]` on a line of its own, then the note.
  private mutating func note(_ node: OpaquePointer) -> Content? {
    var inner = children(of: node, depth: 0)
    guard case .paragraph(var spans)? = inner.first else { return nil }
    var marker = ""
    var used = 0
    for span in spans {
      guard case .text(let text) = span else { break }
      marker += text
      used += 1
    }
    guard marker.hasPrefix("[!"), marker.hasSuffix("]") else { return nil }
    spans.removeFirst(used)
    if case .softBreak? = spans.first { spans.removeFirst() }
    inner.removeFirst()
    if !spans.isEmpty { inner.insert(.paragraph(spans), at: 0) }
    return .note(name: String(marker.dropFirst(2).dropLast()), inner)
  }

  // MARK: Spans

  private func spans(in node: OpaquePointer, depth: Int) -> [ProseSpan] {
    var result: [ProseSpan] = []
    if depth > ProseLimits.depth { return result }
    var child = cmark_node_first_child(node)
    while let current = child {
      switch cmark_node_get_type(current) {
      case CMARK_NODE_TEXT: result.append(.text(string(cmark_node_get_literal(current))))
      case CMARK_NODE_CODE: result.append(.code(string(cmark_node_get_literal(current))))
      case CMARK_NODE_SOFTBREAK: result.append(.softBreak)
      case CMARK_NODE_LINEBREAK: result.append(.lineBreak)
      case CMARK_NODE_EMPH: result.append(.emphasis(spans(in: current, depth: depth + 1)))
      case CMARK_NODE_STRONG: result.append(.strong(spans(in: current, depth: depth + 1)))
      case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
        result.append(
          .link(
            spans(in: current, depth: depth + 1), destination: string(cmark_node_get_url(current))
          ))
      default: break
      }
      child = cmark_node_next(current)
    }
    return merged(result)
  }

  /// cmark cuts a text wherever a mark might have begun; one span per stretch is kinder.
  private func merged(_ spans: [ProseSpan]) -> [ProseSpan] {
    var result: [ProseSpan] = []
    for span in spans {
      if case .text(let more) = span, case .text(let text)? = result.last {
        result[result.count - 1] = .text(text + more)
      } else {
        result.append(span)
      }
    }
    return result
  }

  // MARK: Places

  private func line(of node: OpaquePointer) -> Int {
    max(
      0, min(skippedLines + Int(cmark_node_get_start_line(node)) - 1, source.lineStarts.count - 1))
  }

  private func endLine(of node: OpaquePointer) -> Int {
    max(0, skippedLines + Int(cmark_node_get_end_line(node)) - 1)
  }

  private func place(of node: OpaquePointer) -> SourceRange {
    let line = line(of: node)
    let text = source.lineText(line)
    let column = max(0, Int(cmark_node_get_start_column(node)) - 1)
    let start = Int(source.lineStarts[line]) + min(column, text.count)
    return SourceRange(
      file: file, start: UInt32(truncatingIfNeeded: start),
      end: UInt32(truncatingIfNeeded: text.endIndex))
  }

  private func fenceMark(line: Int) -> String {
    let text = String(decoding: source.lineText(line), as: UTF8.self)
    let trimmed = text.drop { $0 == " " }
    guard let mark = trimmed.first, mark == "`" || mark == "~" else { return "" }
    return String(trimmed.prefix { $0 == mark })
  }

  private func isFenced(_ node: OpaquePointer) -> Bool {
    fenceMark(line: line(of: node)).count >= 3
  }

  private func isClosed(_ node: OpaquePointer) -> Bool {
    let first = line(of: node)
    let last = endLine(of: node)
    let opening = fenceMark(line: first)
    guard last > first, last < source.lineStarts.count else { return false }
    let closing = fenceMark(line: last)
    return closing.count >= opening.count && closing.first == opening.first
  }

  private func string(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}
