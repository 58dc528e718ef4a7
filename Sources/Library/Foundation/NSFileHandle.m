// NSFileHandle: a place in a file of the simulated process, or one of the three streams.
//
// What is written to a file is there for the next who opens it. Standard input is what the program is given.
//: part NSFileHandle
//: requires NSUserDefaults, NSFileManager, NSProcessInfo, NSBundle
//: requires NSString, the rest
//: requires C library, the rest

@interface NSFileHandle : NSObject {
  NSString *_path;
  FILE *_stream;
  unsigned long long _offset;
  BOOL _reads;
  BOOL _writes;
}
+ (NSFileHandle *)fileHandleWithStandardInput;
+ (NSFileHandle *)fileHandleWithStandardOutput;
+ (NSFileHandle *)fileHandleWithStandardError;
+ (NSFileHandle *)fileHandleWithNullDevice;
+ (instancetype)fileHandleForReadingAtPath:(NSString *)path;
+ (instancetype)fileHandleForWritingAtPath:(NSString *)path;
+ (instancetype)fileHandleForUpdatingAtPath:(NSString *)path;
- (NSData *)availableData;
- (NSData *)readDataToEndOfFile;
- (NSData *)readDataOfLength:(NSUInteger)length;
- (void)writeData:(NSData *)data;
- (unsigned long long)offsetInFile;
- (unsigned long long)seekToEndOfFile;
- (void)seekToFileOffset:(unsigned long long)offset;
- (void)truncateFileAtOffset:(unsigned long long)offset;
- (void)synchronizeFile;
- (void)closeFile;
@end
@implementation NSFileHandle
- (instancetype)__initWithPath:(NSString *)path stream:(long)stream reads:(BOOL)r writes:(BOOL)w {
  self = [super init];
  if (self) {
    _path = [path copy];
    _stream = (FILE *)stream;
    _reads = r;
    _writes = w;
  }
  return self;
}
- (void)dealloc {
  [_path release];
  [super dealloc];
}
+ (NSFileHandle *)__at:(NSString *)path reads:(BOOL)r writes:(BOOL)w {
  if (!path || !__selfsame_read(path, NULL)) return nil;
  return [[[self alloc] __initWithPath:path stream:0 reads:r writes:w] autorelease];
}
+ (NSFileHandle *)fileHandleWithStandardInput {
  return [[[self alloc] __initWithPath:nil stream:3 reads:YES writes:NO] autorelease];
}
+ (NSFileHandle *)fileHandleWithStandardOutput {
  return [[[self alloc] __initWithPath:nil stream:1 reads:NO writes:YES] autorelease];
}
+ (NSFileHandle *)fileHandleWithStandardError {
  return [[[self alloc] __initWithPath:nil stream:2 reads:NO writes:YES] autorelease];
}
+ (NSFileHandle *)fileHandleWithNullDevice {
  return [[[self alloc] __initWithPath:nil stream:0 reads:YES writes:YES] autorelease];
}
+ (instancetype)fileHandleForReadingAtPath:(NSString *)path {
  return [self __at:path reads:YES writes:NO];
}
+ (instancetype)fileHandleForWritingAtPath:(NSString *)path {
  return [self __at:path reads:NO writes:YES];
}
+ (instancetype)fileHandleForUpdatingAtPath:(NSString *)path {
  return [self __at:path reads:YES writes:YES];
}
- (void)__check:(BOOL)may for:(SEL)selector {
  if (may) return;
  __selfsame_fail(@"NSFileHandleOperationException",
                  @"*** -[NSConcreteFileHandle %s]: Bad file descriptor", sel_getName(selector));
}
- (NSData *)readDataOfLength:(NSUInteger)length {
  [self __check:_reads for:_cmd];
  if (_stream) {
    NSMutableData *read = [NSMutableData data];
    while ([read length] < length && __selfsame_hasInput()) {
      char c = getchar();
      [read appendBytes:&c length:1];
    }
    return read;
  }
  NSData *whole = _path ? __selfsame_read(_path, NULL) : nil;
  if (_offset >= [whole length]) return [NSData data];
  NSUInteger rest = [whole length] - _offset;
  NSData *read = [whole subdataWithRange:NSMakeRange(_offset, length < rest ? length : rest)];
  _offset += [read length];
  return read;
}
- (NSData *)readDataToEndOfFile {
  [self __check:_reads for:_cmd];
  return [self readDataOfLength:NSUIntegerMax];
}
// Of standard input a line, as somebody at a terminal gives it.
- (NSData *)availableData {
  [self __check:_reads for:_cmd];
  if (!_stream) return [self readDataToEndOfFile];
  NSMutableData *line = [NSMutableData data];
  while (__selfsame_hasInput()) {
    char c = getchar();
    [line appendBytes:&c length:1];
    if (c == '\n') break;
  }
  return line;
}
- (void)writeData:(NSData *)data {
  [self __check:_writes for:_cmd];
  if (_stream) {
    fwrite([data bytes], 1, [data length], _stream);
    return;
  }
  if (!_path) return;
  NSMutableData *whole = [[__selfsame_read(_path, NULL) mutableCopy] autorelease];
  if ([whole length] < _offset + [data length]) [whole setLength:_offset + [data length]];
  [whole replaceBytesInRange:NSMakeRange(_offset, [data length]) withBytes:[data bytes]];
  __selfsame_write(whole, _path, NULL);
  _offset += [data length];
}
- (unsigned long long)offsetInFile { return _offset; }
- (unsigned long long)seekToEndOfFile {
  _offset = [(_path ? __selfsame_read(_path, NULL) : nil) length];
  return _offset;
}
- (void)seekToFileOffset:(unsigned long long)offset { _offset = offset; }
- (void)truncateFileAtOffset:(unsigned long long)offset {
  [self __check:_writes for:_cmd];
  if (!_path) return;
  NSMutableData *whole = [[__selfsame_read(_path, NULL) mutableCopy] autorelease];
  [whole setLength:offset];
  __selfsame_write(whole, _path, NULL);
  _offset = offset;
}
- (void)synchronizeFile {}
- (void)closeFile { _reads = _writes = NO; }
@end
