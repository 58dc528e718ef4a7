// mode: arc
#import <Foundation/Foundation.h>
@interface Door : NSObject
- (instancetype)initWithWidth:(int)w;
@end
@implementation Door
- (instancetype)initWithWidth:(int)w { if ((self = [super init])) { if (w < 1) return nil; } return self; }
@end
int main() { Door *d = [[Door alloc] initWithWidth:0]; NSLog(@"%d", d == nil); return 0; }
