internal import Bytecode
internal import Diagnostics
internal import Ownership
internal import VirtualMachine

/// What was taken and can never be given back: a forgotten release, or objects that hold each other.
///
/// Who holds what is told by the accounts (`Ownership`). Here the loss gets its name: from what kind of object
/// closes the ring, and from who should have released. Where another finder has already named the method at
/// fault, the loss that follows from it is not told a second time.
enum LeakMistakes {
  static func find(in run: RunEvidence, besides found: [Diagnostic]) -> [Diagnostic] {
    guard run.isOver, let report = run.lost else { return timers(run) }
    var result = timers(run)
    for cycle in report.cycles {
      let diagnostic = name(cycle, run)
      // A timer's ring is closed by the run loop's timer: told once.
      if diagnostic.code == .cycleTimer, result.contains(where: { $0.code == .cycleTimer }) {
        continue
      }
      result.append(diagnostic)
    }
    for ring in report.memoryRings {
      guard let place = ring.places.first else { continue }
      result.append(
        Diagnostic(.cycleShared, .warning, arguments: [String(ring.objects)], at: place))
    }
    // Under ARC nobody forgets a release; what is lost without a ring (a throw leaves behind what its
    // functions held) is the report's to tell, and no mistake of the program's.
    if run.moment.isARC { return result }
    // What a thread still holds that main did not wait for is not lost.
    let started = run.events.count { $0.kind == .thread }
    let hasThreads = started > run.events.count { $0.kind == .threadEnd }
    for leak in report.leaks where !hasThreads {
      guard let diagnostic = name(leak, run, besides: found) else { continue }
      let isKnown = result.contains { $0.code == diagnostic.code && $0.place == diagnostic.place }
      if !isKnown { result.append(diagnostic) }
    }
    return result
  }

  // MARK: Rings

  private static func name(_ cycle: LeakReport.Cycle, _ run: RunEvidence) -> Diagnostic {
    var code = DiagnosticCode.cycleParentChild
    let classes = cycle.edges.map { run.world.className(ofSerial: $0.from) ?? "" }
    let names = cycle.edges.map { holderName($0.holder).lowercased() }
    if classes.contains("NSTimer") {
      code = .cycleTimer
    } else if cycle.edges.contains(where: { if case .capture = $0.holder { true } else { false } })
    {
      code = .cycleBlock
    } else if names.contains(where: { $0.contains("delegate") || $0.contains("datasource") }) {
      code = .cycleDelegate
    } else if cycle.edges.contains(where: { if case .element = $0.holder { true } else { false } })
    {
      code = .cycleCollection
    }
    var chain = cycle.edges.map { edge in
      let name = holderName(edge.holder)
      return run.name(edge.from) + (name.isEmpty ? "" : "." + name)
    }
    if let first = cycle.edges.first { chain.append(objectName(first.from)) }
    var weak = ""
    if cycle.edges.indices.contains(cycle.weakest) {
      let edge = cycle.edges[cycle.weakest]
      let name = holderName(edge.holder)
      weak = (run.world.className(ofSerial: edge.from) ?? "") + (name.isEmpty ? "" : "." + name)
    }
    let place = run.own(cycle.place)
    let birth = cycle.edges.first.flatMap { run.lives[$0.from]?.birth }
    return Diagnostic(
      code, .warning, arguments: [chain.joined(separator: " -> "), weak],
      at: place.isNone ? run.place(birth) : place)
  }

  private static func holderName(_ holder: Holder) -> String {
    switch holder {
    case .ivar(_, let name): name
    case .variable(let name, _), .library(let name): name
    case .local(let name, _, _, _, _): name
    default: ""
    }
  }

  /// A timer in the run loop holds its target; a target that holds the timer waits for ever.
  private static func timers(_ run: RunEvidence) -> [Diagnostic] {
    guard run.isOver, let map = run.references else { return [] }
    for object in run.world.liveObjects() where object.className == "NSTimer" {
      let held = map.references.filter { $0.holder.object == object.serial && !$0.holder.isRoot }
      for reference in held {
        guard let target = run.world.objectInfo(serial: reference.target),
          run.isOwnClass(target.classIndex),
          let back = map.references(to: object.serial).first(where: {
            $0.holder.object == target.serial && $0.strength != .weak
          })
        else { continue }
        let ivar = holderName(back.holder)
        return [
          Diagnostic(
            .cycleTimer, .warning,
            arguments: [
              "\(run.name(target.serial)).\(ivar) -> \(run.name(object.serial)) -> "
                + objectName(target.serial), "\(target.className).\(ivar)",
            ], at: timerPlace(run, run.place(run.lives[object.serial]?.birth)))
        ]
      }
    }
    return []
  }

