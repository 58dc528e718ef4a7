import Diagnostics
package import Explorer
internal import Ownership
import Session
import VirtualMachine

/// The answer of an exploration, for a person: the verdict, the numbers, and a bad schedule as a story in lanes.
///
/// Time runs down, each thread has a lane, and one column tracks the variable that they contend for (`*`: it was
/// just written). A switch away from a thread that could have gone on stands between the rows, with what it came
/// between. Below stands why it went wrong, and the nearest schedule that does not.
/// `isCheckOwn`: nobody gave the check; where there is none at all, that is told.
package func explorationView(
  _ exploration: Exploration, check: String, isCheckOwn: Bool? = nil, times: Int, page: Page
) -> [StyledLine] {
  var lines: [StyledLine] = []
  let plain = page.drawsPlainFrames
  switch exploration.verdict {
  case .proved:
    lines += prose("explore.proved", [plain ? "" : "✓ "], .success, page: page)
  case .found:
    lines += prose(
      "explore.found", [plain ? "" : "✗ ", anomaly(exploration, page)], .error, page: page)
  case .bounded:
    lines += prose("explore.bounded", [boundedReason(exploration, page)], .warning, page: page)
  case .cannot:
    lines += prose("explore.cannot", [exploration.reason ?? ""], .warning, page: page)
  }
  if !check.isEmpty {
    lines += prose(
      isCheckOwn == true ? "explore.ownCheck" : "explore.check", [check], page: page)
  } else if exploration.verdict == .proved || exploration.verdict == .bounded {
    lines += prose(isCheckOwn == nil ? "explore.noCheck" : "race.noCheck", [], page: page)
  }
  if let all = exploration.interleavings, let bad = exploration.bad {
    if let stories = exploration.stories, let badStories = exploration.badStories {
      lines += prose(
        "explore.censusStories", [String(all), String(bad), String(stories), String(badStories)],
        page: page)
    } else {
      lines += prose("explore.census", [String(all), String(bad)], page: page)
    }
  } else if exploration.states != nil, exploration.verdict == .proved || isLivelock(exploration) {
    lines += prose(
      exploration.uncounted == .tooMany ? "explore.tooMany" : "explore.unbounded", [], page: page)
  }
  if let token = exploration.token {
    lines += prose("explore.replay", [token], page: page)
  }
  let lanes = Lanes(firstThread: exploration.firstThread, page: page)
  if !exploration.schedule.isEmpty {
    lines.append("")
    lines += lanes.draw(exploration.schedule, loop: loopStart(exploration))
    lines.append("")
    lines += reasons(exploration, page)
  }
  let stories = max(exploration.told.count, exploration.stories ?? 0)
  for (number, story) in exploration.told.enumerated() {
    lines.append("")
    lines += prose(
      "explore.story", [String(number + 1), String(stories), story.token], .bold, page: page)
    lines += lanes.draw(story.steps, loop: nil)
  }
  if !exploration.told.isEmpty, stories > exploration.told.count {
    lines.append("")
    lines += prose(
      "explore.storiesLeftOut", [String(stories - exploration.told.count)], page: page)
  }
  if !exploration.told.isEmpty, !exploration.locks.isEmpty || !exploration.races.isEmpty {
    lines.append("")
  }
  lines += locksets(exploration, page)
  for line in exploration.nilLocks {
    lines += prose("explore.nilLock", [String(line)], page: page)
  }
  if !exploration.leftBehind.isEmpty {
    lines += prose(
      "explore.leftBehind", [listed(exploration.leftBehind.map { "T\($0)" }, page)],
      page: page)
  }
  return lines
}

/// A schedule that was followed because somebody named it: its lanes, and how it ended where that is not well.
package func followedView(
  _ ending: Exploration, loop: Int?, page: Page
) -> [StyledLine] {
  let lanes = storyLanes(ending.schedule, firstThread: ending.firstThread, loop: loop, page: page)
  guard ending.failure != nil else { return lanes }
  let sign = page.drawsPlainFrames ? "" : "✗ "
  return lanes + [""]
    + prose("explore.followedFails", [sign, anomaly(ending, page)], .error, page: page)
    + reasons(ending, page)
}

