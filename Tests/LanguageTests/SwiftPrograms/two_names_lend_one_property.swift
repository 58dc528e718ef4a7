class C { var n = 0 }; let c = C(), e = c; print("x"); swap(&c.n, &e.n)
