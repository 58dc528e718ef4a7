struct Settings {
  let values: [String: Any] = ["depth": 3]
  subscript<T>(key: String) -> T? { values[key] as? T }
}
let depth: Int? = Settings()["depth"]
print(depth ?? 0)
