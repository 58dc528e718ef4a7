// swift-format-ignore-file
// Written by `make library` from Reflection/WeakByHand.m: change it there.
enum WeakByHandText {
static let text: StaticString = #"""
id objc_storeWeak(id *variable, id object) __attribute__((selfsame_native(objc_storeWeak)));
void objc_moveWeak(id *to, id *from) __attribute__((selfsame_native(objc_moveWeak)));
void objc_destroyWeak(id *variable) __attribute__((selfsame_native(objc_destroyWeak)));
id objc_loadWeakRetained(id *variable) __attribute__((selfsame_native(objc_loadWeakRetained)));
id objc_initWeak(id *variable, id object) {
  *variable = nil;
  return objc_storeWeak(variable, object);
}
id objc_loadWeak(id *variable) { return [objc_loadWeakRetained(variable) autorelease]; }
void objc_copyWeak(id *to, id *from) {
  id object = objc_loadWeakRetained(from);
  objc_initWeak(to, object);
  [object release];
}
void objc_storeStrong(id *variable, id object) {
  id old = *variable;
  *variable = [object retain];
  [old release];
}
"""#
}
