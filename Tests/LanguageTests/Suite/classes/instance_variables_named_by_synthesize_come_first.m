// mode: arc
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
@interface Car : NSObject {
  int written;
}
@property NSString *first, *second, *third;
@property int small;
@end
@implementation Car
@synthesize third = _other, second;
@end
int main(void) {
  unsigned count;
  Ivar *all = class_copyIvarList([Car class], &count);
  for (unsigned index = 0; index < count; index++) printf("%s ", ivar_getName(all[index]));
  puts(".");  // expect: written _small _other second _first .
  free(all);
  return 0;
}
