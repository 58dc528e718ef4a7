#import <Foundation/Foundation.h>
int main(void) { NSLog(@"%", 1); NSLog(@"%9999999d %.99999999f", 1, 1.0); return 0; }
