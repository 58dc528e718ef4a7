// What is a string is put in as it stands; whoever describes itself is asked, in the order of the text.
#import <Foundation/Foundation.h>
@interface Car : NSObject
@end
@implementation Car
- (NSString *)description {
  puts("asked");
  return @"<car>";
}
@end
int main(void) {
  NSString *wide = @"é😀";
  Car *car = [Car new];
  printf("%s\n", [NSString stringWithFormat:@"%@-%d-%@", @"a", 7, wide].UTF8String);
  // expect: a-7-é😀
  printf("%s\n", [NSString stringWithFormat:@"%2$@ %1$@", @"a", @"b"].UTF8String);
  // expect: b a
  printf("%s\n", [NSString stringWithFormat:@"%@ %@ %@", @"a", car, wide].UTF8String);
  // expect: asked
  // expect: a <car> é😀
  printf("%s\n", [NSString stringWithFormat:@"%@ %@", @"a", (id)nil].UTF8String);
  // expect: a (null)
  printf("%s|\n", [NSString stringWithFormat:@"%-6s|%06.2f|%%|%C", "ab", 3.14159, (unichar)233].UTF8String);
  // expect: ab    |003.14|%|é|
  printf("%s\n", [NSMutableString stringWithFormat:@"%@", [NSMutableString stringWithString:@"m"]].UTF8String);
  // expect: m
  printf("%s|\n", [NSString stringWithFormat:@""].UTF8String);
  // expect: |
  return 0;
}
