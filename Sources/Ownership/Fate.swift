internal import Bytecode
package import Diagnostics
package import VirtualMachine

/// Why an object lives: the way to it from a variable.
package struct LifeLine: Sendable {
  /// From the root to the object. Each holder holds the next one's object; the last holds the object.
  package var steps: [Reference]
  /// Each of them owns; else it begins with a variable that only points, and none that owns leads there.
  package var owns = true
}

/// Why two names mean one object, or do not.
package struct Sameness: Sendable {
  package var first: UInt32
  package var second: UInt32
  /// Messages answered with the object by a method that made nothing new: `+[Singleton allocWithZone:]`.
  package struct Answer: Equatable, Sendable {
    package var method: String
    package var place: SourceRange
    package var caller: SourceRange
    package var event: Int
    /// In place of the object that it was sent to.
    package var isInPlace = false

    package init(method: String, place: SourceRange, caller: SourceRange, event: Int) {
      self.method = method
      self.place = place
      self.caller = caller
      self.event = event
    }
  }
  package var answers: [Answer]
  /// Where the object was made; of two objects, the first.
  package var birth: SourceRange
  /// Of two objects: where the second was made.
  package var secondBirth = SourceRange.none
}

/// Where the value of a variable came from.
package enum ValueOrigin: Equatable, Sendable {
  /// Somebody answered it who had it already.
  case answered(Sameness.Answer)
  /// From another variable, or from where it was made.
  case copied
  case unknown
}

extension Ledger {
  /// The shortest way from a root to an object over references that own; from a variable that only points,
  /// where none owns. nil: nothing leads to it.
  package func lifeLine(of serial: UInt32) -> LifeLine? {
    guard reached.contains(serial) else { return nil }
    // A pool lets go soon, and a call ends: what stays is the better reason, even where the way is longer.
    return way(to: serial) { owns($0) && !isPassing($0.holder) }
      ?? way(to: serial, over: owns)
      ?? way(to: serial) { $0.strength != .weak && ($0.holder.isRoot || owns($0)) }.map {
        LifeLine(steps: $0.steps, owns: false)
      }
  }

  private func isPassing(_ holder: Holder) -> Bool {
    switch holder {
    case .pool, .call, .thread: true
    default: false
    }
  }

  /// Backwards, breadth first. Ctrl-C ends it.
  private func way(to serial: UInt32, over follows: (Reference) -> Bool) -> LifeLine? {
    var came: [UInt32: Reference] = [:]
    var level = [serial]
    var depth = 0
    while !level.isEmpty {
      // Each time as far again: a walk over the log for every step of a long chain would never end.
      if depth & (depth - 1) == 0 { settleBehind(level, levels: max(depth, 1)) }
      depth += 1
      var further: [UInt32] = []
      for at in level {
        if moment.isInterrupted { return nil }
        let holders = references.references(to: at).filter(follows)
        if let root = holders.first(where: \.holder.isRoot) {
          var steps = [root]
          var node = at
          while node != serial, let step = came[node] {
            steps.append(step)
            node = step.target
          }
          return LifeLine(steps: steps)
        }
        for reference in holders {
          let from = reference.holder.object
          if from != serial, came[from] == nil {
            came[from] = reference
            further.append(from)
          }
        }
      }
      level = further
    }
    return nil
  }

  /// Settles, in one walk over the log, who owns the objects of a level and of those behind it.
  private func settleBehind(_ level: [UInt32], levels: Int) {
    var unsaid: Set<UInt32> = []
    var seen = Set(level)
    var level = level
    for _ in 0..<levels where !level.isEmpty {
      var further: [UInt32] = []
      for at in level {
        if moment.isInterrupted { return }
        for reference in references.references(to: at) where reference.strength != .weak {
          if reference.strength == .unknown { unsaid.insert(at) }
          let from = reference.holder.object
          if !reference.holder.isRoot, seen.insert(from).inserted { further.append(from) }
        }
      }
      level = further
    }
    settle(unsaid)
  }
}

