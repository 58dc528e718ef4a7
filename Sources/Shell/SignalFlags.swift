package import Session
package import VirtualMachine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the signals have asked for.
///
/// A handler may run between any two instructions, so it does nothing but set a number and write one
/// byte into a pipe; the line editor waits for its keys and for that pipe at once, so no signal is ever
/// missed between a look and a wait. While a program runs, the handler also raises the machine's own
/// flag, and the machine stops at its next turn. Ctrl-Z while a program runs stops the whole process as
/// usual; at the prompt the editor first gives the terminal back.
///
/// What is at work may look at no flag for long: a page is put together, a million events are written. A
/// command that does one thing and ends is not waited for then, nor is a shell that was asked to end: once
/// the process has computed for `patience` after the signal, the handler ends it. Nothing is lost by that,
/// because nothing is that a kill would lose. Only at a prompt Ctrl-C has to lead back to the prompt.
package enum SignalFlags {
  struct State {
    var interrupted: Int32 = 0
    var resized: Int32 = 0
    var stopAsked: Int32 = 0
    /// The machine's flag, while a program runs.
    var running: UnsafeMutablePointer<Int32>?
    /// The editor is waiting for a key.
    var atPrompt: Int32 = 0
    var wakeRead: Int32 = -1
    var wakeWrite: Int32 = -1
    /// The signal that is to end the process, if one came; nothing takes it back. Ctrl-C does not take the place of another.
    var ending: Int32 = 0
    /// Ctrl-C ends the process, heard or not: it is no shell.
    var endsByInterrupt = false
    /// The unfinished file that nobody else would take away, as bytes with a zero.
    var unfinished: UnsafeMutablePointer<CChar>?
  }

  /// Microseconds of CPU.
  #if DEBUG
    static let patience = 2_000_000
  #else
    static let patience = 60_000
  #endif

  /// Never freed: a handler may use it until the last moment of the process.
  nonisolated(unsafe) static let state: UnsafeMutablePointer<State> = {
    let pointer = UnsafeMutablePointer<State>.allocate(capacity: 1)
    pointer.initialize(to: State())
    return pointer
  }()

  /// The machines that a command sets to work, one after the other, stop by one flag. It is never freed either:
  /// a session ends, and the handler may write a moment later.
  private static let machines = InterruptFlag()

  /// A file that may not grow any more (`ulimit -f`) is a write that fails, and is told like a full disk.
  package static func outliveFullFiles() { _ = signal(SIGXFSZ, SIG_IGN) }

  /// Installs the handlers. Touches `state` first, so that no handler ever has to make it.
  package static func install(forShell: Bool = false) {
    _ = machines
    state.pointee.endsByInterrupt = !forShell
    guard state.pointee.wakeRead < 0 else { return }
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        _ = fcntl(end, F_SETFL, O_NONBLOCK)
      }
      state.pointee.wakeRead = ends[0]
      state.pointee.wakeWrite = ends[1]
    }
    handle(SIGINT) { _ in
      SignalFlags.state.pointee.interrupted = 1
      if let flag = SignalFlags.state.pointee.running { flag.pointee = 1 }
      if SignalFlags.state.pointee.endsByInterrupt {
        if SignalFlags.state.pointee.ending == 0 { SignalFlags.state.pointee.ending = SIGINT }
        SignalFlags.losePatience()
        // Who waits for a reader of its output computes nothing.
        _ = alarm(2)
      }
      SignalFlags.wake()
    }
    let ending: @convention(c) (Int32) -> Void = { signal in
      // Asked twice: whatever is at work does not look at its flags.
      if SignalFlags.hangUp != nil { _exit(128 &+ signal) }
      SignalFlags.state.pointee.ending = signal
      // What looks at no flag, as a compiler at a hard text, is not waited for; nor is what hangs.
      SignalFlags.losePatience()
      _ = alarm(5)
      if let flag = SignalFlags.state.pointee.running { flag.pointee = 1 }
      SignalFlags.wake()
    }
    handle(SIGALRM) { _ in SignalFlags.end() }
    handle(SIGPROF) { _ in SignalFlags.end() }
    handle(SIGTERM, ending)
    handle(SIGHUP, ending)
    handle(SIGWINCH) { _ in
      SignalFlags.state.pointee.resized = 1
      SignalFlags.wake()
    }
    handle(SIGTSTP) { _ in
      if SignalFlags.state.pointee.atPrompt != 0 {
        SignalFlags.state.pointee.stopAsked = 1
        SignalFlags.wake()
      } else {
        _ = kill(getpid(), SIGSTOP)
      }
    }
  }

  private static func handle(_ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var action = sigaction()
    // A program started with SIGHUP or SIGINT ignored (nohup, a script's &) keeps ignoring it.
    var old = sigaction()
    guard sigaction(signal, nil, &old) == 0 else { return }
    #if canImport(Glibc)
      let ignored = unsafeBitCast(old.__sigaction_handler.sa_handler, to: Int.self) == 1
      action.__sigaction_handler.sa_handler = handler
    #else
      let ignored = unsafeBitCast(old.__sigaction_u.__sa_handler, to: Int.self) == 1
      action.__sigaction_u.__sa_handler = handler
    #endif
    if ignored { return }
    // No SA_RESTART: a read that waits for a pipe must come back.
    action.sa_flags = 0
    sigemptyset(&action.sa_mask)
    _ = sigaction(signal, &action, nil)
  }

  private static func losePatience() {
    var timer = itimerval()
    timer.it_value.tv_usec = suseconds_t(patience % 1_000_000)
    timer.it_value.tv_sec = time_t(patience / 1_000_000)
    #if canImport(Glibc)
      _ = setitimer(Int32(ITIMER_PROF.rawValue), &timer, nil)
    #else
      _ = setitimer(Int32(ITIMER_PROF), &timer, nil)
    #endif
  }

  private static func end() -> Never {
    if let file = state.pointee.unfinished { _ = unlink(file) }
    _exit(endStatus ?? 128 &+ SIGINT)
  }

  /// A file that is taken away when a signal ends the process meanwhile.
  static func whileUnfinished<Result>(_ path: String, _ body: () -> Result) -> Result {
    let name = strdup(path)
    state.pointee.unfinished = name
    defer {
      state.pointee.unfinished = nil
      free(name)
    }
    return body()
  }

  private static func wake() {
    let saved = errno
    var byte: UInt8 = 0
    _ = write(state.pointee.wakeWrite, &byte, 1)
    errno = saved
  }

  /// Ctrl-C since the last look.
  package static func takeInterrupt() -> Bool {
    defer { state.pointee.interrupted = 0 }
    return state.pointee.interrupted != 0
  }

  /// Whether Ctrl-C was pressed; looking does not forget it.
  package static var wasInterrupted: Bool { state.pointee.interrupted != 0 }

  /// A session of a command that makes several in a row. Signals reach whichever is at work; what begins after one
  /// stops at its beginning.
  package static func session(_ given: SessionOptions) -> ProgramSession {
    var options = given
    options.interrupt = machines
    let session = ProgramSession(options: options)
    state.pointee.running = machines.numbers
    if state.pointee.ending != 0 { machines.numbers.pointee = 1 }
    return session
  }

  /// The exit status of a command that was asked to end: what it has worked out since is not to be told or written.
  package static var endStatus: Int32? {
    state.pointee.ending == 0 ? nil : 128 &+ state.pointee.ending
  }

  /// The signal that asks the program to end, if there was one.
  package static var hangUp: Int32? {
    let signal = state.pointee.ending
    return signal == 0 || signal == SIGINT ? nil : signal
  }

  static func takeResize() -> Bool {
    defer { state.pointee.resized = 0 }
    return state.pointee.resized != 0
  }

  static func takeStop() -> Bool {
    defer { state.pointee.stopAsked = 0 }
    return state.pointee.stopAsked != 0
  }

  /// Ctrl-C goes to the machine while `body` runs.
  package static func whileRunning<Result>(
    _ interrupt: InterruptFlag, _ body: () -> Result
  ) -> Result {
    interrupt.forget()
    let flag = interrupt.numbers
    state.pointee.running = flag
    // A signal that came before, while nothing ran yet, must not be lost: the prompt has taken its own.
    if state.pointee.interrupted != 0 || hangUp != nil { flag.pointee = 1 }
    defer {
      state.pointee.running = nil
      state.pointee.interrupted = 0
    }
    return body()
  }
}
