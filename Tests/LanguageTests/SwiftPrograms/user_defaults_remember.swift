import Foundation
let defaults = UserDefaults.standard
print(defaults === UserDefaults.standard)
defaults.set(3, forKey: "selfsame.test.number")
print(defaults.integer(forKey: "selfsame.test.number"), defaults.integer(forKey: "selfsame.test.none"))
defaults.removeObject(forKey: "selfsame.test.number")
print(NotificationCenter.default === NotificationCenter.default)
