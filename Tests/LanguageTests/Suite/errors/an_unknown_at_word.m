#import <Foundation/Foundation.h>
@implemention Foo  // expect error: E0213 unexpected '@' in program
@end
int main(void) { return 0; }
