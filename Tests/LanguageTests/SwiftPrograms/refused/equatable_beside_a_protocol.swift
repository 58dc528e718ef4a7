protocol P { func p() -> Int }
func f(_ x: P & Equatable) {}
