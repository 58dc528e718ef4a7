#import <Foundation/Foundation.h>
int main(void) {
  NSString *a = @"text", *b = [NSString stringWithUTF8String:"text"];
  printf("%d %d %d\n", a == b, [a isEqualToString:b], [a isEqual:b]);  // expect: 0 1 1
  printf("%d\n", [a hash] == [b hash]);  // expect: 1
  printf("%ld %ld %ld\n", [a compare:@"tea"], [a compare:b], [a compare:@"ufo"]);  // expect: 1 0 -1
  return 0;
}
