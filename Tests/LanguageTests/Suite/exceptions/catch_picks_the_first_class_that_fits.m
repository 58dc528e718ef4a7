// mode: mrc
#import <Foundation/Foundation.h>
@interface Spill : NSObject @end
@implementation Spill @end
@interface OilSpill : Spill @end
@implementation OilSpill @end
static void clean(id what) {
  @try { @throw what; }
  @catch (OilSpill *o) { printf("oil\n"); }
  @catch (Spill *s) { printf("spill\n"); }
  @catch (...) { printf("something\n"); }
}
int main(void) {
  clean([[[OilSpill alloc] init] autorelease]); // expect: oil
  clean([[[Spill alloc] init] autorelease]); // expect: spill
  clean(@"text"); // expect: something
  return 0;
}
