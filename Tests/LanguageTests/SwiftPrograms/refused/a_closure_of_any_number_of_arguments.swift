let s = { (xs: Int...) in xs.count }
print(s(1, 2))
