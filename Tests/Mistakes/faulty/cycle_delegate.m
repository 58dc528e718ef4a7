// expect: M0832
// mode: arc
#import <Foundation/Foundation.h>
@protocol DownloadDelegate
- (void)done;
@end
@interface Download : NSObject
@property (nonatomic, strong) id<DownloadDelegate> delegate;
@end
@implementation Download
@end
@interface Controller : NSObject <DownloadDelegate>
@property (nonatomic, strong) Download *download;
@end
@implementation Controller
- (void)start { self.download = [Download new]; self.download.delegate = self; }
- (void)done {}
@end
int main() { Controller *c = [Controller new]; [c start]; return 0; }
