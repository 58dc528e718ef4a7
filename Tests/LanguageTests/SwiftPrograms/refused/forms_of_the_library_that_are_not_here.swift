import Foundation
NotificationCenter.default.post(name: Notification.Name("x"), object: nil, userInfo: ["a": 1])
print(sin(1.0))
let list = NSMutableArray()
usleep(10)
