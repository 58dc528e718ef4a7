import Foundation
@propertyWrapper
final class Atomic<Value> {
  private var value: Value
  private let lock = NSLock()
  init(wrappedValue: Value) { value = wrappedValue }
  var wrappedValue: Value {
    get { lock.lock(); defer { lock.unlock() }; return value }
    set { lock.lock(); value = newValue; lock.unlock() }
  }
  deinit { print("atomic gone") }
}
@propertyWrapper struct UserDefault<T> { let key: String; let defaultValue: T
  var wrappedValue: T { get { Store.shared.d[key] as? T ?? defaultValue } set { Store.shared.d[key] = newValue } } }
final class Store { static let shared = Store(); var d: [String: Any] = [:] }
class Settings {
  static let shared = Settings()
  @UserDefault(key: "on", defaultValue: false) var isOn: Bool
  @UserDefault(key: "n", defaultValue: 3) var n: Int
  @Atomic var count = 0
  @Atomic private var names: [String] = []
  func add(_ s: String) { names.append(s); count += 1 }
  var all: [String] { names }
  @discardableResult func x() -> Int { 1 }
}
Settings.shared.isOn = true; print(Settings.shared.isOn, Settings.shared.n)
Settings.shared.add("a"); Settings.shared.add("b"); print(Settings.shared.count, Settings.shared.all)
do { let s = Settings(); s.count = 5; print(s.count) }
@propertyWrapper struct Trimmed { private(set) var v = ""; var wrappedValue: String { get { v } set { v = newValue.uppercased() } }; init(wrappedValue: String) { self.wrappedValue = wrappedValue } }
struct Form { @Trimmed var name: String = "ann"; var age = 3 }
var f = Form(); print(f.name, f.age); f.name = "bob"; print(f.name); let g = f; f.name = "z"; print(g.name)
@propertyWrapper
struct Clamped {
  private var value: Int
  private let range: ClosedRange<Int>
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  init(wrappedValue: Int, _ range: ClosedRange<Int>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
}
struct Player { @Clamped(0...100) var health: Int = 150 }
var p = Player()
print(p.health)
p.health = -4
print(p.health)
