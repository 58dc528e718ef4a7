struct P { var name = "n"; var next: [Int] = [1] }
let path = \P.name
print(P()[keyPath: path], P()[keyPath: \.next])
