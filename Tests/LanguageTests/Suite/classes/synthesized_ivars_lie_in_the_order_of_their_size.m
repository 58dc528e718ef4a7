// mode: mrc
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
@interface Crate : NSObject { short first; }
@property BOOL a;
@property (assign) id b;
@property BOOL c;
@property int d;
@property double e;
@property short f;
@end
@implementation Crate
@end
@interface Tin : Crate
@property char g;
@property int h;
@end
@implementation Tin
@end
int main(void) {
  unsigned count, i;
  NSLog(@"%zu %zu", class_getInstanceSize([Crate class]), class_getInstanceSize([Tin class]));
  Ivar *list = class_copyIvarList([Crate class], &count);
  for (i = 0; i < count; i++) NSLog(@"%s %td", ivar_getName(list[i]), ivar_getOffset(list[i]));
  free(list);
  return 0;
}
// expect: 40 48
// expect: first 8
// expect: _a 10
// expect: _c 11
// expect: _f 12
// expect: _d 16
// expect: _b 24
// expect: _e 32
