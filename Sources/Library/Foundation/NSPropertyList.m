// Property lists: texts, numbers, dates, data, arrays and dictionaries written down as XML, and read again.
//
// Apple's own format, indentation included. Other formats that are asked for are written as XML, too.
//: part property lists
//: names arrayWithContentsOfFile dictionaryWithContentsOfFile writeToFile
//: names initWithContentsOfFile writeToURL arrayWithContentsOfURL dictionaryWithContentsOfURL
//: names initWithContentsOfURL
//: requires NSUserDefaults, NSFileManager, NSProcessInfo, NSBundle
//: requires NSNumber
//: requires NSArray
//: requires NSDictionary
//: requires NSString, the rest

typedef NSUInteger NSPropertyListFormat;
typedef NSUInteger NSPropertyListReadOptions;
typedef NSUInteger NSPropertyListWriteOptions;
typedef NSUInteger NSPropertyListMutabilityOptions;
enum {
  NSPropertyListOpenStepFormat = 1,
  NSPropertyListXMLFormat_v1_0 = 100,
  NSPropertyListBinaryFormat_v1_0 = 200
};
enum {
  NSPropertyListImmutable,
  NSPropertyListMutableContainers,
  NSPropertyListMutableContainersAndLeaves
};

// MARK: Writing

static NSString *__selfsame_escaped(NSString *text) {
  text = [text stringByReplacingOccurrencesOfString:@"&" withString:@"&amp;"];
  text = [text stringByReplacingOccurrencesOfString:@"<" withString:@"&lt;"];
  return [text stringByReplacingOccurrencesOfString:@">" withString:@"&gt;"];
}
static BOOL __selfsame_writeList(id list, NSString *indent, NSMutableString *to) {
  if ([list isKindOfClass:[NSString class]]) {
    [to appendFormat:@"%@<string>%@</string>\n", indent, __selfsame_escaped(list)];
  } else if ([list isKindOfClass:[NSNumber class]]) {
    const char *type = [list objCType];
    if (*type == 'c' || *type == 'B') {
      [to appendFormat:@"%@<%@/>\n", indent, [list boolValue] ? @"true" : @"false"];
    } else if (*type == 'd' || *type == 'f') {
      [to appendFormat:@"%@<real>%@</real>\n", indent, list];
    } else {
      [to appendFormat:@"%@<integer>%@</integer>\n", indent, list];
    }
  } else if ([list isKindOfClass:[NSData class]]) {
    NSString *text = [list base64EncodedStringWithOptions:0];
    [to appendFormat:@"%@<data>\n%@%@\n%@</data>\n", indent, indent, text, indent];
  } else if ([list isKindOfClass:[NSDate class]]) {
    NSString *text = [list description];
    [to appendFormat:@"%@<date>%@T%@Z</date>\n", indent, [text substringToIndex:10],
                     [text substringWithRange:NSMakeRange(11, 8)]];
  } else if ([list isKindOfClass:[NSArray class]]) {
    if ([list count] == 0) {
      [to appendFormat:@"%@<array/>\n", indent];
      return YES;
    }
    [to appendFormat:@"%@<array>\n", indent];
    for (NSUInteger i = 0; i < [list count]; i++) {
      NSString *inner = [indent stringByAppendingString:@"\t"];
      if (!__selfsame_writeList([list objectAtIndex:i], inner, to)) return NO;
    }
    [to appendFormat:@"%@</array>\n", indent];
  } else if ([list isKindOfClass:[NSDictionary class]]) {
    if ([list count] == 0) {
      [to appendFormat:@"%@<dict/>\n", indent];
      return YES;
    }
    NSArray *keys = [list allKeys];
    for (NSUInteger i = 0; i < [keys count]; i++) {
      if (![[keys objectAtIndex:i] isKindOfClass:[NSString class]]) return NO;
    }
    keys = [keys sortedArrayUsingSelector:@selector(compare:)];
    [to appendFormat:@"%@<dict>\n", indent];
    NSString *inner = [indent stringByAppendingString:@"\t"];
    for (NSUInteger i = 0; i < [keys count]; i++) {
      NSString *key = [keys objectAtIndex:i];
      [to appendFormat:@"%@<key>%@</key>\n", inner, __selfsame_escaped(key)];
      if (!__selfsame_writeList([list objectForKey:key], inner, to)) return NO;
    }
    [to appendFormat:@"%@</dict>\n", indent];
  } else {
    return NO;
  }
  return YES;
}
static NSData *__selfsame_listData(id list) {
  NSMutableString *text = [NSMutableString stringWithString:
      @"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE plist PUBLIC \"-//Apple//DTD PLIST 1.0//EN\" "
      @"\"http://www.apple.com/DTDs/PropertyList-1.0.dtd\">\n<plist version=\"1.0\">\n"];
  if (!__selfsame_writeList(list, @"", text)) return nil;
  [text appendString:@"</plist>\n"];
  return [text dataUsingEncoding:NSUTF8StringEncoding];
}

