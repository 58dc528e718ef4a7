// mode: mrc
#import <Foundation/Foundation.h>
@interface S : NSObject
@end
@implementation S
@end
int main() { NSZone *z = NSCreateZone(4096, 4096, YES); S *s = [[S allocWithZone:z] init]; [s release]; NSRecycleZone(z); return 0; }
