class C: Equatable {
  let n: Int
  init(_ n: Int) { self.n = n }
  static func == (a: C, b: C) -> Bool {
    print("==", a.n, b.n)
    return a.n == b.n
  }
}
let a = C(1)
let b = C(1)
print(a == b, a === b, a != b, a !== b)
print([a].contains(b), [a, C(2)].firstIndex(of: C(2)) as Any)
