// expect: M0806
// mode: mrc
#import <Foundation/Foundation.h>
@interface Config : NSObject { NSMutableDictionary *values; }
+ (Config *)sharedConfig;
- (void)set:(id)v for:(NSString *)k;
@end
static Config *sharedConfig = nil;
@implementation Config
+ (Config *)sharedConfig {
    if (sharedConfig == nil) sharedConfig = [[super allocWithZone:NULL] init];
    return sharedConfig;
}
+ (id)allocWithZone:(NSZone *)zone { return [[self sharedConfig] retain]; }
- (id)init { self = [super init]; if (self) { values = [[NSMutableDictionary alloc] init]; } return self; }
- (void)set:(id)v for:(NSString *)k { [values setObject:v forKey:k]; }
- (id)retain { return self; }
- (oneway void)release {}
- (id)autorelease { return self; }
- (NSUInteger)retainCount { return NSUIntegerMax; }
@end
int main() {
    [[Config sharedConfig] set:@"1" for:@"a"];
    Config *again = [[Config alloc] init];
    [again set:@"2" for:@"b"];
    return 0;
}
