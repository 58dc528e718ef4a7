// mode: mrc
#import <Foundation/Foundation.h>
@interface S : NSObject
+ (S *)shared;
@end
@implementation S
+ (S *)shared { static S *s; if (!s) s = [[S alloc] init]; return s; }
@end
@interface U : NSObject { S *s; }
@end
@implementation U
- (id)init { if ((self = [super init])) s = [[S shared] retain]; return self; }
- (void)dealloc { [s release]; [super dealloc]; }
@end
int main() { U *u = [[U alloc] init]; [u release]; return 0; }