// MARK: Reading

// The next tag, without its brackets; `at` is then behind it, and `before` is the text in front of it.
static NSString *__selfsame_nextTag(const char **at, NSString **before) {
  const char *open = strchr(*at, '<');
  if (!open) return nil;
  const char *close = strchr(open, '>');
  if (!close) return nil;
  if (before) {
    NSString *text = [[[NSString alloc] initWithBytes:*at
                                               length:(NSUInteger)(open - *at)
                                             encoding:NSUTF8StringEncoding] autorelease];
    text = [text stringByReplacingOccurrencesOfString:@"&lt;" withString:@"<"];
    text = [text stringByReplacingOccurrencesOfString:@"&gt;" withString:@">"];
    *before = [text stringByReplacingOccurrencesOfString:@"&amp;" withString:@"&"];
  }
  *at = close + 1;
  return [[[NSString alloc] initWithBytes:open + 1
                                   length:(NSUInteger)(close - open - 1)
                                 encoding:NSUTF8StringEncoding] autorelease];
}
static id __selfsame_readList(const char **at, NSString *tag, int mutability, int depth) {
  if (!tag || depth > 200) return nil;
  if ([tag isEqualToString:@"true/"]) return [NSNumber numberWithBool:YES];
  if ([tag isEqualToString:@"false/"]) return [NSNumber numberWithBool:NO];
  if ([tag isEqualToString:@"string/"]) return @"";
  if ([tag isEqualToString:@"array/"]) return [NSMutableArray array];
  if ([tag isEqualToString:@"dict/"]) return [NSMutableDictionary dictionary];
  NSString *text = nil;
  if ([tag isEqualToString:@"array"]) {
    NSMutableArray *list = [NSMutableArray array];
    while ((tag = __selfsame_nextTag(at, NULL)) && ![tag isEqualToString:@"/array"]) {
      id item = __selfsame_readList(at, tag, mutability, depth + 1);
      if (!item) return nil;
      [list addObject:item];
    }
    return mutability ? (id)list : [[list copy] autorelease];
  }
  if ([tag isEqualToString:@"dict"]) {
    NSMutableDictionary *list = [NSMutableDictionary dictionary];
    while ((tag = __selfsame_nextTag(at, NULL)) && ![tag isEqualToString:@"/dict"]) {
      if (![tag isEqualToString:@"key"]) return nil;
      __selfsame_nextTag(at, &text);
      id item = __selfsame_readList(at, __selfsame_nextTag(at, NULL), mutability, depth + 1);
      if (!item) return nil;
      [list setObject:item forKey:text];
    }
    return mutability ? (id)list : [[list copy] autorelease];
  }
  if (!__selfsame_nextTag(at, &text)) return nil;
  if ([tag isEqualToString:@"string"]) {
    return mutability > 1 ? [NSMutableString stringWithString:text] : text;
  }
  if ([tag isEqualToString:@"integer"]) return [NSNumber numberWithLongLong:[text longLongValue]];
  if ([tag isEqualToString:@"real"]) return [NSNumber numberWithDouble:[text doubleValue]];
  if ([tag isEqualToString:@"data"]) {
    return [[[NSData alloc] initWithBase64EncodedString:text
                                                options:NSDataBase64DecodingIgnoreUnknownCharacters] autorelease];
  }
  if ([tag isEqualToString:@"date"]) {
    int year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0;
    sscanf([text UTF8String], "%d-%d-%dT%d:%d:%dZ", &year, &month, &day, &hour, &minute, &second);
    // Days from 1970, by Howard Hinnant's rule: years begin in March.
    long y = month <= 2 ? year - 1 : year, era = (y >= 0 ? y : y - 399) / 400, ofEra = y - era * 400;
    long ofYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1;
    long days = era * 146097 + ofEra * 365 + ofEra / 4 - ofEra / 100 + ofYear - 719468;
    return [NSDate dateWithTimeIntervalSince1970:((days * 24 + hour) * 60 + minute) * 60 + second];
  }
  return nil;
}
static id __selfsame_listOf(NSData *data, int mutability) {
  if (![data length]) return nil;
  NSString *whole = [[[NSString alloc] initWithData:data encoding:NSUTF8StringEncoding] autorelease];
  const char *at = [whole UTF8String];
  NSString *tag = nil;
  do tag = at ? __selfsame_nextTag(&at, NULL) : nil;
  while (tag && ([tag hasPrefix:@"?"] || [tag hasPrefix:@"!"] || [tag hasPrefix:@"plist"]));
  return __selfsame_readList(&at, tag, mutability, 0);
}

@interface NSPropertyListSerialization : NSObject
+ (NSData *)dataWithPropertyList:(id)list
                          format:(NSPropertyListFormat)format
                         options:(NSPropertyListWriteOptions)options
                           error:(NSError **)error;
+ (id)propertyListWithData:(NSData *)data
                   options:(NSPropertyListReadOptions)options
                    format:(NSPropertyListFormat *)format
                     error:(NSError **)error;
