// mode: mrc
#import <Foundation/Foundation.h>
@interface S : NSObject
@end
@implementation S
@end
int main() { S *s = [NSAllocateObject([S class], 0, nil) init]; [s release]; return 0; }
