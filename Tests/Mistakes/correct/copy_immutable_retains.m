// mode: mrc
#import <Foundation/Foundation.h>
@interface Money : NSObject <NSCopying>
@end
@implementation Money
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
@end
int main() { Money *a = [[Money alloc] init]; Money *b = [a copy]; [b release]; [a release]; return 0; }
