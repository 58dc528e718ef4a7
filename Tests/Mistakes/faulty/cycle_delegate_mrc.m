// expect: M0832
// mode: mrc
#import <Foundation/Foundation.h>
@interface Engine : NSObject { id _delegate; }
- (void)setDelegate:(id)d;
@end
@implementation Engine
- (void)setDelegate:(id)d { [d retain]; [_delegate release]; _delegate = d; }
- (void)dealloc { [_delegate release]; [super dealloc]; }
@end
@interface Car : NSObject { Engine *_engine; }
@end
@implementation Car
- (id)init {
    if ((self = [super init])) { _engine = [[Engine alloc] init]; [_engine setDelegate:self]; }
    return self;
}
- (void)dealloc { [_engine release]; [super dealloc]; }
@end
int main() { Car *c = [[Car alloc] init]; [c release]; return 0; }
