// The singletons of Foundation: defaults, files, process, bundle. All of it lives in the simulated process.
//
// `standardUserDefaults`, `defaultManager`, `processInfo` and `mainBundle` answer one object each, made at the
// first call. NSFileManager and NSUserDefaults are flexible singletons: `alloc` still makes others. Files are
// entries of a dictionary; nothing of the host is read or written.
//: part NSUserDefaults, NSFileManager, NSProcessInfo, NSBundle
//: names writeToFile stringWithContentsOfFile initWithContentsOfFile
//: names dictionaryWithContentsOfFile arrayWithContentsOfFile dataWithContentsOfFile
//: names NSLocalizedString

@interface NSUserDefaults : NSObject {
  NSMutableDictionary *_values;
  NSMutableDictionary *_registered;
}
+ (NSUserDefaults *)standardUserDefaults;
+ (void)resetStandardUserDefaults;
- (instancetype)initWithSuiteName:(NSString *)name;
- (id)objectForKey:(NSString *)key;
- (void)setObject:(id)value forKey:(NSString *)key;
- (id)objectForKeyedSubscript:(NSString *)key;
- (void)removeObjectForKey:(NSString *)key;
- (NSString *)stringForKey:(NSString *)key;
- (NSArray *)arrayForKey:(NSString *)key;
- (NSArray *)stringArrayForKey:(NSString *)key;
- (NSDictionary *)dictionaryForKey:(NSString *)key;
- (NSData *)dataForKey:(NSString *)key;
- (NSInteger)integerForKey:(NSString *)key;
- (float)floatForKey:(NSString *)key;
- (double)doubleForKey:(NSString *)key;
- (BOOL)boolForKey:(NSString *)key;
- (void)setInteger:(NSInteger)value forKey:(NSString *)key;
- (void)setFloat:(float)value forKey:(NSString *)key;
- (void)setDouble:(double)value forKey:(NSString *)key;
- (void)setBool:(BOOL)value forKey:(NSString *)key;
- (void)registerDefaults:(NSDictionary *)defaults;
- (NSDictionary *)dictionaryRepresentation;
- (BOOL)synchronize;
@end

static NSUserDefaults *__selfsame_defaults;
// The values of the program's own domain: all objects made without a suite's name share them.
static NSMutableDictionary *__selfsame_domain, *__selfsame_registration;
__attribute__((selfsame_visible(collectionWrite, self)))
@implementation NSUserDefaults
+ (NSUserDefaults *)standardUserDefaults __attribute__((selfsame_visible(handOut))) {
  if (!__selfsame_defaults) __selfsame_defaults = [[self alloc] init];
  return __selfsame_defaults;
}
+ (void)resetStandardUserDefaults {}
- (instancetype)init { return [self initWithSuiteName:nil]; }
- (instancetype)initWithSuiteName:(NSString *)name {
  self = [super init];
  if (!__selfsame_domain) {
    __selfsame_domain = [[NSMutableDictionary alloc] init];
    __selfsame_registration = [[NSMutableDictionary alloc] init];
  }
  if (self) {
    _values = name ? [[NSMutableDictionary alloc] init] : [__selfsame_domain retain];
    _registered = [__selfsame_registration retain];
  }
  return self;
}
- (void)dealloc {
  [_values release];
  [_registered release];
  [super dealloc];
}
- (id)objectForKey:(NSString *)key {
  id value = [_values objectForKey:key];
  return value ? value : [_registered objectForKey:key];
}
- (id)objectForKeyedSubscript:(NSString *)key { return [self objectForKey:key]; }
- (void)setObject:(id)value forKey:(NSString *)key {
  if (!value) {
    [_values removeObjectForKey:key];
    return;
  }
  if (![value isKindOfClass:[NSString class]] && ![value isKindOfClass:[NSNumber class]]
      && ![value isKindOfClass:[NSArray class]] && ![value isKindOfClass:[NSDictionary class]]
      && ![value isKindOfClass:objc_getClass("NSData")]
      && ![value isKindOfClass:objc_getClass("NSDate")]) {
    __selfsame_fail(@"NSInvalidArgumentException",
                    @"Attempt to insert non-property list object %@ for key %@", value, key);
  }
  id kept = [value copy];
  [_values setObject:kept forKey:key];
  [kept release];
}
- (void)removeObjectForKey:(NSString *)key { [_values removeObjectForKey:key]; }
- (id)__value:(NSString *)key of:(Class)aClass {
  id value = [self objectForKey:key];
  return [value isKindOfClass:aClass] ? value : nil;
}
- (NSString *)stringForKey:(NSString *)key {
  id value = [self objectForKey:key];
  if ([value isKindOfClass:[NSNumber class]]) return [value stringValue];
  return [value isKindOfClass:[NSString class]] ? value : nil;
}
- (NSArray *)arrayForKey:(NSString *)key { return [self __value:key of:[NSArray class]]; }
- (NSArray *)stringArrayForKey:(NSString *)key { return [self __value:key of:[NSArray class]]; }
- (NSDictionary *)dictionaryForKey:(NSString *)key {
  return [self __value:key of:[NSDictionary class]];
}
- (NSData *)dataForKey:(NSString *)key { return [self __value:key of:objc_getClass("NSData")]; }
- (id)__numberForKey:(NSString *)key {
  id value = [self objectForKey:key];
  return [value respondsToSelector:@selector(doubleValue)] ? value : nil;
}
- (NSInteger)integerForKey:(NSString *)key { return [[self __numberForKey:key] integerValue]; }
- (float)floatForKey:(NSString *)key { return [[self __numberForKey:key] floatValue]; }
- (double)doubleForKey:(NSString *)key { return [[self __numberForKey:key] doubleValue]; }
- (BOOL)boolForKey:(NSString *)key { return [[self __numberForKey:key] boolValue]; }
- (void)setInteger:(NSInteger)value forKey:(NSString *)key {
  [self setObject:[NSNumber numberWithInteger:value] forKey:key];
}
- (void)setFloat:(float)value forKey:(NSString *)key {
  [self setObject:[NSNumber numberWithFloat:value] forKey:key];
}
- (void)setDouble:(double)value forKey:(NSString *)key {
  [self setObject:[NSNumber numberWithDouble:value] forKey:key];
}
- (void)setBool:(BOOL)value forKey:(NSString *)key {
  [self setObject:[NSNumber numberWithBool:value] forKey:key];
}
- (void)registerDefaults:(NSDictionary *)defaults {
  [_registered addEntriesFromDictionary:defaults];
}
- (NSDictionary *)dictionaryRepresentation {
  NSMutableDictionary *all = [NSMutableDictionary dictionaryWithDictionary:_registered];
  [all addEntriesFromDictionary:_values];
  return all;
}
- (BOOL)synchronize { return YES; }
@end

