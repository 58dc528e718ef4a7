// expect: M0845
// mode: mrc
#import <Foundation/Foundation.h>
@interface Word : NSObject { NSString *text; }
@end
@implementation Word
- (BOOL)isEqual:(id)other { return self == other || [text isEqual:((Word *)other)->text]; }
@end
int main() { Word *w = [[Word alloc] init]; NSLog(@"%d", [w isEqual:w]); [w release]; return 0; }
