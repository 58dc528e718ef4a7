// Whichever way a key comes in, the dictionary has its own: what becomes of the one given changes nothing.
// expect: yes 1, no (null)
// expect: yes 1, no (null)
// expect: yes 1, no (null)
// expect: yes 1, no (null)
// expect: yes 1, no (null)
// expect: yes 1, no (null)
// expect: copied 1, the same 0
#import <Foundation/Foundation.h>
@interface Key : NSObject <NSCopying>
@end
static int copies;
@implementation Key
- (id)copyWithZone:(NSZone *)zone { copies++; return [[Key allocWithZone:zone] init]; }
@end
static void look(NSDictionary *all, NSMutableString *key) {
  [key setString:@"other"];
  NSLog(@"yes %@, no %@", [all objectForKey:@"key"], [all objectForKey:@"other"]);
  [key setString:@"key"];
}
int main(void) {
  @autoreleasepool {
    NSMutableString *key = [NSMutableString stringWithString:@"key"];
    look(@{key : @1}, key);
    look([NSDictionary dictionaryWithObject:@1 forKey:key], key);
    look([NSDictionary dictionaryWithObjects:@[ @1 ] forKeys:@[ key ]], key);
    look([NSDictionary dictionaryWithObjectsAndKeys:@1, key, nil], key);
    NSMutableDictionary *all = [NSMutableDictionary dictionary];
    [all setObject:@1 forKey:key];
    look(all, key);
    all = [NSMutableDictionary dictionary];
    all[key] = @1;
    look(all, key);
    Key *own = [[[Key alloc] init] autorelease];
    NSDictionary *one = @{own : @"x"};
    int copied = copies;
    NSLog(@"copied %d, the same %d", copied, [[one allKeys] objectAtIndex:0] == own);
  }
  return 0;
}
