#import <Foundation/Foundation.h>
int main(void) {
  id none = nil;
  [none release];
  [none dealloc];
  [[none retain] autorelease];
  printf("%d %d %d\n", none == nil, !none, nil == NULL);  // expect: 1 1 1
  NSLog(@"%@ %@", none, [none description]);  // expect: (null) (null)
  return 0;
}
