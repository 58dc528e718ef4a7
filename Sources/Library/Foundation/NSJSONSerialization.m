// NSJSONSerialization: arrays, dictionaries, strings, numbers and null, as JSON and back.
//: part NSJSONSerialization

typedef NSUInteger NSJSONReadingOptions;
typedef NSUInteger NSJSONWritingOptions;
enum {
  NSJSONReadingMutableContainers = 1,
  NSJSONReadingMutableLeaves = 2,
  NSJSONReadingAllowFragments = 4,
  NSJSONWritingPrettyPrinted = 1,
  NSJSONWritingSortedKeys = 2,
  NSJSONWritingFragmentsAllowed = 4,
  NSJSONWritingWithoutEscapingSlashes = 8
};

@interface NSJSONSerialization : NSObject
+ (BOOL)isValidJSONObject:(id)object;
+ (NSData *)dataWithJSONObject:(id)object options:(NSJSONWritingOptions)options error:(NSError **)error;
+ (id)JSONObjectWithData:(NSData *)data options:(NSJSONReadingOptions)options error:(NSError **)error;
@end

// What keeps an object from being JSON, and where.
enum { __selfsame_isJSON, __selfsame_tooDeep, __selfsame_wrongKey, __selfsame_noJSON };
static int __selfsame_wrongJSON(id object, int depth, id *where) {
  *where = object;
  if (depth > 512) return __selfsame_tooDeep;
  if ([object isKindOfClass:[NSString class]] || object == [NSNull null]) return __selfsame_isJSON;
  if ([object isKindOfClass:[NSNumber class]]) {
    return [object doubleValue] - [object doubleValue] == 0 ? __selfsame_isJSON : __selfsame_noJSON;
  }
  int wrong;
  if ([object isKindOfClass:[NSArray class]]) {
    for (id each in object) if ((wrong = __selfsame_wrongJSON(each, depth + 1, where))) return wrong;
    return __selfsame_isJSON;
  }
  if (![object isKindOfClass:[NSDictionary class]]) return __selfsame_noJSON;
  for (id key in object) {
    if (![key isKindOfClass:[NSString class]]) return __selfsame_wrongKey;
    if ((wrong = __selfsame_wrongJSON([object objectForKey:key], depth + 1, where))) return wrong;
  }
  return __selfsame_isJSON;
}
// The same as Apple's exception says it; nil: nothing.
static NSString *__selfsame_wordsOfJSON(id object) {
  id where = nil;
  switch (__selfsame_wrongJSON(object, 0, &where)) {
    case __selfsame_isJSON: return nil;
    case __selfsame_tooDeep: return @"Too many nested arrays or dictionaries";
    case __selfsame_wrongKey: return @"Invalid (non-string) key in JSON dictionary";
  }
  if ([where isKindOfClass:[NSNumber class]]) {
    return [where doubleValue] != [where doubleValue] ? @"Invalid number value (NaN) in JSON write"
                                                      : @"Invalid number value (infinite) in JSON write";
  }
  return [NSString stringWithFormat:@"Invalid type in JSON write (%@)", [where class]];
}
static void __selfsame_writeJSONText(NSMutableString *to, NSString *text, NSUInteger options) {
  NSUInteger length = [text length], i;
  [to appendString:@"\""];
  for (i = 0; i < length; i++) {
    unichar unit = [text characterAtIndex:i];
    if (unit == '"' || unit == '\\') [to appendFormat:@"\\%C", unit];
    else if (unit == '/' && !(options & NSJSONWritingWithoutEscapingSlashes)) [to appendString:@"\\/"];
    else if (unit == '\n') [to appendString:@"\\n"];
    else if (unit == '\t') [to appendString:@"\\t"];
    else if (unit == '\r') [to appendString:@"\\r"];
    else if (unit < 32) [to appendFormat:@"\\u%04x", unit];
    else [to appendFormat:@"%C", unit];
  }
  [to appendString:@"\""];
}
static void __selfsame_writeJSON(NSMutableString *to, id object, NSUInteger options, int depth) {
  BOOL isPretty = (options & NSJSONWritingPrettyPrinted) != 0;
  NSString *inner = isPretty
      ? [@"\n" stringByPaddingToLength:1 + 2 * (depth + 1) withString:@" " startingAtIndex:0] : @"";
  NSString *outer = isPretty ? [inner substringToIndex:[inner length] - 2] : @"";
  if ([object isKindOfClass:[NSString class]]) {
    __selfsame_writeJSONText(to, object, options);
  } else if (object == [NSNull null]) {
    [to appendString:@"null"];
  } else if ([object isKindOfClass:[NSNumber class]]) {
    [to appendString:[object __isTruth] ? ([object boolValue] ? @"true" : @"false") : [object stringValue]];
  } else if ([object isKindOfClass:[NSArray class]]) {
    BOOL isFirst = YES;
    [to appendString:@"["];
    for (id each in object) {
      if (!isFirst) [to appendString:@","];
      isFirst = NO;
      [to appendString:inner];
      __selfsame_writeJSON(to, each, options, depth + 1);
    }
    if (isFirst && isPretty) [to appendString:@"\n"];
    [to appendString:outer];
    [to appendString:@"]"];
  } else {
    NSArray *keys = [object allKeys];
    if (options & NSJSONWritingSortedKeys) keys = [keys sortedArrayUsingSelector:@selector(compare:)];
    BOOL isFirst = YES;
    [to appendString:@"{"];
    for (NSString *key in keys) {
      if (!isFirst) [to appendString:@","];
      isFirst = NO;
      [to appendString:inner];
      __selfsame_writeJSONText(to, key, options);
      [to appendString:isPretty ? @" : " : @":"];
      __selfsame_writeJSON(to, [object objectForKey:key], options, depth + 1);
    }
    if (isFirst && isPretty) [to appendString:@"\n"];
    [to appendString:outer];
    [to appendString:@"}"];
  }
}

