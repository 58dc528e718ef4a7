import Foundation
final class Settings {
    static let shared = Settings()
    private var values: [String: Int] = [:]
    private let queue = DispatchQueue(label: "settings", qos: .utility, attributes: .concurrent)
    private init() {}
    subscript(key: String) -> Int? {
        get { queue.sync { values[key] } }
        set { queue.async(flags: .barrier) { self.values[key] = newValue } }
    }
    func take(_ key: String) -> Int? {
        queue.sync(flags: .barrier) {
            let old = values[key]
            values[key] = nil
            return old
        }
    }
}
Settings.shared["a"] = 1
Settings.shared["b"] = 2
print(Settings.shared["a"] ?? -1, Settings.shared.take("a") ?? -1, Settings.shared["a"] ?? -1)
let group = DispatchGroup()
let serial = DispatchQueue(label: "serial", qos: .userInitiated)
DispatchQueue.global(qos: .background).async(group: group) { print("background") }
group.wait()
serial.async(qos: .userInteractive) { print("urgent") }
serial.async(group: group, qos: .default, flags: .barrier) { print("alone") }
serial.async(group: group, flags: .barrier) { print("last") }
group.wait()
print("end")
