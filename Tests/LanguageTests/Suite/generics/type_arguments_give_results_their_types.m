// mode: arc
#import <Foundation/Foundation.h>
typedef NSArray<NSString *> Words;
int main(void) {
  NSArray<NSString *> *a = @[ @"one", @"three" ];
  printf("%lu %lu %lu\n", a[0].length, a.firstObject.length, [a.lastObject length]);  // expect: 3 3 5
  for (NSString *word in a) printf("%s\n", word.uppercaseString.UTF8String);
  // expect: ONE
  // expect: THREE
  NSDictionary<NSString *, NSNumber *> *d = @{@"x" : @4};
  printf("%d %d\n", d[@"x"].intValue, [d objectForKey:@"x"].intValue);  // expect: 4 4
  NSArray<NSArray<NSNumber *> *> *grid = @[ @[ @1, @2 ], @[ @3, @4 ] ];
  printf("%d\n", grid[1][0].intValue);  // expect: 3
  Words *words = a;
  printf("%lu\n", words.lastObject.length);  // expect: 5
  return 0;
}
