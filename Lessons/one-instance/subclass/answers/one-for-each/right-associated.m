#import <objc/runtime.h>
static char key;
@implementation Tower
+ (id)townClock {
  id mine = objc_getAssociatedObject(self, &key);
  if (mine == nil) {
    mine = [[[self alloc] init] autorelease];
    objc_setAssociatedObject(self, &key, mine, OBJC_ASSOCIATION_RETAIN);
  }
  return mine;
}
@end
@implementation Garden
@end
@implementation Cuckoo
@end
