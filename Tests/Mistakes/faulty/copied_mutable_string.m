// expect: M0844
// mode: arc
#import <Foundation/Foundation.h>
@interface Doc : NSObject
@property (copy) NSMutableString *text;
@end
@implementation Doc
@end
int main() {
    Doc *d = [[Doc alloc] init];
    d.text = [NSMutableString stringWithString:@"a"];
    [d.text appendString:@"b"];
    return 0;
}
