// expect: M0814
// mode: mrc
#import <Foundation/Foundation.h>
@interface Song : NSObject { NSString *_title; }
@property (nonatomic, copy) NSString *title;
@end
@implementation Song
- (NSString *)title { return _title; }
- (void)setTitle:(NSString *)title {
    [_title release];
    _title = nil;
    _title = [title copy];
}
- (void)dealloc { [_title release]; [super dealloc]; }
@end
int main() { Song *s = [[Song alloc] init]; s.title = @"a"; [s release]; return 0; }
