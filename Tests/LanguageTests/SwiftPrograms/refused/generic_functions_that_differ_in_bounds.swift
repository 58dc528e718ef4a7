func g<T: Equatable>(_ t: T) -> Int { 1 }; func g<T>(_ t: T) -> Int { 2 }; print(g(1))
