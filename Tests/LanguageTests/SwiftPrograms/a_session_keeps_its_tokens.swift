import Foundation
final class Session {
  static let shared = Session()
  private let lock = NSLock()
  private var tokens: [String: Int] = [:]
  private init() { print("made") }
  func token(for user: String) -> Int {
    lock.withLock {
      if let old = tokens[user] { return old }
      let new = tokens.count + 1
      tokens[user] = new
      return new
    }
  }
}
print(Session.shared.token(for: "a"), Session.shared.token(for: "b"), Session.shared.token(for: "a"))
let queue = DispatchQueue(label: "q", attributes: .concurrent)
let group = DispatchGroup()
for i in 0..<4 { group.enter(); queue.async { _ = Session.shared.token(for: "u\(i)"); group.leave() } }
group.wait()
print(Session.shared.token(for: "zz"))
enum Load: Error { case missing(String), broken }
func read(_ name: String) throws -> String {
  guard name != "x" else { throw Load.missing(name) }
  return name.uppercased()
}
let outcome: Result<String, Load> = .failure(.missing("x"))
switch outcome {
case .success(let s): print(s)
case .failure(let e): print("failed", e)
}
struct Weak<T: AnyObject> { weak var value: T? }
var list: [Weak<Session>] = [Weak(value: Session.shared)]
print(list.compactMap { $0.value }.count)
extension Session: CustomStringConvertible { var description: String { "session" } }
print("\(Session.shared)", Session.shared === Session.shared)
let sorted = ["b": 2, "a": 1].sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
print(sorted)
var counter = 0
DispatchQueue.concurrentPerform(iterations: 5) { _ in queue.sync(flags: .barrier) { counter += 1 } }
print(counter)
