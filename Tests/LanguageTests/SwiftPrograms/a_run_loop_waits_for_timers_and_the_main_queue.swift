import Foundation
DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) { print("later") }
DispatchQueue.main.async { print("async") }
print("before")
RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.2))
var ticks = 0
let timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { timer in
  ticks += 1
  print("tick", ticks)
  if ticks == 3 { timer.invalidate() }
}
RunLoop.current.run(until: Date().addingTimeInterval(0.5))
print(timer.isValid)
let start = Date(timeIntervalSince1970: 0)
print(start, start < Date(), start.addingTimeInterval(90).timeIntervalSince(start))
print(Date.distantPast < start && start <= .distantFuture, start == Date(timeIntervalSince1970: 0))