/// The lanes of one schedule.
package func storyLanes(
  _ steps: [Exploration.Step], firstThread: Int, loop: Int? = nil, page: Page
) -> [StyledLine] {
  Lanes(firstThread: firstThread, page: page).draw(steps, loop: loop)
}

private func isLivelock(_ exploration: Exploration) -> Bool { loopStart(exploration) != nil }

private func loopStart(_ exploration: Exploration) -> Int? {
  if case .livelock(let from)? = exploration.failure { return from }
  return nil
}

/// How far a search came that did not come to its end.
private func boundedReason(_ exploration: Exploration, _ page: Page) -> String {
  guard let reason = exploration.reason else { return "" }
  var words = page.text("explore.reason." + reason)
  if let runs = exploration.runs { words = page.text("explore.reason.runs", [String(runs)]) }
  if let percent = exploration.percent {
    words += page.text("explore.reason.percent", [String(percent)])
  }
  return words
}

// MARK: What went wrong

/// The name of what went wrong.
private func anomaly(_ exploration: Exploration, _ page: Page) -> String {
  page.text("explore.anomaly." + anomalyKey(exploration))
}

package func anomalyKey(_ exploration: Exploration) -> String {
  switch exploration.failure {
  case .deadlock(let waits)?:
    if circle(waits) != nil { return "lockOrder" }
    // Who is waited for and waits himself, for a signal at the end, is not what went wrong.
    let waiting = Set(waits.map(\.thread))
    return waits.contains { $0.holder != 0 && !waiting.contains($0.holder) }
      ? "lockKept" : "lostSignal"
  case .livelock?: return "livelock"
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
    guard let stale = staleWrite(exploration.schedule) else { return "check" }
    // What is lost is a value that was worked out from the one read; who looks and then sets a flag loses nothing.
    let (read, write) = (exploration.schedule[stale.read], exploration.schedule[stale.write])
    // `1.5`, `97 'a'`
    let isNumber = Double(read.value.prefix { $0 != " " }) != nil
    return !isNumber || write.value.hasPrefix("#") || write.isConstant
      ? "checkThenAct" : "lostUpdate"
  }
}

/// The first write that still believes a read, although somebody else has written in between.
private func staleWrite(
  _ steps: [Exploration.Step]
) -> (read: Int, other: Int, write: Int)? {
  struct Touch: Hashable {
    var variable: String
    var thread: Int
  }
  var reads: [Touch: Int] = [:]
  // By variable: each thread's last write.
  var writes: [String: [Int: Int]] = [:]
  for (index, step) in steps.enumerated() where !step.variable.isEmpty {
    let touch = Touch(variable: step.variable, thread: step.thread)
    guard step.isWrite else {
      reads[touch] = index
      continue
    }
    let others = (writes[step.variable] ?? [:]).filter { $0.key != step.thread }
    if let read = reads[touch], let other = others.values.max(), other > read {
      return (read, other, index)
    }
    reads[touch] = nil
    writes[step.variable, default: [:]][step.thread] = index
  }
  return nil
}

/// Threads that wait for one another in a ring, each for the next.
private func circle(_ waits: [Stop.Wait]) -> [Int]? {
  var holders: [Int: Int] = [:]
  for wait in waits where wait.holder != 0 { holders[wait.thread] = wait.holder }
  for start in holders.keys.sorted() {
    var ring = [start]
    while let next = holders[ring[ring.count - 1]], ring.count <= holders.count {
      if next == start { return ring }
      if ring.contains(next) { break }
      ring.append(next)
    }
  }
  return nil
}

