// mode: mrc
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
@interface Dice : NSObject { @public int up; double weight; char name[4]; }
@end
@implementation Dice
@end
int main(void) {
  Dice *dice = [Dice new];
  dice->up = 5;
  dice->weight = 2.5;
  strcpy(dice->name, "red");
  Dice *copy = object_copy(dice, class_getInstanceSize([Dice class]));
  dice->up = 1;
  dice->name[0] = 'b';
  printf("%d %g %s %d %lu\n", copy->up, copy->weight, copy->name, [copy isMemberOfClass:[Dice class]], (unsigned long)[copy retainCount]);
  // expect: 5 2.5 red 1 1
  printf("%d\n", object_copy(nil, 8) == nil);
  // expect: 1
  [copy release];
  [dice release];
  return 0;
}
