enum Level: Int, CaseIterable { case low = 1, middle, high = 10 }
enum Word: String { case yes, no = "nope" }
print(Level.middle.rawValue, Level.high.rawValue, Word.yes.rawValue, Word.no.rawValue)
print(Level(rawValue: 2)!, Level(rawValue: 5) as Any)
print(Word(rawValue: "nope")!)
print(Level.allCases.count)
for each in Level.allCases { print(each, each.rawValue) }
print(Level.allCases)
