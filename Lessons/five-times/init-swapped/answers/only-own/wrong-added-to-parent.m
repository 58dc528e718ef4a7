void exchangeInitOf(Class kind) {
  Method theirs = class_getInstanceMethod(kind, @selector(init));
  class_addMethod([NSObject class], @selector(init), method_getImplementation(theirs), method_getTypeEncoding(theirs));
  Method mine = class_getInstanceMethod(kind, @selector(countedInit));
  method_exchangeImplementations(mine, theirs);
}
