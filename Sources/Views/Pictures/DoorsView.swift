import Diagnostics
import Ownership
package import Session
import Texts
import VirtualMachine

/// `:doors`: each way to a second object in a line.
package func doorsView(_ report: DoorReport, page: Page) -> [StyledLine] {
  if let stopped = report.stoppedGetter {
    return prose(
      "doors.getterStopped",
      [stopped.text, diagnosticTitle(stopped.by, page: page), report.className],
      .warning, page: page)
  }
  guard report.getter != nil else {
    return prose("doors.noGetter", [report.className], .warning, page: page)
  }
  let rows = report.doors.map { door -> [StyledLine] in
    let text = StyledLine(door.text, .bold)
    if page.narrates {
      // What stands in front of the others is told behind.
      let words = (door.isOpen ? [page.text("doors.isOpen")] : []) + [answer(door, page)]
      return [text, StyledLine(words.joined(separator: page.colon))]
    }
    let mark = door.isOpen ? StyledLine("!", .yellow) : StyledLine(" ")
    return [mark, text, StyledLine(answer(door, page))]
  }
  var lines = Table(
    headings: ["", "", ""], alignments: [.left, .left, .left], rows: rows,
    leastOfLast: 36
  ).lines(page: page, indent: " ")
  let open = report.open.count
  let unsettled = report.unsettled.count
  if open > 0 {
    lines += prose("doors.open", [report.className, String(open)], .yellow, page: page)
  } else if unsettled > 0 {
    lines += prose("doors.noneOpen", [report.className, String(unsettled)], .yellow, page: page)
  } else if report.onlyRefused.isEmpty {
    lines += prose("doors.closed", [report.className], .green, page: page)
  }
  if !report.onlyRefused.isEmpty {
    lines += prose(
      open + unsettled > 0 ? "doors.alsoRefused" : "doors.onlyRefused",
      [report.className, String(report.onlyRefused.count)], .yellow, page: page)
  }
  return lines
}

/// After a right answer: what was tried, and where it led.
package func triedDoorsView(_ report: DoorReport, page: Page) -> [StyledLine] {
  var ways: [String] = []
  // What the compiler refuses led nowhere, since it was never gone.
  for door in report.tried where door.answer != .notPossible {
    let way = page.text("doors.way." + door.way.rawValue)
    if !ways.contains(way) { ways.append(way) }
  }
  var numbers: Set<UInt32> = []
  for door in report.tried {
    switch door.answer {
    case .same(let serial): numbers.insert(serial)
    case .second, .stateSet, .overReleased: return []
    default: continue
    }
  }
  let tried = listed(ways, page)
  guard numbers.count == 1, let one = numbers.first else { return [] }
  return prose("doors.tried", [tried, objectName(one)], page: page)
}

private func answer(_ door: Door, _ page: Page) -> String {
  let words: String
  switch door.answer {
  case .same(let serial): words = page.text("doors.same", [objectName(serial)])
  case .second(let serial): words = page.text("doors.second", [objectName(serial)])
  case .none: words = page.text("doors.none")
  case .exception(let reason): words = page.text("doors.exception", [reason])
  case .stateSet(let serial, let variables):
    let values = variables.map { ChangePicture.changed($0, page) }
    words = page.text("doors.stateSet", [objectName(serial), listed(values, page)])
  case .overReleased(let serial): words = page.text("doors.overReleased", [objectName(serial)])
  case .notPossible: words = page.text("doors.notPossible")
  case .onlyRefused(let serial): words = page.text("doors.refusedAlone", [objectName(serial)])
  case .stopped: words = page.text("doors.stopped")
  case .ended(let code): words = page.text("doors.ended", [code.rawValue])
  case .notTried: words = page.text("doors.notTried")
  case .schedules(let all?, 0, _): words = page.text("doors.schedulesSame", [String(all)])
  case .schedules(nil, 0, _): words = page.text("doors.everySchedule")
  case .schedules(let all, let bad, let clash):
    let key =
      switch clash {
      case .second, nil: "doors.schedulesSecond"
      case .others: "doors.schedulesOthers"
      case .nothing: "doors.schedulesNothing"
      case .dead: "doors.schedulesDead"
      case .unfinished: "doors.schedulesUnfinished"
      case .stuck: "doors.schedulesStuck"
      }
    let often = all.map { page.text("doors.schedulesOften", [String(bad), String($0)]) }
    words = page.text(key, [often ?? page.text("doors.someSchedules")])
  case .scheduleEnds(let code): words = page.text("doors.scheduleEnds", [code.rawValue])
  case .unknown(let reason): words = page.text("doors.unknown", [reason])
  }
  switch door.way {
  case .createInstance: return sentences(words, page.text("doors.nobodyCloses"), page)
  case .initializer, .method:
    if door.isGuess, door.isUnsettled, door.answer != .notTried {
      return sentences(words, page.text("doors.withThese"), page)
    }
    return words
  case .allocFirst: return sentences(words, page.text("doors.allocFirst"), page)
  case .initAgain: return sentences(words, page.text("doors.initAgain"), page)
  case .subclass: return sentences(words, page.text("doors.subclass"), page)
  case .threads: return sentences(words, page.text("doors.threads"), page)
  default: return words
  }
}
