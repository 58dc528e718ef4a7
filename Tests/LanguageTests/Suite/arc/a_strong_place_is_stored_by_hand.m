// mode: mrc
#import <Foundation/Foundation.h>
extern void objc_storeStrong(id *place, id value);
@interface Lamp : NSObject
@end
@implementation Lamp
- (void)dealloc { puts("lamp gone"); [super dealloc]; }
@end
@interface Room : NSObject { @public id lamp; }
@end
@implementation Room
- (void)setLamp:(id)value { objc_storeStrong(&lamp, value); }
- (void)dealloc { objc_storeStrong(&lamp, nil); puts("room gone"); [super dealloc]; }
@end
int main(void) {
  Room *room = [Room new];
  Lamp *first = [Lamp new], *second = [Lamp new];
  [room setLamp:first];
  [room setLamp:first];
  printf("%lu\n", (unsigned long)[first retainCount]);
  // expect: 2
  [first release];
  [room setLamp:second];
  // expect: lamp gone
  [second release];
  printf("%d %lu\n", room->lamp == second, (unsigned long)[second retainCount]);
  // expect: 1 1
  [room release];
  // expect: lamp gone
  // expect: room gone
  return 0;
}
