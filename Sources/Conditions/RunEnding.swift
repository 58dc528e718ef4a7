package import Session
package import VirtualMachine

/// How a run ended, when it did not end normally.
///
/// The lesson asks in coarse words (`ends exception NAME`, `ends limit`); the machine answers with a
/// `Stop`. This is the one place where the two vocabularies meet.
package enum RunEnding: Equatable {
  case compileError
  case exception(String)
  case zombie
  case overRelease
  case limit
  /// Nobody can go on.
  case deadlock
  /// A Swift program stopped itself: nil unwrapped, an index, an overflow.
  case trap
  /// A stop without a word of its own in the check language (a wild pointer, …).
  case other
  case interrupted

  package init?(of outcome: Outcome) {
    switch outcome.status {
    case .done, .exited: return nil
    case .incomplete, .failed: self = .compileError
    case .interrupted: self = .interrupted
    case .stopped: self = outcome.stop.map(RunEnding.init(stop:)) ?? .other
    }
  }

  package init(stop: Stop) {
    self =
      switch stop {
      case .trap: .trap
      case .exception(let name, _): .exception(name)
      // Uncaught, it is the exception that -doesNotRecognizeSelector: raises.
      case .unrecognizedSelector: .exception("NSInvalidArgumentException")
      case .zombie: .zombie
      case .overRelease: .overRelease
      case .access(.freed(_, let isObject), _, _, _): isObject ? .zombie : .other
      case .limit: .limit
      case .deadlock, .onceRecursion, .selfDeadlock: .deadlock
      case .interrupted: .interrupted
      default: .other
      }
  }
}
