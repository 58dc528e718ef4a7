void exchangeInitOf(Class kind) {
}
