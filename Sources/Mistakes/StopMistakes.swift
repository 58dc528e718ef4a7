internal import Bytecode
internal import Diagnostics
internal import VirtualMachine

/// What stands behind a stop: the machine says what went wrong, this says which habit led there.
enum StopMistakes {
  static func find(in run: RunEvidence) -> [Diagnostic] {
    guard let stop = run.stop else { return [] }
    switch stop {
    case .unrecognizedSelector(let className, let selector, false, _, _)
    where selector == "copyWithZone:" || selector == "mutableCopyWithZone:":
      return [
        Diagnostic(
          .copyWithoutMethod, .warning, arguments: [className, selector], at: run.stoppedAt)
      ]
    case .zombie(let object, _, _): return dead(object, run)
    case .overRelease(let object, _): return dead(object, run, isRelease: true)
    case .access(.freed(let serial, true), _, _, _): return dead(serial, run)
    case .limit(.callDepth): return recursion(run)
    case .exception(let name, let reason): return exception(name, reason, run)
    case .access(.returnedFrame, _, _, _), .notAnObject: return block(run)
    default: return []
    }
  }

  // MARK: A message to a dead object

  private static func dead(
    _ serial: UInt32, _ run: RunEvidence, isRelease: Bool = false
  ) -> [Diagnostic] {
    guard let life = run.lives[serial] else { return [] }
    if run.world.frames().contains(where: {
      ["__selfsame_tell", "__selfsame_will"].contains($0.name)
    }) {
      return [
        Diagnostic(
          .observerNotRemoved, .warning, arguments: [run.name(serial)], at: run.stoppedAt,
          related: run.note(
            "note.deallocatedHere", at: run.place(life.death ?? life.deallocBegin)))
      ]
    }
    if let last = life.lastRelease, life.waitingAtDeath == 0, !hasGivenTooMuch(life, run) {
      let removed = removal(run)
      // The library sent the last release, and the program takes things out of a collection.
      if run.place(last).isNone, !life.endedByPool, !removed.isEmpty {
        return [
          Diagnostic(
            .borrowedFromCollection, .warning, arguments: [run.name(serial)], at: run.stoppedAt,
            related: removed)
        ]
      }
    }
    return unretained(serial, life, run, isRelease: isRelease)
  }

  /// The program gave back more than it took: then its own release was the one too many, whoever sent the last.
  private static func hasGivenTooMuch(_ life: ObjectLife, _ run: RunEvidence) -> Bool {
    func own(_ events: [Int]) -> Int { events.count { !run.place($0).isNone } }
    let taken = (life.birth == nil ? 0 : 1) + own(life.retains)
    return own(life.releases) + own(life.autoreleases) > taken
  }

  /// Where the program made a collection let go.
  private static func removal(_ run: RunEvidence) -> [Diagnostic.Related] {
    for function in run.functions {
      if let send = function.sends.last(where: {
        $0.selector.hasPrefix("remove") || $0.selector.hasPrefix("replaceObject")
      }) {
        return run.note("note.removedHere", at: function.place(send.pc))
      }
    }
    return []
  }

  /// Somebody alive still points to it, and never claimed it. A release too many is that class's only where the
  /// class itself sent it: another's is a mistake of its own.
  private static func unretained(
    _ serial: UInt32, _ life: ObjectLife, _ run: RunEvidence, isRelease: Bool
  ) -> [Diagnostic] {
    let senders =
      isRelease
      ? Set(run.world.frames().compactMap { FunctionReading.parts($0.name)?.className }) : nil
    guard let address = run.world.lastAddress(ofSerial: serial) else { return [] }
    for holder in run.world.liveObjects() where run.isOwnClass(holder.classIndex) {
      var current: Int? = holder.classIndex
      while let index = current, let info = run.world.classInfo(index), !info.isPrelude {
        for ivar in info.ivars where ivar.size == 8 && senders?.contains(info.name) != false {
          guard run.world.readWord(holder.address &+ UInt64(ivar.offset)) == address,
            ivar.ownership == .unsafe || isAssigned(ivar, info, run)
          else { continue }
          return [
            Diagnostic(
              .unretainedReference, .warning,
              arguments: [run.name(serial), ivar.name, holder.className], at: run.stoppedAt,
              related: run.note(
                "note.deallocatedHere", at: run.place(life.death ?? life.deallocBegin)))
          ]
        }
        current = info.superclass
      }
    }
    return []
  }

