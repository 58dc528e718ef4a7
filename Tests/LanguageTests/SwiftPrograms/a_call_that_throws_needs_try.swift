struct Bad: Error {}
func risky() throws -> Int { throw Bad() }
let n = risky()
