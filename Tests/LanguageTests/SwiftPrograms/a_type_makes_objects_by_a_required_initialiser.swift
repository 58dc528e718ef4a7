class Animal { init() {} }
func make(_ type: Animal.Type) -> Animal { return type.init() }
