// mode: mrc
#import <Foundation/Foundation.h>
int main() { NSMutableArray *a = [[NSMutableArray alloc] init]; NSObject *o = [[NSObject alloc] init]; [a addObject:o]; [o release];
  id top = [[a lastObject] retain]; [a removeLastObject]; NSLog(@"%d", top != nil); [top release]; [a release]; return 0; }
