#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where the conversation's lines come from.
///
/// The shell proper never knows who types. A line may come from a person at a terminal (libedit, see
/// `TerminalLines`), from a pipe or a file (`PipeLines`) or from a test's script (`ScriptedLines`). What
/// differs is only what each can do besides: a terminal shows a prompt, completes and remembers; a pipe
/// shows nothing at all, so that its output holds the program's words alone.
package protocol LineSource: AnyObject {
  /// A person is reading: prompts, questions and lessons make sense.
  var isInteractive: Bool { get }
  /// The next line without its line end.
  func next(prompt: String) -> LineRead
  /// Keeps a finished input (it may have several lines) for the next start.
  func remember(_ input: String)
  /// Whether what follows a line is there already: nobody types so fast, so it came in one text with it.
  var hasMore: Bool { get }
  /// One key, while a page is shown; nil: nobody presses keys.
  func pagerKey(prompt: String) -> PagerKey?
  /// Called on every way out, also after a signal; calling it twice does no harm.
  func close()
}

extension LineSource {
  package func remember(_ input: String) {}
  package var hasMore: Bool { !isInteractive }
  package func pagerKey(prompt: String) -> PagerKey? { nil }
  package func close() {}
}

/// What came of asking for a line.
package enum LineRead: Equatable, Sendable {
  /// What was typed; a paste may hold several lines.
  case line(String)
  /// Ctrl-D, or the end of the pipe.
  case end
  /// Ctrl-C: what was half typed is dropped.
  case interrupted
  /// The line is no text; the byte is counted from 1.
  case notUTF8(line: Int, byte: Int)
  /// A signal asks the program to end (SIGTERM, SIGHUP).
  case hangUp(signal: Int32)
}

/// Lines given beforehand: the tests' typist.
package final class ScriptedLines: LineSource {
  package let isInteractive: Bool
  private var reads: [LineRead]
  private var position = 0
  /// Called with the prompt and what is typed behind it, so that a transcript can show both.
  private let echo: (String, LineRead) -> Void
  /// Lines that come in one text with the one before, as from a terminal that marks no paste.
  private let pasted: Range<Int>
  /// What is pressed while a long page is shown.
  package var key: (String) -> PagerKey? = { _ in nil }

  package init(
    _ reads: [LineRead], interactive: Bool = true, pasted: Range<Int> = 0..<0,
    echo: @escaping (String, LineRead) -> Void
  ) {
    self.reads = reads
    self.pasted = pasted
    isInteractive = interactive
    self.echo = echo
  }

  package func pagerKey(prompt: String) -> PagerKey? { key(prompt) }
  package var hasMore: Bool { !isInteractive || pasted.contains(position) }

  package func next(prompt: String) -> LineRead {
    let read = position < reads.count ? reads[position] : .end
    position += 1
    echo(prompt, read)
    return read
  }
}

/// Lines of a pipe or file, taken as if typed.
package final class PipeLines: LineSource {
  package let isInteractive = false
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var start = 0
  private var ended = false
  private var lineNumber = 0
  /// The error by which reading ended, were it no end; 0: none did.
  package private(set) var failure: Int32 = 0

  package init(descriptor: Int32) { self.descriptor = descriptor }

  package func next(prompt: String) -> LineRead {
    var searched = start
    while true {
      if let end = buffer[searched...].firstIndex(of: 0x0A) {
        defer { start = end + 1 }
        return take(start..<end)
      }
      searched = buffer.count
      if ended || searched - start > longestText {
        guard start < buffer.count else { return .end }
        defer { start = buffer.count }
        return take(start..<buffer.count)
      }
      if let signal = SignalFlags.hangUp { return .hangUp(signal: signal) }
      if SignalFlags.takeInterrupt() { return .interrupted }
      // Dropping what was used keeps a long pipe from being held in memory as a whole.
      buffer.removeFirst(start)
      searched -= start
      start = 0
      fill()
    }
  }

  private func take(_ range: Range<Int>) -> LineRead {
    lineNumber += 1
    var bytes = buffer[range]
    if bytes.last == 0x0D { bytes.removeLast() }
    if lineNumber == 1, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if let bad = firstInvalidByte(bytes) {
      return .notUTF8(line: lineNumber, byte: bad - range.lowerBound + 1)
    }
    return .line(String(decoding: bytes, as: UTF8.self))
  }

  private func fill() {
    var block = [UInt8](repeating: 0, count: 65536)
    let count = read(descriptor, &block, block.count)
    if count > 0 {
      buffer.append(contentsOf: block[..<count])
    } else if count == 0 || errno != EINTR {
      failure = count < 0 ? errno : 0
      ended = true
    }
  }
}

/// Index of the first byte that no UTF-8 text can have there, nil for valid text.
package func firstInvalidByte(_ bytes: ArraySlice<UInt8>) -> Int? {
  var index = bytes.startIndex
  while index < bytes.endIndex {
    let lead = bytes[index]
    let length: Int
    switch lead {
    case 0x00..<0x80:
      index += 1
      continue
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return index
    }
    guard index + length <= bytes.endIndex else { return index }
    for offset in 1..<length where bytes[index + offset] & 0xC0 != 0x80 { return index }
    // Overlong forms, surrogates and numbers beyond Unicode's last.
    let second = bytes[index + 1]
    switch lead {
    case 0xE0 where second < 0xA0, 0xED where second > 0x9F, 0xF0 where second < 0x90,
      0xF4 where second > 0x8F:
      return index
    default: break
    }
    index += length
  }
  return nil
}
