// Regular expressions: units, `.`, classes, \d \w \s \b and their opposites, groups, `|`, `^ $`, looking
// ahead, and `* + ? {2,5}`, greedy or (with a further `?`) not. A pattern that has more in it raises.
//
// A pattern becomes a list of small steps; where a step may go on in two ways, one is tried and the other
// kept. A step that failed at a place is not tried there again, so that no pattern takes for ever.
//: part regular expressions
//: names __selfsame_regexFind __selfsame_regexMatchesAll __selfsame_regexGroups

enum { __selfsame_foldsCase = 1, __selfsame_dotTakesLines = 2, __selfsame_linesHaveEnds = 4,
       __selfsame_onlyHere = 8, __selfsame_toTheEnd = 16 };
enum { __selfsame_reUnit, __selfsame_reAny, __selfsame_reClass, __selfsame_reSplit, __selfsame_reJump,
       __selfsame_reSave, __selfsame_reBegin, __selfsame_reEnd, __selfsame_reWord, __selfsame_reAhead,
       __selfsame_reMatch };
// One step: what it does, and two numbers: a unit, a distance, a place in the pattern.
struct __selfsame_ReStep { int kind; long one, two; };
struct __selfsame_Regex {
  NSString *source;
  unichar *pattern, *text;
  NSUInteger length, at, end;
  struct __selfsame_ReStep *steps;
  long count, room, groups;
  int options;
};

static void __selfsame_reRaise(struct __selfsame_Regex *regex, const char *why) {
  NSString *source = regex->source;
  free(regex->pattern);
  free(regex->steps);
  [NSException raise:NSInvalidArgumentException
              format:@"Can't do regex matching, reason: %s (pattern %@)", why, source];
}
static long __selfsame_reInsert(struct __selfsame_Regex *regex, long place, int kind, long one, long two) {
  if (regex->count > 20000) __selfsame_reRaise(regex, "the pattern is too long");
  if (regex->count == regex->room) {
    regex->room = regex->room * 2 + 32;
    regex->steps = realloc(regex->steps, regex->room * sizeof *regex->steps);
  }
  memmove(regex->steps + place + 1, regex->steps + place, (regex->count - place) * sizeof *regex->steps);
  regex->steps[place] = (struct __selfsame_ReStep){kind, one, two};
  regex->count++;
  return place;
}
static long __selfsame_reAdd(struct __selfsame_Regex *regex, int kind, long one, long two) {
  return __selfsame_reInsert(regex, regex->count, kind, one, two);
}
static unichar __selfsame_reUnit0(struct __selfsame_Regex *regex) {
  return regex->at < regex->length ? regex->pattern[regex->at] : 0;
}

static BOOL __selfsame_reIsWord(unichar unit) { return isalnum(unit) || unit == '_' || unit > 191; }
// Whether a unit is of the kind of \d, \W and the like.
static BOOL __selfsame_reIsOfKind(unichar unit, unichar kind) {
  BOOL is = tolower(kind) == 'd' ? isdigit(unit) != 0
      : tolower(kind) == 'w' ? __selfsame_reIsWord(unit) : isspace(unit) != 0;
  return is != (isupper(kind) != 0);
}
static unichar __selfsame_reEscaped(unichar unit) {
  return unit == 'n' ? '\n' : unit == 't' ? '\t' : unit == 'r' ? '\r' : unit;
}
// Whether a unit is in the class whose `[` stands at a place of the pattern.
static BOOL __selfsame_reIsIn(struct __selfsame_Regex *regex, unichar unit, NSUInteger at) {
  const unichar *pattern = regex->pattern;
  BOOL no = pattern[++at] == '^', found = NO;
  if (no) at++;
  NSUInteger first = at;
  for (; at < regex->length && (pattern[at] != ']' || at == first); at++) {
    unichar low = pattern[at];
    if (low == '\\' && strchr("dDwWsS", (char)pattern[at + 1])) {
      if (__selfsame_reIsOfKind(unit, pattern[++at])) found = YES;
      continue;
    }
    if (low == '\\') low = __selfsame_reEscaped(pattern[++at]);
    unichar high = low;
    if (pattern[at + 1] == '-' && at + 2 < regex->length && pattern[at + 2] != ']') {
      at += 2;
      high = pattern[at] == '\\' ? __selfsame_reEscaped(pattern[++at]) : pattern[at];
    }
    if (unit >= low && unit <= high) found = YES;
    if (regex->options & __selfsame_foldsCase) {
      if (tolower(unit) >= low && tolower(unit) <= high) found = YES;
      if (toupper(unit) >= low && toupper(unit) <= high) found = YES;
    }
  }
  return found != no;
}

