// mode: arc
#import <Foundation/Foundation.h>
@interface P : NSObject
@property (unsafe_unretained) id owner;
@end
@implementation P
@end
int main() { NSObject *o = [NSObject new]; P *p = [P new]; p.owner = o; NSLog(@"%d", p.owner == o); return 0; }
