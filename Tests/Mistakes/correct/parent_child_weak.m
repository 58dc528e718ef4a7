// mode: arc
#import <Foundation/Foundation.h>
@class Child;
@interface Parent : NSObject
@property (strong) Child *child;
@end
@interface Child : NSObject
@property (weak) Parent *parent;
@end
@implementation Parent
@end
@implementation Child
@end
int main() { Parent *p = [Parent new]; p.child = [Child new]; p.child.parent = p; return 0; }
