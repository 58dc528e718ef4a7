/// What a program printed: bytes and the stream they went to, in the program's order.
package struct OutputChunk: Equatable, Sendable {
  package enum Stream: UInt8, Sendable {
    case standardOutput = 1
    case standardError = 2
  }
  package var stream: Stream
  package var bytes: [UInt8]
  package init(stream: Stream, bytes: [UInt8]) {
    self.stream = stream
    self.bytes = bytes
  }
}
