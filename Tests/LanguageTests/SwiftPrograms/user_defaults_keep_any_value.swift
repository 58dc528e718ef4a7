import Foundation
// What is kept by any name comes back as what it was.
let defaults = UserDefaults.standard
@propertyWrapper struct Default<T> {
  let key: String
  let value: T
  var wrappedValue: T {
    get { UserDefaults.standard.object(forKey: key) as? T ?? value }
    set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}
struct Settings {
  @Default(key: "selfsame.any.turns", value: 3) static var turns: Int
  @Default(key: "selfsame.any.name", value: "Ann") static var name: String
}
print(Settings.turns, Settings.name)
Settings.turns = 9
Settings.name = "Ben"
print(Settings.turns, Settings.name, defaults.integer(forKey: "selfsame.any.turns"))
let seven: Any = 7
let maybe: String? = "hi"
defaults.set(seven, forKey: "selfsame.any.a")
defaults.set(maybe, forKey: "selfsame.any.b")
defaults.set(2.5, forKey: "selfsame.any.c")
defaults.set(true, forKey: "selfsame.any.d")
defaults.set(["k": 1], forKey: "selfsame.any.e")
defaults.set([1, 2], forKey: "selfsame.any.f")
print(defaults.integer(forKey: "selfsame.any.a"), defaults.object(forKey: "selfsame.any.a") as! Int)
print(defaults.string(forKey: "selfsame.any.b") ?? "none")
print(defaults.double(forKey: "selfsame.any.c"), defaults.object(forKey: "selfsame.any.c") as? Double ?? 0)
print(defaults.bool(forKey: "selfsame.any.d"), defaults.object(forKey: "selfsame.any.d") as? Bool ?? false)
print(defaults.object(forKey: "selfsame.any.e") as? [String: Int] ?? [:])
print(defaults.object(forKey: "selfsame.any.f") as? [Int] ?? [])
print(defaults.integer(forKey: "selfsame.any.f"), defaults.string(forKey: "selfsame.any.e") ?? "none")
for key in ["turns", "name", "a", "b", "c", "d", "e", "f"] { defaults.removeObject(forKey: "selfsame.any." + key) }
print(Settings.turns, defaults.object(forKey: "selfsame.any.e") == nil)