static void __selfsame_reEither(struct __selfsame_Regex *regex);
static void __selfsame_reGroup(struct __selfsame_Regex *regex) {
  long group = 0, ahead = -1;
  if (__selfsame_reUnit0(regex) == '?') {
    regex->at++;
    unichar kind = __selfsame_reUnit0(regex);
    regex->at++;
    if (kind == '=' || kind == '!') ahead = __selfsame_reAdd(regex, __selfsame_reAhead, kind == '!', 0);
    else if (kind != ':') __selfsame_reRaise(regex, "this kind of group is not built");
  } else {
    group = ++regex->groups;
    __selfsame_reAdd(regex, __selfsame_reSave, group * 2, 0);
  }
  __selfsame_reEither(regex);
  if (__selfsame_reUnit0(regex) != ')') __selfsame_reRaise(regex, "U_REGEX_MISMATCHED_PAREN");
  regex->at++;
  if (group) __selfsame_reAdd(regex, __selfsame_reSave, group * 2 + 1, 0);
  if (ahead >= 0) {
    __selfsame_reAdd(regex, __selfsame_reMatch, 0, 0);
    regex->steps[ahead].two = regex->count - ahead;
  }
}
static void __selfsame_reOne(struct __selfsame_Regex *regex) {
  unichar unit = __selfsame_reUnit0(regex);
  NSUInteger place = regex->at++;
  switch (unit) {
    case '(': __selfsame_reGroup(regex); return;
    case '.': __selfsame_reAdd(regex, __selfsame_reAny, 0, 0); return;
    case '^': __selfsame_reAdd(regex, __selfsame_reBegin, 0, 0); return;
    case '$': __selfsame_reAdd(regex, __selfsame_reEnd, 0, 0); return;
    case '*': case '+': case '?': __selfsame_reRaise(regex, "U_REGEX_RULE_SYNTAX"); return;
    case '[':
      for (regex->at += __selfsame_reUnit0(regex) == '^' ? 2 : 1;
           __selfsame_reUnit0(regex) && __selfsame_reUnit0(regex) != ']'; regex->at++) {
        if (__selfsame_reUnit0(regex) == '[') __selfsame_reRaise(regex, "sets in sets are not built");
        if (__selfsame_reUnit0(regex) == '\\') regex->at++;
      }
      if (!__selfsame_reUnit0(regex)) __selfsame_reRaise(regex, "U_REGEX_MISSING_CLOSE_BRACKET");
      regex->at++;
      __selfsame_reAdd(regex, __selfsame_reClass, place, 0);
      return;
    case '\\':
      unit = __selfsame_reUnit0(regex);
      regex->at++;
      if (unit == 'b' || unit == 'B') __selfsame_reAdd(regex, __selfsame_reWord, unit == 'B', 0);
      else if (unit && strchr("dDwWsS", (char)unit)) __selfsame_reAdd(regex, __selfsame_reClass, 0, unit);
      else if (isalnum(unit) && !strchr("ntr", (char)unit)) {
        __selfsame_reRaise(regex, "this escape is not built");
      } else __selfsame_reAdd(regex, __selfsame_reUnit, __selfsame_reEscaped(unit), 0);
      return;
    default: __selfsame_reAdd(regex, __selfsame_reUnit, unit, 0);
  }
}
static long __selfsame_reNumber(struct __selfsame_Regex *regex) {
  long number = 0;
  while (isdigit(__selfsame_reUnit0(regex)) && number < 10000) {
    number = number * 10 + regex->pattern[regex->at++] - '0';
  }
  return number;
}
// A split with its two ways in the order in which they are tried.
static struct __selfsame_ReStep __selfsame_reWays(BOOL lazy, long in, long out) {
  return (struct __selfsame_ReStep){__selfsame_reSplit, lazy ? out : in, lazy ? in : out};
}
static void __selfsame_reRepeated(struct __selfsame_Regex *regex) {
  long begin = regex->count;
  __selfsame_reOne(regex);
  long length = regex->count - begin, least = 1, most = 1, i, k;
  unichar sign = __selfsame_reUnit0(regex);
  if (sign != '*' && sign != '+' && sign != '?' && (sign != '{')) return;
  regex->at++;
  least = sign == '+' ? 1 : 0;
  most = sign == '?' ? 1 : -1;
  if (sign == '{') {
    least = most = __selfsame_reNumber(regex);
    if (__selfsame_reUnit0(regex) == ',') {
      regex->at++;
      most = isdigit(__selfsame_reUnit0(regex)) ? __selfsame_reNumber(regex) : -1;
    }
    if (__selfsame_reUnit0(regex) != '}') __selfsame_reRaise(regex, "U_REGEX_BAD_INTERVAL");
    regex->at++;
  }
  BOOL lazy = __selfsame_reUnit0(regex) == '?';
  if (lazy) regex->at++;
  if (__selfsame_reUnit0(regex) == '+') __selfsame_reRaise(regex, "possessive repetition is not built");
  struct __selfsame_ReStep *body = malloc((length + 1) * sizeof *body);
  memcpy(body, regex->steps + begin, length * sizeof *body);
  regex->count = begin;
  for (i = 0; i < least || i < most || (most < 0 && i == least); i++) {
    if (i >= least) {
      struct __selfsame_ReStep ways = __selfsame_reWays(lazy, 1, most < 0 ? length + 2 : length + 1);
      __selfsame_reAdd(regex, ways.kind, ways.one, ways.two);
    }
    for (k = 0; k < length; k++) __selfsame_reAdd(regex, body[k].kind, body[k].one, body[k].two);
    if (i >= least && most < 0) __selfsame_reAdd(regex, __selfsame_reJump, -(length + 1), 0);
  }
  free(body);
}
static void __selfsame_reEither(struct __selfsame_Regex *regex) {
  long begin = regex->count;
  while (__selfsame_reUnit0(regex) && __selfsame_reUnit0(regex) != '|' && __selfsame_reUnit0(regex) != ')') {
    __selfsame_reRepeated(regex);
  }
  if (__selfsame_reUnit0(regex) != '|') return;
  regex->at++;
  __selfsame_reInsert(regex, begin, __selfsame_reSplit, 1, regex->count - begin + 2);
  long jump = __selfsame_reAdd(regex, __selfsame_reJump, 0, 0);
  __selfsame_reEither(regex);
  regex->steps[jump].one = regex->count - jump;
}

