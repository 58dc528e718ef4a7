enum Mistake: Error { case one }
func fail() throws { throw Mistake.one }
if (try? fail()) == nil { print("nil") }
let nothing: () = ()
print(nothing == ())
