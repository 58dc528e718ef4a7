import Foundation
let name = Notification.Name("done")
let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
  print("got", note.object as? String ?? "nothing")
}
NotificationCenter.default.post(name: name, object: "hey")
NotificationCenter.default.removeObserver(token)
NotificationCenter.default.post(name: name, object: "again")
print("end")
