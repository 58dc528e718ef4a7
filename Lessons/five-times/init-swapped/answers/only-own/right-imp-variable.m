void exchangeInitOf(Class kind) {
  Method theirs = class_getInstanceMethod(kind, @selector(init));
  IMP code = method_getImplementation(theirs);
  const char *types = method_getTypeEncoding(theirs);
  BOOL added = class_addMethod(kind, @selector(init), code, types);
  if (added) theirs = class_getInstanceMethod(kind, @selector(init));
  method_exchangeImplementations(class_getInstanceMethod(kind, @selector(countedInit)), theirs);
}
