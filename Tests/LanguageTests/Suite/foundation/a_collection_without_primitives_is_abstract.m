// mode: mrc
// The public classes of collections are abstract: what a subclass does not define, nobody has.
#import <Foundation/Foundation.h>
@interface Stack : NSMutableArray
@end
@implementation Stack
@end
@interface Half : NSMutableArray
@end
@implementation Half
- (NSUInteger)count { return 0; }
@end
@interface Table : NSMutableDictionary
@end
@implementation Table
@end
@interface Bag : NSSet
@end
@implementation Bag
@end
@interface Walk : NSEnumerator
@end
@implementation Walk
@end
@interface Words : NSFormatter
@end
@implementation Words
@end
#define TRY(x) @try { x; printf("ok\n"); } @catch (NSException *e) { printf("%s\n", [[e reason] UTF8String]); }
int main(void) {
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  Stack *stack = [[[Stack alloc] init] autorelease];
  TRY([stack addObject:@1])  // expect: *** -[NSArray count]: method only defined for abstract class.  Define -[Stack count]!
  TRY([stack insertObject:@1 atIndex:0])  // expect: *** -[NSMutableArray insertObject:atIndex:]: method only defined for abstract class.  Define -[Stack insertObject:atIndex:]!
  TRY([stack objectAtIndex:0])  // expect: *** -[NSArray objectAtIndex:]: method only defined for abstract class.  Define -[Stack objectAtIndex:]!
  TRY([[[[Half alloc] init] autorelease] addObject:@1])  // expect: *** -[NSMutableArray insertObject:atIndex:]: method only defined for abstract class.  Define -[Half insertObject:atIndex:]!
  TRY([[[[Table alloc] init] autorelease] setObject:@1 forKey:@"k"])  // expect: *** -[NSMutableDictionary setObject:forKey:]: method only defined for abstract class.  Define -[Table setObject:forKey:]!
  TRY([[[[Table alloc] init] autorelease] allKeys])  // expect: *** -[NSDictionary keyEnumerator]: method only defined for abstract class.  Define -[Table keyEnumerator]!
  TRY([Bag setWithObject:@1])  // expect: *** -[NSSet initWithObjects:count:]: method only defined for abstract class.  Define -[Bag initWithObjects:count:]!
  TRY([[[[Walk alloc] init] autorelease] allObjects])  // expect: *** -[NSEnumerator nextObject]: method only defined for abstract class.  Define -[Walk nextObject]!
  TRY([[[[Words alloc] init] autorelease] stringForObjectValue:@1])  // expect: *** -[NSFormatter stringForObjectValue:]: method only defined for abstract class.  Define -[Words stringForObjectValue:]!
  // The ones that Foundation makes are whole, observed ones and counted sets, too.
  NSMutableDictionary *plain = [NSMutableDictionary dictionary];
  [plain addObserver:stack forKeyPath:@"x" options:0 context:NULL];
  printf("%lu %lu %lu\n", [plain count], [[NSCountedSet set] count], [[NSMutableArray array] count]);  // expect: 0 0 0
  [plain removeObserver:stack forKeyPath:@"x"];
  [pool drain];
  return 0;
}
