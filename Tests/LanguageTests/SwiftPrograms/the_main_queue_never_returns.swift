import Foundation
let group = DispatchGroup()
let queue = DispatchQueue(label: "results")
var results: [Int] = []
for i in 1...5 {
  group.enter()
  queue.async { results.append(i * i); group.leave() }
}
group.notify(queue: .main) {
  print(results, queue.label)
  exit(0)
}
print("waiting", Thread.current.isMainThread, Thread.isMainThread)
dispatchMain()
