// mode: mrc
#import <Foundation/Foundation.h>
@interface Car : NSObject { NSString *name; }
- (NSString *)name;
@end
@implementation Car
- (id)init { if ((self = [super init])) name = [[NSMutableString alloc] initWithString:@"T"]; return self; }
- (NSString *)name { return [[name retain] autorelease]; }
- (void)dealloc { [name release]; [super dealloc]; }
@end
int main() { @autoreleasepool { Car *c = [[Car alloc] init]; NSString *n = [c name]; [c release]; NSLog(@"%@", n); } return 0; }
