// mode: arc
#import <Foundation/Foundation.h>
@protocol Sound
- (NSString *)sound;
@end
@interface Cat : NSObject <Sound>
@end
@implementation Cat
- (NSString *)sound { return @"meow"; }
@end
int main() { id<Sound> s = [Cat new]; NSLog(@"%@", [s sound]); return 0; }
