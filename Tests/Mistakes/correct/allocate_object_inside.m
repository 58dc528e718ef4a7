// mode: mrc
#import <Foundation/Foundation.h>
@interface S : NSObject
@end
@implementation S
+ (id)allocWithZone:(NSZone *)z { return NSAllocateObject(self, 0, z); }
@end
int main() { S *s = [[S alloc] init]; [s release]; return 0; }
