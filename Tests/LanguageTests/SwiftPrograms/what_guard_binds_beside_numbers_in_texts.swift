final class Tag { let name: String; init(_ name: String) { self.name = name }; deinit { print("gone", name) } }
let word: String? = "12"
if let text = word, let number = Int(text), number > 10 { print(number) }
guard let kept = word, let tag = Optional(Tag(kept)) else { fatalError() }
print(Double(kept)! / 5, tag.name)
guard case (let pair, let other?) = (Tag("left"), Optional(Tag("right"))) else { fatalError() }
print(pair.name, other.name)
