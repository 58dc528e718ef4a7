class MySingleton {
  static let shared = MySingleton()
  private init() {}
}
let mine = MySingleton()
