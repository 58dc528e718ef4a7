let a = [1, 2]; let b = a as [Any]; let c: [Any] = a; let d: [Int?] = a; print(b, c, d)
