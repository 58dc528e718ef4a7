#import <objc/runtime.h>
@implementation BellTower
+ (id)shared {
  id mine = objc_getAssociatedObject(self, @selector(shared));
  if (mine) return mine;
  mine = [[self alloc] init];
  objc_setAssociatedObject(self, @selector(shared), mine, OBJC_ASSOCIATION_RETAIN);
  return mine;
}
@end
