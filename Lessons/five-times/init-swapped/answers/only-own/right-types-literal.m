void exchangeInitOf(Class kind) {
  Method theirs = class_getInstanceMethod(kind, @selector(init));
  class_addMethod(kind, @selector(init), method_getImplementation(theirs), "@@:");
  method_exchangeImplementations(class_getInstanceMethod(kind, @selector(init)),
                                 class_getInstanceMethod(kind, @selector(countedInit)));
}
