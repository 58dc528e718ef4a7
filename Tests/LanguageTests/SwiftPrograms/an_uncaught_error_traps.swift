enum Oops: Error { case bad(Int) }
func f() throws { throw Oops.bad(2) }
print("before")
try! f()
