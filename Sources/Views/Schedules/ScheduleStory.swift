import Diagnostics
package import Explorer
import Session
import VirtualMachine

/// The answer of an exploration, for a person: the verdict, the numbers, and a bad schedule as a story in lanes.
///
/// Time runs down, each thread has a lane, and one column tracks the variable that they contend for (`*`: it was
/// just written). A switch away from a thread that could have gone on stands between the rows.
package func explorationView(
  _ exploration: Exploration, check: String, times: Int, page: Page
) -> [StyledLine] {
  var lines: [StyledLine] = []
  let sign = page.drawsPlainFrames
  switch exploration.verdict {
  case .proved:
    lines += prose("explore.proved", [], .success, page: page)
  case .found:
    lines += prose("explore.found", [anomaly(exploration, page)], .error, page: page)
  case .bounded:
    lines += prose("explore.bounded", [exploration.reason ?? ""], .warning, page: page)
  case .cannot:
    lines += prose("explore.cannot", [exploration.reason ?? ""], .warning, page: page)
  }
  if !check.isEmpty { lines += prose("explore.check", [check], page: page) }
  if let all = exploration.interleavings, let bad = exploration.bad {
    lines += prose("explore.census", [String(all), String(bad)], page: page)
  }
  if let stories = exploration.stories, let bad = exploration.badStories {
    lines += prose("explore.stories", [String(stories), String(bad)], page: page)
  }
  if let states = exploration.states, let moves = exploration.transitions {
    lines += prose("explore.states", [String(states), String(moves)], .dim, page: page)
  }
  if let token = exploration.token {
    lines += prose("explore.replay", [token], page: page)
  }
  if !exploration.schedule.isEmpty {
    lines.append("")
    lines += storyLanes(
      exploration.schedule, firstThread: exploration.firstThread, isPlain: sign, page: page)
    lines.append("")
    lines += reasons(exploration, page)
  }
  for race in exploration.races {
    lines += prose("explore.race", [race.variable], page: page)
  }
  return lines
}

/// The name of what went wrong.
private func anomaly(_ exploration: Exploration, _ page: Page) -> String {
  page.text("explore.anomaly." + anomalyKey(exploration))
}

package func anomalyKey(_ exploration: Exploration) -> String {
  switch exploration.failure {
  case .deadlock(let waits)?:
    if waits.contains(where: { $0.holder != 0 }) { return "lockOrder" }
    return "lostSignal"
  case .stop(let stop)?:
    switch stop {
    case .overRelease, .doubleFree: return "overRelease"
    case .zombie, .access(.freed, _, _, _): return "useAfterFree"
    case .onceRecursion: return "onceRecursion"
    case .selfDeadlock: return "selfDeadlock"
    case .exception: return "exception"
    default: return "stop"
    }
  case .check?, nil:
    // A read, somebody else's write, and then a write that still believes the read.
    let steps = exploration.schedule
    for (last, write) in steps.enumerated() where write.isWrite && !write.variable.isEmpty {
      for first in 0..<last
      where steps[first].thread == write.thread && !steps[first].isWrite
        && steps[first].variable == write.variable
      {
        let isStale = steps[first..<last].contains {
          $0.thread != write.thread && $0.isWrite && $0.variable == write.variable
        }
        if isStale {
          return Int(steps[first].value) == nil || write.value.hasPrefix("#")
            ? "checkThenAct" : "lostUpdate"
        }
      }
    }
    return "check"
  }
}

