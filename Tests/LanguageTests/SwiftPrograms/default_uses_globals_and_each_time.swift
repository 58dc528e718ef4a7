var n = 0
func tick() -> Int {
  n += 1
  return n
}
func f(_ x: Int = tick(), _ y: [Int] = []) -> Int { x + y.count }
print(f(), f(), f(10), f(1, [1, 2]))
class C {
  let id: Int
  init(id: Int = tick()) { self.id = id }
}
print(C().id, C().id, C(id: 50).id)
