import Foundation
class T { let id: Int; init(_ i: Int) { id = i }; deinit { print("-\(id)") } }
let q = DispatchQueue(label: "q")
do { let t = T(1); q.async { print("async \(t.id)") } }
q.sync {}
print("synced")
do { let t = T(2); q.sync { print("sync \(t.id)") }; print("after") }
let r = q.sync { T(3).id }; print(r)
let g = DispatchGroup(); do { let t = T(4); q.async(group: g) { _ = t } }; g.wait(); q.sync {}; print("group")
var item: DispatchWorkItem? = DispatchWorkItem { [t = T(5)] in print("item \(t.id)") }; q.async(execute: item!); item!.wait(); item = nil; q.sync {}; print("item nil")
let th = Thread { let t = T(6); print("th \(t.id)") }; th.start(); while !th.isFinished { usleep(1000) }; print("thread")
let op = OperationQueue(); op.maxConcurrentOperationCount = 1; do { let t = T(7); op.addOperation { print("op \(t.id)") } }; op.waitUntilAllOperationsAreFinished(); print("ops")

