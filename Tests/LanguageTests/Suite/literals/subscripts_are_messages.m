// mode: mrc
#import <Foundation/Foundation.h>
@interface Shelf : NSObject @end
@implementation Shelf
- (id)objectAtIndexedSubscript:(NSUInteger)i { printf("get %lu\n", i); return nil; }
- (void)setObject:(id)o atIndexedSubscript:(NSUInteger)i { printf("set %lu\n", i); }
- (id)objectForKeyedSubscript:(id)key { printf("get %s\n", [key UTF8String]); return nil; }
- (void)setObject:(id)o forKeyedSubscript:(id)key { printf("set %s\n", [key UTF8String]); }
@end
int main(void) {
  Shelf *shelf = [[[Shelf alloc] init] autorelease];
  (void)shelf[2]; // expect: get 2
  shelf[3] = @"x"; // expect: set 3
  (void)shelf[@"key"]; // expect: get key
  shelf[@"k"] = @"y"; // expect: set k
  return 0;
}
