// expect: M0806
// mode: arc
#import <Foundation/Foundation.h>
@interface Player : NSObject { int volume; }
@property (nonatomic) int track;
@end
@implementation Player
+ (instancetype)allocWithZone:(struct _NSZone *)zone {
    static Player *player;
    static dispatch_once_t onceToken;
    dispatch_once(&onceToken, ^{ player = [super allocWithZone:zone]; });
    return player;
}
- (instancetype)init { self = [super init]; if (self) { _track = 1; volume = 5; } return self; }
@end
int main() {
    Player *a = [[Player alloc] init];
    a.track = 7;
    Player *b = [[Player alloc] init];
    NSLog(@"%d", b.track);
    return 0;
}
