func f(_ x: Int) { switch x { case 1: if x > 0 { fallthrough }; print("n"); case 2: print(2); default: break } }
f(1)
