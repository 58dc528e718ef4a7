print(["a\r\nb", "\r", "\u{301}x", "\u{7f}", "\0", "\u{1}"])
print(["k\0": 1], Optional("é\n") as Any)
let s = "x\0y"
print(s.count, s == "x", s.split(separator: "\0").count - 2)
