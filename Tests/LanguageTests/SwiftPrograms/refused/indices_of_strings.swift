let s = "hello"
if let i = s.firstIndex(of: "l") { print(s[i]) }
