class S { static weak var cur: S?; weak static var cu2: S?; deinit { print("d") }; func v() {}; var o: In? ; var n = 1 }; struct In { var n = 1; var c: Int { get { n } set { n = newValue } } }
print([true ? 1 : "a"])
