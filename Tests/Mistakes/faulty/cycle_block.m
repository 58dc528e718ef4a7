// expect: M0833
// mode: arc
#import <Foundation/Foundation.h>
typedef void (^Handler)(void);
@interface Button : NSObject
@property (nonatomic, copy) Handler handler;
@property (nonatomic) int taps;
@end
@implementation Button
- (instancetype)init {
    self = [super init];
    if (self) { self.handler = ^{ self.taps++; }; }
    return self;
}
@end
int main() { Button *b = [Button new]; b.handler(); return 0; }
