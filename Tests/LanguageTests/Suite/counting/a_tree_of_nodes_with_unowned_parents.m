// mode: mrc
// children retained, parents not; copies of arrays retain members
#import <Foundation/Foundation.h>
@interface Node : NSObject { NSString *tag; Node *parent; NSMutableArray *kids; }
@property (nonatomic, retain) NSString *tag; @property (nonatomic, assign) Node *parent; @property (nonatomic, readonly) NSArray *kids;
- (void)add:(Node *)n;
@end
@implementation Node
@synthesize tag, parent, kids;
- (id)init { if ((self = [super init])) kids = [[NSMutableArray alloc] initWithCapacity:2]; return self; }
- (void)add:(Node *)n { [kids addObject:n]; n.parent = self; }
- (void)dealloc { NSLog(@"gone %@ (%lu kids)", tag, (unsigned long)kids.count); for (Node *k in kids) k.parent = nil; [kids release]; [tag release]; [super dealloc]; }
- (NSString *)description { return [NSString stringWithFormat:@"<%@ %@ of %@>", NSStringFromClass([self class]), tag, parent.tag]; }
@end
int main(void) {
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    Node *root = [[Node alloc] init]; root.tag = @"root";
    for (int i = 0; i < 3; i++) { Node *n = [[Node alloc] init]; n.tag = [NSString stringWithFormat:@"k%d", i]; [root add:n]; [n release]; }
    NSLog(@"%@", [root.kids objectAtIndex:1]);
    Node *kept = [[root.kids lastObject] retain];
    NSLog(@"%lu %lu", (unsigned long)[kept retainCount], (unsigned long)[root retainCount]);
    NSArray *snapshot = [[root.kids copy] autorelease];
    NSLog(@"%lu %lu", (unsigned long)[kept retainCount], (unsigned long)[snapshot count]);
    [root release];
    NSLog(@"kept %@ %@", kept, kept.parent);
    [pool drain];
    NSLog(@"%lu", (unsigned long)[kept retainCount]);
    [kept release];
    return 0;
}
// expect: <Node k1 of root>
// expect: 2 1
// expect: 3 3
// expect: gone root (3 kids)
// expect: kept <Node k2 of (null)> (null)
// expect: gone k0 (0 kids)
// expect: gone k1 (0 kids)
// expect: 1
// expect: gone k2 (0 kids)
