// expect: M0861
// mode: arc
#import <Foundation/Foundation.h>
@interface Tag : NSObject
@property (nonatomic, copy) NSString *text;
@end
@implementation Tag
- (void)setText:(NSString *)text { self.text = [text copy]; }
@end
int main() { Tag *t = [Tag new]; t.text = @"x"; return 0; }
