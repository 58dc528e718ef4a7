void exchangeInitOf(Class kind) { counted = 1; }
