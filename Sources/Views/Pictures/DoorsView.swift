import Ownership
package import Session
import VirtualMachine

/// `:doors`: each way to a second object in a line.
package func doorsView(_ report: DoorReport, page: Page) -> [StyledLine] {
  guard report.getter != nil else {
    return prose("doors.noGetter", [report.className], .warning, page: page)
  }
  let rows = report.doors.map { door -> [StyledLine] in
    let mark = door.isOpen ? StyledLine("!", .yellow) : StyledLine(" ")
    return [mark, StyledLine(door.text, .bold), StyledLine(answer(door, page))]
  }
  var lines = Table(
    headings: ["", "", ""], alignments: [.left, .left, .left], rows: rows
  ).lines(page: page, indent: " ")
  let open = report.open.count
  lines +=
    open == 0
    ? prose("doors.closed", [report.className], .green, page: page)
    : prose("doors.open", [report.className, String(open)], .yellow, page: page)
  return lines
}

private func answer(_ door: Door, _ page: Page) -> String {
  let words: String
  switch door.answer {
  case .same(let serial): words = page.text("doors.same", [objectName(serial)])
  case .second(let serial): words = page.text("doors.second", [objectName(serial)])
  case .none: words = page.text("doors.none")
  case .exception(let reason): words = page.text("doors.exception", [reason])
  case .stateSet(let serial, let variables):
    let values = variables.map { $0.name + " " + $0.values.joined(separator: " -> ") }
    words = page.text("doors.stateSet", [objectName(serial), values.joined(separator: ", ")])
  case .overReleased(let serial): words = page.text("doors.overReleased", [objectName(serial)])
  case .notPossible: words = page.text("doors.notPossible")
  case .stopped: words = page.text("doors.stopped")
  case .schedules(let tried, let second):
    words =
      second == 0
      ? page.text("doors.schedulesSame", [String(tried)])
      : page.text("doors.schedulesSecond", [String(second), String(tried)])
  }
  switch door.way {
  case .createInstance: return sentences(words, page.text("doors.nobodyCloses"), page)
  case .allocFirst: return sentences(words, page.text("doors.allocFirst"), page)
  case .initAgain: return sentences(words, page.text("doors.initAgain"), page)
  case .subclass: return sentences(words, page.text("doors.subclass"), page)
  case .threads: return sentences(words, page.text("doors.threads"), page)
  default: return words
  }
}
