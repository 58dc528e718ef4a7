import Foundation
final class Log {
  static let shared = Log()
  private let lock = NSLock()
  private var lines: [String] = []
  func add(_ line: String) { lock.withLock { lines.append(line) } }
  var all: [String] { lock.withLock { lines } }
}
let queue = OperationQueue()
queue.maxConcurrentOperationCount = 1
queue.name = "work"
let first = BlockOperation { Log.shared.add("first") }
let second = BlockOperation { Log.shared.add("second") }
second.addDependency(first)
second.completionBlock = nil
queue.isSuspended = true
queue.addOperation(second)
queue.addOperation(first)
queue.addOperation { Log.shared.add("third") }
print(queue.isSuspended, Log.shared.all.count)
queue.isSuspended = false
queue.waitUntilAllOperationsAreFinished()
print(Log.shared.all.contains("third"), second.isFinished, queue.name ?? "-")
print(Log.shared.all.firstIndex(of: "first")! < Log.shared.all.firstIndex(of: "second")!)

final class Count: Operation {
  let number: Int
  init(_ number: Int) { self.number = number }
  override func main() { print("counts to \(number)") }
  deinit { print("operation gone") }
}
do {
  let count = Count(3)
  count.start()
  print(count.isFinished)
}
let never = BlockOperation { print("never") }
never.cancel()
queue.addOperation(never)
queue.waitUntilAllOperationsAreFinished()
print(never.isCancelled, never.isFinished)
