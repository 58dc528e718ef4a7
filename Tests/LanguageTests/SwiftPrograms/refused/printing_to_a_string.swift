var s = ""; print(1, to: &s); print(s)
