#import <Foundation/Foundation.h>
static void take(NSArray<NSNumber *> *numbers) {}
int main(void) {
  NSArray<NSString *> *names = @[ @"a", @1 ];  // expect warning: W0301 object of type 'NSNumber *' is not compatible with array element type 'NSString *'
  NSDictionary<NSString *, NSNumber *> *ages = @{@"a" : @"b"};  // expect warning: W0301 object of type 'NSString *' is not compatible with dictionary value type 'NSNumber *'
  ages = @{@2 : @3};  // expect warning: W0301 object of type 'NSNumber *' is not compatible with dictionary key type 'NSString *'
  take(@[ @"x" ]);  // expect warning: W0301 object of type 'NSString *' is not compatible with array element type 'NSNumber *'
  NSArray<NSArray<NSString *> *> *rows = @[ @[ @"a" ], @[ @5 ] ];  // expect warning: W0301 object of type 'NSNumber *' is not compatible with array element type 'NSString *'
  NSArray<id> *any = @[ @1, @"b", names ];
  NSArray *bare = @[ @1, @"b" ];
  return names == bare || rows == any || ages == nil;
}
