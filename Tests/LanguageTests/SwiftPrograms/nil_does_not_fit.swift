let s: String = nil
