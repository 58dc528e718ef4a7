void exchangeInitOf(Class kind) {
  Method a = class_getInstanceMethod([NSObject class], @selector(init));
  class_addMethod(kind, @selector(init), method_getImplementation(a), method_getTypeEncoding(a));
  method_exchangeImplementations(class_getInstanceMethod(kind, @selector(countedInit)), class_getInstanceMethod(kind, @selector(init)));
}
