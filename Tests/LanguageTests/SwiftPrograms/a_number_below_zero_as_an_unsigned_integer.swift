let d = -1.5; print(UInt(d))
