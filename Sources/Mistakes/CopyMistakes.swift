internal import Bytecode
internal import Diagnostics
internal import VirtualMachine

/// copyWithZone: and allocWithZone: answer with a claim, also when the object is an old one.
///
/// Whoever receives the answer of copy or alloc will release it. An override that hands out an existing object
/// must therefore retain it first, unless the class ignores release altogether.
enum CopyMistakes {
  static func find(in run: RunEvidence) -> [Diagnostic] {
    guard run.hasNew(.overrideEnd) else { return [] }
    var found: [Diagnostic] = []
    var open: [(thread: UInt16, entry: Int)] = []
    for (index, event) in run.events.enumerated() {
      if event.kind == .override {
        open.append((event.thread, index))
      } else if event.kind == .overrideEnd {
        guard
          let position = open.lastIndex(where: {
            $0.thread == event.thread && run.events[$0.entry].message == event.message
              && run.events[$0.entry].method == event.method
          })
        else { continue }
        let entry = open[position].entry
        open.removeSubrange(position...)
        if let problem = judge(entry, index, event, run) { found.append(problem) }
      }
    }
    return found
  }

  private static func judge(
    _ entry: Int, _ exit: Int, _ event: Event, _ run: RunEvidence
  ) -> Diagnostic? {
    guard let watched = event.message else { return nil }
    let serial = event.result
    guard serial != 0, let life = run.lives[serial], let birth = life.birth, birth < entry,
      !life.retains.contains(where: { $0 > entry && $0 < exit }),
      !ignoresRelease(life.classIndex, run)
    else { return nil }
    let method = run.world.callableName(Int(event.method))
    let place = run.place(event)
    let notes = run.note("note.allocatedHere", [objectName(serial)], at: run.place(birth))
    switch watched {
    case .copy, .copyWithZone, .mutableCopy, .mutableCopyWithZone:
      guard serial == event.object else { return nil }
      return Diagnostic(
        .copyForgetsRetain, .warning, arguments: [run.name(serial), method], at: place,
        related: notes)
    case .alloc, .allocWithZone, .new:
      return Diagnostic(
        .allocUnretained, .warning, arguments: [run.name(serial), method], at: place,
        related: notes)
    default: return nil
    }
  }

  /// The class answers release itself and never passes it on.
  private static func ignoresRelease(_ classIndex: Int, _ run: RunEvidence) -> Bool {
    guard let (method, _) = run.ownMethod("release", of: classIndex, isClassMethod: false),
      let reading = run.reading(method.callable)
    else { return false }
    return !reading.sends.contains { $0.isSuper && $0.selector == "release" }
  }
}
