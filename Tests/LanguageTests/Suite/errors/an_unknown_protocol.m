#import <Foundation/Foundation.h>
@interface Formal : NSObject <Manners>  // expect error: E0304 no type or protocol named 'Manners'
@end
@implementation Formal
@end
int main(void) { return 0; }
