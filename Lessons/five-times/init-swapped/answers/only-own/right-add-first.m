void exchangeInitOf(Class вид) {
  Method init = class_getInstanceMethod(вид, @selector(init));
  if (class_addMethod(вид, @selector(init), method_getImplementation(init), method_getTypeEncoding(init)))
    init = class_getInstanceMethod(вид, @selector(init));
  method_exchangeImplementations(init, class_getInstanceMethod(вид, @selector(countedInit)));
}
