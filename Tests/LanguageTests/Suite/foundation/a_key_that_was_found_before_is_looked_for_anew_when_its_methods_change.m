// A dictionary may know where it found a key last; what decides is still who is asked today.
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
#import <stdio.h>

@interface Key : NSObject <NSCopying>
@end
@implementation Key
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
@end

static NSUInteger asked;
static NSUInteger loudHash(id self, SEL _cmd) { asked++; return 7; }

int main(void) {
  NSMutableDictionary *table = [NSMutableDictionary dictionary];
  Key *key = [[Key alloc] init];
  [table setObject:@"one" forKey:key];
  for (int i = 0; i < 3; i++) printf("%s\n", [[table objectForKey:key] UTF8String]);
  // expect: one
  // expect: one
  // expect: one
  [table removeObjectForKey:key];
  printf("%d\n", [table objectForKey:key] == nil);
  // expect: 1
  [table setObject:@"other" forKey:@"first"];
  [table setObject:@"two" forKey:key];
  printf("%s %s\n", [[table objectForKey:key] UTF8String], [[table objectForKey:@"first"] UTF8String]);
  // expect: two other
  [table removeAllObjects];
  [table setObject:@"three" forKey:key];
  [table objectForKey:key];
  class_addMethod([Key class], @selector(hash), (IMP)loudHash, "Q@:");
  [table objectForKey:key];
  printf("asked %d\n", asked > 0);
  // expect: asked 1

  // A key that died, and another that came to lie where it lay.
  for (int i = 0; i < 3; i++) {
    Key *brief = [[Key alloc] init];
    NSMutableDictionary *small = [[NSMutableDictionary alloc] init];
    printf("%d", [small objectForKey:brief] == nil);
    [small setObject:@"x" forKey:brief];
    printf("%d.", [small objectForKey:brief] == nil);
    [small release];
    [brief release];
  }
  printf("\n");
  // expect: 10.10.10.
  return 0;
}
