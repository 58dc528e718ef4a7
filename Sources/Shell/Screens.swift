import Bytecode
import Diagnostics
import Explorer
import LessonEngine
import Ownership
import Session
import Views
import VirtualMachine

/// Which view answers which question: the one place where the shell meets the views.
struct Screens {
  let page: Page
  let session: ProgramSession

  private var names: WorldNames { WorldNames(session: session) }

  func diagnostics(
    _ diagnostics: [Diagnostic], limit: Int = 10, offersExplanation: Bool = false
  ) -> [StyledLine] {
    diagnosticsView(
      diagnostics, sources: session.sources, page: page, limit: limit,
      offersExplanation: offersExplanation)
  }

  /// What stopped the program in a schedule. Where another order of the same operations passes, no release is one too
  /// many: what has to be mended the search has told, and the advice for a count that is wrong would be wrong itself.
  func diagnostic(stopping exploration: Exploration) -> [StyledLine] {
    guard let diagnostic = exploration.diagnostic else { return [] }
    let isOfOrder = (exploration.preemptions ?? 0) > 0
    return diagnosticView(
      diagnostic, sources: session.sources, page: page,
      isBrief: isOfOrder && [.overRelease, .messageToZombie].contains(diagnostic.code))
  }

  func answer(_ outcome: Outcome) -> [StyledLine] {
    outcomeView(outcome, session: session, page: page)
  }

  /// The picture of an outcome, and the sign that it explains.
  func picture(
    _ outcome: Outcome, explained: Set<String>, withLog: Bool
  ) -> (lines: [StyledLine], explains: String?) {
    guard let picture = outcome.picture else { return (answer(outcome), nil) }
    let drawn = ChangePicture(picture, explained: explained, page: page)
    let lines = picture.isEmpty && picture.remarks.isEmpty ? [] : drawn.lines
    let facts =
      withLog
      ? outcomeView(outcome, session: session, page: page)
      : furtherFacts(outcome, session: session, page: page)
    return (
      withLog
        ? facts + lines
        : pictureOutcomeView(outcome, picture: lines, facts: facts, page: page), drawn.explains
    )
  }

  func events(_ outcome: Outcome) -> [StyledLine] {
    outcomeView(outcome, session: session, page: page)
  }

  func values(_ outcome: Outcome) -> [StyledLine] {
    outcomeView(outcome, events: [], names: names, page: page)
  }

  /// Who set a variable; `position`: where the session stands, if it went there.
  func write(
    _ write: VariableWrite, of variable: WrittenVariable, _ position: TimePosition?
  ) -> [StyledLine] {
    writeView(
      write, position: position, asker: session.outermostPlace(ofWriteOf: variable), names: names,
      page: page)
  }

  func legend() -> [StyledLine] { legendView(page: page) }

  func doors(_ report: DoorReport) -> [StyledLine] { doorsView(report, page: page) }

  /// The values without the summary: what happened is told event by event.
  func answerTraced(_ outcome: Outcome, kinds: Set<TraceKind>? = nil) -> [StyledLine] {
    trace(outcome, kinds: kinds, longest: 100)
      + outcomeView(outcome, events: [], names: names, page: page)
  }

  /// More than `longest` would be no trace but a flood; the first and the last are told.
  func trace(
    _ outcome: Outcome, kinds: Set<TraceKind>? = nil, longest: Int = 400
  ) -> [StyledLine] {
    let events = session.events(outcome.events)
    // The log may have forgotten the oldest.
    return traceView(
      events, firstNumber: outcome.events.upperBound - events.count, kinds: kinds,
      longest: longest, names: names, page: page)
  }

  func inserted(_ name: String?) -> [StyledLine] {
    insertedView(session.insertedCounts(named: name), sources: session.sources, page: page)
  }

  func objects() -> [StyledLine] {
    let counted = session.eachObject(includingStrings: true)
    let uncounted = session.cppObjects()
    if !uncounted.isEmpty, counted.allSatisfy(\.isImmortal) {
      return cppObjectsView(uncounted, names: names, page: page)
    }
    return countedObjects(counted)
      + (uncounted.isEmpty ? [] : cppObjectsView(uncounted, names: names, page: page))
  }

  private func countedObjects(_ objects: World.LiveObjects) -> [StyledLine] {
    objectsView(
      objects, names: names,
      owners: { Ledger(session.moment).owned($0).mapValues(\.signs) },
      claimed: { session.claimedCount(ofSerial: $0) }, page: page)
  }

  func zones() -> [StyledLine] {
    // A text lies in the zone, too, and belongs to its string.
    let objects = session.objects(includingStrings: true).map { object in
      var object = object
      object.size += session.textBytes(of: object)
      return object
    }
    return zonesView(session.zones(), objects: objects, names: names, page: page)
  }

  func pools() -> [StyledLine] { poolsView(session.pools(), names: names, page: page) }

  /// `inWalk`: within a schedule every thread stands somewhere.
  func stack(_ threads: [ThreadInfo], inWalk: Bool) -> [StyledLine] {
    if inWalk { return stacksView(threads, names: names, page: page) }
    let frames = session.stoppedFrames()
    if frames.isEmpty { return stackView(frames, names: names, page: page) }
    return stacksView(threads, current: frames, names: names, page: page)
  }

  func threads(_ threads: [ThreadInfo]) -> [StyledLine] {
    threadsView(threads, held: session.moment.heldLocks(), names: names, page: page)
  }

  func weak() -> [StyledLine] {
    weakView(session.moment.weakReferences(), names: names, page: page)
  }

  func life(_ serial: UInt32) -> [StyledLine] {
    lifeView(session.moment.life(of: serial), subject: name(of: serial), names: names, page: page)
  }

