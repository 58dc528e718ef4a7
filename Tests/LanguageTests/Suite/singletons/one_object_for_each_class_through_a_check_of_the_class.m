#import <Foundation/Foundation.h>
@interface Store : NSObject
+ (id)sharedStore;
@end
@implementation Store
static Store *store;
+ (id)sharedStore {
  if (store == nil) store = [[super allocWithZone:NULL] init];
  return store;
}
+ (id)allocWithZone:(NSZone *)zone {
  if (self == [Store class]) return [[self sharedStore] retain];
  return [super allocWithZone:zone];
}
@end
@interface Cellar : Store
@end
@implementation Cellar
static Cellar *cellar;
+ (id)sharedStore {
  if (cellar == nil) cellar = [[self alloc] init];
  return cellar;
}
@end
int main(void) {
  id a = [Store sharedStore], b = [Cellar sharedStore];
  printf("%d %s %s\n", a == b, object_getClassName(a), object_getClassName(b));  // expect: 0 Store Cellar
  printf("%d %d\n", [Store new] == a, [Cellar new] == b);  // expect: 1 0
  return 0;
}
