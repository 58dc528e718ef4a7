let flags = "🇷🇺🇨🇳👨‍👩‍👧a\r\nb"
print(flags.count, Array(flags).map { String($0) })
print("\r\n".contains("\n"), "a\r\nb".split(separator: "\n"), "x,y,,z".split(separator: ","))
print("한국".count, "한국".count, "한국" == "한국")
let words = ["й", "и\u{306}", "Й", "е\u{308}", "ё", "中", "文"]
print(Set(words).count, words.sorted())
var d: [String: Int] = [:]
for w in words { d[w, default: 0] += 1 }
print(d["й"]!, d["ё"]!, d["中"]!)
var many: [String: Int] = [:]
for i in 0..<100 { many["é\(i)"] = i }
for i in 0..<100 { many["e\u{301}\(i)", default: -1] += 1000 }
print(many.count, many["é7"]!, many["e\u{301}99"]!)
print("né".hasSuffix("e\u{301}"), "ne\u{301}".hasSuffix("\u{301}"), "né".hasPrefix("n"), "né".hasPrefix("ne\u{301}"), "abc".hasSuffix("bc"), "abc".hasSuffix(""), "".hasPrefix(""))
print("Zürich" < "Zu\u{308}rich", "Zürich" == "Zu\u{308}rich", "a" < "é", "e\u{301}" < "f", "😀" < "\u{FFFD}", "é" < "z", "e" < "e\u{301}", "e\u{301}a" < "éb")
struct Key: Hashable { let name: String?; let c: Character }
print(Set([Key(name: "é", c: "ü"), Key(name: "e\u{301}", c: "u\u{308}"), Key(name: nil, c: "ü")]).count)
let o: String? = "é"
print(o == "e\u{301}", o == nil, ["é", "x"].firstIndex(of: "e\u{301}") as Any)
switch ("e\u{301}", 1) { case ("é", 1): print("both"); default: print("no") }
for c in "e\u{301}x" { print(c, c == "é") }