  /// The timer is made inside the library: the place is where the program asked for it.
  private static func timerPlace(_ run: RunEvidence, _ birth: SourceRange) -> SourceRange {
    if !birth.isNone { return birth }
    for function in run.functions {
      if let send = function.sends.first(where: {
        $0.selector.contains("imerWithTimeInterval")
      }) {
        return function.place(send.pc)
      }
    }
    return .none
  }

  // MARK: A release too few

  private static func name(
    _ leak: LeakReport.Leak, _ run: RunEvidence, besides found: [Diagnostic]
  ) -> Diagnostic? {
    let serial = leak.account.serial
    let name = run.name(serial)
    let unit = leak.missing
    // Autoreleased without a pool: that has a name of its own.
    if leak.account.autoreleasedNowhere > 0 { return nil }
    // A root class of the program's own counts by rules of its own.
    if let index = leak.account.object?.classIndex, !countsAsNSObject(index, run) { return nil }
    let birth = run.place(run.lives[serial]?.birth)
    var place = unit.map { run.own($0.place) } ?? .none
    if place.isNone { place = birth }
    guard !place.isNone,
      !birth.isNone || unit?.isLibrary == false || handsOver(at: place, run)
    else { return nil }
    if isExplained(name, place, run, found) { return nil }
    if let unit, case .ivar(let ivar, _)? = unit.destination,
      let owner = FunctionReading.parts(unit.function)?.className,
      forgets(ivar, owner, run)
    {
      return Diagnostic(
        .deallocForgetsIvar, .warning, arguments: [name, ivar, owner], at: place)
    }
    return Diagnostic(
      .leak, .warning, arguments: [name, String(leak.account.object?.count ?? 1)], at: place,
      related: place == birth ? [] : run.note("note.allocatedHere", [objectName(serial)], at: birth)
    )
  }

  private static func countsAsNSObject(_ index: Int, _ run: RunEvidence) -> Bool {
    run.world.lineage(ofClass: index).contains { $0.name == "NSObject" || $0.name == "NSProxy" }
  }

  /// The program asked the library for an object of its own here.
  private static func handsOver(at place: SourceRange, _ run: RunEvidence) -> Bool {
    run.functions.contains { function in
      function.sends.contains {
        function.place($0.pc) == place && MethodFamily($0.selector)?.handsOver == true
      }
    }
  }

  /// The method at fault has been named.
  private static func isExplained(
    _ name: String, _ place: SourceRange, _ run: RunEvidence, _ found: [Diagnostic]
  ) -> Bool {
    let causes: Set<DiagnosticCode> = [
      .setterForgetsOld, .factoryReturnsOwned, .failedInitLeaks, .poolNotDrained,
      .autoreleaseWithoutPool, .unbalancedOverride, .messageToNilCollection, .allocationBypass,
      .initResultDropped, .selfNotAssigned, .retainCountAsLogic, .singletonReset, .initTwice,
    ]
    return found.contains { diagnostic in
      guard causes.contains(diagnostic.code) else { return false }
      if diagnostic.arguments.first == name { return true }
      return run.functions.contains { reading in
        holds(reading.code.place, place) && holds(reading.code.place, diagnostic.place)
          && reading.code.name != "main"
      }
    }
  }

  private static func holds(_ whole: SourceRange, _ part: SourceRange) -> Bool {
    whole.file == part.file && whole.start <= part.start && part.end <= whole.end
  }

  /// An instance died, and its dealloc (if there is one) does not touch the ivar.
  private static func forgets(_ ivar: String, _ owner: String, _ run: RunEvidence) -> Bool {
    guard let index = run.world.classIndex(named: owner), let info = run.world.classInfo(index),
      let definition = info.ivars.first(where: { $0.name == ivar }),
      run.lives.values.contains(where: { $0.classIndex == index && $0.death != nil })
    else { return false }
    let touched = run.functions.contains { function in
      function.className == owner && function.selector == "dealloc"
        && (function.reads.contains { $0.origin == .field(of: 0, offset: definition.offset) }
          || function.sends.contains { $0.receiver == .parameter(0) && !$0.isSuper })
    }
    return !touched
  }
}
