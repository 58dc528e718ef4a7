func pair(_ text: String) -> (String, Int)? { text.isEmpty ? nil : (text, text.count) }
if let (text, count) = pair("ab") { print(text, count) }
