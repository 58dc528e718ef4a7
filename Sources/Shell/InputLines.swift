internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The lines that a program reads from the standard input of `selfsame run`, taken when the program asks for them:
/// a terminal is waited for, a pipe that nobody writes to is not, unless the program wants to read.
final class InputLines: Sendable {
  private struct State {
    var bytes: [UInt8] = []
    var position = 0
    var total = 0
  }
  private let descriptor: Int32
  private let state = Mutex(State())

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// The next line with its newline; nil at the end, when Ctrl-C comes, and when it is more than any program's input.
  func next() -> [UInt8]? {
    state.withLock { state in
      var line: [UInt8] = []
      while true {
        if state.position == state.bytes.count {
          guard state.total < longestText, let more = Self.block(from: descriptor) else {
            return line.isEmpty ? nil : line
          }
          state.bytes = more
          state.position = 0
          state.total += more.count
        }
        let rest = state.bytes[state.position...]
        let end = rest.firstIndex(of: 0x0A).map { $0 + 1 } ?? rest.endIndex
        line += rest[..<end]
        state.position = end
        if line.last == 0x0A { return line }
      }
    }
  }

  private static func block(from descriptor: Int32) -> [UInt8]? {
    var block = [UInt8](repeating: 0, count: 4096)
    let wake = SignalFlags.state.pointee.wakeRead
    while !SignalFlags.wasInterrupted, SignalFlags.hangUp == nil {
      // A signal that comes right before a read would be slept over: its pipe is waited for, too.
      var waiting = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wake, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&waiting, wake < 0 ? 1 : 2, -1) >= 0 else {
        if errno == EINTR { continue }
        return nil
      }
      if waiting[1].revents != 0 {
        _ = read(wake, &block, block.count)
      } else {
        let count = read(descriptor, &block, block.count)
        return count > 0 ? Array(block[..<count]) : nil
      }
    }
    return nil
  }
}
