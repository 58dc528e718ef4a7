class Registry {
  static var count = 0
  static let shared: Registry = { print("making"); return Registry() }()
  let id: Int
  private init() { Registry.count += 1; id = Registry.count }
}
print("start")
let a = Registry.shared
let b = Registry.shared
print(a.id, b.id, a === b, Registry.count)
