// mode: arc
#import <Foundation/Foundation.h>
@interface Shelf : NSObject
@property NSMutableArray *books;
@end
@implementation Shelf
- (id)init { if ((self = [super init])) _books = [@[@"a"] mutableCopy]; return self; }
- (void)swap {
  NSIndexSet *first = [NSIndexSet indexSetWithIndex:0];
  [self willChange:NSKeyValueChangeReplacement valuesAtIndexes:first forKey:@"books"];
  _books[0] = @"Z";
  [self didChange:NSKeyValueChangeReplacement valuesAtIndexes:first forKey:@"books"];
}
@end
@interface Clerk : NSObject
@end
@implementation Clerk
- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change
                       context:(void *)context {
  NSLog(@"%@ %@ new %@ old %@ at %lu", path, change[NSKeyValueChangeKindKey],
        [change[NSKeyValueChangeNewKey] componentsJoinedByString:@","],
        [change[NSKeyValueChangeOldKey] componentsJoinedByString:@","],
        (unsigned long)[change[NSKeyValueChangeIndexesKey] firstIndex]);
}
@end
int main(void) {
  @autoreleasepool {
    Shelf *shelf = [Shelf new];
    Clerk *clerk = [Clerk new];
    [shelf addObserver:clerk forKeyPath:@"books"
               options:NSKeyValueObservingOptionNew | NSKeyValueObservingOptionOld context:NULL];
    NSMutableArray *books = [shelf mutableArrayValueForKey:@"books"];
    [books addObject:@"b"];
    [books insertObject:@"c" atIndex:0];
    [books removeObjectAtIndex:1];
    [books replaceObjectAtIndex:0 withObject:@"q"];
    [shelf swap];
    NSLog(@"%@ %lu", [shelf.books componentsJoinedByString:@" "], (unsigned long)books.count);
    [shelf removeObserver:clerk forKeyPath:@"books"];
  }
  return 0;
}
// expect: books 2 new b old (null) at 1
// expect: books 2 new c old (null) at 0
// expect: books 3 new (null) old a at 1
// expect: books 4 new q old c at 0
// expect: books 4 new Z old q at 0
// expect: Z b 2