extension Moment {
  /// Who answered with this object without making one; only in these parts of the log, where they are given.
  package func sameness(
    _ first: UInt32, _ second: UInt32, within parts: [Range<Int>]? = nil
  ) -> Sameness {
    var answers: [Sameness.Answer] = []
    var birth = SourceRange.none
    guard first == second else {
      var same = Sameness(first: first, second: second, answers: [], birth: .none)
      for event in recentEvents().events where event.kind == .alloc {
        if event.object == first { same.birth = userPlace(of: event).place }
        if event.object == second { same.secondBirth = userPlace(of: event).place }
      }
      return same
    }
    func note(
      _ method: String, _ place: SourceRange, _ caller: SourceRange, at event: Int,
      inPlace: Bool = false
    ) {
      if let parts, !parts.contains(where: { $0.contains(event) }) { return }
      if answers.contains(where: { $0.method == method && $0.caller == caller }) { return }
      var answer = Sameness.Answer(method: method, place: place, caller: caller, event: event)
      answer.isInPlace = inPlace
      answers.append(answer)
    }
    var running: [(callable: UInt32, caller: SourceRange)] = []
    /// Where the objects were asked for whose init has not ended.
    var asked: [UInt32: SourceRange] = [:]
    /// So many of those that run, counted from the outermost, have made something.
    var made = 0
    let (start, events) = recentEvents()
    for (index, event) in events.enumerated() {
      switch event.kind {
      case .alloc:
        let place = userPlace(of: event).place
        if event.object == first { birth = place } else { asked[event.object] = place }
        made = running.count
      case .override:
        running.append((event.method, userPlace(of: event).place))
      case .overrideEnd:
        guard let depth = running.lastIndex(where: { $0.callable == event.method }) else {
          continue
        }
        let override = running[depth]
        running.removeSubrange(depth...)
        let hasMade = made > depth
        made = min(made, depth)
        let name = world.callableName(Int(event.method))
        guard event.result == first, !hasMade,
          name.contains("alloc") || name.contains("copy") || name.contains("Copy")
            || name.contains("new") || name.contains(" init")
        else { continue }
        note(name, code(ofCallable: Int(event.method)), override.caller, at: start + index)
      case .retain:
        // What the library's own does that the program asks for a copy of what never changes.
        let name = world.callableName(Int(event.callable))
        if event.object == first, name.hasSuffix(" copyWithZone:]"), asksForCopy(event),
          world.code(ofCallable: Int(event.callable))?.isPrelude == true
        {
          note(name, .none, userPlace(of: event).place, at: start + index)
        }
      case .initEnd:
        // An init that answers another object than the one it was sent to.
        let caller = asked.removeValue(forKey: event.object)
        if event.result == first, event.object != first, event.object != 0 {
          note(
            world.callableName(Int(event.callable)), userPlace(of: event).place,
            caller ?? .none, at: start + index, inPlace: true)
        }
      default: break
      }
    }
    return Sameness(first: first, second: second, answers: answers, birth: birth)
  }

  /// What the code says about the value of a write: who answered it. `part`: of the log, up to the write.
  package func origin(of write: MemoryWrite, within part: Range<Int>) -> ValueOrigin {
    guard let code = world.code(ofCallable: Int(write.callable)) else { return .unknown }
    let flow = ValueFlow(code: code, ivarName: { _ in nil })
    guard let answer = flow.answer(writtenAt: Int(write.pc)) else { return .copied }
    let caller = world.place(callable: Int(write.callable), pc: answer.pc)
    var name: String?
    var isInternal = false
    let instruction = code.instructions[answer.pc]
    let selector = flow.selector(at: answer.pc)
    if !selector.isEmpty {
      let serial = world.serial(ofAddress: write.after)
      if ValueFlow.promisesCount(selector),
        world.events(part).contains(where: { $0.kind == .alloc && $0.object == serial })
      {
        return .copied
      }
      name = selector
      if let receiver = receiver(ofMessageAt: answer.pc, flow) {
        guard let method = method(selector, ofClass: receiver.index, isMeta: receiver.isMeta) else {
          return .unknown
        }
        name = world.callableName(method.callable)
        // `alloc` of the root made something new. Where that is not what is in the variable, the init answered otherwise.
        if name == "+[NSObject alloc]" { name = answer.behind.last }
      }
    } else if instruction.opcode == .call {
      for relocation in code.relocations where relocation.pc == answer.pc {
        if case .function(let link) = relocation.target {
          guard let called = world.callable(ofFunction: link) else { continue }
          name = world.callableName(called)
          isInternal = world.isInternal(called)
        }
      }
    }
    guard let name, !isInternal else { return .unknown }
    return .answered(
      Sameness.Answer(method: name, place: .none, caller: caller, event: write.event))
  }

  /// The class whose method a message asks for, where the code tells: a class by its name, or what a variable of the
  /// program's points to.
  private func receiver(ofMessageAt pc: Int, _ flow: ValueFlow) -> (index: Int, isMeta: Bool)? {
    let register = flow.code.instructions[pc].a + FrameLayout.headerSlots
    guard let made = flow.producer(of: register, before: pc) else { return nil }
    let instruction = flow.code.instructions[made]
    if instruction.opcode == .loadConstant, flow.code.constants.indices.contains(instruction.imm32),
      case .classObject(let name) = flow.code.constants[instruction.imm32]
    {
      return world.classIndex(named: name).map { ($0, true) }
    }
    guard case .global(let link, _)? = flow.source(of: pc),
      let global = world.globalInfo(named: link),
      let address = world.readWord(global.address)
    else { return nil }
    if let index = world.classObject(at: address) { return (index, true) }
    return world.objectInfo(at: address).map { ($0.classIndex, false) }
  }

  private func method(_ selector: String, ofClass index: Int, isMeta: Bool) -> MethodInfo? {
    for info in world.lineage(ofClass: index) {
      if let method = info.methods.first(where: {
        $0.selector == selector && $0.isClassMethod == isMeta
      }) {
        return method
      }
    }
    return nil
  }

  /// Whether the program's own code sent the copy, and no collection that copies a key.
  private func asksForCopy(_ event: Event) -> Bool {
    guard let caller = event.caller, let code = world.code(ofCallable: Int(caller.callable))
    else { return false }
    return ValueFlow(code: code, ivarName: { _ in nil }).selector(at: Int(caller.pc)).hasPrefix(
      "copy")
  }

  private func code(ofCallable index: Int) -> SourceRange {
    world.code(ofCallable: index)?.place ?? .none
  }
}
