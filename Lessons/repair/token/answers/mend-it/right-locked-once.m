static Pier *причал = nil;
static dispatch_once_t once;
@implementation Pier
+ (void)build { причал = [[Pier alloc] init]; }
+ (Pier *)mainPier {
  dispatch_once(&once, ^{ [Pier build]; });
  return причал;
}
@end
