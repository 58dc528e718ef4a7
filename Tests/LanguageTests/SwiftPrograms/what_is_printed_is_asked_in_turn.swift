class O {
  let n: String
  init(_ n: String) {
    self.n = n
    print("init \(n)")
  }
  deinit { print("deinit \(n)") }
}

extension O: CustomStringConvertible {
  var description: String {
    print("asks \(n)")
    return "<\(n)>"
  }
  func change() -> Int {
    print("changes")
    return 1
  }
}
print(O("a"), O("b"))
let o = O("kept")
print(o, o.change(), o)
print("\(O("c"))")
print("\(O("d")) and \(O("e"))", 1, separator: ", ", terminator: "!\n")
let text = "x\(O("f"))" + "y\(O("g"))"
print(text)
debugPrint(O("h"), "quoted")
