// mode: mrc
// A subclass that keeps its members itself is made by its own designated initialiser, whichever way one asks for it.
#import <Foundation/Foundation.h>
@interface Backwards : NSArray {
  NSMutableArray *_all;
}
@end
@implementation Backwards
- (id)initWithObjects:(const id *)objects count:(NSUInteger)count {
  if ((self = [super init])) {
    _all = [[NSMutableArray alloc] init];
    while (count-- > 0) [_all addObject:objects[count]];
  }
  return self;
}
- (void)dealloc {
  [_all release];
  [super dealloc];
}
- (NSUInteger)count { return [_all count]; }
- (id)objectAtIndex:(NSUInteger)index { return [_all objectAtIndex:index]; }
@end
@interface Loud : NSMutableSet {
  NSMutableSet *_all;
}
@end
@implementation Loud
- (id)initWithCapacity:(NSUInteger)capacity {
  printf("capacity;");
  if ((self = [super init])) _all = [[NSMutableSet alloc] init];
  return self;
}
- (void)dealloc {
  [_all release];
  [super dealloc];
}
- (NSUInteger)count { return [_all count]; }
- (id)member:(id)object { return [_all member:object]; }
- (NSEnumerator *)objectEnumerator { return [_all objectEnumerator]; }
- (void)addObject:(id)object {
  printf("+");
  [_all addObject:object];
}
- (void)removeObject:(id)object { [_all removeObject:object]; }
@end
@interface Lower : NSMutableDictionary {
  NSMutableDictionary *_all;
}
@end
@implementation Lower
- (id)initWithCapacity:(NSUInteger)capacity {
  if ((self = [super init])) _all = [[NSMutableDictionary alloc] init];
  return self;
}
- (void)dealloc {
  [_all release];
  [super dealloc];
}
- (NSUInteger)count { return [_all count]; }
- (id)objectForKey:(id)key { return [_all objectForKey:[key lowercaseString]]; }
- (NSEnumerator *)keyEnumerator { return [_all keyEnumerator]; }
- (void)setObject:(id)object forKey:(id)key { [_all setObject:object forKey:[key lowercaseString]]; }
- (void)removeObjectForKey:(id)key { [_all removeObjectForKey:[key lowercaseString]]; }
@end
static void show(NSArray *array) { printf("%lu: %s\n", [array count], [[array componentsJoinedByString:@" "] UTF8String]); }
static void look(NSDictionary *all) { printf("%lu %s %s\n", [all count], [[[all objectForKey:@"ONE"] description] UTF8String], [[[all allKeys] objectAtIndex:0] UTF8String]); }
int main(void) {
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  NSArray *plain = [NSArray arrayWithObjects:@"a", @"b", @"c", nil];
  show([Backwards arrayWithObjects:@"a", @"b", @"c", nil]);  // expect: 3: c b a
  show([[[Backwards alloc] initWithObjects:@"a", @"b", nil] autorelease]);  // expect: 2: b a
  show([Backwards arrayWithArray:plain]);  // expect: 3: c b a
  show([[[Backwards alloc] initWithArray:plain copyItems:YES] autorelease]);  // expect: 3: c b a
  show([Backwards arrayWithObject:@"a"]);  // expect: 1: a
  show([[[Backwards arrayWithArray:plain] mutableCopy] autorelease]);  // expect: 3: c b a
  printf("%lu\n", [[Loud setWithObjects:@1, @2, nil] count]);  // expect: capacity;++2
  printf("%lu\n", [[Loud setWithArray:plain] count]);  // expect: capacity;+++3
  printf("%lu\n", [[Loud setWithCapacity:4] count]);  // expect: capacity;0
  look([Lower dictionaryWithObjectsAndKeys:@1, @"One", nil]);  // expect: 1 1 one
  look([[[Lower alloc] initWithObjectsAndKeys:@2, @"ONE", nil] autorelease]);  // expect: 1 2 one
  look([Lower dictionaryWithDictionary:[NSDictionary dictionaryWithObject:@3 forKey:@"oNe"]]);  // expect: 1 3 one
  look([Lower dictionaryWithObjects:[NSArray arrayWithObject:@4] forKeys:[NSArray arrayWithObject:@"One"]]);  // expect: 1 4 one
  printf("%lu\n", [[Lower dictionaryWithCapacity:9] count]);  // expect: 0
  [pool drain];
  return 0;
}
