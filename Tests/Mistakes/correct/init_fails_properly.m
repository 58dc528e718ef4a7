// mode: mrc
#import <Foundation/Foundation.h>
@interface Door : NSObject
- (id)initWithWidth:(int)w;
@end
@implementation Door
- (id)initWithWidth:(int)w { if ((self = [super init])) { if (w < 1) { [self release]; return nil; } } return self; }
@end
int main() { Door *d = [[Door alloc] initWithWidth:0]; NSLog(@"%d", d == nil); [d release]; return 0; }
