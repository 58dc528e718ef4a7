void exchangeInitOf(Class kind) {
  Method theirs = class_getInstanceMethod([NSObject class], @selector(init));
  class_replaceMethod(kind, @selector(init), method_getImplementation(theirs), method_getTypeEncoding(theirs));
  theirs = class_getInstanceMethod(kind, @selector(init));
  Method mine = class_getInstanceMethod(kind, @selector(countedInit));
  method_exchangeImplementations(mine, theirs);
}
