import VirtualMachine

/// What an endless program had printed when it was stopped: its beginning and its end.
///
/// Somebody who presses Ctrl-C wants the prompt back, and not the megabytes that were on their way. Whoever reads
/// through a pipe gets all of it.
struct StoppedOutput {
  private(set) var first: [OutputChunk] = []
  private(set) var hidden = 0
  private(set) var last: [OutputChunk] = []
  private static let kept = 2_000

  init(_ output: [OutputChunk]) {
    let total = output.reduce(0) { $0 + $1.bytes.count }
    guard total > 8 * StoppedOutput.kept else {
      first = output
      return
    }
    var room = StoppedOutput.kept
    for chunk in output where room > 0 {
      first.append(OutputChunk(stream: chunk.stream, bytes: Array(chunk.bytes.prefix(room))))
      room -= chunk.bytes.count
    }
    room = StoppedOutput.kept
    for chunk in output.reversed() where room > 0 {
      last.insert(OutputChunk(stream: chunk.stream, bytes: Array(chunk.bytes.suffix(room))), at: 0)
      room -= chunk.bytes.count
    }
    // Whole lines where there are lines, whole characters in any case.
    let newline = UInt8(ascii: "\n")
    if let end = first.last?.bytes.lastIndex(of: newline) {
      first[first.count - 1].bytes.removeSubrange((end + 1)...)
    } else if !first.isEmpty {
      let cut = StoppedOutput.brokenEnd(of: first[first.count - 1].bytes)
      first[first.count - 1].bytes.removeLast(cut)
    }
    if let start = last.first?.bytes.firstIndex(of: newline), start + 1 < last[0].bytes.count {
      last[0].bytes.removeSubrange(...start)
    } else {
      while let byte = last.first?.bytes.first, byte & 0xC0 == 0x80 { last[0].bytes.removeFirst() }
    }
    hidden = total - (first + last).reduce(0) { $0 + $1.bytes.count }
  }

  /// Bytes of a character of UTF-8 that is not whole at the end.
  private static func brokenEnd(of bytes: [UInt8]) -> Int {
    for count in 1..<4 where count <= bytes.count {
      let byte = bytes[bytes.count - count]
      if byte & 0xC0 == 0x80 { continue }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return count < length ? count : 0
    }
    return 0
  }
}
