struct M { var n = 0; var next: Int { mutating get { n += 1; return n } } }
var m = M(); print(m.next, m.next)
