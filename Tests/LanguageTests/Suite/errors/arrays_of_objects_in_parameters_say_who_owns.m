// mode: arc
#import <Foundation/Foundation.h>
void draw(id shapes[], int n) {}  // expect error: E0346 must explicitly describe intended ownership of an object array parameter
void show(const id fixed[], id __strong own[], id *out) {}
int main(void) { return 0; }
