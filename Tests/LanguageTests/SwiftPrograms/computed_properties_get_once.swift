class C {
  var raw = 1
  var v: Int {
    get {
      print("get")
      return raw
    }
    set {
      print("set", newValue)
      raw = newValue
    }
  }
  var s: [Int] {
    get {
      print("get s")
      return [raw]
    }
    set {
      print("set s")
      raw = newValue.count
    }
  }
}
let c = C()
c.v += 5
c.s.append(2)
c.s[0] = 4
print(c.raw)
