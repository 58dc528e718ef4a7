import Foundation
final class Counter {
  static let shared = Counter()
  private let lock = NSLock()
  private var value = 0
  private init() {}
  func increment() {
    lock.lock()
    defer { lock.unlock() }
    value += 1
  }
  var current: Int { lock.withLock { value } }
}
DispatchQueue.concurrentPerform(iterations: 20) { _ in Counter.shared.increment() }
print(Counter.shared.current)
