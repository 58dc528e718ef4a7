// mode: mrc
#import <objc/runtime.h>
@interface Settings : NSObject
@property (class, nonatomic, copy) NSString *kind;
@property (class, readonly) int count;
@property (nonatomic, retain) NSString *name;
@end
@implementation Settings
@synthesize name;
+ (NSString *)kind { return nil; }
+ (void)setKind:(NSString *)kind {}
+ (int)count { return 3; }
@end
@interface Settings (More)
@property (class, readonly) BOOL isLate;
@property (readonly) BOOL isOld;
@end
@implementation Settings (More)
+ (BOOL)isLate { return YES; }
- (BOOL)isOld { return NO; }
@end
static void tell(Class aClass) {
  unsigned count;
  objc_property_t *list = class_copyPropertyList(aClass, &count);
  for (unsigned i = 0; i < count; i++) NSLog(@"%s %s", property_getName(list[i]), property_getAttributes(list[i]));
  free(list);
}
int main(void) {
  tell([Settings class]);
  // expect: isOld TB,R
  // expect: name T@"NSString",&,N,Vname
  tell(object_getClass([Settings class]));
  // expect: isLate TB,R
  // expect: kind T@"NSString",C,N
  // expect: count Ti,R
  NSLog(@"%d %d", class_getProperty([Settings class], "kind") == NULL, class_getProperty(object_getClass([Settings class]), "kind") != NULL);  // expect: 1 1
  return 0;
}
