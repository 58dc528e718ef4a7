// Padding costs what it is long, and makes no object for each character.
// mode: mrc
#import <Foundation/Foundation.h>
static void pad(NSString *text, NSUInteger length, NSString *with, NSUInteger from) {
  printf("%s|\n", [[text stringByPaddingToLength:length withString:with startingAtIndex:from] UTF8String]);
}
int main(void) {
  @autoreleasepool {
    pad(@"abc", 9, @".", 0);  // expect: abc......|
    pad(@"abc", 2, @".", 0);  // expect: ab|
    pad(@"abc", 3, @".", 0);  // expect: abc|
    pad(@"abc", 9, @". ", 1);  // expect: abc . . .|
    pad(@"abc", 4, @"xyz", 2);  // expect: abcz|
    pad(@"abc", 5, @"xyz", 2);  // expect: abczx|
    pad(@"", 11, @"xyz", 1);  // expect: yzxyzxyzxyz|
    pad(@"a", 6, @"é", 0);  // expect: aééééé|
    NSString *wide = [@"a" stringByPaddingToLength:3000001 withString:@"bc" startingAtIndex:1];
    printf("%lu %c%c%c\n", [wide length], [wide characterAtIndex:0], [wide characterAtIndex:1],
           [wide characterAtIndex:3000000]);  // expect: 3000001 acb
  }
  return 0;
}
