/// The singletons of Foundation: defaults, files, process, bundle. All of it lives in the simulated process.
///
/// `standardUserDefaults`, `defaultManager`, `processInfo` and `mainBundle` answer one object each, made at the
/// first call. NSFileManager and NSUserDefaults are flexible singletons: `alloc` still makes others. Files are
/// entries of a dictionary; nothing of the host is read or written.
enum SystemModule {
  static let module = PreludeModule(
    name: "NSUserDefaults, NSFileManager, NSProcessInfo, NSBundle",
    names: """
      NSUserDefaults NSFileManager NSProcessInfo NSBundle NSTemporaryDirectory NSHomeDirectory
      NSUserName NSFullUserName NSSearchPathForDirectoriesInDomains NSDocumentDirectory
      NSCachesDirectory NSUserDomainMask NSLibraryDirectory NSApplicationSupportDirectory
      writeToFile stringWithContentsOfFile initWithContentsOfFile dictionaryWithContentsOfFile
      arrayWithContentsOfFile dataWithContentsOfFile NSUserDefaultsDidChangeNotification
      NSFileSize NSFileType NSLocalizedString NSFileReadNoSuchFileError NSFileNoSuchFileError
      """,
    text: text)

  private static let text: StaticString = #"""
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
    @implementation NSUserDefaults
    + (NSUserDefaults *)standardUserDefaults {
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
    enum { NSFileNoSuchFileError = 4, NSFileReadNoSuchFileError = 260, NSFileWriteFileExistsError = 516 };
    typedef NSUInteger NSSearchPathDirectory;
    typedef NSUInteger NSSearchPathDomainMask;
    enum {
      NSLibraryDirectory = 5, NSDocumentDirectory = 9, NSDesktopDirectory = 12,
      NSCachesDirectory = 13, NSApplicationSupportDirectory = 14
    };
    enum { NSUserDomainMask = 1 };
    NSString *NSHomeDirectory(void) { return @"/Users/learner"; }
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
        NSArray *folders = [@"/ /tmp /Users /Users/learner /Users/learner/Documents "
                            @"/Users/learner/Library /Users/learner/Library/Caches"
            componentsSeparatedByString:@" "];
        NSUInteger i;
        for (i = 0; i < [folders count]; i++) {
          [files setObject:[NSNull null] forKey:[folders objectAtIndex:i]];
        }
      }
      return files;
    }
    static NSString *__selfsame_path(NSString *path) {
      if (![path hasPrefix:@"/"]) path = [@"/Users/learner/" stringByAppendingString:path];
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

    @interface NSFileManager : NSObject
    + (NSFileManager *)defaultManager;
    - (BOOL)fileExistsAtPath:(NSString *)path;
    - (BOOL)fileExistsAtPath:(NSString *)path isDirectory:(BOOL *)isDirectory;
    - (BOOL)isReadableFileAtPath:(NSString *)path;
    - (BOOL)isWritableFileAtPath:(NSString *)path;
    - (BOOL)createFileAtPath:(NSString *)path
                    contents:(NSData *)data
                  attributes:(NSDictionary *)attributes;
    - (NSData *)contentsAtPath:(NSString *)path;
    - (BOOL)contentsEqualAtPath:(NSString *)path andPath:(NSString *)other;
    - (BOOL)removeItemAtPath:(NSString *)path error:(NSError **)error;
    - (BOOL)copyItemAtPath:(NSString *)path toPath:(NSString *)other error:(NSError **)error;
    - (BOOL)moveItemAtPath:(NSString *)path toPath:(NSString *)other error:(NSError **)error;
    - (BOOL)createDirectoryAtPath:(NSString *)path
      withIntermediateDirectories:(BOOL)all
                       attributes:(NSDictionary *)attributes
                            error:(NSError **)error;
    - (NSArray *)contentsOfDirectoryAtPath:(NSString *)path error:(NSError **)error;
    - (NSDictionary *)attributesOfItemAtPath:(NSString *)path error:(NSError **)error;
    - (NSString *)currentDirectoryPath;
    @end
    @interface NSDictionary (FileAttributes)
    - (unsigned long long)fileSize;
    - (NSString *)fileType;
    @end
    @implementation NSDictionary (FileAttributes)
    - (unsigned long long)fileSize { return [[self objectForKey:NSFileSize] unsignedLongLongValue]; }
    - (NSString *)fileType { return [self objectForKey:NSFileType]; }
    @end

    static NSFileManager *__selfsame_fileManager;
    @implementation NSFileManager
    + (NSFileManager *)defaultManager {
      if (!__selfsame_fileManager) __selfsame_fileManager = [[self alloc] init];
      return __selfsame_fileManager;
    }
    - (BOOL)fileExistsAtPath:(NSString *)path {
      return path && [__selfsame_files() objectForKey:__selfsame_path(path)] != nil;
    }
    - (BOOL)fileExistsAtPath:(NSString *)path isDirectory:(BOOL *)isDirectory {
      id found = [__selfsame_files() objectForKey:__selfsame_path(path)];
      if (isDirectory) *isDirectory = found == [NSNull null];
      return found != nil;
    }
    - (BOOL)isReadableFileAtPath:(NSString *)path { return [self fileExistsAtPath:path]; }
    - (BOOL)isWritableFileAtPath:(NSString *)path { return [self fileExistsAtPath:path]; }
    - (BOOL)createFileAtPath:(NSString *)path
                    contents:(NSData *)data
                  attributes:(NSDictionary *)attributes {
      return __selfsame_write(data ? data : [NSData data], path, NULL);
    }
    - (NSData *)contentsAtPath:(NSString *)path { return __selfsame_read(path, NULL); }
    - (BOOL)contentsEqualAtPath:(NSString *)path andPath:(NSString *)other {
      NSData *data = [self contentsAtPath:path];
      return data && [data isEqual:[self contentsAtPath:other]];
    }
    - (BOOL)removeItemAtPath:(NSString *)path error:(NSError **)error {
      if (![self fileExistsAtPath:path]) {
        return __selfsame_fileError(error, NSFileNoSuchFileError, path,
            @"“%@” couldn’t be removed.");
      }
      NSString *whole = __selfsame_path(path), *folder = [whole stringByAppendingString:@"/"];
      NSArray *keys = [__selfsame_files() allKeys];
      NSUInteger i, count = [keys count];
      for (i = 0; i < count; i++) {
        NSString *key = [keys objectAtIndex:i];
        if ([key isEqualToString:whole] || [key hasPrefix:folder]) {
          [__selfsame_files() removeObjectForKey:key];
        }
      }
      return YES;
    }
    - (BOOL)copyItemAtPath:(NSString *)path toPath:(NSString *)other error:(NSError **)error {
      NSData *data = __selfsame_read(path, error);
      if (!data) return NO;
      if ([self fileExistsAtPath:other]) {
        return __selfsame_fileError(error, NSFileWriteFileExistsError, other,
            @"“%@” couldn’t be copied because an item with the same name already exists.");
      }
      return __selfsame_write(data, other, error);
    }
    - (BOOL)moveItemAtPath:(NSString *)path toPath:(NSString *)other error:(NSError **)error {
      return [self copyItemAtPath:path toPath:other error:error]
          && [self removeItemAtPath:path error:error];
    }
    - (BOOL)createDirectoryAtPath:(NSString *)path
      withIntermediateDirectories:(BOOL)all
                       attributes:(NSDictionary *)attributes
                            error:(NSError **)error {
      path = __selfsame_path(path);
      NSString *parent = [path stringByDeletingLastPathComponent];
      id found = [__selfsame_files() objectForKey:path];
      if (found && !(all && found == [NSNull null])) {
        return __selfsame_fileError(error, NSFileWriteFileExistsError, path,
            @"The file “%@” couldn’t be saved because a file with the same name already exists.");
      }
      if (![self fileExistsAtPath:parent]) {
        if (!all) {
          return __selfsame_fileError(error, NSFileNoSuchFileError, path,
              @"The folder “%@” doesn’t exist.");
        }
        [self createDirectoryAtPath:parent
            withIntermediateDirectories:YES
                             attributes:nil
                                  error:NULL];
      }
      [__selfsame_files() setObject:[NSNull null] forKey:path];
      return YES;
    }
    - (NSArray *)contentsOfDirectoryAtPath:(NSString *)path error:(NSError **)error {
      path = __selfsame_path(path);
      if ([__selfsame_files() objectForKey:path] != [NSNull null]) {
        __selfsame_fileError(error, NSFileReadNoSuchFileError, path,
            @"The folder “%@” doesn’t exist.");
        return nil;
      }
      NSMutableArray *names = [NSMutableArray array];
      NSArray *keys = [__selfsame_files() allKeys];
      NSUInteger i, count = [keys count];
      for (i = 0; i < count; i++) {
        NSString *key = [keys objectAtIndex:i];
        if (![key isEqualToString:@"/"]
            && [[key stringByDeletingLastPathComponent] isEqualToString:path]) {
          [names addObject:[key lastPathComponent]];
        }
      }
      return [names sortedArrayUsingSelector:@selector(compare:)];
    }
    - (NSDictionary *)attributesOfItemAtPath:(NSString *)path error:(NSError **)error {
      id found = [__selfsame_files() objectForKey:__selfsame_path(path)];
      if (!found) {
        __selfsame_fileError(error, NSFileReadNoSuchFileError, path,
            @"The file “%@” couldn’t be opened because there is no such file.");
        return nil;
      }
      BOOL folder = found == [NSNull null];
      return [NSDictionary dictionaryWithObjectsAndKeys:
          [NSNumber numberWithUnsignedLongLong:folder ? 64 : [found length]], NSFileSize,
          folder ? NSFileTypeDirectory : NSFileTypeRegular, NSFileType, nil];
    }
    - (NSString *)currentDirectoryPath { return @"/Users/learner"; }
    @end

    @interface NSString (Files)
    + (instancetype)stringWithContentsOfFile:(NSString *)path
                                    encoding:(NSStringEncoding)encoding
                                       error:(NSError **)error;
    - (instancetype)initWithContentsOfFile:(NSString *)path
                                  encoding:(NSStringEncoding)encoding
                                     error:(NSError **)error;
    - (BOOL)writeToFile:(NSString *)path
             atomically:(BOOL)atomically
               encoding:(NSStringEncoding)encoding
                  error:(NSError **)error;
    @end
    @implementation NSString (Files)
    + (instancetype)stringWithContentsOfFile:(NSString *)path
                                    encoding:(NSStringEncoding)encoding
                                       error:(NSError **)error {
      return [[[self alloc] initWithContentsOfFile:path encoding:encoding error:error] autorelease];
    }
    - (instancetype)initWithContentsOfFile:(NSString *)path
                                  encoding:(NSStringEncoding)encoding
                                     error:(NSError **)error {
      NSData *data = __selfsame_read(path, error);
      if (!data) {
        [self release];
        return nil;
      }
      return [self initWithData:data encoding:encoding];
    }
    - (BOOL)writeToFile:(NSString *)path
             atomically:(BOOL)atomically
               encoding:(NSStringEncoding)encoding
                  error:(NSError **)error {
      return __selfsame_write([self dataUsingEncoding:encoding], path, error);
    }
    @end
    @interface NSData (Files)
    + (instancetype)dataWithContentsOfFile:(NSString *)path;
    - (instancetype)initWithContentsOfFile:(NSString *)path;
    - (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically;
    @end
    @implementation NSData (Files)
    + (instancetype)dataWithContentsOfFile:(NSString *)path {
      return [[[self alloc] initWithContentsOfFile:path] autorelease];
    }
    - (instancetype)initWithContentsOfFile:(NSString *)path {
      NSData *data = __selfsame_read(path, NULL);
      if (!data) {
        [self release];
        return nil;
      }
      return [self initWithData:data];
    }
    - (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically {
      return __selfsame_write(self, path, NULL);
    }
    @end

    @interface NSProcessInfo : NSObject
    + (NSProcessInfo *)processInfo;
    - (NSString *)processName;
    - (int)processIdentifier;
    - (NSArray *)arguments;
    - (NSDictionary *)environment;
    - (NSString *)hostName;
    - (NSString *)operatingSystemVersionString;
    - (NSString *)globallyUniqueString;
    - (NSUInteger)processorCount;
    - (NSUInteger)activeProcessorCount;
    - (unsigned long long)physicalMemory;
    - (NSTimeInterval)systemUptime;
    @end
    static NSProcessInfo *__selfsame_processInfo;
    static unsigned long long __selfsame_uptime(void) __attribute__((selfsame_native(clockNow)));
    @implementation NSProcessInfo
    + (NSProcessInfo *)processInfo {
      if (!__selfsame_processInfo) __selfsame_processInfo = [[self alloc] init];
      return __selfsame_processInfo;
    }
    - (NSString *)processName { return @"program"; }
    - (int)processIdentifier { return 501; }
    - (NSArray *)arguments { return [NSArray arrayWithObject:@"program"]; }
    - (NSDictionary *)environment { return [NSDictionary dictionary]; }
    - (NSString *)hostName { return @"localhost"; }
    - (NSString *)operatingSystemVersionString { return @"Version 14.0 (simulated)"; }
    - (NSString *)globallyUniqueString {
      static int made;
      return [NSString stringWithFormat:@"00000000-0000-0000-0000-%012d", ++made];
    }
    - (NSUInteger)processorCount { return 2; }
    - (NSUInteger)activeProcessorCount { return 2; }
    - (unsigned long long)physicalMemory { return 1ULL << 30; }
    - (NSTimeInterval)systemUptime { return (double)__selfsame_uptime() / 1e9; }
    @end

    @interface NSBundle : NSObject
    + (NSBundle *)mainBundle;
    + (NSBundle *)bundleForClass:(Class)aClass;
    - (NSString *)bundlePath;
    - (NSString *)bundleIdentifier;
    - (NSDictionary *)infoDictionary;
    - (id)objectForInfoDictionaryKey:(NSString *)key;
    - (NSString *)pathForResource:(NSString *)name ofType:(NSString *)type;
    - (NSString *)localizedStringForKey:(NSString *)key
                                  value:(NSString *)value
                                  table:(NSString *)table;
    @end
    static NSBundle *__selfsame_bundle;
    @implementation NSBundle
    + (NSBundle *)mainBundle {
      if (!__selfsame_bundle) __selfsame_bundle = [[self alloc] init];
      return __selfsame_bundle;
    }
    + (NSBundle *)bundleForClass:(Class)aClass { return [self mainBundle]; }
    - (NSString *)bundlePath { return @"/Users/learner/program"; }
    - (NSString *)bundleIdentifier { return nil; }
    - (NSDictionary *)infoDictionary { return [NSDictionary dictionary]; }
    - (id)objectForInfoDictionaryKey:(NSString *)key { return nil; }
    - (NSString *)pathForResource:(NSString *)name ofType:(NSString *)type { return nil; }
    - (NSString *)localizedStringForKey:(NSString *)key
                                  value:(NSString *)value
                                  table:(NSString *)table {
      return [value length] ? value : key;
    }
    @end
    """#
}
