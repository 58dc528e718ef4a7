import Foundation
let formatter = DateFormatter()
formatter.dateFormat = "yyyy"
formatter.timeZone = TimeZone(secondsFromGMT: 0)
print(formatter.string(from: Date()), formatter.dateFormat ?? "")
let (a, b) = 17.quotientAndRemainder(dividingBy: 5)
print(a, b, a + b)
class Holder {
  var source: DispatchSourceTimer?
  let session = URLSession()
  func stop() { source?.cancel() }
}
let holder = Holder()
holder.stop()
func f() -> Int {
  struct Local { let n = 1 }
  let local = Local()
  return local.n
}
