let a = ["x": 1]; let b = a as [String: Any]; let c: [String: Int?] = a; let e = [[1], [2]]; let d: [[Any]] = e; print(b, c, d)
