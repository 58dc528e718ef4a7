// after seed 000, listings 7-2 and 7-3, and seed 001, figure 1
#import <Foundation/Foundation.h>
@interface Station : NSObject {
}
+ (Station *)mainStation;
@end
@implementation Station
static Station *station_ = nil;
+ (Station *)mainStation {
  if (station_ == nil) {
    station_ = [[Station alloc] init];
  }
  return station_;
}
@end
int main(void) {
  Station *first = [Station mainStation];
  Station *second = [Station mainStation];
  Station *other = [[Station alloc] init];
  printf("same %d other %d\n", first == second, first == other);  // expect: same 1 other 0
  printf("counts %lu %lu\n", (unsigned long)[first retainCount],
         (unsigned long)[other retainCount]);  // expect: counts 1 1
  @try {
    [first copy];
  } @catch (NSException *problem) {
    NSLog(@"%@", problem.name);  // expect: NSInvalidArgumentException
  }
  [other release];
  return 0;
}
