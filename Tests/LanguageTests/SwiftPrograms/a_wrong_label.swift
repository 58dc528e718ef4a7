func f(to n: Int) {}
f(at: 1)
