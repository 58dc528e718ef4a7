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
    NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
    Account *account = [[[Account alloc] init] autorelease];
    Teller *teller = [[Teller alloc] init];
    [account addObserver:teller forKeyPath:@"balance" options:NSKeyValueObservingOptionNew context:NULL];
    account.balance = 1;
    [teller release];
    account.balance = 2;
    [pool drain];
    return 0;
}
