internal import Diagnostics
internal import Synchronization
internal import VirtualMachine

/// An input that made objects of the program's classes, and the session as it was before it.
///
/// What two threads can do to each other at the first question for a shared object, they can do where nobody has asked
/// yet. No variable says where that was: a class may keep its object, and that it has one, wherever it likes. So it is
/// looked for in time: before the input that made the object, with the text of that input loaded and not run, and what
/// was typed since run again, as far as it makes no object of the class. There it is asked whether asking would make one.
/// Where it would not, the object was made by what runs by itself (a constructor, `+load`, a variable at the top level),
/// and nobody can come before that.
final class Beginning: Sendable {
  let text: String
  let name: String?
  let classes: Set<Int>
  private let before: Mutex<ProgramSession.Checkpoint?>

  /// So many are kept for each class: those who are made again and again are no shared objects.
  static let most = 4

  init(_ text: String, _ name: String?, _ before: ProgramSession.Checkpoint, _ classes: Set<Int>) {
    self.text = text
    self.name = name
    self.classes = classes
    self.before = Mutex(before)
  }

  var checkpoint: ProgramSession.Checkpoint? { before.withLock { $0 } }

  /// The memory is wanted.
  func forget() { before.withLock { $0 = nil } }
}

extension ProgramSession {
  func noteBeginning(_ beginning: Beginning) {
    let isWanted = beginning.classes.contains { kind in
      state.beginnings.count { $0.classes.contains(kind) } < Beginning.most
    }
    if isWanted { state.beginnings.append(beginning) }
  }

  /// Puts the session, for a branch, where nobody has asked for the shared object of a class, so that a call makes it.
  /// false: it is there before anybody can ask, and the session stays where it is.
  package func goBeforeFirstObject(_ call: String, ofClass kind: Int) -> Bool {
    if makesObject(call) { return true }
    let here = checkpoint()
    let asking = (mode, inputLanguage)
    let (texts, input) = (state.sources, world.standardInput.read)
    world.standardInput.read = nil
    defer { world.standardInput.read = input }
    for beginning in state.beginnings.reversed() where beginning.classes.contains(kind) {
      guard let before = beginning.checkpoint else { continue }
      restore(before)
      guard load(beginning.text, named: beginning.name, before) else { continue }
      for later in texts.files.dropFirst(state.sources.files.count) {
        guard later.origin != .prelude, later.name.hasPrefix("input ") else { continue }
        typeAgain(String(decoding: later.text, as: UTF8.self), withoutMaking: kind)
      }
      rollBack()
      (mode, inputLanguage) = asking
      if makesObject(call) { return true }
    }
    restore(here)
    return false
  }

  /// What runs by itself when it is loaded has run.
  private func load(
    _ text: String, named name: String? = nil, _ before: Checkpoint
  ) -> Bool {
    input(text, named: name, holding: true, before: before).status == .done
  }

  private func typeAgain(_ text: String, withoutMaking kind: Int) {
    rollBack()
    let before = checkpoint()
    let made = world.objectNumbers()
    _ = evaluate(text)
    guard world.classesMade(since: made).contains(kind) else { return }
    restore(before)
    if !load(text, before) { restore(before) }
  }

  private func makesObject(_ call: String) -> Bool {
    inBranch {
      let before = world.objectNumbers()
      guard let object = kept(call)?.bits.flatMap({ world.objectInfo(at: $0) })
      else { return false }
      return world.isMade(object.serial, since: before)
    }
  }
}
