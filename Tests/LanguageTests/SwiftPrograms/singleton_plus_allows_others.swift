public class MySingletonPlus {
  static let shared = MySingletonPlus()
  public init() { print("init") }
}
let singletonPlus = MySingletonPlus.shared
let singletonPlus2 = MySingletonPlus()
print(singletonPlus === singletonPlus2)
print(singletonPlus !== singletonPlus2)
