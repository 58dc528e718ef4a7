package import Diagnostics
package import Session

/// What ARC wrote, in the source's own lines: each call stands at the place where the compiler put it, between
/// marks that no program has, so that the line reads as if somebody had written it by hand.
///
/// `retain` and `release` need no further word. A call of the runtime's that has no message of its own (a weak
/// variable, a result that is handed over) is explained below the line.
package func insertedView(
  _ functions: [InsertedCounts], sources: SourceMap, page: Page
) -> [StyledLine] {
  if functions.isEmpty { return prose("inserted.none", page: page) }
  var lines: [StyledLine] = []
  for function in functions {
    guard let file = sources.file(of: function.place) else { continue }
    if !lines.isEmpty { lines.append(StyledLine()) }
    lines.append(StyledLine(function.function, .bold))
    let first = file.line(at: function.place.start)
    let last = file.line(at: max(function.place.start, function.place.end &- 1))
    let place = function.place
    let steps = function.steps.filter { $0.place.file == place.file }
    let furthest = steps.map { file.line(at: $0.insertion(in: file, of: place)) }.max() ?? last
    let digits = String(max(last, furthest) + 1).count
    // What stands in another line, such as a property, has its own.
    var told = steps
    for line in first...max(first, last) {
      let here = steps.filter { file.line(at: $0.insertion(in: file, of: place)) == line }
      told.removeAll { file.line(at: $0.insertion(in: file, of: place)) == line }
      lines += drawn(file, line, here, place, digits: digits, page: page)
    }
    for line in Set(told.map { file.line(at: $0.insertion(in: file, of: place)) }).sorted() {
      let here = told.filter { file.line(at: $0.insertion(in: file, of: place)) == line }
      lines += drawn(file, line, here, place, digits: digits, page: page)
    }
  }
  return lines
}

/// A line of the source with the calls in it, and what has to be said to them.
private func drawn(
  _ file: SourceFile, _ line: Int, _ steps: [InsertedCounts.Step], _ function: SourceRange,
  digits: Int,
  page: Page
) -> [StyledLine] {
  let number = String(line + 1)
  let lineText = file.lineText(line)
  let start = lineText.startIndex
  let bytes = Array(lineText)
  var result = StyledLine(page.toTheRight(number, width: digits) + "  ")
  func text(_ from: Int, _ to: Int) -> String {
    visible(String(decoding: bytes[from..<to], as: UTF8.self), tabWidth: 4)
  }
  var done = 0
  var index = 0
  let sorted = steps.enumerated().sorted {
    let (a, b) = (
      $0.element.insertion(in: file, of: function), $1.element.insertion(in: file, of: function)
    )
    return a == b ? $0.offset < $1.offset : a < b
  }.map(\.element)
  while index < sorted.count {
    let at = min(
      max(Int(sorted[index].insertion(in: file, of: function)) - start, done), bytes.count)
    var count = 1
    while index + count < sorted.count,
      sorted[index + count].sameCall(as: sorted[index], file, function)
    {
      count += 1
    }
    result.append(text(done, at))
    let times = count == 1 ? "" : " ×\(count)"
    let marks = page.drawsPlainFrames ? ("<", ">") : ("«", "»")
    result.append(marks.0 + sorted[index].call(page) + times + marks.1, [.bold, .green])
    done = at
    index += count
    let isBehind =
      index == sorted.count || Int(sorted[index].insertion(in: file, of: function)) - start > at
    if isBehind, at < bytes.count, !" ;})\t".utf8.contains(bytes[at]) { result.append(" ") }
  }
  result.append(text(done, bytes.count))
  let indent = String(repeating: " ", count: digits + 4)
  var lines = wrap(
    result, width: page.width, indent: indent, ambiguousWidth: page.ambiguousWidth)
  var told: [String] = []
  for step in steps {
    guard let sentence = step.sentence(page), !told.contains(sentence) else { continue }
    told.append(sentence)
    lines += wrap(
      StyledLine(indent + "+ " + sentence, .dim), width: page.width, indent: indent + "  ",
      ambiguousWidth: page.ambiguousWidth)
  }
  return lines
}

extension InsertedCounts.Step {
  /// Behind the statement that it belongs to; what ends at a brace, or before a return, ends in front of it; what
  /// a function does with its parameters first comes behind its opening brace.
  fileprivate func insertion(in file: SourceFile, of function: SourceRange) -> UInt32 {
    let text = file.text
    let start = Int(place.start)
    guard start < text.count, text[start] != UInt8(ascii: "}") else { return place.start }
    let word = text[start...].prefix { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
    if word.elementsEqual("return".utf8) { return place.start }
    let stop = max(min(Int(place.end), text.count), start)
    let own = text[start..<stop]
    if place.start <= function.start, place.end >= function.end, text[start] != UInt8(ascii: "@"),
      own.last == UInt8(ascii: "}"),
      let brace = own.firstIndex(of: UInt8(ascii: "{"))
    {
      return UInt32(brace + 1)
    }
    var end = stop
    while end < text.count, !";{}\n".utf8.contains(text[end]) { end += 1 }
    return UInt32(end < text.count && text[end] == UInt8(ascii: ";") ? end + 1 : stop)
  }

  fileprivate func sameCall(
    as other: InsertedCounts.Step, _ file: SourceFile, _ function: SourceRange
  ) -> Bool {
    kind == other.kind && variable == other.variable && isOldValue == other.isOldValue
      && isNewValue == other.isNewValue
      && insertion(in: file, of: function) == other.insertion(in: file, of: function)
  }

  private func subject(_ page: Page) -> String {
    if let variable {
      return isOldValue ? page.text("inserted.oldValue", [variable]) : variable
    }
    let isWeak = [.loadWeak, .storeWeak, .destroyWeak].contains(kind)
    if isOldValue { return page.text("inserted.formerValue") }
    return page.text(
      isWeak ? "inserted.variable" : isNewValue ? "inserted.newValue" : "inserted.temporary")
  }

  /// As somebody would write it.
  fileprivate func call(_ page: Page) -> String {
    let subject = subject(page)
    switch kind {
    case .retain: return "[\(subject) retain]"
    case .release: return "[\(subject) release]"
    case .autorelease: return "[\(subject) autorelease]"
    case .claim: return "objc_retainAutoreleasedReturnValue"
    case .handOver: return "objc_autoreleaseReturnValue"
    case .loadWeak: return "objc_loadWeakRetained"
    case .storeWeak: return "objc_storeWeak"
    case .destroyWeak: return "objc_destroyWeak"
    }
  }

  /// nil: the call says it all.
  fileprivate func sentence(_ page: Page) -> String? {
    switch kind {
    case .retain, .release, .autorelease: nil
    case .claim, .handOver, .loadWeak, .storeWeak, .destroyWeak:
      page.text("inserted.\(kind.rawValue)", [subject(page)])
    }
  }
}
