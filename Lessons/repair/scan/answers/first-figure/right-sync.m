static Barometer *барометр = nil;
@implementation Barometer
+ (Barometer *)mainBarometer {
  @synchronized(self) { if (барометр == nil) барометр = [[self alloc] init]; }
  return барометр;
}
@end