/// Why it went wrong, in sentences.
func reasons(_ exploration: Exploration, _ page: Page) -> [StyledLine] {
  var lines: [StyledLine] = []
  switch exploration.failure {
  case .deadlock(let waits)?:
    for waiting in exploration.waits {
      let wait = waiting.wait
      let what =
        page.text("explore.wait.\(wait.kind)")
        + (waiting.name.isEmpty ? "" : " (\(waiting.name))")
      lines += prose(
        wait.holder == 0 ? "explore.waitsForNobody" : "explore.waits",
        ["T\(wait.thread)", what, "T\(wait.holder)"], page: page)
    }
    if let ring = circle(waits) {
      let arrow = page.drawsPlainFrames ? " -> " : " → "
      let names = (ring + [ring[0]]).map { "T\($0)" }
      lines += prose("explore.circle", [names.joined(separator: arrow)], page: page)
    }
    let waiting = Set(waits.map(\.thread))
    let ended = Set(exploration.schedule.map(\.thread)).subtracting(waiting).sorted()
    if !ended.isEmpty {
      lines += prose(
        "explore.ended", [listed(ended.map { "T\($0)" }, page)], page: page)
    }
  case .livelock(let from)?:
    lines += prose("explore.livelock", [String(from + 1)], page: page)
  case .check?:
    if let stale = staleWrite(exploration.schedule) {
      let steps = exploration.schedule
      lines += prose(
        "explore.raceSteps",
        [
          String(stale.read + 1), "T\(steps[stale.read].thread)", String(stale.other + 1),
          "T\(steps[stale.other].thread)", steps[stale.write].variable,
        ], page: page)
    } else {
      lines += prose("explore.checkFails", [], page: page)
    }
  case .stop(.onceRecursion)?: lines += prose("explore.onceRecursion", [], page: page)
  case .stop?, nil: break
  }
  if let switches = exploration.preemptions, !isLivelock(exploration) {
    if switches == 0 {
      lines += prose("explore.noSwitchNeeded", [], page: page)
    } else if let fewer = exploration.withFewerSwitches {
      lines += prose("explore.switches", [String(switches), String(fewer)], page: page)
    }
  }
  if let twin = exploration.twin {
    lines += prose(
      twin.hasFewerSwitches ? "explore.twin" : "explore.twinOther", [twin.token], page: page)
  }
  return lines
}

/// Which lock guards which variable, which variable none does, and which lock nobody gave back.
private func locksets(_ exploration: Exploration, _ page: Page) -> [StyledLine] {
  var lines: [StyledLine] = []
  let none = page.text("explore.noLock")
  for race in exploration.races {
    let apart = exploration.locks.guards.first { $0.variable == race.variable }?.apart ?? []
    guard apart.count == 2 else {
      lines += prose("explore.race", [race.variable], page: page)
      continue
    }
    let arguments = apart.flatMap { touch in
      [
        "T\(touch.thread)",
        page.text(touch.isWrite ? "explore.writes" : "explore.reads"), String(touch.line),
        touch.locks.isEmpty ? none : listed(touch.locks, page),
      ]
    }
    lines += prose("explore.lockset", [race.variable] + arguments, page: page)
  }
  let racing = Set(exploration.races.map(\.variable))
  for guarding in exploration.locks.guards
  where !guarding.locks.isEmpty && !racing.contains(guarding.variable) {
    lines += prose(
      "explore.guards", [listed(guarding.locks, page), guarding.variable], page: page)
  }
  for kept in exploration.locks.kept {
    lines += prose("explore.lockKept", ["T\(kept.thread)", kept.lock], page: page)
  }
  return lines
}

// MARK: Lanes

/// One column for each thread, time running down.
private struct Lanes {
  let firstThread: Int
  let page: Page
  /// Columns of a lane, by how many there are.
  private static let widths = [0, 65, 32, 21, 15, 12]

  private func letter(_ thread: Int) -> String {
    ScheduleToken.letter(max(0, thread - firstThread))
  }

