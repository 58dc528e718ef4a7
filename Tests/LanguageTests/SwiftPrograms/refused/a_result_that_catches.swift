func read(_ name: String) throws -> String { name }
let outcome = Result { try read("x") }
