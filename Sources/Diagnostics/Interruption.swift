/// Whether whoever waits for an answer has pressed Ctrl-C.
///
/// Reading and compiling a long text takes long, and nothing of it can be seen from outside. So each phase looks
/// from time to time (once for a token, a statement or an expression: it is one load), and gives up with the
/// problem `interrupted`; the session then puts everything back, as after an error.
package struct Interruption: @unchecked Sendable {
  private let flag: UnsafePointer<Int32>?

  /// Nobody can interrupt: for what is short.
  package init() { flag = nil }
  /// The flag lives longer than the work: a signal handler may set it at any time.
  package init(_ flag: UnsafePointer<Int32>) { self.flag = flag }

  package var isRaised: Bool { flag.map { $0.pointee != 0 } ?? false }
}
