#import <Foundation/Foundation.h>
@implemention Foo  // expect error: E0213 unexpected '@' in program
@end
int main(void) { return 0; }
// skip: the word is not named, and an error of its own making follows
