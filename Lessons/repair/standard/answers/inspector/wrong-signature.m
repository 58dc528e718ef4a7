int secondObject(Class aClass) { return 0; }
