// NSFileManager: files of the simulated process, a dictionary from path to data.
//: part NSUserDefaults, NSFileManager, NSProcessInfo, NSBundle

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
+ (NSFileManager *)defaultManager __attribute__((selfsame_visible(handOut))) {
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
- (NSString *)currentDirectoryPath { return NSHomeDirectory(); }
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
