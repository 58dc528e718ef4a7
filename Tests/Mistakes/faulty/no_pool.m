// expect: M0821
// mode: mrc
#import <Foundation/Foundation.h>
@interface Paper : NSObject
@end
@implementation Paper
+ (Paper *)paper { return [[[Paper alloc] init] autorelease]; }
@end
int main() { Paper *p = [Paper paper]; NSLog(@"%d", p != nil); return 0; }
