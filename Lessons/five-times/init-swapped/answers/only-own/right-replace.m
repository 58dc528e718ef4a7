void exchangeInitOf(Class kind) {
  SEL names[] = { @selector(init), @selector(countedInit) };
  Method theirs = class_getInstanceMethod(kind, names[0]);
  IMP old = method_getImplementation(theirs);
  Method mine = class_getInstanceMethod(kind, names[1]);
  IMP counting = method_getImplementation(mine);
  class_replaceMethod(kind, names[1], old, method_getTypeEncoding(theirs));
  class_replaceMethod(kind, names[0], counting, method_getTypeEncoding(mine));
}
