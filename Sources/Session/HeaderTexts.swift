internal import VirtualMachine

/// Files that exist only in memory, and small looks at the world that lessons judge by.
///
/// A lesson may bring files of its own (`file=Lamp.h`): a program in it says `#import "Lamp.h"` as it would in
/// a project. They belong to the state of the session, so going back to a checkpoint brings back the files as
/// they were, too. What is not found among them is asked from whoever started the session.
extension ProgramSession {
  /// From now on `#import "name"` finds this text.
  package func setHeader(_ name: String, _ text: [UInt8]) { state.headers[name] = text }

  /// Does several inputs as one: where one does not run to its end, those before it are undone with it, at once or,
  /// as that one is, by the next input.
  package func asOne(_ inputs: () -> [Outcome]) -> [Outcome] {
    rollBack()
    let before = checkpoint()
    let outcomes = inputs()
    guard let status = outcomes.last?.status, status != .done else { return outcomes }
    let waits = rollback != nil
    if case .exited = status, !waits { return outcomes }
    rollback = before
    if !waits { rollBack() }
    return outcomes
  }

  /// Runs a text that may declare some of the names once more for itself: the code that is there already goes on
  /// with its own functions and variables of these names, and what they hold is kept.
  package func evaluate(_ text: String, guarding names: Set<String>) -> Outcome {
    state.guardedNames = names
    defer { state.guardedNames = [] }
    return evaluate(text)
  }

  var headerReader: (@Sendable (_ name: String, _ from: String) -> [UInt8]?)? {
    let headers = state.headers
    let outer = options.readHeader
    if headers.isEmpty { return outer }
    return { name, from in headers[name] ?? outer?(name, from) }
  }

  // MARK: Looks

  /// The virtual clock, in nanoseconds since the world began.
  package var clock: UInt64 { world.clock }

  /// Bytes at an address as a number, nil where nothing readable lies.
  package func word(at address: UInt64, size: Int = 8) -> UInt64? {
    (1...8).contains(size) ? world.readWord(address, size: size) : nil
  }

  /// Serial of the object that is, or was, at an address; 0 where there never was one.
  package func serial(ofAddress address: UInt64) -> UInt32 { world.serial(ofAddress: address) }
}