  /// Some setter puts its argument there as it is.
  private static func isAssigned(
    _ ivar: IvarDefinition, _ info: ClassInfo, _ run: RunEvidence
  ) -> Bool {
    ivar.encoding.hasPrefix("@")
      && run.functions.contains { function in
        function.className == info.name && !function.isCountedByCompiler
          && function.stores.contains {
            guard $0.target == .field(of: 0, offset: ivar.offset),
              case .parameter(let number) = $0.value
            else { return false }
            return number >= 2
          }
      }
  }

  // MARK: Calls without end

  private static func recursion(_ run: RunEvidence) -> [Diagnostic] {
    let frames = run.world.frames().prefix(60).filter { !run.own($0.place).isNone }
    guard frames.count > 8 else { return [] }
    var counts: [(name: String, count: Int)] = []
    for frame in frames {
      if let index = counts.firstIndex(where: { $0.name == frame.name }) {
        counts[index].count += 1
      } else {
        counts.append((frame.name, 1))
      }
    }
    let repeated = counts.filter { $0.count > 3 }.map(\.name)
    if let accessor = repeated.first(where: { $0.hasPrefix("+[") }) {
      return [
        Diagnostic(.singletonRecursion, .warning, arguments: [accessor], at: run.stoppedAt)
      ]
    }
    if repeated.count == 1, let name = repeated.first, isAccessor(name, run) {
      return [Diagnostic(.accessorRecursion, .warning, arguments: [name], at: run.stoppedAt)]
    }
    return []
  }

  /// A method named like an ivar of its class, or like the setter of one.
  private static func isAccessor(_ name: String, _ run: RunEvidence) -> Bool {
    guard name.hasPrefix("-["), let parts = FunctionReading.parts(name),
      let index = run.world.classIndex(named: parts.className),
      let info = run.world.classInfo(index)
    else { return false }
    let setter = parts.selector.hasPrefix("set") && parts.selector.hasSuffix(":")
    let word = setter ? String(parts.selector.dropFirst(3).dropLast()) : parts.selector
    let wanted = word.lowercased()
    return info.ivars.contains {
      $0.name.drop { $0 == "_" }.lowercased() == wanted
    }
  }

  // MARK: Exceptions of collections

  private static func exception(
    _ name: String, _ reason: String, _ run: RunEvidence
  ) -> [Diagnostic] {
    if reason.contains("copyWithZone:]: unrecognized selector")
      || reason.contains("mutableCopyWithZone:]: unrecognized selector"),
      let parts = FunctionReading.parts(String(reason.prefix { $0 != "]" }) + "]")
    {
      return [
        Diagnostic(
          .copyWithoutMethod, .warning, arguments: [parts.className, parts.selector],
          at: run.stoppedAt)
      ]
    }
    if reason.contains("was mutated while being enumerated") {
      return [Diagnostic(.mutatedWhileEnumerating, .warning, at: run.stoppedAt)]
    }
    if name == "NSRangeException" {
      return [Diagnostic(.indexBeyondBounds, .warning, at: run.stoppedAt)]
    }
    let isNil = reason.contains("cannot be nil") || reason.contains("attempt to insert nil")
    if name == "NSInvalidArgumentException", isNil {
      return [Diagnostic(.nilInCollection, .warning, at: run.stoppedAt)]
    }
    return []
  }

  // MARK: Blocks

  /// A block was called whose frame is gone: it lay on the stack and nobody copied it.
  private static func block(_ run: RunEvidence) -> [Diagnostic] {
    for frame in run.world.frames().prefix(3) {
      guard let code = run.world.code(ofCallable: frame.callable) else { continue }
      let isCall = code.instructions.indices.contains { pc in
        code.instructions[pc].op == Opcode.callBlock.rawValue
          && code.lines.place(at: pc) == frame.place
      }
      if isCall { return [Diagnostic(.blockNotCopied, .warning, at: run.stoppedAt)] }
    }
    return []
  }
}
