// mode: arc
#import <Foundation/Foundation.h>
@interface Node : NSObject
@property (strong) Node *next;
@end
@implementation Node
@end
int main() { Node *a = [Node new]; a.next = [Node new]; for (Node *n = a; n != nil; n = n.next) if (n == a) NSLog(@"head"); return 0; }
