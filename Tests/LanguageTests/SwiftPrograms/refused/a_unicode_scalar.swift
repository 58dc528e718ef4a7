let u: UnicodeScalar = "a"; print(u)
