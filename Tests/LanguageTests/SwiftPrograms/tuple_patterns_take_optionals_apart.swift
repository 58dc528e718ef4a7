func say(_ pair: (Int?, String?)) -> String {
    switch pair {
    case let (n?, s?): return "\(n) \(s)"
    case (let n?, nil): return "only \(n)"
    case let (nil, s?): return "only \(s)"
    case (nil, nil): return "nothing"
    }
}
print(say((1, "a")), say((2, nil)), say((nil, "b")), say((nil, nil)))

let found: (code: Int, text: String?) = (404, nil)
if case (404, nil) = found { print("missing") }
if case let (code, text?) = found { print(code, text) } else { print("no text") }
if case (let code, _) = found, code > 400 { print("error \(code)") }

func first(_ value: (Int, Int?)) -> Int {
    guard case (let a, let b?) = value else { return -1 }
    return a + b
}
print(first((1, 2)), first((1, nil)))
for case let (i, x?) in [(1, nil), (2, "b"), (3, "c")] as [(Int, String?)] { print(i, x) }

enum Light { case red, green(Int) }
func both(_ a: Light, _ b: Bool) -> Int {
    switch (a, b) {
    case (.red, true): return 0
    case (.red, false): return 1
    case (.green(let n), _): return n
    }
}
print(both(.red, true), both(.red, false), both(.green(7), true))
var list = [3, 2, 1]
while case let (x?, n) = (list.popLast(), list.count) { print(x, n) }
