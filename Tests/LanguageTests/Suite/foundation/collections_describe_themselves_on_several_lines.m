// mode: mrc
#import <Foundation/Foundation.h>
int main(void) {
  NSArray *inner = [NSArray arrayWithObjects:@"a b", [NSNumber numberWithDouble:0.1], nil];
  NSLog(@"%@", [NSArray arrayWithObjects:@"x", inner, nil]);
  NSLog(@"%@", [NSDictionary dictionaryWithObject:@"v" forKey:@"k"]);
  NSLog(@"%@", [NSSet setWithObject:[NSNumber numberWithBool:YES]]);
  return 0;
}
// expect: (
// expect:     x,
// expect:         (
// expect:         "a b",
// expect:         "0.1"
// expect:     )
// expect: )
// expect: {
// expect:     k = v;
// expect: }
// expect: {(
// expect:     1
// expect: )}
