import CLibEdit
import LessonEngine
package import Views
package import VirtualMachine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where the words go.
///
/// The conversation writes through this one type, so a test can read along without a terminal. It knows
/// three things that a bare file descriptor does not: how wide a line may be, whether colour is welcome,
/// and whether the last thing printed ended its line, because a program's `printf("42")` must not run into
/// the answer or the prompt that follows.
///
/// Standard output is buffered and flushed before anything goes to standard error, so where both lead
/// to one place the program's order is kept.
package final class Terminal {
  package typealias Stream = OutputChunk.Stream

  /// A person sits in front of it.
  package let isInteractive: Bool
  private let colourOut: Bool
  private let colourError: Bool
  private let columns: () -> Int
  /// How many lines the screen has; nil: it is no screen.
  private let screenLines: () -> Int?
  /// A page was read screen by screen, and no line has been typed since.
  var turnedPages = false
  /// What is written while a page is put together.
  private var captured: [UInt8]?
  private let sink: (Stream, [UInt8]) -> Void
  private var buffer: [UInt8] = []
  private var isMidLine = false
  /// `:raw on`
  package var showsRaw = false
  private var numberSigns = NumberSigns(in: "")
  /// Characters that came in pieces, per stream.
  private var printed: [Stream.RawValue: PrintedBytes] = [:]
  /// Every write is seen at once.
  private let flushesAlways: Bool

  package init(
    isInteractive: Bool, colourOut: Bool = false, colourError: Bool = false,
    flushesAlways: Bool = true, columns: @escaping () -> Int = { 80 },
    screenLines: @escaping () -> Int? = { nil },
    sink: @escaping (Stream, [UInt8]) -> Void
  ) {
    self.isInteractive = isInteractive
    self.colourOut = colourOut
    self.colourError = colourError
    self.flushesAlways = flushesAlways
    self.columns = columns
    self.screenLines = screenLines
    self.sink = sink
  }

  /// Whether the terminal says that it takes more than plain lines: to a window of an editor or of a CI they are litter.
  static var understandsEscapes: Bool {
    environmentValue("TERM").map { $0 != "" && $0 != "dumb" } ?? false
  }

  /// The process's own streams. Colour where a stream is a terminal that can do it and NO_COLOR is unset.
  package static func standard() -> Terminal {
    let colour = understandsEscapes && environmentValue("NO_COLOR") == nil
    let outIsTerminal = isatty(STDOUT_FILENO) == 1
    return Terminal(
      isInteractive: isatty(STDIN_FILENO) == 1 && outIsTerminal,
      colourOut: colour && outIsTerminal, colourError: colour && isatty(STDERR_FILENO) == 1,
      flushesAlways: outIsTerminal,
      columns: {
        let columns = Int(selfsame_columns(STDOUT_FILENO))
        return columns > 0 ? columns : 80
      },
      screenLines: {
        let lines = Int(selfsame_lines(STDOUT_FILENO))
        return lines > 0 ? lines : nil
      },
      sink: { stream, bytes in
        if writeAll(stream.rawValue == 1 ? STDOUT_FILENO : STDERR_FILENO, bytes) { return }
        // The reader has gone: nobody is left to tell.
        if errno == EPIPE { _exit(128 + SIGPIPE) }
        // A full disk, a closed stream: in the system's words, since ours might not fit either.
        let reason = String(cString: strerror(errno))
        writeAll(STDERR_FILENO, Array("selfsame: \(reason)\n".utf8))
        _exit(EX_IOERR)
      })
  }

  /// Whether somebody looks at the diagnostics at once.
  package static var standardErrorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  package var hasColour: Bool { colourOut }

  /// Columns for text: never so wide that lines get hard to read.
  package var width: Int { min(columns(), 100) }

  /// Lines and columns of the screen; nil where there is none.
  package var screen: (lines: Int, columns: Int)? {
    screenLines().map { ($0, max(1, columns())) }
  }

  /// Runs something and keeps what it writes, instead of showing it.
  package func capturing(_ body: () -> Void) -> [UInt8] {
    endLine()
    flush()
    let outer = captured
    captured = []
    body()
    endLine()
    defer { captured = outer }
    return captured ?? []
  }

  /// Somebody keeps what is written, and shows it later.
  var isCapturing: Bool { captured != nil }

  /// Bytes that were captured.
  package func show(captured bytes: some Sequence<UInt8>) { put(.standardOutput, Array(bytes)) }

  // MARK: Writing

  /// Bytes as they are: reports for machines, and what a program prints under `selfsame run`.
  package func write(_ chunk: OutputChunk) {
    guard let last = chunk.bytes.last else { return }
    put(chunk.stream, chunk.bytes)
    isMidLine = last != 0x0A
  }

  /// A report for a machine.
  func write(report: String) {
    write(OutputChunk(stream: .standardOutput, bytes: Array(report.utf8)))
  }

  /// What a program printed at the prompt, or in a lesson: its hidden characters are shown, unless `:raw on`.
  package func show(printed chunk: OutputChunk) {
    if showsRaw {
      write(chunk)
    } else {
      let bytes = printed[chunk.stream.rawValue, default: PrintedBytes()].revealed(chunk.bytes)
      write(OutputChunk(stream: chunk.stream, bytes: bytes))
    }
  }

  package func answer(_ lines: [StyledLine]) {
    if numberSigns.ofThread == nil || numberSigns.ofGroup == nil {
      let found = NumberSigns(in: lines.map(\.plain).joined(separator: "\n"))
      numberSigns.ofThread = numberSigns.ofThread ?? found.ofThread
      numberSigns.ofGroup = numberSigns.ofGroup ?? found.ofGroup
    }
    show(lines, on: .standardOutput)
  }

  /// Numbers shown since this was asked last that may need a word.
  func takeNumberSigns() -> NumberSigns {
    defer { numberSigns = NumberSigns(in: "") }
    return numberSigns
  }

  package func answer(_ text: String) { answer(wrap(text, width: width)) }

  package func complain(_ lines: [StyledLine]) { show(lines, on: .standardError) }

  package func complain(_ text: String) {
    complain(wrap(text, width: width))
  }

  private func show(_ lines: [StyledLine], on stream: Stream) {
    guard !lines.isEmpty else { return }
    endLine()
    let colour = stream == .standardOutput ? colourOut : colourError
    put(stream, Array(rendered(lines, colour: colour).utf8))
  }

  /// Ends a line that the program left open; a person is shown that the line end is ours.
  package func endLine() {
    for stream in [Stream.standardOutput, .standardError] {
      let rest = printed[stream.rawValue]?.rest() ?? []
      write(OutputChunk(stream: stream, bytes: rest))
    }
    guard isMidLine else { return }
    isMidLine = false
    let mark = isInteractive ? StyledLine("⏎", .dim).rendered(colour: colourOut) : ""
    put(.standardOutput, Array((mark + "\n").utf8))
  }

  private func put(_ stream: Stream, _ bytes: [UInt8]) {
    if captured != nil {
      captured? += bytes
      return
    }
    if stream == .standardError {
      flush()
      sink(stream, bytes)
      return
    }
    buffer += bytes
    if flushesAlways || buffer.count >= 32768 { flush() }
  }

  package func flush() {
    guard !buffer.isEmpty else { return }
    let bytes = buffer
    buffer = []
    sink(.standardOutput, bytes)
  }
}
