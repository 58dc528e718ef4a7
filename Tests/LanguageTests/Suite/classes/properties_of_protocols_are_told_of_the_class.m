// mode: mrc
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
@protocol Named
@property (copy) NSString *name;
@end
@protocol Aged <Named>
@property int age;
@optional
@property (readonly, class) int born;
@end
@protocol Late
@property (readonly) int late;
@end
@interface Person : NSObject <Aged>
@property (nonatomic) int size;
@property int age;
@end
@implementation Person
@synthesize name = _title, age;
- (void)dealloc { [_title release]; [super dealloc]; }
@end
@interface Person (Late) <Late>
@end
@implementation Person (Late)
- (int)late { return 1; }
@end
static void tell(Class c) {
  unsigned count;
  objc_property_t *all = class_copyPropertyList(c, &count);
  for (unsigned i = 0; i < count; i++) printf("%s=%s ", property_getName(all[i]), property_getAttributes(all[i]));
  printf("\n");
  free(all);
}
int main(void) {
  tell([Person class]);
  tell(object_getClass([Person class]));
  printf("%d %d\n", class_getProperty([Person class], "name") != NULL, class_getProperty([Person class], NULL) == NULL);
  return 0;
}
// expect: late=Ti,R size=Ti,N,V_size age=Ti,Vage name=T@"NSString",C,V_title 
// expect: born=Ti,R 
// expect: 1 1
