internal import Bytecode
internal import Diagnostics
internal import VirtualMachine

/// Overrides come in sets: who answers retain must answer release as well, and memory has one door.
enum OverrideMistakes {
  static func find(in run: RunEvidence) -> [Diagnostic] {
    run.classes.compactMap { unbalanced($0, run) } + bypasses(run) + swizzled(run)
  }

  /// retain does nothing, release still counts down: the second owner frees the object.
  private static func unbalanced(_ info: ClassInfo, _ run: RunEvidence) -> Diagnostic? {
    guard
      let retain = info.methods.last(where: { $0.selector == "retain" && !$0.isClassMethod }),
      let reading = run.reading(retain.callable), isEmpty(reading, of: "retain"),
      // A root class has no count to fall.
      run.world.classIndex(named: "NSObject").map({ run.isKind(info.index, of: $0) }) ?? false
    else { return nil }
    if let (release, _) = run.ownMethod("release", of: info.index, isClassMethod: false) {
      guard let other = run.reading(release.callable),
        other.sends.contains(where: { $0.isSuper && $0.selector == "release" }),
        other.stores.isEmpty, other.branches.isEmpty
      else { return nil }
    }
    return Diagnostic(
      .unbalancedOverride, .warning, arguments: [info.name], at: reading.code.place)
  }

  /// Neither passes the message on nor counts by itself.
  private static func isEmpty(_ reading: FunctionReading, of selector: String) -> Bool {
    !reading.sends.contains { $0.selector == selector } && reading.stores.isEmpty
      && reading.calls.isEmpty
  }

  /// NSAllocateObject does not ask the class, so an allocWithZone: that guards the door is not asked either.
  private static func bypasses(_ run: RunEvidence) -> [Diagnostic] {
    guard run.hasNew(.alloc) else { return [] }
    var found: [Diagnostic] = []
    var open: [UInt16: Int] = [:]
    for (number, event) in run.events.enumerated() {
      let watched = event.message
      let isAlloc = watched == .alloc || watched == .allocWithZone || watched == .new
      switch event.kind {
      case .override where isAlloc: open[event.thread, default: 0] += 1
      case .overrideEnd where isAlloc:
        open[event.thread] = max(0, (open[event.thread] ?? 0) - 1)
      case .alloc where number >= run.firstNew && (open[event.thread] ?? 0) == 0:
        let index = event.classIndex
        guard run.isOwnClass(index),
          run.ownMethod("allocWithZone:", of: index, isClassMethod: true) != nil
        else { continue }
        let place = run.place(event)
        guard !place.isNone,
          let (opcode, instruction) = run.instruction(event), opcode == .callNative
        else { continue }
        found.append(
          Diagnostic(
            .allocationBypass, .warning,
            arguments: [
              run.name(event.object), NativeFunction.named(number: instruction.imm32),
            ], at: place))
      default: break
      }
    }
    return found
  }

  /// alloc of some class is answered by a method of another name.
  private static func swizzled(_ run: RunEvidence) -> [Diagnostic] {
    guard run.exchangesMethods else { return [] }
    var found: [Diagnostic] = []
    for info in run.world.allClasses() where !info.isPrelude || info.name == "NSObject" {
      for method in info.methods
      where method.isClassMethod && ["alloc", "allocWithZone:", "new"].contains(method.selector) {
        let name = run.world.callableName(method.callable)
        guard let parts = FunctionReading.parts(name), parts.selector != method.selector else {
          continue
        }
        found.append(
          Diagnostic(
            .swizzledAlloc, .warning, arguments: ["+[\(info.name) \(method.selector)]", name],
            at: run.own(method.place)))
      }
    }
    return found
  }
}
