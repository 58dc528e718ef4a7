// mode: mrc
// A key without a getter is an array or a set where the object counts its members and hands them out, which comes
// before the ivar of the name.
@interface Deck : NSObject { NSArray *_cards; }
@end
@implementation Deck
- (NSUInteger)countOfCards { return 3; }
- (id)objectInCardsAtIndex:(NSUInteger)index { return [NSString stringWithFormat:@"card %lu", index]; }
- (NSUInteger)countOfPages { return 2; }
- (NSArray *)pagesAtIndexes:(NSIndexSet *)indexes { return @[@([indexes firstIndex] + 100)]; }
- (NSUInteger)countOfSuits { return 1; }
- (NSEnumerator *)enumeratorOfSuits { return [@[@"hearts"] objectEnumerator]; }
- (id)memberOfSuits:(id)object { return [object isEqual:@"hearts"] ? object : nil; }
@end
int main(void) {
  @autoreleasepool {
    Deck *deck = [[Deck new] autorelease];
    NSArray *cards = [deck valueForKey:@"cards"];
    NSLog(@"%lu %@ %@", [cards count], [cards lastObject], [cards objectAtIndex:1]);  // expect: 3 card 2 card 1
    NSLog(@"%@", [deck valueForKeyPath:@"pages.@sum.self"]);  // expect: 201
    NSSet *suits = [deck valueForKey:@"suits"];
    NSLog(@"%d %@", [suits containsObject:@"hearts"], [suits anyObject]);  // expect: 1 hearts
    NSLog(@"%@", [deck valueForKeyPath:@"cards.@count"]);  // expect: 3
  }
  return 0;
}
