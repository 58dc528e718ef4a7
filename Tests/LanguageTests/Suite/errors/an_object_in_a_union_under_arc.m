// mode: arc
#import <Foundation/Foundation.h>
union U { id object; int number; };  // expect error: E0344 ARC forbids Objective-C objects in union
int main(void) { return 0; }
