// mode: arc
#import <Foundation/Foundation.h>
int main() { NSLock *l = [NSLock new]; for (int i = 0; i < 3; i++) { [l lock]; if (i == 1) { [l unlock]; continue; } [l unlock]; } return 0; }