/// The lanes of a schedule.
package func storyLanes(
  _ steps: [Exploration.Step], firstThread: Int, isPlain: Bool, page: Page
) -> [StyledLine] {
  var threads: [Int] = []
  for step in steps where !threads.contains(step.thread) { threads.append(step.thread) }
  threads.sort()
  let shown = Array(threads.prefix(5))
  let room = min(page.width, 80) - 5 - 12
  let width = max(8, room / max(1, shown.count) - 2)
  let (bar, dash, cross) = isPlain ? ("|", "-", "+") : ("│", "─", "┼")
  let contended = contendedVariable(steps)
  func cell(_ text: String, _ width: Int) -> String {
    var kept = text
    while page.displayWidth(kept) > width { kept.removeLast() }
    if kept.count < text.count, kept.count > 1 {
      while page.displayWidth(kept + page.ellipsis) > width, !kept.isEmpty { kept.removeLast() }
      kept += page.ellipsis
    }
    return kept + String(repeating: " ", count: max(0, width - page.displayWidth(kept)))
  }
  func row(_ number: String, _ cells: [String], _ last: String, _ styles: TextStyle) -> StyledLine {
    var line = StyledLine(String(repeating: " ", count: max(0, 3 - number.count)) + number + " ")
    for text in cells {
      line.append(bar + " ", .dim)
      line.append(cell(text, width), styles)
    }
    line.append(bar + " ", .dim)
    let tail = cell(last, 9)
    line.append(
      String(tail[..<(tail.lastIndex { $0 != " " }.map(tail.index(after:)) ?? tail.startIndex)]))
    return line
  }
  var lines: [StyledLine] = []
  lines.append(
    row(
      "",
      shown.map {
        "\(ScheduleToken.letter($0 - firstThread))  T\($0)" + ($0 == 1 ? " main" : "")
      }, contended ?? "", .bold))
  var rule = String(repeating: dash, count: 4)
  for _ in shown { rule += cross + String(repeating: dash, count: width + 1) }
  lines.append(StyledLine(rule + cross + String(repeating: dash, count: 10), .dim))
  var value = ""
  for (index, step) in steps.enumerated() {
    if index > 0, steps[index - 1].thread != step.thread,
      steps[index...].contains(where: { $0.thread == steps[index - 1].thread })
    {
      let mark = (isPlain ? "  ! " : "  ⚡ ")
      for line in wrap(
        mark + page.text("explore.stopped", ["T\(steps[index - 1].thread)"]),
        width: page.width)
      { lines.append(line) }
    }
    var told = step.source.split(separator: "\n").first.map(String.init) ?? step.operation
    if told.isEmpty { told = step.operation }
    if step.isByTime { told = page.text("explore.time") + " " + told }
    if !step.variable.isEmpty, !step.value.isEmpty, !step.isWrite {
      told += (isPlain ? " -> " : " → ") + step.value
    }
    if step.variable == contended, !step.value.isEmpty {
      value = step.value + (step.isWrite ? "*" : "")
    } else if value.hasSuffix("*") {
      value.removeLast()
    }
    lines.append(
      row(
        String(index + 1),
        shown.map { $0 == step.thread ? told : "" }, value, .plain))
  }
  return lines
}

/// The variable that most threads touch and somebody writes.
private func contendedVariable(_ steps: [Exploration.Step]) -> String? {
  var best: (name: String, threads: Int)?
  for step in steps where step.isWrite && !step.variable.isEmpty {
    let threads = Set(steps.filter { $0.variable == step.variable }.map(\.thread)).count
    if best.map({ threads > $0.threads }) ?? true { best = (step.variable, threads) }
  }
  return best?.name
}

/// Why it went wrong, in sentences.
func reasons(_ exploration: Exploration, _ page: Page) -> [StyledLine] {
  var lines: [StyledLine] = []
  switch exploration.failure {
  case .deadlock(let waits)?:
    for wait in waits {
      lines += prose(
        wait.holder == 0 ? "explore.waitsForNobody" : "explore.waits",
        ["T\(wait.thread)", page.text("explore.wait.\(wait.kind)"), "T\(wait.holder)"], page: page)
    }
  case .check?: lines += prose("explore.checkFails", [], page: page)
  case .stop?, nil: break
  }
  if let switches = exploration.preemptions, let bad = exploration.bad, bad > 0 {
    lines += prose(
      switches == 0 ? "explore.noSwitchNeeded" : "explore.switches", [String(switches)], page: page)
  }
  return lines
}
