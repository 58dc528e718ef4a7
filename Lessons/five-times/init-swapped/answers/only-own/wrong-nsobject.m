void exchangeInitOf(Class kind) {
  Method theirs = class_getInstanceMethod([NSObject class], @selector(init));
  method_exchangeImplementations(class_getInstanceMethod(kind, @selector(countedInit)), theirs);
}
