// mode: arc
#import <Foundation/Foundation.h>
@interface Log : NSObject <NSCacheDelegate> @end
@implementation Log
- (void)cache:(NSCache *)cache willEvictObject:(id)object { printf("out %s\n", [object UTF8String]); }
@end
int main(void) {
  NSCache *cache = [NSCache new];
  Log *log = [Log new];
  cache.delegate = log;
  cache.countLimit = 3;
  for (int i = 0; i < 5; i++) [cache setObject:[NSString stringWithFormat:@"v%d", i] forKey:@(i)];
  // expect: out v0
  // expect: out v1
  [cache setObject:@"new" forKey:@3];
  [cache removeObjectForKey:@2];
  // expect: out v2
  printf("%s %d\n", [[cache objectForKey:@3] UTF8String], [cache objectForKey:@2] == nil);
  // expect: new 1
  for (int i = 10; i < 14; i++) [cache setObject:@"x" forKey:@(i)];
  // expect: out new
  // expect: out v4
  // expect: out x
  [cache removeAllObjects];
  // expect: out x
  // expect: out x
  // expect: out x
  cache.delegate = nil;
  cache.countLimit = 1000;
  for (int i = 0; i < 20000; i++) [cache setObject:@"y" forKey:@(i)];
  printf("%d %d\n", [cache objectForKey:@18999] != nil, [cache objectForKey:@19000] != nil);
  // expect: 0 1
  return 0;
}
