// expect: M0851
// mode: arc
#import <Foundation/Foundation.h>
@interface Service : NSObject
+ (instancetype)sharedService;
@end
@implementation Service
+ (instancetype)sharedService {
    static Service *service = nil;
    static dispatch_once_t onceToken;
    dispatch_once(&onceToken, ^{ service = [[self alloc] init]; });
    return service;
}
@end
@interface MailService : Service
- (void)send;
@end
@implementation MailService
- (void)send { NSLog(@"sent"); }
@end
int main() {
    Service *a = [Service sharedService];
    MailService *m = [MailService sharedService];
    NSLog(@"%d", a == m);
    return 0;
}
