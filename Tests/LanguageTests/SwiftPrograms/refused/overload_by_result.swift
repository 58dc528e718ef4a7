func f() -> Int { 1 }
func f() -> String { "s" }
print("never")
