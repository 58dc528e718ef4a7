class C {
  lazy var list: [Int] = {
    print("made")
    return [1, 2]
  }()
  var n = 0
  lazy var m = n + 1
}
let c = C()
print("before")
c.list.append(3)
print(c.list)
c.n = 10
print(c.m)
c.n = 20
print(c.m)
c.m = 1
print(c.m)
let d = C()
d.list = [9]
print(d.list)
