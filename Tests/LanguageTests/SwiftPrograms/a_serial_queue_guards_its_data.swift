import Foundation
final class Cache {
  static let shared = Cache()
  private let queue = DispatchQueue(label: "cache")
  private var items: [String: Int] = [:]
  private init() { print("made") }
  func set(_ key: String, _ value: Int) { queue.sync { items[key] = value } }
  func get(_ key: String) -> Int? { queue.sync { items[key] } }
}
let group = DispatchGroup()
for i in 0..<5 {
  DispatchQueue.global().async(group: group) { Cache.shared.set("k\(i)", i * i) }
}
group.wait()
print(Cache.shared.get("k3") ?? -1, Cache.shared.get("k9") ?? -1)
