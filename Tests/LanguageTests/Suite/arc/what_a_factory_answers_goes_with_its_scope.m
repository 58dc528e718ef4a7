// mode: arc
// The library's `return [… autorelease]` is handed to ARC code without a pool, also through a method that only
// returns it; what is kept elsewhere, or returned later, is not.
#import <Foundation/Foundation.h>
@interface Leaf : NSObject
@end
@implementation Leaf
- (void)dealloc { printf("leaf gone\n"); }
@end
static __weak id seen;
int main(void) {
  @autoreleasepool {
    for (int i = 0; i < 2; i++) {
      NSArray *array = [NSArray arrayWithObject:[Leaf new]];
      printf("%lu\n", array.count);
    }
    // expect: 1
    // expect: leaf gone
    // expect: 1
    // expect: leaf gone
    [NSMutableArray arrayWithObjects:[Leaf new], [Leaf new], nil];
    puts("two");
    // expect: leaf gone
    // expect: leaf gone
    // expect: two
    {
      NSMutableString *text = [NSMutableString stringWithFormat:@"%d leaves on a tree", 7];
      seen = text;
      printf("%d ", seen != nil);
    }
    printf("%d\n", seen != nil);  // expect: 1 0
    {
      NSNumberFormatter *none = nil;
      NSDictionary *dictionary = [NSDictionary dictionaryWithObjectsAndKeys:[Leaf new], @"k", none, nil];
      NSSet *set = [NSSet setWithObjects:dictionary[@"k"], nil];
      dictionary = nil;
      puts("the set has it");
      set = nil;
      puts("nobody");
    }
    // expect: the set has it
    // expect: leaf gone
    // expect: nobody
    @autoreleasepool {
      NSArray *array = [NSArray arrayWithObject:[Leaf new]];
      seen = [[array reverseObjectEnumerator] nextObject];
      array = nil;
      puts("an enumerator's object");
    }
    // expect: leaf gone
    // expect: an enumerator's object
    printf("%d\n", seen != nil);  // expect: 0
  }
  return 0;
}
