// A program without main and without a statement: what at the prompt would run runs here, too.
@interface Bell : NSObject
+ (Bell *)shared;
@end
@implementation Bell
+ (Bell *)shared {
  static Bell *bell = nil;
  NSLog(@"asked");
  if (!bell) bell = [self new];
  return bell;
}
@end
Bell *first = [Bell shared];
BOOL isSame = [Bell shared] == first;
int printed = printf("%d\n", isSame);
// expect: asked
// expect: asked
// expect: 1
