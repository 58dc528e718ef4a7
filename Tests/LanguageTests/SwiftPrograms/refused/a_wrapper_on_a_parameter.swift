@propertyWrapper struct Loud { var wrappedValue: String }
func say(@Loud text: String) { print(text) }
say(text: "a")