// A reader that goes once through a text; `wrong` says what it cannot read, nil: nothing so far.
struct __selfsame_JSON { const char *text, *at; NSUInteger options; const char *wrong; int depth; };
static id __selfsame_readJSON(struct __selfsame_JSON *json);

static void __selfsame_skipJSON(struct __selfsame_JSON *json) {
  while (*json->at && strchr(" \t\r\n", *json->at)) json->at++;
}
static id __selfsame_badJSON(struct __selfsame_JSON *json, const char *wrong) {
  if (!json->wrong) json->wrong = wrong;
  return nil;
}
static NSString *__selfsame_readJSONText(struct __selfsame_JSON *json) {
  NSMutableString *text = [NSMutableString string];
  for (json->at++; *json->at != '"';) {
    const char *from = json->at;
    while (*json->at && *json->at != '"' && *json->at != '\\') json->at++;
    NSString *part = [[NSString alloc] initWithBytes:from length:json->at - from encoding:NSUTF8StringEncoding];
    if (part) [text appendString:part];
    [part release];
    if (!*json->at) return __selfsame_badJSON(json, "Unterminated string");
    if (*json->at != '\\') continue;
    char named = json->at[1];
    if (!named) return __selfsame_badJSON(json, "Invalid escape sequence");
    json->at += 2;
    if (named == 'u') {
      unsigned unit = 0;
      for (int i = 0; i < 4; i++, json->at++) {
        if (!isxdigit(*json->at)) return __selfsame_badJSON(json, "Invalid unicode escape");
        unit = unit * 16 + (isdigit(*json->at) ? *json->at - '0' : tolower(*json->at) - 'a' + 10);
      }
      [text appendFormat:@"%C", (unichar)unit];
      continue;
    }
    const char *names = "nrtbf\"\\/", *units = "\n\r\t\b\f\"\\/", *place = strchr(names, named);
    if (!place) return __selfsame_badJSON(json, "Invalid escape sequence");
    [text appendFormat:@"%c", units[place - names]];
  }
  json->at++;
  return json->options & NSJSONReadingMutableLeaves ? text : [[text copy] autorelease];
}
static id __selfsame_readJSONNumber(struct __selfsame_JSON *json) {
  const char *from = json->at, *number;
  BOOL isWhole = YES;
  if (*json->at == '-') json->at++;
  number = json->at;
  if (!isdigit(*json->at)) return __selfsame_badJSON(json, "Invalid value");
  if (*json->at == '0' && isdigit(json->at[1])) return __selfsame_badJSON(json, "Number with leading zero");
  while (isdigit(*json->at)) json->at++;
  long digits = json->at - number;
  if (*json->at == '.') {
    isWhole = NO;
    json->at++;
    if (!isdigit(*json->at)) return __selfsame_badJSON(json, "Number with no digits after decimal point");
    while (isdigit(*json->at)) json->at++;
  }
  if (*json->at == 'e' || *json->at == 'E') {
    isWhole = NO;
    json->at++;
    if (*json->at == '+' || *json->at == '-') json->at++;
    if (!isdigit(*json->at)) return __selfsame_badJSON(json, "Number with no digits after exponent");
    while (isdigit(*json->at)) json->at++;
  }
  double value = atof(from);
  if (value - value != 0) return __selfsame_badJSON(json, "Number wound up as NaN or infinity");
  // A whole number stays one as far as 64 bits reach.
  if (isWhole && (digits < 19 || (digits == 19 && strncmp(number, "9223372036854775808", 19) < (*from == '-')))) {
    return [NSNumber numberWithLongLong:atoll(from)];
  }
  if (isWhole && *from != '-' && (digits < 20 || (digits == 20 && strncmp(number, "18446744073709551616", 20) < 0))) {
    return [NSNumber numberWithUnsignedLongLong:strtoull(from, NULL, 10)];
  }
  return [NSNumber numberWithDouble:value];
}
static id __selfsame_readJSONList(struct __selfsame_JSON *json, BOOL isDictionary) {
  char end = isDictionary ? '}' : ']';
  id list = isDictionary ? (id)[NSMutableDictionary dictionary] : (id)[NSMutableArray array];
  BOOL mutable = (json->options & NSJSONReadingMutableContainers) != 0;
  json->at++;
  __selfsame_skipJSON(json);
  if (*json->at == end) {
    json->at++;
    return mutable ? list : [[list copy] autorelease];
  }
  for (;;) {
    NSString *key = nil;
    __selfsame_skipJSON(json);
    if (isDictionary) {
      if (*json->at != '"') return __selfsame_badJSON(json, "No string key for value in object");
      key = __selfsame_readJSONText(json);
      __selfsame_skipJSON(json);
      if (!key || *json->at != ':') return __selfsame_badJSON(json, "No value for key in object");
      json->at++;
    }
    id value = __selfsame_readJSON(json);
    if (!value) return nil;
    if (isDictionary) [list setObject:value forKey:key];
    else [list addObject:value];
    __selfsame_skipJSON(json);
    if (*json->at == end) break;
    if (*json->at != ',') return __selfsame_badJSON(json, "Badly formed list");
    json->at++;
  }
  json->at++;
  return mutable ? list : [[list copy] autorelease];
}
static id __selfsame_readJSON(struct __selfsame_JSON *json) {
  __selfsame_skipJSON(json);
  char first = *json->at;
  if (first == '"') return __selfsame_readJSONText(json);
  if (first == '[' || first == '{') {
    if (json->depth++ > 512) return __selfsame_badJSON(json, "Too many nested arrays or dictionaries");
    id list = __selfsame_readJSONList(json, first == '{');
    json->depth--;
    return list;
  }
  static const char *words[] = {"true", "false", "null"};
  for (int i = 0; i < 3; i++) {
    if (strncmp(json->at, words[i], strlen(words[i])) != 0) continue;
    json->at += strlen(words[i]);
    return i == 2 ? (id)[NSNull null] : (id)[NSNumber numberWithBool:i == 0];
  }
  return __selfsame_readJSONNumber(json);
}

