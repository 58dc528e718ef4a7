// mode: mrc
#import <Foundation/Foundation.h>
@interface Shelf : NSObject {
  NSMutableArray *_books;
  NSMutableSet *_tags;
}
@end
@implementation Shelf
- (id)init {
  self = [super init];
  _books = [[NSMutableArray alloc] init];
  _tags = [[NSMutableSet alloc] init];
  return self;
}
- (void)dealloc { [_books release]; [_tags release]; [super dealloc]; }
- (void)insertObject:(id)book inBooksAtIndex:(NSUInteger)index { [_books insertObject:book atIndex:index]; }
- (void)removeObjectFromBooksAtIndex:(NSUInteger)index { [_books removeObjectAtIndex:index]; }
- (void)replaceObjectInBooksAtIndex:(NSUInteger)index withObject:(id)book {
  [_books replaceObjectAtIndex:index withObject:book];
}
- (NSArray *)books { return _books; }
- (NSSet *)tags { return _tags; }
- (void)addTagsObject:(id)tag { [_tags addObject:tag]; }
- (void)removeTagsObject:(id)tag { [_tags removeObject:tag]; }
- (void)addTags:(NSSet *)tags { [_tags unionSet:tags]; }
- (void)removeTags:(NSSet *)tags { [_tags minusSet:tags]; }
@end
// What is called like an accessor need not be one.
@interface Game : NSObject
@property int score;
@property(retain) id item;
- (void)addScore:(int)points;
- (void)addItem:(id)item;
- (void)removeItem:(id)item;
- (BOOL)removeScore:(double)points;
@end
@implementation Game
- (void)addScore:(int)points { self.score += points; }
- (BOOL)removeScore:(double)points { self.score -= points; return YES; }
- (void)addItem:(id)item { self.item = item; }
- (void)removeItem:(id)item { self.item = nil; }
@end
@interface Clerk : NSObject
@end
@implementation Clerk
- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change
                       context:(void *)context {
  id new = [change objectForKey:@"new"], old = [change objectForKey:@"old"];
  NSIndexSet *indexes = [change objectForKey:@"indexes"];
  printf("%s %d", [path UTF8String], [[change objectForKey:@"kind"] intValue]);
  if (indexes) printf(" at %lu", [indexes firstIndex]);
  if (old) printf(" old %lu", [old count]);
  if (new) printf(" new %lu", [new count]);
  printf("\n");
}
@end
int main(void) {
  @autoreleasepool {
    Shelf *shelf = [[Shelf alloc] init];
    Clerk *clerk = [[Clerk alloc] init];
    [shelf addObserver:clerk forKeyPath:@"books" options:3 context:NULL];
    [shelf addObserver:clerk forKeyPath:@"tags" options:3 context:NULL];
    [shelf insertObject:@"a" inBooksAtIndex:0];               // expect: books 2 at 0 new 1
    [shelf replaceObjectInBooksAtIndex:0 withObject:@"b"];    // expect: books 4 at 0 old 1 new 1
    [[shelf mutableArrayValueForKey:@"books"] addObject:@"c"];  // expect: books 2 at 1 new 1
    [shelf removeObjectFromBooksAtIndex:0];                   // expect: books 3 at 0 old 1
    [shelf addTagsObject:@"x"];                               // expect: tags 2 new 1
    [shelf addTags:[NSSet setWithObjects:@"x", @"y", nil]];   // expect: tags 2 new 1
    [shelf removeTagsObject:@"x"];                            // expect: tags 3 old 1
    [shelf removeObserver:clerk forKeyPath:@"books"];
    [shelf removeObserver:clerk forKeyPath:@"tags"];
    Game *game = [[Game alloc] init];
    [game addObserver:clerk forKeyPath:@"score" options:0 context:NULL];
    [game addObserver:clerk forKeyPath:@"item" options:0 context:NULL];
    [game addScore:3];                          // expect: score 1
    printf("%d\n", [game removeScore:1]);       // expect: score 1
                                                // expect: 1
    [game addItem:@"sword"];                    // expect: item 1
    [game removeItem:@"sword"];                 // expect: item 1
    [game removeObserver:clerk forKeyPath:@"score"];
    [game removeObserver:clerk forKeyPath:@"item"];
    [game release];
    [clerk release];
    [shelf release];
  }
  return 0;
}
