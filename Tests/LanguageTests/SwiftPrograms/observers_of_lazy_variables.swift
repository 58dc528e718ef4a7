class L { lazy var x = 1 { willSet { print("w", newValue) } didSet { print("d", oldValue, x) } }
 lazy var a: [Int] = [] { didSet { print("a", a) } }
 lazy var z: Int = { print("made"); return 3 }() { didSet { print("z") } }
 lazy var q: Int = { print("madeq"); return 3 }() { didSet { print("q", oldValue) } }
 lazy var r: Int = { print("mader"); return 3 }() { willSet { print("r") } }
}
let c = L(); c.x = 5; c.x += 1; c.a.append(3); _ = c.a
c.z = 4; print(c.z); c.z += 1
c.q = 9; print(c.q); c.r = 5; print(c.r)
