func f(_ x: Int = f()) -> Int { return x }
