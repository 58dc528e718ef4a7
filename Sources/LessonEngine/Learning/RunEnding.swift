import Diagnostics
import Session

/// How a run ended, when it did not end normally.
///
/// The lesson asks in coarse words (`ends exception NAME`, `ends limit`); the machine answers with a
/// diagnostic. This is the one place where the two vocabularies meet.
enum RunEnding: Equatable {
  case compileError
  case exception(String)
  case zombie
  case overRelease
  case limit
  /// A stop without a word of its own in the check language (a wild pointer, …).
  case other
  case interrupted

  init?(of outcome: Outcome) {
    switch outcome.status {
    case .done, .exited: return nil
    case .incomplete, .failed: self = .compileError
    case .interrupted: self = .interrupted
    case .stopped:
      self =
        outcome.diagnostics.first { $0.severity == .error }.map(RunEnding.init(stop:)) ?? .other
    }
  }

  private init(stop: Diagnostic) {
    switch String(describing: stop.code) {
    default: self = .other
    }
  }
}
