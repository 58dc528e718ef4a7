int postage(id thing)
{
  if ([thing methodSignatureForSelector:@selector(stamps)] == nil) return 0;
  return ((int (*)(id, SEL))objc_msgSend)(thing, @selector(stamps));
}
