let d = 300.0; print(Int8(d))
