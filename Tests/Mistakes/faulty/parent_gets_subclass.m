// expect: M0852
// mode: arc
#import <Foundation/Foundation.h>
@interface Service : NSObject
+ (instancetype)sharedService;
@end
@implementation Service
+ (instancetype)sharedService {
    static id service = nil;
    @synchronized(self) { if (!service) service = [[self alloc] init]; }
    return service;
}
@end
@interface MailService : Service
@end
@implementation MailService
@end
int main() {
    [MailService sharedService];
    Service *s = [Service sharedService];
    NSLog(@"%d", [s isMemberOfClass:[Service class]]);
    return 0;
}
