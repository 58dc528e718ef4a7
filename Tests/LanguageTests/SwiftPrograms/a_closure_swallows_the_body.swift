let words = ["a"]
guard words.contains { $0 == "a" } else { fatalError() }
