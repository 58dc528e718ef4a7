// NSBundle: the folder that a program would lie in.
//: part NSUserDefaults, NSFileManager, NSProcessInfo, NSBundle
//: names NSLocalizedString NSLocalizedStringFromTable

@interface NSBundle : NSObject
+ (NSBundle *)mainBundle;
+ (NSBundle *)bundleForClass:(Class)aClass;
- (NSString *)bundlePath;
- (NSString *)bundleIdentifier;
- (NSDictionary *)infoDictionary;
- (id)objectForInfoDictionaryKey:(NSString *)key;
- (NSString *)pathForResource:(NSString *)name ofType:(NSString *)type;
- (Class)classNamed:(NSString *)name;
- (NSString *)localizedStringForKey:(NSString *)key
                              value:(NSString *)value
                              table:(NSString *)table;
@end
static NSBundle *__selfsame_bundle;
@implementation NSBundle
+ (NSBundle *)mainBundle __attribute__((selfsame_visible(handOut))) {
  if (!__selfsame_bundle) __selfsame_bundle = [[self alloc] init];
  return __selfsame_bundle;
}
+ (NSBundle *)bundleForClass:(Class)aClass { return [self mainBundle]; }
- (NSString *)bundlePath {
  return [NSHomeDirectory() stringByAppendingString:@"/program"];
}
- (NSString *)bundleIdentifier { return nil; }
- (Class)classNamed:(NSString *)name { return NSClassFromString(name); }
- (NSDictionary *)infoDictionary { return [NSDictionary dictionary]; }
- (id)objectForInfoDictionaryKey:(NSString *)key { return nil; }
- (NSString *)pathForResource:(NSString *)name ofType:(NSString *)type { return nil; }
- (NSString *)localizedStringForKey:(NSString *)key
                              value:(NSString *)value
                              table:(NSString *)table {
  return [value length] ? value : key;
}
@end