static BOOL __selfsame_reTakes(struct __selfsame_Regex *regex, struct __selfsame_ReStep *step, unichar unit) {
  switch (step->kind) {
    case __selfsame_reUnit:
      return unit == step->one
          || (regex->options & __selfsame_foldsCase && tolower(unit) == tolower((int)step->one));
    case __selfsame_reAny: return unit != '\n' || regex->options & __selfsame_dotTakesLines;
    default:
      return step->two ? __selfsame_reIsOfKind(unit, step->two) : __selfsame_reIsIn(regex, unit, step->one);
  }
}
static BOOL __selfsame_reHolds(struct __selfsame_Regex *regex, struct __selfsame_ReStep *step, NSUInteger at) {
  BOOL lines = (regex->options & __selfsame_linesHaveEnds) != 0;
  if (step->kind == __selfsame_reBegin) return at == 0 || (lines && regex->text[at - 1] == '\n');
  if (step->kind == __selfsame_reEnd) {
    return at == regex->end || (regex->text[at] == '\n' && (lines || at + 1 == regex->end));
  }
  BOOL before = at > 0 && __selfsame_reIsWord(regex->text[at - 1]);
  BOOL after = at < regex->end && __selfsame_reIsWord(regex->text[at]);
  return (before != after) != (step->one != 0);
}
// Tries from a step on at a place; what groups took stands in `saves`.
static BOOL __selfsame_reTry(struct __selfsame_Regex *regex, long step, NSUInteger at, long *saves, int options) {
  NSUInteger width = regex->end + 1;
  unsigned char *been = calloc(regex->count * width / 8 + 1, 1);
  // Ways that are kept: a step and a place; or, with a step below 0, what a save was before.
  struct { long step; long at; } *kept = NULL;
  long depth = 0, room = 0;
  BOOL found = NO, failed = NO;
  for (;;) {
    if (depth + 2 > room) {
      room = room * 2 + 64;
      kept = realloc(kept, room * sizeof *kept);
    }
    struct __selfsame_ReStep *now = regex->steps + step;
    NSUInteger bit = step * width + at;
    failed = (been[bit / 8] & 1 << bit % 8) != 0;
    been[bit / 8] |= 1 << bit % 8;
    if (!failed) {
      switch (now->kind) {
        case __selfsame_reUnit: case __selfsame_reAny: case __selfsame_reClass:
          failed = at >= regex->end || !__selfsame_reTakes(regex, now, regex->text[at]);
          at++;
          step++;
          break;
        case __selfsame_reSplit:
          kept[depth].step = step + now->two;
          kept[depth++].at = at;
          step += now->one;
          break;
        case __selfsame_reJump: step += now->one; break;
        case __selfsame_reSave:
          kept[depth].step = -1 - now->one;
          kept[depth++].at = saves[now->one];
          saves[now->one] = at;
          step++;
          break;
        case __selfsame_reAhead:
          failed = __selfsame_reTry(regex, step + 1, at, saves, 0) == (now->one != 0);
          step += now->two;
          break;
        case __selfsame_reMatch:
          failed = options & __selfsame_toTheEnd && at != regex->end;
          found = !failed;
          break;
        default:
          failed = !__selfsame_reHolds(regex, now, at);
          step++;
      }
    }
    if (found) break;
    if (!failed) continue;
    while (depth > 0 && kept[depth - 1].step < 0) {
      depth--;
      saves[-1 - kept[depth].step] = kept[depth].at;
    }
    if (depth == 0) break;
    depth--;
    step = kept[depth].step;
    at = kept[depth].at;
  }
  if (found) saves[1] = at;
  free(kept);
  free(been);
  return found;
}

