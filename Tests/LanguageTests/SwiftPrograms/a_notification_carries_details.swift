import Foundation
extension Notification.Name {
  static let moved = Notification.Name("Moved")
}
class Map {
  var token: Any?
  var places: [String] = []
  init() {
    token = NotificationCenter.default.addObserver(forName: .moved, object: nil, queue: nil) { [weak self] note in
      guard let info = note.userInfo, let place = info["place"] as? String else {
        print("no place")
        return
      }
      self?.places.append(place)
      print(place, info["steps"] as? Int ?? 0, info["none"] == nil)
    }
  }
  deinit {
    print("map put away")
  }
}
func walk() {
  let map = Map()
  var details: [String: Any] = ["place": "harbour", "steps": 12]
  NotificationCenter.default.post(name: .moved, object: nil, userInfo: details)
  details["place"] = "church"
  NotificationCenter.default.post(name: Notification.Name("Moved"), object: map, userInfo: details)
  NotificationCenter.default.post(name: .moved, object: nil)
  print(map.places)
  NotificationCenter.default.removeObserver(map.token!)
}
walk()
NotificationCenter.default.post(name: .moved, object: nil, userInfo: ["place": "nowhere"])
