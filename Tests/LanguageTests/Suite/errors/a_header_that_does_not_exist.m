#import "Nowhere.h"  // expect error: E0112 'Nowhere.h' file not found
int main(void) { return 0; }
