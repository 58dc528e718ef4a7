// mode: mrc
#import <Foundation/Foundation.h>
@interface Shelf : NSObject {
  NSSet *_labels;
  NSMutableSet *_books;
}
@end
@implementation Shelf
- (id)init {
  if ((self = [super init])) _books = [[NSMutableSet alloc] init];
  return self;
}
- (void)dealloc {
  [_labels release];
  [_books release];
  [super dealloc];
}
- (NSSet *)books { return _books; }
- (void)addBooksObject:(id)book {
  printf("add %s\n", [book UTF8String]);
  [_books addObject:book];
}
- (void)removeBooksObject:(id)book {
  printf("remove %s\n", [book UTF8String]);
  [_books removeObject:book];
}
@end
@interface Watcher : NSObject
@end
@implementation Watcher
- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
  NSArray *new = [[[change objectForKey:NSKeyValueChangeNewKey] allObjects] sortedArrayUsingSelector:@selector(compare:)];
  NSArray *old = [[[change objectForKey:NSKeyValueChangeOldKey] allObjects] sortedArrayUsingSelector:@selector(compare:)];
  printf("%s: kind %d, new %s, old %s\n", [path UTF8String], [[change objectForKey:NSKeyValueChangeKindKey] intValue],
         new ? [[new componentsJoinedByString:@","] UTF8String] : "-", old ? [[old componentsJoinedByString:@","] UTF8String] : "-");
}
@end
int main(void) {
  NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
  Shelf *shelf = [[[Shelf alloc] init] autorelease];
  Watcher *watcher = [[[Watcher alloc] init] autorelease];
  NSMutableSet *labels = [shelf mutableSetValueForKey:@"labels"];
  [labels addObject:@"a"];
  [labels unionSet:[NSSet setWithObjects:@"b", @"c", nil]];
  printf("%lu %d\n", [labels count], [[shelf valueForKey:@"labels"] containsObject:@"c"]);  // expect: 3 1
  [shelf addObserver:watcher forKeyPath:@"labels" options:3 context:NULL];
  [shelf addObserver:watcher forKeyPath:@"books" options:3 context:NULL];
  [labels intersectSet:[NSSet setWithObjects:@"b", @"c", nil]];  // expect: labels: kind 3, new -, old a
  [labels setSet:[NSSet setWithObjects:@"c", @"d", nil]];  // expect: labels: kind 4, new d, old b
  [labels minusSet:[NSSet setWithObject:@"c"]];  // expect: labels: kind 3, new -, old c
  NSMutableSet *books = [shelf mutableSetValueForKeyPath:@"books"];
  [books addObject:@"x"];
  // expect: add x
  // expect: books: kind 2, new x, old -
  [books removeAllObjects];
  // expect: remove x
  // expect: books: kind 3, new -, old x
  for (NSString *one in labels) printf("%s\n", [one UTF8String]);  // expect: d
  [shelf removeObserver:watcher forKeyPath:@"labels"];
  [shelf removeObserver:watcher forKeyPath:@"books"];
  [pool drain];
  return 0;
}
