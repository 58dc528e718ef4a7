@implementation River
+ (void)initialize {
  if (self == [River class]) [NSThread detachNewThreadSelector:@selector(make:) toTarget:self withObject:nil];
}
+ (void)make:(id)x { theRiver = [[River alloc] init]; }
+ (River *)river { while (!theRiver) [NSThread sleepForTimeInterval:0.5]; return theRiver; }
@end
