let nothing: Void? = nil
func maybe() -> Void? { return nil }
func many(_ list: [Void]) {}
