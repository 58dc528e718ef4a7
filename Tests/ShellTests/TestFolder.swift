import Foundation
import Testing

/// A folder of its own for a test, gone with the last that holds it. Its name is short: screens show it.
final class TestFolder: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/selfsame-test-XXXXXX".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    path = try #require(made)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
