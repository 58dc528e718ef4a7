// mode: arc
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
#include <os/lock.h>
#include <stdlib.h>
struct Bits { unsigned a : 1; int b : 31; char c; };
@interface A : NSObject { int x; id o; struct Bits s; unsigned f : 3; char *name; NSString *str; double d[3]; }
@end
@implementation A
+ (void)initialize { if (self == [A class]) NSLog(@"A initialize"); }
- (int)twice:(int)n { return n * 2; }
+ (void)hello { NSLog(@"hello"); }
@end
int main(void) { @autoreleasepool {
  NSLog(@"%s", @encode(A));
  NSLog(@"%s %s", @encode(struct Bits), @encode(A *));
  NSLog(@"%zu", sizeof(os_unfair_lock));
  os_unfair_lock l = OS_UNFAIR_LOCK_INIT; os_unfair_lock_lock(&l); NSLog(@"%d", os_unfair_lock_trylock(&l)); os_unfair_lock_unlock(&l);
  NSLog(@"%zu", class_getInstanceSize([NSObject class]));
  [NSClassFromString(@"A") performSelector:@selector(hello)];
  NSLog(@"%zu %zu", class_getInstanceSize([A class]), sizeof(struct Bits));
  IMP imp = imp_implementationWithBlock(^(id self, int n) { return n + 100; });
  class_addMethod([A class], @selector(plus:), imp, "i@:i");
  A *a = [A new];
  NSLog(@"%d", ((int (*)(id, SEL, int))objc_msgSend)(a, @selector(plus:), 5));
  id blk = imp_getBlock(imp); NSLog(@"%d", blk != nil);
  NSLog(@"%d", imp_removeBlock(imp)); NSLog(@"%d", imp_removeBlock(imp));
  Protocol *p = objc_allocateProtocol("Made");
  protocol_addMethodDescription(p, @selector(twice:), "i@:i", YES, YES);
  objc_registerProtocol(p);
  NSLog(@"%s %d", protocol_getName(p), objc_getProtocol("Made") == p);
  class_addProtocol([A class], p);
  NSLog(@"%d", [a conformsToProtocol:p]);
  struct objc_method_description d = protocol_getMethodDescription(p, @selector(twice:), YES, YES);
  NSLog(@"%@ %s", NSStringFromSelector(d.name), d.types);
  int v[] = {3, 1, 2};
  qsort_b(v, 3, sizeof v[0], ^(const void *x, const void *y) { return *(const int *)x - *(const int *)y; });
  NSLog(@"%d %d %d", v[0], v[1], v[2]);
  NSArray *people = @[@{@"name": @"B", @"age": @30}, @{@"name": @"A", @"age": @20}, @{@"name": @"C", @"age": @20}];
  NSArray *s = [people sortedArrayUsingDescriptors:@[[NSSortDescriptor sortDescriptorWithKey:@"age" ascending:YES], [NSSortDescriptor sortDescriptorWithKey:@"name" ascending:NO]]];
  NSLog(@"%@", [[s valueForKey:@"name"] componentsJoinedByString:@","]);
  NSLog(@"%@ %@ %@ %@ %@", [people valueForKeyPath:@"@count"], [people valueForKeyPath:@"@sum.age"], [people valueForKeyPath:@"@avg.age"], [people valueForKeyPath:@"@max.age"], [people valueForKeyPath:@"@min.age"]);
  NSLog(@"%@", [[people valueForKeyPath:@"@distinctUnionOfObjects.age"] componentsJoinedByString:@","]);
  NSLog(@"%@", [[people valueForKeyPath:@"@unionOfObjects.age"] componentsJoinedByString:@","]);
  NSPredicate *pr = [NSPredicate predicateWithBlock:^BOOL(id o, NSDictionary *b) { return [o[@"age"] intValue] > 20; }];
  NSLog(@"%lu", [people filteredArrayUsingPredicate:pr].count);
  NSSortDescriptor *sd = [NSSortDescriptor sortDescriptorWithKey:nil ascending:NO comparator:^(id x, id y) { return [x compare:y]; }];
  NSLog(@"%@", [[@[@1,@3,@2] sortedArrayUsingDescriptors:@[sd]] componentsJoinedByString:@","]);
} }
// expect: {A=#i@{Bits=b1b31c}b3*@[3d]}
// expect: {Bits=b1b31c} @
// expect: 4
// expect: 0
// expect: 8
// expect: A initialize
// expect: hello
// expect: 80 8
// expect: 105
// expect: 1
// expect: 1
// expect: 0
// expect: Made 1
// expect: 1
// expect: twice: i@:i
// expect: 1 2 3
// expect: C,A,B
// expect: 3 70 23.3333333333333333333333333333333333333 30 20
// expect: 30,20
// expect: 30,20,20
// expect: 1
// expect: 3,2,1
