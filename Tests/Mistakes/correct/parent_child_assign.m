// mode: mrc
#import <Foundation/Foundation.h>
@interface Node : NSObject { Node *parent; NSMutableArray *kids; }
- (void)add:(Node *)k;
@end
@implementation Node
- (id)init { if ((self = [super init])) kids = [[NSMutableArray alloc] init]; return self; }
- (void)add:(Node *)k { [kids addObject:k]; k->parent = self; }
- (void)dealloc { [kids release]; [super dealloc]; }
@end
int main() { Node *a = [[Node alloc] init]; Node *b = [[Node alloc] init]; [a add:b]; [b release]; [a release]; return 0; }
