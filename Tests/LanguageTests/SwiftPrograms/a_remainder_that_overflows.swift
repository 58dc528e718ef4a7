let m = Int.min; let o = -1; print(m % o)
