#import <Foundation/Foundation.h>
@interface Lost : Nowhere  // expect error: E0336 cannot find interface declaration for 'Nowhere', superclass of 'Lost'
@end
int main(void) { return 0; }