  func draw(_ steps: [Exploration.Step], loop: Int?) -> [StyledLine] {
    if steps.isEmpty { return prose("explore.nothingVisible", page: page) }
    if page.narrates { return narrate(steps, loop: loop) }
    let shown = threads(of: steps)
    let contended = contendedVariable(steps)
    let room = min(page.width, 80)
    let tail = 9
    let width = max(
      6, min(Lanes.widths[min(shown.count, 5)], (room - 5 - tail) / max(1, shown.count) - 1))
    var lines = [
      row(
        "", shown.map { letter($0) + "  T\($0)" + ($0 == 1 ? " main" : "") }, contended ?? "",
        width, .bold)
    ]
    let (dash, cross) = page.drawsPlainFrames ? ("-", "+") : ("─", "┼")
    var rule = String(repeating: dash, count: 4)
    for _ in shown { rule += cross + String(repeating: dash, count: width) }
    lines.append(StyledLine(rule + cross + String(repeating: dash, count: tail), .dim))
    var value = ""
    var preemptions = 0
    let stale = staleWrite(steps)
    let told = toldSteps(steps, stale: stale, loop: loop)
    var leftOut = 0
    for (index, step) in steps.enumerated() {
      if told[index], leftOut > 0 {
        lines.append(
          StyledLine("      " + page.text("explore.leftOut", [String(leftOut)]), .dim))
        leftOut = 0
      }
      if let stopped = step.stopped {
        preemptions += 1
        if told[index] {
          lines += between(interruption(of: stopped, at: index, number: preemptions, steps))
        }
      }
      if let loop, index == loop { lines += between(page.text("explore.loop")) }
      if let stale, stale.write == index {
        lines += between(
          page.text("explore.believes", ["T\(step.thread)", String(stale.read + 1)]))
      }
      if let now = tracked(step), now.name == contended {
        value = now.value + (now.isWrite ? "*" : "")
      } else if value.hasSuffix("*") {
        value.removeLast()
      }
      guard told[index] else {
        leftOut += 1
        continue
      }
      let lane = shown.firstIndex(of: step.thread) ?? shown.count - 1
      let words = (shown.contains(step.thread) ? "" : letter(step.thread) + ": ") + self.words(step)
      lines.append(
        row(
          String(index + 1), shown.indices.map { $0 == lane ? words : "" }, value, width, .plain))
    }
    return lines
  }

  /// At most five lanes: those who do most.
  private func threads(of steps: [Exploration.Step]) -> [Int] {
    var counts: [Int: Int] = [:]
    for step in steps { counts[step.thread, default: 0] += 1 }
    let most = counts.sorted { ($0.value, $1.key) > ($1.value, $0.key) }.prefix(5)
    return most.map(\.key).sorted()
  }

