// 100 times the shared instance: a `static let` that is made already.
final class Settings {
  static let shared = Settings()
  private init() {}
}
func run(_ turns: Int) {
  for _ in 0..<turns { _ = Settings.shared }
}
run(100)
