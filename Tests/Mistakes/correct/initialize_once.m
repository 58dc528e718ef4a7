// mode: arc
#import <Foundation/Foundation.h>
@interface T : NSObject
@end
static NSMutableArray *log;
@implementation T
+ (void)initialize { if (self == [T class]) log = [NSMutableArray new]; }
- (void)note { [log addObject:@"x"]; }
@end
int main() { [[T new] note]; NSLog(@"%lu", (unsigned long)log.count); return 0; }
