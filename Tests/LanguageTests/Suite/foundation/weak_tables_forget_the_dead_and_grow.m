// mode: mrc
// A weak place moves when its table grows, and becomes nil where it is then.
#import <Foundation/Foundation.h>
@interface K : NSObject { @public int n; } @end
@implementation K
- (NSUInteger)hash { return n; }
- (BOOL)isEqual:(id)other { return n == ((K *)other)->n; }
- (void)dealloc { if (n == 7000) printf("seven goes\n"); [super dealloc]; }
@end
static K *k(int n) { K *made = [K new]; made->n = n; return made; }
int main(void) {
  K **made = (K **)calloc(1000, sizeof(K *));
  NSHashTable *set = [[NSHashTable alloc] initWithOptions:NSPointerFunctionsWeakMemory capacity:0];
  NSMapTable *map = [[NSMapTable alloc] initWithKeyOptions:NSPointerFunctionsWeakMemory
                                              valueOptions:NSPointerFunctionsStrongMemory
                                                  capacity:0];
  NSPointerArray *list = [[NSPointerArray alloc] initWithOptions:NSPointerFunctionsWeakMemory];
  for (int i = 0; i < 1000; i++) {
    made[i] = k(i);
    [set addObject:made[i]];
    [list insertPointer:made[i] atIndex:0];
    if (i % 100 == 50) {
      K *value = k(i == 50 ? 7000 : 5000);
      [map setObject:value forKey:made[i]];
      [value release];
    }
  }
  for (int i = 0; i < 1000; i++) if (i % 3) [made[i] release];
  int at = 0, lost = 0;
  for (int i = 0; i < 1000; i++) {
    K *probe = k(i);
    @autoreleasepool { if ([set containsObject:probe]) at++; }
    @autoreleasepool { if (![list pointerAtIndex:999 - i]) lost++; }
    [probe release];
  }
  printf("%d %lu %d\n", at, (unsigned long)[set count], lost);
  // expect: 334 334 666
  @autoreleasepool { printf("%lu\n", (unsigned long)[map count]); }
  // expect: seven goes
  // expect: 3
  [list compact];
  printf("%lu\n", (unsigned long)[list count]);
  // expect: 334
  for (int i = 0; i < 1000; i += 3) [made[i] release];
  printf("%lu %lu\n", (unsigned long)[set count], (unsigned long)[map count]);
  // expect: 0 0
  K *kept = k(1);
  [set addObject:kept];
  for (int i = 100; i < 120; i++) {
    K *one = k(i);
    [set addObject:one];
    [one release];
  }
  printf("%d %lu\n", [set containsObject:kept], (unsigned long)[set count]);
  // expect: 1 1
  [set release];
  [map release];
  [list release];
  return 0;
}
