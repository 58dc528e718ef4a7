// sscanf: reading values out of a text by a format.
//
// White space in the format matches any white space; `%d i u x o c s f [set] n %` with a width, `*` and the
// lengths `hh h l ll z`. The result counts the values stored, or is EOF where the text ended before the
// first.
//: part sscanf
//: requires C library, the rest

static BOOL __selfsame_inSet(const char *set, const char *end, char c) {
  BOOL negated = set < end && *set == '^', found = NO;
  if (negated) set++;
  for (const char *at = set; at < end; at++) {
    if (at + 2 < end && at[1] == '-') {
      if ((unsigned char)c >= (unsigned char)at[0] && (unsigned char)c <= (unsigned char)at[2]) {
        found = YES;
      }
      at += 2;
    } else if (*at == c) {
      found = YES;
    }
  }
  return found != negated;
}
static int __selfsame_ended(const char *text, const char **rest, int stored) {
  *rest = text;
  return stored;
}
// `rest`: where the reading ended.
static int __selfsame_scan(const char *text, const char *format, va_list arguments,
                           const char **rest) {
  const char *start = text;
  int stored = 0;
  while (*format) {
    if (isspace(*format)) {
      while (isspace(*text)) text++;
      format++;
      continue;
    }
    if (*format != '%') {
      if (*text != *format) return __selfsame_ended(text, rest, *text || stored ? stored : -1);
      text++;
      format++;
      continue;
    }
    format++;
    BOOL skips = *format == '*';
    if (skips) format++;
    int width = 0, longs = 0;
    while (isdigit(*format)) width = width * 10 + (*format++ - '0');
    for (;; format++) {
      if (*format == 'l' || *format == 'z' || *format == 'j' || *format == 't') longs++;
      else if (*format == 'h') longs--;
      else break;
    }
    char kind = *format++;
    if (!kind) return __selfsame_ended(text, rest, stored);
    if (kind == '%') {
      while (isspace(*text)) text++;
      if (*text != '%') return __selfsame_ended(text, rest, *text || stored ? stored : -1);
      text++;
      continue;
    }
    if (kind == 'n') {
      if (!skips) *(int *)va_arg(arguments, void *) = (int)(text - start);
      continue;
    }
    if (kind != 'c' && kind != '[') while (isspace(*text)) text++;
    if (!*text) return __selfsame_ended(text, rest, stored ? stored : -1);
    if (kind == 'c') {
      if (!width) width = 1;
      char *to = skips ? NULL : (char *)va_arg(arguments, void *);
      for (int i = 0; i < width; i++) {
        if (!*text) return __selfsame_ended(text, rest, stored ? stored : -1);
        if (to) to[i] = *text;
        text++;
      }
      if (to) stored++;
      continue;
    }
    if (kind == 's' || kind == '[') {
      const char *set = format, *end = format;
      if (kind == '[') {
        if (*end == '^') end++;
        if (*end == ']') end++;
        while (*end && *end != ']') end++;
        format = *end ? end + 1 : end;
      }
      char *to = skips ? NULL : (char *)va_arg(arguments, void *);
      int n = 0;
      while (*text && (!width || n < width)
             && (kind == 's' ? !isspace(*text) : __selfsame_inSet(set, end, *text))) {
        if (to) to[n] = *text;
        n++;
        text++;
      }
      if (!n) return __selfsame_ended(text, rest, stored);
      if (to) {
        to[n] = 0;
        stored++;
      }
      continue;
    }
    // A number: what belongs to it, at most `width` characters, is read out of a copy.
    char part[400];
    size_t length = strlen(text), limit = width && width < 399 ? (size_t)width : 399;
    if (length > limit) length = limit;
    memcpy(part, text, length);
    part[length] = 0;
    char *end = part;
    double real = 0;
    long whole = 0;
    switch (kind) {
      case 'd': whole = strtol(part, &end, 10); break;
      case 'i': whole = strtol(part, &end, 0); break;
      case 'u': whole = (long)strtoul(part, &end, 10); break;
      case 'x': case 'X': case 'p': whole = (long)strtoul(part, &end, 16); break;
      case 'o': whole = (long)strtoul(part, &end, 8); break;
      case 'e': case 'E': case 'f': case 'F': case 'g': case 'G': case 'a':
        real = strtod(part, &end);
        break;
      default: return __selfsame_ended(text, rest, stored);
    }
    if (end == part) return __selfsame_ended(text, rest, stored);
    text += end - part;
    if (skips) continue;
    void *to = va_arg(arguments, void *);
    if (strchr("eEfFgGa", kind)) {
      if (longs > 0) *(double *)to = real;
      else *(float *)to = (float)real;
    } else if (kind == 'p' || longs > 0) {
      *(long *)to = whole;
    } else if (longs == -1) {
      *(short *)to = (short)whole;
    } else if (longs < -1) {
      *(char *)to = (char)whole;
    } else {
      *(int *)to = (int)whole;
    }
    stored++;
  }
  return __selfsame_ended(text, rest, stored);
}
int vsscanf(const char *text, const char *format, va_list arguments) {
  const char *rest;
  return __selfsame_scan(text, format, arguments, &rest);
}
int sscanf(const char *text, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  int stored = vsscanf(text, format, arguments);
  va_end(arguments);
  return stored;
}
