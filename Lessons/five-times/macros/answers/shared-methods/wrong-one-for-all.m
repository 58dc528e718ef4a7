static id theObject;
#define SHARED(Kind) \
+ (instancetype)shared { \
  if (theObject == nil) theObject = [[Kind alloc] init]; \
  return theObject; \
}
