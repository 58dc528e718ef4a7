// NSDirectoryEnumerator: everything below a folder, each folder before what it holds.
//: part NSDirectoryEnumerator
//: names enumeratorAtPath subpathsAtPath subpathsOfDirectoryAtPath
//: requires NSUserDefaults, NSFileManager, NSProcessInfo, NSBundle

@interface NSDirectoryEnumerator<ObjectType> : NSEnumerator {
  NSString *_folder;
  NSArray *_paths;
  NSUInteger _next;
}
- (NSDictionary *)fileAttributes;
- (NSDictionary *)directoryAttributes;
- (void)skipDescendents;
- (void)skipDescendants;
@end
@interface NSFileManager (Folders)
- (NSDirectoryEnumerator *)enumeratorAtPath:(NSString *)path;
- (NSArray *)subpathsAtPath:(NSString *)path;
- (NSArray *)subpathsOfDirectoryAtPath:(NSString *)path error:(NSError **)error;
@end
@implementation NSDirectoryEnumerator
- (instancetype)__initWithFolder:(NSString *)folder paths:(NSArray *)paths {
  self = [super init];
  if (self) {
    _folder = [folder copy];
    _paths = [paths retain];
  }
  return self;
}
- (void)dealloc {
  [_folder release];
  [_paths release];
  [super dealloc];
}
- (id)nextObject { return _next < [_paths count] ? [_paths objectAtIndex:_next++] : nil; }
- (NSArray *)allObjects {
  NSArray *rest = [_paths subarrayWithRange:NSMakeRange(_next, [_paths count] - _next)];
  _next = [_paths count];
  return rest;
}
- (NSDictionary *)fileAttributes {
  if (!_next) return nil;
  NSString *path = [_folder stringByAppendingPathComponent:[_paths objectAtIndex:_next - 1]];
  return [[NSFileManager defaultManager] attributesOfItemAtPath:path error:NULL];
}
- (NSDictionary *)directoryAttributes {
  return [[NSFileManager defaultManager] attributesOfItemAtPath:_folder error:NULL];
}
- (void)skipDescendents {
  if (!_next) return;
  NSString *folder = [[_paths objectAtIndex:_next - 1] stringByAppendingString:@"/"];
  while (_next < [_paths count] && [[_paths objectAtIndex:_next] hasPrefix:folder]) _next++;
}
- (void)skipDescendants { [self skipDescendents]; }
@end
@implementation NSFileManager (Folders)
- (NSArray *)subpathsAtPath:(NSString *)path {
  path = __selfsame_path(path);
  if ([__selfsame_files() objectForKey:path] != [NSNull null]) return nil;
  NSString *folder = [path hasSuffix:@"/"] ? path : [path stringByAppendingString:@"/"];
  NSMutableArray *found = [NSMutableArray array];
  NSArray *keys = [__selfsame_files() allKeys];
  for (NSUInteger i = 0; i < [keys count]; i++) {
    NSString *key = [keys objectAtIndex:i];
    if ([key hasPrefix:folder] && [key length] > [folder length]) {
      [found addObject:[key substringFromIndex:[folder length]]];
    }
  }
  return [found sortedArrayUsingSelector:@selector(compare:)];
}
- (NSArray *)subpathsOfDirectoryAtPath:(NSString *)path error:(NSError **)error {
  NSArray *found = [self subpathsAtPath:path];
  if (!found) {
    __selfsame_fileError(error, NSFileReadNoSuchFileError, path, @"The folder “%@” doesn’t exist.");
  }
  return found;
}
- (NSDirectoryEnumerator *)enumeratorAtPath:(NSString *)path {
  NSArray *paths = [self subpathsAtPath:path];
  if (!paths) return nil;
  return [[[NSDirectoryEnumerator alloc] __initWithFolder:path paths:paths] autorelease];
}
@end
