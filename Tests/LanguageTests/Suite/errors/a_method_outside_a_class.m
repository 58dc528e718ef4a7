#import <Foundation/Foundation.h>
- (void)lonely {}  // expect error: E0209 missing context for method declaration
int main(void) { return 0; }
