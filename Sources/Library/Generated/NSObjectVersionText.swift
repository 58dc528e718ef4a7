// swift-format-ignore-file
// Written by `make library` from Reflection/NSObject+Version.m: change it there.
enum NSObjectVersionText {
static let text: StaticString = #"""
static struct { Class owner; int version; } __selfsame_versions[64];
int class_getVersion(Class aClass) {
  for (int i = 0; i < 64 && aClass; i++) {
    if (__selfsame_versions[i].owner == aClass) return __selfsame_versions[i].version;
  }
  return class_isMetaClass(aClass) ? 7 : 0;
}
void class_setVersion(Class aClass, int version) {
  for (int i = 0; i < 64 && aClass; i++) {
    if (__selfsame_versions[i].owner && __selfsame_versions[i].owner != aClass) continue;
    __selfsame_versions[i].owner = aClass;
    __selfsame_versions[i].version = version;
    return;
  }
}

@interface NSObject (Version)
+ (NSInteger)version;
+ (void)setVersion:(NSInteger)version;
@end
@implementation NSObject (Version)
+ (NSInteger)version { return class_getVersion(self); }
+ (void)setVersion:(NSInteger)version { class_setVersion(self, (int)version); }
@end
"""#
}
