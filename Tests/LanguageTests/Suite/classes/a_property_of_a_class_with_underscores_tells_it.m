// The attributes of a property name its class, whatever it is called, and __kindof is no part of the name.
#import <Foundation/Foundation.h>
@interface __Thing : NSObject
@property (strong) __Thing *next;
@property (strong) __kindof NSArray *many;
@property (strong) id any;
@end
@implementation __Thing
@end
int main(void) {
  const char *names[] = {"next", "many", "any"};
  for (int i = 0; i < 3; i++)
    printf("%s\n", property_getAttributes(class_getProperty([__Thing class], names[i])));
  return 0;
}
// expect: T@"__Thing",&,V_next
// expect: T@"NSArray",&,V_many
// expect: T@,&,V_any
