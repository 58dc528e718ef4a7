// mode: mrc
#import <Foundation/Foundation.h>
int main(void) {
  NSMutableArray *a = [NSMutableArray arrayWithObjects:@"x", @"y", @"z", nil];
  @try {
    for (NSString *s in a) [a removeObject:s];
  } @catch (NSException *e) {
    printf("%s, %lu left\n", [[e name] UTF8String], (unsigned long)[a count]);
  }
  return 0;
}
// expect: NSGenericException, 2 left
