import Foundation
enum A: Error { case x, y(Int), z }
struct S: Error { var c = 1 }
class C: Error { }
enum R: Int, Error { case p = 5, q = 9 }
struct L: LocalizedError { }
enum M: LocalizedError { case one, two; var errorDescription: String? { self == .one ? "first" : nil } }
let all: [Error] = [A.x, A.y(1), A.z, S(), C(), R.q, L(), M.one, M.two]
for e in all { print(e.localizedDescription) }
print(A.x.localizedDescription, M.one.errorDescription ?? "-", M.one.failureReason ?? "-")
