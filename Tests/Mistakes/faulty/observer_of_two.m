// expect: M0886
// mode: mrc
#import <Foundation/Foundation.h>
@interface Account : NSObject
@property (nonatomic) int balance;
@end
@implementation Account
@end
@interface Teller : NSObject
@end
@implementation Teller
- (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change context:(void *)context {
    NSLog(@"%@ changed", path);
}
- (void)dealloc { NSLog(@"teller gone"); [super dealloc]; }
@end
int main() {
    @autoreleasepool {
        Account *account = [[[Account alloc] init] autorelease];
        Teller *first = [[[Teller alloc] init] autorelease];
        Teller *second = [[Teller alloc] init];
        [account addObserver:first forKeyPath:@"balance" options:0 context:NULL];
        [account addObserver:second forKeyPath:@"balance" options:NSKeyValueObservingOptionPrior context:NULL];
        [second release];
        [account setValue:@3 forKey:@"balance"];
    }
    return 0;
}
