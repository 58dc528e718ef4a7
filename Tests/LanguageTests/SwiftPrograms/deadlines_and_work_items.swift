import Dispatch

// Moments, deadlines, work that can be cancelled.
let soon = DispatchTime.now() + .milliseconds(20)
let later = DispatchTime.now() + 0.5
print(soon < later, later > soon, DispatchTime.now() <= .distantFuture)

let gate = DispatchSemaphore(value: 0)
switch gate.wait(timeout: .now() + .milliseconds(5)) {
case .success: print("success")
case .timedOut: print("timed out")
}

let queue = DispatchQueue(label: "work")
queue.asyncAfter(deadline: .now() + 0.02) {
  print("second")
  gate.signal()
}
queue.async { print("first") }
print(gate.wait(timeout: .now() + 5) == .success)

let item = DispatchWorkItem { print("never printed") }
item.cancel()
queue.async(execute: item)
item.wait()
print(item.isCancelled)

let other = DispatchWorkItem {
  print("item runs")
}
let group = DispatchGroup()
group.enter()
other.notify(queue: queue) {
  print("after the item")
  group.leave()
}
queue.asyncAfter(deadline: .now() + .milliseconds(10), execute: other)
if group.wait(timeout: .now() + .seconds(5)) == .timedOut { print("late") }

let all = DispatchGroup()
for number in 1...3 { queue.async(group: all) { print("part", number) } }
let told = DispatchSemaphore(value: 0)
all.notify(queue: queue) {
  print("all parts")
  told.signal()
}
told.wait()

final class Cache {
  static let shared = Cache()
  private var stored: [String: Int] = [:]
  private let lock = DispatchSemaphore(value: 1)
  func store(_ key: String, _ value: Int) -> Bool {
    guard lock.wait(timeout: .now() + .seconds(1)) == .success else { return false }
    defer { lock.signal() }
    stored[key] = value
    return true
  }
  deinit { print("never") }
}
print(Cache.shared.store("a", 1))
