void exchangeInitOf(Class kind) {
  SEL theirs = @selector(init), ours = @selector(countedInit);
  Method init = class_getInstanceMethod(kind, theirs);
  Method counted = class_getInstanceMethod(kind, ours);
  if (class_addMethod(kind, theirs, method_getImplementation(counted), method_getTypeEncoding(counted))) {
    class_replaceMethod(kind, ours, method_getImplementation(init), method_getTypeEncoding(init));
  } else {
    method_exchangeImplementations(init, counted);
  }
}