@implementation NSJSONSerialization
+ (BOOL)isValidJSONObject:(id)object {
  id where = nil;
  return ([object isKindOfClass:[NSArray class]] || [object isKindOfClass:[NSDictionary class]])
      && !__selfsame_wrongJSON(object, 0, &where);
}
+ (NSData *)dataWithJSONObject:(id)object options:(NSJSONWritingOptions)options error:(NSError **)error {
  BOOL isWhole = [object isKindOfClass:[NSArray class]] || [object isKindOfClass:[NSDictionary class]];
  NSString *wrong = nil;
  if (!object) wrong = @"*** +[NSJSONSerialization dataWithJSONObject:options:error:]: value parameter is nil";
  else if (!isWhole && !(options & NSJSONWritingFragmentsAllowed)) {
    wrong = @"*** +[NSJSONSerialization dataWithJSONObject:options:error:]: Invalid top-level type in JSON write";
  } else {
    wrong = __selfsame_wordsOfJSON(object);
  }
  if (wrong) [NSException raise:NSInvalidArgumentException format:@"%@", wrong];
  NSMutableString *text = [NSMutableString string];
  __selfsame_writeJSON(text, object, options, 0);
  return [text dataUsingEncoding:NSUTF8StringEncoding];
}
+ (id)JSONObjectWithData:(NSData *)data options:(NSJSONReadingOptions)options error:(NSError **)error {
  if (!data) [NSException raise:NSInvalidArgumentException format:@"data parameter is nil"];
  NSUInteger length = [data length];
  char *text = malloc(length + 1);
  memcpy(text, [data bytes], length);
  text[length] = 0;
  struct __selfsame_JSON json = {text, text, options, NULL, 0};
  id object = __selfsame_readJSON(&json);
  __selfsame_skipJSON(&json);
  if (object && *json.at) object = __selfsame_badJSON(&json, "Garbage at end");
  if (object && !(options & NSJSONReadingAllowFragments) && ![self isValidJSONObject:object]) {
    object = __selfsame_badJSON(&json, "JSON text did not start with array or object and option to allow "
                                       "fragments not set.");
  }
  if (!object && error) {
    NSString *told = [NSString stringWithFormat:@"%s around character %ld.", json.wrong, (long)(json.at - text)];
    NSString *words = @"The data couldn’t be read because it isn’t in the correct format.";
    *error = [NSError errorWithDomain:NSCocoaErrorDomain code:3840 userInfo:[NSDictionary
        dictionaryWithObjectsAndKeys:told, @"NSDebugDescription", words, NSLocalizedDescriptionKey, nil]];
  }
  free(text);
  return object;
}
@end
