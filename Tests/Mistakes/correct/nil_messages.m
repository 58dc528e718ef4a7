// mode: arc
#import <Foundation/Foundation.h>
@interface Dog : NSObject
@property (copy) NSString *name;
- (int)bark;
@end
@implementation Dog
- (int)bark { return 3; }
@end
int main() { Dog *d = nil; NSLog(@"%d %@", [d bark], d.name); d.name = @"Rex"; return 0; }
