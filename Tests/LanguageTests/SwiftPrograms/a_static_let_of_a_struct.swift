struct Config {
  static let shared = Config(name: "main")
  let name: String
  private init(name: String) { self.name = name; print("made", name) }
}
print("start")
print(Config.shared.name, Config.shared.name)