  /// What a step did, in the program's own words where they say it.
  private func words(_ step: Exploration.Step) -> String {
    var words = step.source.split(separator: "\n").first.map(String.init) ?? step.operation
    if words.isEmpty { words = step.operation }
    // A queue's worker between two pieces of work.
    if step.isInternal { return page.text("explore.library") }
    if step.isByTime { return page.text("explore.time") + " " + words }
    if !step.object.isEmpty { return step.operation + " " + step.object }
    // What takes a lock by being declared, and what gives it back by its end.
    switch step.lock {
    case .took(let name) where words.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }:
      return page.text("explore.takes", [words, name])
    case .gave(let name) where words == "}": return page.text("explore.gives", [words, name])
    case .took, .gave, .none: break
    }
    guard !step.variable.isEmpty else { return words }
    let name = withoutOwner(step.variable)
    let names = words.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    if !names.contains(name.prefix { $0 != "[" }) {
      // A step that began with a wait went on to the access: its place says nothing of what was stored.
      let isAccess = ["read", "write"].contains(step.operation)
      words =
        step.isWrite
        ? "\(name) = \(isAccess ? words : step.value)"
        : page.text("explore.access.\(isAccess ? step.operation : "read")", [name])
    }
    if !step.value.isEmpty, !step.isWrite {
      words += (page.drawsPlainFrames ? " -> " : " → ") + step.value
    }
    return words
  }

  /// What a switch came between.
  private func interruption(
    of thread: Int, at index: Int, number: Int, _ steps: [Exploration.Step]
  ) -> String {
    let before = steps[..<index].last { $0.thread == thread }
    let after = steps[index...].first { $0.thread == thread }
    if let before, let after, !before.variable.isEmpty, before.variable == after.variable {
      let key =
        before.isWrite
        ? "explore.stoppedAfterWrite"
        : after.isWrite ? "explore.stoppedBeforeWrite" : "explore.stopped"
      return page.text(key, [String(number), "T\(thread)", before.variable])
    }
    return page.text("explore.stopped", [String(number), "T\(thread)"])
  }

  /// Longer stories are told by their beginning, their end, and what lies around each switch.
  private static let mostTold = 60
  private static let toldAround = 4

  private func toldSteps(
    _ steps: [Exploration.Step], stale: (read: Int, other: Int, write: Int)?, loop: Int?
  ) -> [Bool] {
    var told = [Bool](repeating: steps.count <= Lanes.mostTold, count: steps.count)
    guard steps.count > Lanes.mostTold else { return told }
    func tell(around index: Int) {
      for near in max(0, index - Lanes.toldAround)...min(steps.count - 1, index + Lanes.toldAround)
      {
        told[near] = true
      }
    }
    let switches = steps.indices.filter { steps[$0].stopped != nil }
    for index in [0, steps.count - 1] + switches.prefix(4) + switches.suffix(2) {
      tell(around: index)
    }
    for index in [stale?.read, stale?.other, stale?.write, loop] { index.map(tell) }
    return told
  }

  private func between(_ words: String) -> [StyledLine] {
    wrap(
      (page.drawsPlainFrames ? "! " : "⚡ ") + words, width: page.width, firstIndent: "    ",
      indent: "      ", ambiguousWidth: page.ambiguousWidth)
  }

  private func row(
    _ number: String, _ cells: [String], _ last: String, _ width: Int, _ style: TextStyle
  ) -> StyledLine {
    let bar = page.drawsPlainFrames ? "|" : "│"
    var line = StyledLine(String(repeating: " ", count: max(0, 3 - number.count)) + number + " ")
    for text in cells {
      line.append(bar + " ", .dim)
      line.append(page.cell(text, width - 1), style)
    }
    if last.isEmpty {
      line.append(bar, .dim)
      return line
    }
    line.append(bar + " ", .dim)
    line.append(page.fitted(last, 8), style)
    return line
  }

  /// For a reader who listens.
  private func narrate(_ steps: [Exploration.Step], loop: Int?) -> [StyledLine] {
    let contended = contendedVariable(steps)
    var lines: [StyledLine] = []
    var preemptions = 0
    let told = toldSteps(steps, stale: staleWrite(steps), loop: loop)
    var leftOut = 0
    for (index, step) in steps.enumerated() {
      if step.stopped != nil { preemptions += 1 }
      guard told[index] else {
        leftOut += 1
        continue
      }
      if leftOut > 0 { lines += prose("explore.leftOut", [String(leftOut)], page: page) }
      leftOut = 0
      if let stopped = step.stopped {
        lines += prose(
          "explore.stopped", [String(preemptions), "T\(stopped)"], page: page)
      }
      if let loop, index == loop { lines += prose("explore.loop", [], page: page) }
      var value = ""
      if let now = tracked(step), now.name == contended { value = now.value }
      lines += prose(
        value.isEmpty ? "explore.spoken" : "explore.spokenValue",
        [String(index + 1), "T\(step.thread)", words(step), contended ?? "", value], page: page)
    }
    return lines
  }

  /// A variable that a step touched, or a lock with the thread that has it now.
  private func tracked(_ step: Exploration.Step) -> (name: String, value: String, isWrite: Bool)? {
    switch step.lock {
    case .took(let name): (name, "T\(step.thread)", true)
    case .gave(let name): (name, "-", true)
    case .none:
      step.variable.isEmpty || step.value.isEmpty
        ? nil : (step.variable, step.value, step.isWrite)
    }
  }

  /// What somebody still believes that has changed; else what most threads touch and somebody writes, of several what
  /// most write: a variable before a lock.
  private func contendedVariable(_ steps: [Exploration.Step]) -> String? {
    if let stale = staleWrite(steps) { return steps[stale.write].variable }
    var threads: [String: Set<Int>] = [:]
    var writers: [String: Set<Int>] = [:]
    var names: [String] = []
    var locks: Set<String> = []
    for step in steps {
      guard let now = tracked(step) else { continue }
      threads[now.name, default: []].insert(step.thread)
      if step.lock != .none { locks.insert(now.name) }
      if now.isWrite {
        if !names.contains(now.name) { names.append(now.name) }
        writers[now.name, default: []].insert(step.thread)
      }
    }
    let worth = Set(steps.map(\.thread)).count + 1
    func rank(_ name: String) -> Int {
      // No number of writers is worth a thread more.
      let isLock = locks.contains(name)
      return (threads[name]?.count ?? 0) * 2 * worth - (isLock ? worth : 0)
        + (isLock ? 0 : writers[name]?.count ?? 0)
    }
    return names.max { rank($0) < rank($1) }
  }
}
