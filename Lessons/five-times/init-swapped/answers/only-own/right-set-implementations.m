void exchangeInitOf(Class kind) {
  Method theirs = class_getInstanceMethod(kind, @selector(init));
  class_addMethod(kind, @selector(init), method_getImplementation(theirs), method_getTypeEncoding(theirs));
  theirs = class_getInstanceMethod(kind, @selector(init));
  Method mine = class_getInstanceMethod(kind, @selector(countedInit));
  IMP code = method_getImplementation(mine);
  method_setImplementation(mine, method_getImplementation(theirs));
  method_setImplementation(theirs, code);
}
