class MySingleton {
  static let shared = MySingleton()
  private init() { print("made") }
}
print("before")
let first = MySingleton.shared
let second = MySingleton.shared
print(first === second)
