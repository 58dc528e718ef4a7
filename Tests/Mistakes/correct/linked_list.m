// mode: mrc
#import <Foundation/Foundation.h>
@interface N : NSObject { @public N *next; int v; }
@end
@implementation N
- (void)dealloc { [next release]; [super dealloc]; }
@end
int main() { N *head = nil; for (int i = 0; i < 5; i++) { N *n = [[N alloc] init]; n->v = i; n->next = head; head = n; } int s = 0; for (N *n = head; n; n = n->next) s += n->v; printf("%d\n", s); [head release]; return 0; }
