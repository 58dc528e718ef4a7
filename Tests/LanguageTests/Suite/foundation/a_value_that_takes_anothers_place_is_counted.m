// mode: mrc
// The value of a key that is there already: the new one is retained before the old one goes.
#import <Foundation/Foundation.h>
@interface Car : NSObject
@end
@implementation Car
- (void)dealloc {
  puts("gone");
  [super dealloc];
}
@end
int main(void) {
  NSMutableDictionary *table = [NSMutableDictionary dictionary];
  Car *one = [Car new], *other = [Car new];
  [table setObject:one forKey:@"car"];
  [table setObject:other forKey:[NSString stringWithFormat:@"%s", "car"]];
  printf("%lu %lu\n", [one retainCount], [other retainCount]);
  // expect: 1 2
  [table setObject:other forKey:@"car"];
  printf("%lu, %lu keys\n", [other retainCount], [table count]);
  // expect: 2, 1 keys
  [other release];
  [table setObject:other forKey:@"car"];
  printf("%lu\n", [other retainCount]);
  // expect: 1
  [table setObject:one forKey:@"car"];
  // expect: gone
  [one release];
  puts("still there");
  // expect: still there
  [table removeObjectForKey:@"car"];
  // expect: gone
  return 0;
}
