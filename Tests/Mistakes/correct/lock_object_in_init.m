// mode: arc
#import <Foundation/Foundation.h>
@interface C : NSObject { NSObject *key; int n; }
- (void)add;
@end
@implementation C
- (instancetype)init { if ((self = [super init])) key = [[NSObject alloc] init]; return self; }
- (void)add { @synchronized(key) { n++; } }
@end
int main() { [[C new] add]; return 0; }
