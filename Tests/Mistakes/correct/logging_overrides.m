// mode: mrc
#import <Foundation/Foundation.h>
@interface R : NSObject
@end
@implementation R
- (id)retain { NSLog(@"retain"); return [super retain]; }
- (oneway void)release { NSLog(@"release"); [super release]; }
+ (id)allocWithZone:(NSZone *)z { NSLog(@"alloc"); return [super allocWithZone:z]; }
@end
int main() { R *r = [[R alloc] init]; [r retain]; [r release]; [r release]; return 0; }
