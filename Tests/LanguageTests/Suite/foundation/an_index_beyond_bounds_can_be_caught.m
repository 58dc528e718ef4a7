// mode: mrc
#import <Foundation/Foundation.h>
int main(void) {
  NSMutableArray *a = [NSMutableArray arrayWithObject:@"x"];
  @try {
    [a objectAtIndex:5];
  } @catch (NSException *e) {
    printf("%s: %s\n", [[e name] UTF8String], [[e reason] UTF8String]);
  }
  return 0;
}
// expect: NSRangeException: *** -[__NSArrayM objectAtIndex:]: index 5 beyond bounds [0 .. 0]