+ (NSData *)dataFromPropertyList:(id)list
                          format:(NSPropertyListFormat)format
                errorDescription:(NSString **)error;
+ (id)propertyListFromData:(NSData *)data
          mutabilityOption:(NSPropertyListMutabilityOptions)options
                    format:(NSPropertyListFormat *)format
          errorDescription:(NSString **)error;
+ (BOOL)propertyList:(id)list isValidForFormat:(NSPropertyListFormat)format;
@end
@implementation NSPropertyListSerialization
+ (NSData *)dataWithPropertyList:(id)list
                          format:(NSPropertyListFormat)format
                         options:(NSPropertyListWriteOptions)options
                           error:(NSError **)error {
  NSData *data = __selfsame_listData(list);
  if (!data && error) {
    *error = [NSError errorWithDomain:NSCocoaErrorDomain code:3851 userInfo:nil];
  }
  return data;
}
+ (id)propertyListWithData:(NSData *)data
                   options:(NSPropertyListReadOptions)options
                    format:(NSPropertyListFormat *)format
                     error:(NSError **)error {
  id list = __selfsame_listOf(data, (int)options);
  if (list && format) *format = NSPropertyListXMLFormat_v1_0;
  if (!list && error) {
    *error = [NSError errorWithDomain:NSCocoaErrorDomain code:3840 userInfo:nil];
  }
  return list;
}
+ (NSData *)dataFromPropertyList:(id)list
                          format:(NSPropertyListFormat)format
                errorDescription:(NSString **)error {
  return [self dataWithPropertyList:list format:format options:0 error:NULL];
}
+ (id)propertyListFromData:(NSData *)data
          mutabilityOption:(NSPropertyListMutabilityOptions)options
                    format:(NSPropertyListFormat *)format
          errorDescription:(NSString **)error {
  return [self propertyListWithData:data options:options format:format error:NULL];
}
+ (BOOL)propertyList:(id)list isValidForFormat:(NSPropertyListFormat)format {
  return __selfsame_listData(list) != nil;
}
@end

// MARK: Arrays and dictionaries in files

@interface NSArray (PropertyLists)
+ (instancetype)arrayWithContentsOfFile:(NSString *)path;
+ (instancetype)arrayWithContentsOfURL:(NSURL *)url;
- (instancetype)initWithContentsOfFile:(NSString *)path;
- (instancetype)initWithContentsOfURL:(NSURL *)url;
- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically;
- (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)atomically;
@end
@implementation NSArray (PropertyLists)
+ (instancetype)arrayWithContentsOfFile:(NSString *)path {
  return [[[self alloc] initWithContentsOfFile:path] autorelease];
}
+ (instancetype)arrayWithContentsOfURL:(NSURL *)url {
  return [self arrayWithContentsOfFile:[url path]];
}
- (instancetype)initWithContentsOfFile:(NSString *)path {
  id list = __selfsame_listOf(__selfsame_read(path, NULL), 1);
  if ([list isKindOfClass:[NSArray class]]) return [self initWithArray:list];
  [self release];
  return nil;
}
- (instancetype)initWithContentsOfURL:(NSURL *)url {
  return [self initWithContentsOfFile:[url path]];
}
- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically {
  NSData *data = __selfsame_listData(self);
  return data && __selfsame_write(data, path, NULL);
}
- (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)atomically {
  return [self writeToFile:[url path] atomically:atomically];
}
@end
@interface NSDictionary (PropertyLists)
+ (instancetype)dictionaryWithContentsOfFile:(NSString *)path;
+ (instancetype)dictionaryWithContentsOfURL:(NSURL *)url;
- (instancetype)initWithContentsOfFile:(NSString *)path;
- (instancetype)initWithContentsOfURL:(NSURL *)url;
- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically;
- (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)atomically;
@end
@implementation NSDictionary (PropertyLists)
+ (instancetype)dictionaryWithContentsOfFile:(NSString *)path {
  return [[[self alloc] initWithContentsOfFile:path] autorelease];
}
+ (instancetype)dictionaryWithContentsOfURL:(NSURL *)url {
  return [self dictionaryWithContentsOfFile:[url path]];
}
- (instancetype)initWithContentsOfFile:(NSString *)path {
  id list = __selfsame_listOf(__selfsame_read(path, NULL), 1);
  if ([list isKindOfClass:[NSDictionary class]]) return [self initWithDictionary:list];
  [self release];
  return nil;
}
- (instancetype)initWithContentsOfURL:(NSURL *)url {
  return [self initWithContentsOfFile:[url path]];
}
- (BOOL)writeToFile:(NSString *)path atomically:(BOOL)atomically {
  NSData *data = __selfsame_listData(self);
  return data && __selfsame_write(data, path, NULL);
}
- (BOOL)writeToURL:(NSURL *)url atomically:(BOOL)atomically {
  return [self writeToFile:[url path] atomically:atomically];
}
@end
