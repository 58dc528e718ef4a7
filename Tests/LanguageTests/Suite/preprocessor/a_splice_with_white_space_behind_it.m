// mode: mrc
#import <Foundation/Foundation.h>
#define ADD(a, b) \ 
  ((a) + \	
   (b))
int main(void) { NSLog(@"%d", ADD(1, 2)); return 0; }
// expect: 3