  /// Nothing of an object that is dead.
  func memory(_ serial: UInt32) -> [StyledLine] {
    guard let object = session.object(serial), let fields = session.moment.memory(of: serial) else {
      return []
    }
    return memoryView(fields, object: object, names: names, page: page)
  }

  func graph() -> [StyledLine] {
    graphView(session.moment.ownershipGraph(), names: names, page: page)
  }

  func dot() -> String {
    graphDot(session.moment.ownershipGraph(limit: 400), names: names, page: page)
  }

  /// `#1 Singleton`.
  func name(of serial: UInt32) -> String {
    let name = session.className(ofSerial: serial) ?? ""
    return name.isEmpty ? objectName(serial) : "\(objectName(serial)) \(name)"
  }

  /// Source text, shortened to half a line.
  func oneLine(_ text: String) -> String { Views.oneLine(text, columns: 44, page: page) }

  // MARK: Ownership

  func why(_ account: Account) -> [StyledLine] {
    whyView(
      account, claimed: session.claimedCount(ofSerial: account.serial),
      lockedBy: session.moment.heldLocks().first { $0.object == account.serial }?.thread,
      names: names, page: page)
  }

  func whyDead(_ account: Account) -> [StyledLine] {
    whyDeadView(account, names: names, page: page)
  }

  func whyAlive(_ account: Account) -> [StyledLine] {
    let line = account.object == nil ? nil : Ledger(session.moment).lifeLine(of: account.serial)
    return whyAliveView(line, account: account, names: names, page: page)
  }

  func whySame(_ one: UInt32, _ other: UInt32, names words: (String, String)) -> [StyledLine] {
    let names = words.0 == words.1 ? [words.0] : [words.0, words.1]
    let beginnings = names.compactMap { session.beginning(ofVariable: $0) }
    let same = session.moment.sameness(
      one, other, within: beginnings.isEmpty ? nil : beginnings.map(\.part))
    // Where an override answered, that says all.
    let origins =
      one != other || beginnings.isEmpty && !same.answers.isEmpty
      ? []
      : beginnings.filter { beginning in
        !same.answers.contains { beginning.part.contains($0.event) }
      }.map(\.origin)
    return whySameView(
      same, first: words.0, second: words.1, origins: origins, names: self.names, page: page)
  }

  func leaks() -> [StyledLine] {
    let report = session.moment.leakReport()
    let lines = report.isEmpty ? [StyledLine(page.text("leak.none"))] : leaks(report)
    return isSuspended ? lines + wrap(page.text("leak.suspended"), .dim, width: page.width) : lines
  }

  /// An input stands in the middle, with values in hand.
  private var isSuspended: Bool { session.timePosition?.isSuspended == true }

  func losses(_ leaks: [LeakReport.Leak], _ cycles: [LeakReport.Cycle]) -> [StyledLine] {
    lossesView(leaks, cycles, names: names, page: page)
  }

  func leaks(_ report: LeakReport) -> [StyledLine] {
    leaksView(report, names: names, page: page)
  }

  func classes() -> [StyledLine] {
    let all = session.classes()
    var lines: [StyledLine] = []
    for (key, list) in [
      ("shell.classes.own", all.filter { !$0.isPrelude }),
      ("shell.classes.prelude", all.filter(\.isPrelude)),
    ] where !list.isEmpty {
      lines.append(StyledLine(page.text(key), .heading))
      lines += wrap(
        list.map(\.name).sorted().joined(separator: " "), width: page.width, firstIndent: "  ")
    }
    return lines
  }

  func classCard(_ info: ClassInfo) -> [StyledLine] {
    classView(info, names: names, statics: session.moment.statics(ofClass: info.index), page: page)
  }

  func source(_ source: String, isLibrary: Bool = false) -> [StyledLine] {
    isLibrary ? librarySourceView(source, page: page) : sourceView(source, page: page)
  }

  // MARK: Help

  func help() -> [StyledLine] {
    var lines: [StyledLine] = []
    for group in Command.Group.allCases {
      if !lines.isEmpty { lines.append("") }
      let rows = Command.table.filter { $0.group == group && $0.isBuilt }
      lines += helpView(
        rows.map { (name: usage(of: $0), help: page.text("command.\($0.name).help")) },
        title: page.text("shell.group.\(group.rawValue)"), page: page)
    }
    lines.append("")
    lines += wrap(
      page.text("shell.help.end", [session.lessonMode.languageName]), width: page.width)
    let missing = Command.table.filter { !$0.isBuilt }.map { ":" + $0.name }
    if !missing.isEmpty {
      lines += wrap(
        page.text("shell.help.notBuilt", [missing.joined(separator: " ")]), .dim,
        width: page.width)
    }
    return lines
  }

  /// `:class CLASS` in the reader's language. The English names work everywhere, and `:help NAME` tells
  /// them.
  private func usage(of command: Command) -> String {
    let argument = command.argument(in: page.language)
    return ":" + command.name(in: page.language) + (argument.isEmpty ? "" : " " + argument)
  }

  func help(for command: Command) -> [StyledLine] {
    var lines = [StyledLine(usage(of: command), .cyan)]
    lines += wrap(
      page.text("command.\(command.name).help"), width: page.width, firstIndent: "  ")
    if !command.example.isEmpty {
      lines.append(StyledLine("  " + page.text("shell.help.example")))
      lines += command.example.map {
        StyledLine("    " + (CommandLine($0)?.text(in: page.language) ?? $0), .cyan)
      }
    }
    let own = command.name(in: page.language)
    let others = command.allNames.filter { $0 != own }
    if !others.isEmpty {
      lines += wrap(
        page.text("shell.help.alsoNamed", [others.map { ":" + $0 }.joined(separator: " ")]), .dim,
        width: page.width, firstIndent: "  ")
    }
    return lines
  }
}