NSString *const NSFileSize = @"NSFileSize";
NSString *const NSFileType = @"NSFileType";
NSString *const NSFileTypeRegular = @"NSFileTypeRegular";
NSString *const NSFileTypeDirectory = @"NSFileTypeDirectory";
typedef NSUInteger NSSearchPathDirectory;
typedef NSUInteger NSSearchPathDomainMask;
enum {
  NSLibraryDirectory = 5, NSDocumentDirectory = 9, NSDesktopDirectory = 12,
  NSCachesDirectory = 13, NSApplicationSupportDirectory = 14
};
enum { NSUserDomainMask = 1 };
NSString *NSTemporaryDirectory(void) { return @"/tmp/"; }
NSString *NSUserName(void) { return @"learner"; }
NSString *NSFullUserName(void) { return @"Learner"; }
NSArray *NSSearchPathForDirectoriesInDomains(NSSearchPathDirectory directory,
                                             NSSearchPathDomainMask domain, BOOL expand) {
  NSString *name = directory == NSDocumentDirectory ? @"Documents"
      : directory == NSDesktopDirectory ? @"Desktop"
      : directory == NSCachesDirectory ? @"Library/Caches"
      : directory == NSApplicationSupportDirectory ? @"Library/Application Support" : @"Library";
  return [NSArray arrayWithObject:[NSString stringWithFormat:@"%@/%@", NSHomeDirectory(), name]];
}

// The files of the simulated process: contents by path; a directory has NSNull.
static NSMutableDictionary *__selfsame_files(void) {
  static NSMutableDictionary *files;
  if (!files) {
    files = [[NSMutableDictionary alloc] init];
    NSArray *folders = [[@"/ /tmp /Users /Users/Shared ~ ~/Documents ~/Library ~/Library/Caches"
        stringByReplacingOccurrencesOfString:@"~" withString:NSHomeDirectory()]
        componentsSeparatedByString:@" "];
    NSUInteger i;
    for (i = 0; i < [folders count]; i++) {
      [files setObject:[NSNull null] forKey:[folders objectAtIndex:i]];
    }
  }
  return files;
}
static NSString *__selfsame_path(NSString *path) {
  if (![path hasPrefix:@"/"]) {
    path = [NSString stringWithFormat:@"%@/%@", NSHomeDirectory(), path];
  }
  NSUInteger length = [path length];
  return length > 1 && [path hasSuffix:@"/"] ? [path substringToIndex:length - 1] : path;
}
static BOOL __selfsame_fileError(NSError **error, NSInteger code, NSString *path,
                                 NSString *text) {
  if (error) {
    NSString *reason = [NSString stringWithFormat:text, [path lastPathComponent]];
    *error = [NSError errorWithDomain:NSCocoaErrorDomain
                                 code:code
                             userInfo:[NSDictionary dictionaryWithObjectsAndKeys:
                                 reason, NSLocalizedDescriptionKey, path, NSFilePathErrorKey, nil]];
  }
  return NO;
}
static BOOL __selfsame_write(NSData *data, NSString *path, NSError **error) {
  path = __selfsame_path(path);
  if ([__selfsame_files() objectForKey:[path stringByDeletingLastPathComponent]]
      != [NSNull null]) {
    return __selfsame_fileError(error, NSFileNoSuchFileError, path, @"The folder “%@” doesn’t exist.");
  }
  [__selfsame_files() setObject:[[data copy] autorelease] forKey:path];
  return YES;
}
static NSData *__selfsame_read(NSString *path, NSError **error) {
  id data = [__selfsame_files() objectForKey:__selfsame_path(path)];
  if (data && data != [NSNull null]) return data;
  __selfsame_fileError(error, NSFileReadNoSuchFileError, path,
      @"The file “%@” couldn’t be opened because there is no such file.");
  return nil;
}
