// mode: arc
#import <Foundation/Foundation.h>
int main() { NSLock *l = [NSLock new]; [l lock]; @try { NSLog(@"work"); } @finally { [l unlock]; } return 0; }
