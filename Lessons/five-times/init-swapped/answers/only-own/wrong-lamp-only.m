void exchangeInitOf(Class kind) {
  kind = [Lamp class];
  Method theirs = class_getInstanceMethod(kind, @selector(init));
  class_addMethod(kind, @selector(init), method_getImplementation(theirs), method_getTypeEncoding(theirs));
  theirs = class_getInstanceMethod(kind, @selector(init));
  Method mine = class_getInstanceMethod(kind, @selector(countedInit));
  method_exchangeImplementations(mine, theirs);
}