// Makes the steps of a pattern.
static void __selfsame_reRead(struct __selfsame_Regex *regex) {
  NSString *pattern = regex->source;
  regex->length = [pattern length];
  if ([pattern hasPrefix:@"(?i)"]) {
    regex->options |= __selfsame_foldsCase;
    regex->at = 4;
  }
  regex->pattern = calloc(regex->length + 2, sizeof(unichar));
  [pattern getCharacters:regex->pattern range:NSMakeRange(0, regex->length)];
  __selfsame_reEither(regex);
  if (regex->at < regex->length) __selfsame_reRaise(regex, "U_REGEX_MISMATCHED_PAREN");
  __selfsame_reAdd(regex, __selfsame_reMatch, 0, 0);
}
// How many groups a pattern has; raises where it is none.
long __selfsame_regexGroups(NSString *pattern) {
  struct __selfsame_Regex regex = {.source = pattern};
  __selfsame_reRead(&regex);
  free(regex.pattern);
  free(regex.steps);
  return regex.groups;
}
// Finds a pattern in a range of a text: where it is and what its groups took (`room` ranges, the whole one
// first), and how many groups it has; -1 where it is not.
long __selfsame_regexFind(NSString *pattern, NSString *text, NSRange range, int options, NSRange *ranges,
                          long room) {
  struct __selfsame_Regex regex = {.source = pattern, .options = options};
  __selfsame_reRead(&regex);
  regex.end = range.location + range.length;
  regex.text = calloc(regex.end + 1, sizeof(unichar));
  [text getCharacters:regex.text range:NSMakeRange(0, regex.end)];
  long *saves = malloc((regex.groups + 1) * 2 * sizeof *saves), i;
  BOOL found = NO;
  for (NSUInteger at = range.location; at <= regex.end && !found; at++) {
    for (i = 0; i < (regex.groups + 1) * 2; i++) saves[i] = -1;
    saves[0] = at;
    found = __selfsame_reTry(&regex, 0, at, saves, options);
    if (options & __selfsame_onlyHere) break;
  }
  for (i = 0; found && i < room; i++) {
    BOOL took = i <= regex.groups && saves[i * 2] >= 0 && saves[i * 2 + 1] >= 0;
    ranges[i] = took ? NSMakeRange(saves[i * 2], saves[i * 2 + 1] - saves[i * 2]) : NSMakeRange(NSNotFound, 0);
  }
  free(saves);
  free(regex.text);
  free(regex.pattern);
  free(regex.steps);
  return found ? regex.groups : -1;
}
BOOL __selfsame_regexMatchesAll(NSString *text, NSString *pattern, BOOL foldsCase) {
  int options = __selfsame_onlyHere | __selfsame_toTheEnd | (foldsCase ? __selfsame_foldsCase : 0);
  return __selfsame_regexFind(pattern, text, NSMakeRange(0, [text length]), options, NULL, 0) >= 0;
}
