#import <Foundation/Foundation.h>
@interface Meter : NSObject {
@public
  int value;
}
@end
@implementation Meter
- (id)init {
  if ((self = [super init])) value = 1;
  return self;
}
@end
int main(void) {
  Meter *m = [[Meter alloc] init];
  m->value = 500;
  [m init];
  printf("%d\n", m->value);  // expect: 1
  // expect event: init #1 Meter number 1
  // expect event: init #1 Meter number 2
  return 0;
}
