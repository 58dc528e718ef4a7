int secondObject(Class вид, SEL фабрика) {
  id единственный = [вид performSelector:фабрика];
  id второй = nil;
  @try { второй = [[[вид alloc] init] autorelease]; }
  @catch (id беда) { return -1; }
  return второй != единственный;
}
