package import Diagnostics
package import Session

/// What ARC wrote, in the source's own lines: each line of the function, and under it what was put in there.
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
    let digits = String(last + 1).count
    for line in first...max(first, last) {
      let text = String(decoding: file.lineText(line), as: UTF8.self)
      let number = String(line + 1)
      lines.append(
        StyledLine(
          String(repeating: " ", count: digits - number.count) + number + "  "
            + visible(text, tabWidth: 4)))
      let here = function.steps.filter { step in
        step.place.file == function.place.file && file.line(at: step.place.start) == line
      }
      lines += described(here, indent: digits + 4, page: page)
    }
  }
  return lines
}

/// The steps of one line; the same step several times is told once with a number.
private func described(
  _ steps: [InsertedCounts.Step], indent: Int, page: Page
) -> [StyledLine] {
  var told: [(text: String, count: Int)] = []
  for step in steps {
    let isWeak = [.loadWeak, .storeWeak, .destroyWeak].contains(step.kind)
    var subject = step.variable
    if let name = subject, step.isOldValue { subject = page.text("inserted.oldValue", [name]) }
    if subject == nil {
      subject = page.text(
        isWeak
          ? "inserted.variable" : step.isNewValue ? "inserted.newValue" : "inserted.temporary")
    }
    let text = page.text("inserted.\(step.kind.rawValue)", [subject ?? ""])
    if let index = told.firstIndex(where: { $0.text == text }) {
      told[index].count += 1
    } else {
      told.append((text, 1))
    }
  }
  return told.flatMap { entry in
    let times = entry.count == 1 ? "" : " (×\(entry.count))"
    return wrap(
      StyledLine(String(repeating: " ", count: indent) + "+ " + entry.text + times, .dim),
      width: page.width, indent: String(repeating: " ", count: indent + 2),
      ambiguousWidth: page.ambiguousWidth)
  }
}
