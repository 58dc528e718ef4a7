// <objc/runtime.h>: classes, methods, ivars, properties and protocols as data, and associated objects.
//
// Most of it is C over a few leaves that read the machine's class records. Lists are blocks that the caller
// frees, as the names with `copy` say. Associated objects hang in a table beside the objects: the policy says
// whether the table retains, copies or only remembers, and what the table owns is released after the
// object's own ivars.
//: part objc/runtime.h
//: names objc_method_description objc_super
//: names methodForSelector instanceMethodForSelector __selfsame_typeAt

typedef struct objc_method *Method;
typedef struct objc_ivar *Ivar;
typedef struct objc_property *objc_property_t;
typedef unsigned long objc_AssociationPolicy;
enum {
  OBJC_ASSOCIATION_ASSIGN = 0,
  OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1,
  OBJC_ASSOCIATION_COPY_NONATOMIC = 3,
  OBJC_ASSOCIATION_RETAIN = 01401,
  OBJC_ASSOCIATION_COPY = 01403
};
struct objc_super { id receiver; Class super_class; };

static Method __selfsame_method(Class aClass, SEL selector, BOOL inherited)
    __attribute__((selfsame_native(runtimeMethod)));
static void *__selfsame_methodField(Method method, unsigned long field)
    __attribute__((selfsame_native(runtimeMethodField)));
static void *__selfsame_addMethod(Class aClass, SEL selector, IMP implementation,
                                  const char *types, BOOL replaces)
    __attribute__((selfsame_native(runtimeAddMethod)));
static Class __selfsame_allocateClass(Class superclass, const char *name)
    __attribute__((selfsame_native(runtimeAllocateClass)));
static void *__selfsame_ivarField(Ivar ivar, unsigned long field)
    __attribute__((selfsame_native(runtimeIvarField)));
static void *__selfsame_propertyField(objc_property_t property, unsigned long field)
    __attribute__((selfsame_native(runtimePropertyField)));
// How many there are; as many of them as have room go to the list.
static unsigned long __selfsame_list(void *owner, unsigned long kind, void **list, unsigned long room)
    __attribute__((selfsame_native(runtimeList)));
static Ivar __selfsame_ivar(Class aClass, const char *name)
    __attribute__((selfsame_native(runtimeIvar)));
static void __selfsame_markAssociated(id object, BOOL has)
    __attribute__((selfsame_native(runtimeMarkAssociated)));

id objc_msgSend(id receiver, SEL selector, ...) __attribute__((selfsame_native(objc_msgSend)));
id objc_msgSend_stret(id receiver, SEL selector, ...)
    __attribute__((selfsame_native(objc_msgSend)));
id objc_msgSend_fpret(id receiver, SEL selector, ...)
    __attribute__((selfsame_native(objc_msgSend)));

IMP class_getMethodImplementation(Class aClass, SEL selector)
    __attribute__((selfsame_native(runtimeImplementation)));
IMP method_setImplementation(Method method, IMP implementation)
    __attribute__((selfsame_native(runtimeSetImplementation)));
void objc_registerClassPair(Class aClass)
    __attribute__((selfsame_native(runtimeRegisterClass)));
BOOL class_addIvar(Class aClass, const char *name, size_t size, unsigned char alignment,
                   const char *types) __attribute__((selfsame_native(runtimeAddIvar)));
Class object_setClass(id object, Class aClass) __attribute__((selfsame_native(runtimeSetClass)));
Class class_setSuperclass(Class aClass, Class superclass)
    __attribute__((selfsame_native(runtimeSetSuperclass)));
BOOL class_isMetaClass(Class aClass) __attribute__((selfsame_native(runtimeIsMeta)));
Protocol *objc_getProtocol(const char *name) __attribute__((selfsame_native(runtimeProtocol)));
BOOL protocol_conformsToProtocol(Protocol *protocol, Protocol *other)
    __attribute__((selfsame_native(runtimeProtocolConforms)));
BOOL class_conformsToProtocol(Class aClass, Protocol *protocol)
    __attribute__((selfsame_native(runtimeClassConforms)));
static Protocol *__selfsame_makeProtocol(const char *name)
    __attribute__((selfsame_native(runtimeMakeProtocol)));
static void __selfsame_protocolAdd(Protocol *protocol, SEL selector, const void *types, long what)
    __attribute__((selfsame_native(runtimeProtocolAdd)));
static void *__selfsame_protocolMethod(Protocol *protocol, SEL selector, long place, long what)
    __attribute__((selfsame_native(runtimeProtocolMethod)));
BOOL class_addProtocol(Class aClass, Protocol *protocol)
    __attribute__((selfsame_native(runtimeAddProtocol)));
static id __selfsame_blockOf(IMP implementation, long ends)
    __attribute__((selfsame_native(runtimeBlockOf)));
IMP __selfsame_blockImplementation(id block)
    __attribute__((selfsame_native(runtimeBlockImplementation)));

// Whoever asks for a method that is not there asks the class first whether it wants to make one; forwarding
// hangs itself in here.
static BOOL __selfsame_resolver(Class aClass, SEL selector) {
  Class root = objc_getClass("NSObject");
  IMP resolve = class_getMethodImplementation(object_getClass((id)root),
                                              @selector(__resolve:for:));
  return resolve && ((BOOL (*)(id, SEL, SEL, Class))resolve)((id)root, @selector(__resolve:for:),
                                                             selector, aClass);
}
Method class_getInstanceMethod(Class aClass, SEL selector) {
  if (!aClass) return NULL;
  Method method = __selfsame_method(aClass, selector, YES);
  if (!method && __selfsame_resolver(aClass, selector)) {
    method = __selfsame_method(aClass, selector, YES);
  }
  return method;
}
Method class_getClassMethod(Class aClass, SEL selector) {
  return aClass ? class_getInstanceMethod(object_getClass((id)aClass), selector) : NULL;
}
BOOL class_respondsToSelector(Class aClass, SEL selector) {
  return aClass && selector
      && (class_getMethodImplementation(aClass, selector) != NULL
          || __selfsame_resolver(aClass, selector));
}
BOOL class_addMethod(Class aClass, SEL selector, IMP implementation, const char *types) {
  return aClass && __selfsame_addMethod(aClass, selector, implementation, types, NO) != NULL;
}
IMP class_replaceMethod(Class aClass, SEL selector, IMP implementation, const char *types) {
  return (IMP)__selfsame_addMethod(aClass, selector, implementation, types, YES);
}
SEL method_getName(Method method) {
  return method ? (SEL)__selfsame_methodField(method, 0) : (SEL)0;
}
IMP method_getImplementation(Method method) {
  return method ? (IMP)__selfsame_methodField(method, 1) : NULL;
}
const char *method_getTypeEncoding(Method method) {
  return method ? (const char *)__selfsame_methodField(method, 2) : NULL;
}
void method_exchangeImplementations(Method first, Method second) {
  if (!first || !second) return;
  IMP implementation = method_getImplementation(first);
  method_setImplementation(first, method_getImplementation(second));
  method_setImplementation(second, implementation);
}

// The types of an encoding one by one: type `place`, 0 being the result's.
const char *__selfsame_typeAt(const char *at, unsigned place, unsigned long *length) {
  while (at && *at) {
    const char *start = at;
    int depth = 0;
    while (*at == 'r' || *at == 'n' || *at == 'N' || *at == 'o' || *at == 'O' || *at == 'R'
           || *at == 'V') at++;
    while (*at == '^') at++;
    do {
      char c = *at;
      if (!c) break;
      at++;
      if (c == '{' || c == '(' || c == '[') depth++;
      else if (c == '}' || c == ')' || c == ']') depth--;
      else if (c == '"') {
        while (*at && *at != '"') at++;
        if (*at) at++;
      } else if (c == '@' && depth == 0) {
        if (*at == '?') at++;
        if (*at == '"') {
          at++;
          while (*at && *at != '"') at++;
          if (*at) at++;
        }
      }
    } while (depth > 0);
    if (place-- == 0) {
      *length = (unsigned long)(at - start);
      return start;
    }
    while ((*at >= '0' && *at <= '9') || *at == '-') at++;
  }
  *length = 0;
  return NULL;
}
static char *__selfsame_copyType(const char *types, unsigned place) {
  unsigned long length = 0;
  const char *start = __selfsame_typeAt(types, place, &length);
  if (!start) return NULL;
  char *copy = (char *)malloc(length + 1);
  memcpy(copy, start, length);
  copy[length] = 0;
  return copy;
}
unsigned method_getNumberOfArguments(Method method) {
  const char *types = method_getTypeEncoding(method);
  unsigned long length;
  unsigned n = 0;
  while (__selfsame_typeAt(types, n + 1, &length)) n++;
  return n;
}
char *method_copyReturnType(Method method) {
  return __selfsame_copyType(method_getTypeEncoding(method), 0);
}
char *method_copyArgumentType(Method method, unsigned place) {
  return __selfsame_copyType(method_getTypeEncoding(method), place + 1);
}
void method_getReturnType(Method method, char *buffer, size_t size) {
  char *copy = method_copyReturnType(method);
  strncpy(buffer, copy ? copy : "", size);
  free(copy);
}
void method_getArgumentType(Method method, unsigned place, char *buffer, size_t size) {
  char *copy = method_copyArgumentType(method, place);
  strncpy(buffer, copy ? copy : "", size);
  free(copy);
}

// A NULL-terminated list of what the leaf enumerates; NULL when there is nothing.
static void **__selfsame_copyList(void *owner, unsigned long kind, unsigned *count) {
  unsigned n = (unsigned)__selfsame_list(owner, kind, NULL, 0);
  if (count) *count = n;
  if (!n) return NULL;
  void **list = (void **)malloc((n + 1) * sizeof(void *));
  __selfsame_list(owner, kind, list, n);
  list[n] = NULL;
  return list;
}
Method *class_copyMethodList(Class aClass, unsigned *count) {
  return (Method *)__selfsame_copyList((void *)aClass, 0, count);
}
Ivar *class_copyIvarList(Class aClass, unsigned *count) {
  return (Ivar *)__selfsame_copyList((void *)aClass, 1, count);
}
objc_property_t *class_copyPropertyList(Class aClass, unsigned *count) {
  return (objc_property_t *)__selfsame_copyList((void *)aClass, 2, count);
}
Protocol **class_copyProtocolList(Class aClass, unsigned *count) {
  return (Protocol **)__selfsame_copyList((void *)aClass, 3, count);
}
Protocol **protocol_copyProtocolList(Protocol *protocol, unsigned *count) {
  return (Protocol **)__selfsame_copyList((void *)protocol, 5, count);
}
Protocol **objc_copyProtocolList(unsigned *count) {
  return (Protocol **)__selfsame_copyList(NULL, 6, count);
}
Class *objc_copyClassList(unsigned *count) {
  return (Class *)__selfsame_copyList(NULL, 4, count);
}
int objc_getClassList(Class *buffer, int room) {
  return (int)__selfsame_list(NULL, 4, (void **)buffer, room > 0 ? (unsigned long)room : 0);
}

Ivar class_getInstanceVariable(Class aClass, const char *name) {
  if (!name) return NULL;
  return aClass ? __selfsame_ivar(aClass, name) : NULL;
}
const char *ivar_getName(Ivar ivar) {
  return ivar ? (const char *)__selfsame_ivarField(ivar, 0) : NULL;
}
const char *ivar_getTypeEncoding(Ivar ivar) {
  return ivar ? (const char *)__selfsame_ivarField(ivar, 1) : NULL;
}
ptrdiff_t ivar_getOffset(Ivar ivar) { return (ptrdiff_t)__selfsame_ivarField(ivar, 2); }
id object_getIvar(id object, Ivar ivar) {
  if (!object || !ivar) return nil;
  return *(id *)((char *)object + ivar_getOffset(ivar));
}
// Like an assignment in the class's own code: a strong ivar of ARC retains, any other does not.
void object_setIvar(id object, Ivar ivar, id value) {
  if (!object || !ivar) return;
  id *slot = (id *)((char *)object + ivar_getOffset(ivar));
  if ((unsigned long)__selfsame_ivarField(ivar, 4) == 1) {
    id old = *slot;
    *slot = [value retain];
    [old release];
  } else {
    *slot = value;
  }
}
Ivar object_getInstanceVariable(id object, const char *name, void **value) {
  Ivar ivar = object ? class_getInstanceVariable(object_getClass(object), name) : NULL;
  if (value) *value = ivar ? *(void **)((char *)object + ivar_getOffset(ivar)) : NULL;
  return ivar;
}
Ivar object_setInstanceVariable(id object, const char *name, void *value) {
  Ivar ivar = object ? class_getInstanceVariable(object_getClass(object), name) : NULL;
  if (ivar) *(void **)((char *)object + ivar_getOffset(ivar)) = value;
  return ivar;
}
BOOL object_isClass(id object) {
  return object && class_isMetaClass(object_getClass(object));
}

const char *property_getName(objc_property_t property) {
  return property ? (const char *)__selfsame_propertyField(property, 0) : NULL;
}
const char *property_getAttributes(objc_property_t property) {
  return property ? (const char *)__selfsame_propertyField(property, 1) : NULL;
}
char *property_copyAttributeValue(objc_property_t property, const char *name) {
  const char *at = property_getAttributes(property);
  while (at && *at) {
    const char *end = at;
    BOOL quoted = NO;
    while (*end && (*end != ',' || quoted)) {
      if (*end == '"') quoted = !quoted;
      end++;
    }
    if (*at == *name) {
      unsigned long length = (unsigned long)(end - at) - 1;
      char *copy = (char *)malloc(length + 1);
      memcpy(copy, at + 1, length);
      copy[length] = 0;
      return copy;
    }
    at = *end ? end + 1 : end;
  }
  return NULL;
}
typedef struct { const char *name; const char *value; } objc_property_attribute_t;
static BOOL __selfsame_addProperty(Class aClass, const char *name, const char *attributes,
                                   BOOL replaces)
    __attribute__((selfsame_native(runtimeAddProperty)));
// The attributes in one text: `T@"NSString",C,V_name`.
static BOOL __selfsame_putProperty(Class aClass, const char *name,
                                   const objc_property_attribute_t *attributes, unsigned count,
                                   BOOL replaces) {
  unsigned long length = 1;
  unsigned i;
  for (i = 0; i < count; i++) length += strlen(attributes[i].name) + strlen(attributes[i].value) + 1;
  char *text = (char *)calloc(1, length);
  for (i = 0; i < count; i++) {
    if (i) strcat(text, ",");
    strcat(text, attributes[i].name);
    strcat(text, attributes[i].value);
  }
  BOOL isAdded = name && __selfsame_addProperty(aClass, name, text, replaces);
  free(text);
  return isAdded;
}
BOOL class_addProperty(Class aClass, const char *name,
                       const objc_property_attribute_t *attributes, unsigned count) {
  return __selfsame_putProperty(aClass, name, attributes, count, NO);
}
void class_replaceProperty(Class aClass, const char *name,
                           const objc_property_attribute_t *attributes, unsigned count) {
  __selfsame_putProperty(aClass, name, attributes, count, YES);
}
objc_property_attribute_t *property_copyAttributeList(objc_property_t property, unsigned *count) {
  const char *text = property_getAttributes(property);
  const char *at;
  unsigned n = 0;
  for (at = text; at && *at; n++) {
    while (*at && *at != ',') at++;
    if (*at) at++;
  }
  if (count) *count = n;
  if (!n) return NULL;
  // The list, and behind it all the words.
  unsigned long room = (n + 1) * sizeof(objc_property_attribute_t);
  objc_property_attribute_t *list = calloc(1, room + 2 * strlen(text) + 2);
  char *words = (char *)list + room;
  n = 0;
  for (at = text; *at; n++) {
    list[n].name = words;
    *words++ = *at++;
    *words++ = 0;
    list[n].value = words;
    while (*at && *at != ',') *words++ = *at++;
    *words++ = 0;
    if (*at) at++;
  }
  return list;
}
objc_property_t class_getProperty(Class aClass, const char *name) {
  if (!name) return NULL;
  while (aClass) {
    unsigned count = 0, i;
    objc_property_t *all = class_copyPropertyList(aClass, &count), found = NULL;
    for (i = 0; i < count && !found; i++) {
      if (strcmp(property_getName(all[i]), name) == 0) found = all[i];
    }
    free(all);
    if (found) return found;
    aClass = class_getSuperclass(aClass);
  }
  return NULL;
}

Class objc_allocateClassPair(Class superclass, const char *name, size_t extraBytes) {
  return __selfsame_allocateClass(superclass, name);
}
// The class stays where it is, since instances may exist; its name is free.
void objc_disposeClassPair(Class aClass) __attribute__((selfsame_native(runtimeDisposeClass)));
Class objc_lookUpClass(const char *name) { return objc_getClass(name); }
Class objc_getRequiredClass(const char *name) {
  Class found = objc_getClass(name);
  if (!found) abort();
  return found;
}
Class objc_getMetaClass(const char *name) {
  Class found = objc_getClass(name);
  return found ? object_getClass((id)found) : Nil;
}
const char *protocol_getName(Protocol *protocol) { return [(id)protocol __name]; }
BOOL protocol_isEqual(Protocol *a, Protocol *b) { return a == b; }
static inline BOOL sel_isEqual(SEL a, SEL b) { return a == b; }
static inline SEL sel_getUid(const char *name) { return sel_registerName(name); }
static inline BOOL sel_isMapped(SEL selector) { return selector != (SEL)0; }
IMP imp_implementationWithBlock(id block) {
  return __selfsame_blockImplementation([block copy]);
}
id imp_getBlock(IMP implementation) { return __selfsame_blockOf(implementation, 0); }
BOOL imp_removeBlock(IMP implementation) {
  id block = __selfsame_blockOf(implementation, 1);
  [block release];
  return block != nil;
}

// Protocols made at run time.
struct objc_method_description { SEL name; char *types; };
/* Those of methods that were asked for: each stays where it is. */
static struct __selfsame_described {
  struct __selfsame_described *next;
  Method method;
  struct objc_method_description it;
} *__selfsame_descriptions;
struct objc_method_description *method_getDescription(Method method) {
  if (!method) return NULL;
  struct __selfsame_described *known = __selfsame_descriptions;
  while (known && known->method != method) known = known->next;
  if (!known) {
    known = malloc(sizeof(*known));
    known->method = method;
    known->next = __selfsame_descriptions;
    __selfsame_descriptions = known;
  }
  known->it.name = method_getName(method);
  known->it.types = (char *)method_getTypeEncoding(method);
  return &known->it;
}
Protocol *objc_allocateProtocol(const char *name) { return __selfsame_makeProtocol(name); }
void objc_registerProtocol(Protocol *protocol) {
  __selfsame_protocolAdd(protocol, (SEL)0, NULL, 0);
}
void protocol_addProtocol(Protocol *protocol, Protocol *other) {
  __selfsame_protocolAdd(protocol, (SEL)0, other, 1);
}
void protocol_addMethodDescription(Protocol *protocol, SEL selector, const char *types,
                                   BOOL isRequired, BOOL isInstance) {
  __selfsame_protocolAdd(protocol, selector, types, 4 | isRequired | isInstance << 1);
}
struct objc_method_description protocol_getMethodDescription(
    Protocol *protocol, SEL selector, BOOL isRequired, BOOL isInstance) {
  long what = isRequired | isInstance << 1;
  struct objc_method_description found = {(SEL)0, NULL};
  found.types = (char *)__selfsame_protocolMethod(protocol, selector, 0, what | 4);
  if (found.types) found.name = selector;
  return found;
}
struct objc_method_description *protocol_copyMethodDescriptionList(
    Protocol *protocol, BOOL isRequired, BOOL isInstance, unsigned *count) {
  long what = isRequired | isInstance << 1;
  unsigned n = 0, i;
  while (__selfsame_protocolMethod(protocol, (SEL)0, n, what)) n++;
  if (count) *count = n;
  if (!n) return NULL;
  struct objc_method_description *list = calloc(n + 1, sizeof(*list));
  for (i = 0; i < n; i++) {
    list[i].name = (SEL)__selfsame_protocolMethod(protocol, (SEL)0, i, what);
    list[i].types = (char *)__selfsame_protocolMethod(protocol, (SEL)0, i, what | 4);
  }
  return list;
}
NSString *NSStringFromProtocol(Protocol *protocol) {
  return [NSString stringWithUTF8String:protocol_getName(protocol)];
}
Protocol *NSProtocolFromString(NSString *name) { return objc_getProtocol([name UTF8String]); }

@interface NSObject (Implementations)
+ (IMP)instanceMethodForSelector:(SEL)selector;
+ (IMP)methodForSelector:(SEL)selector;
- (IMP)methodForSelector:(SEL)selector;
@end
// The class is asked first whether it makes the method now.
static IMP __selfsame_implementation(Class aClass, SEL selector) {
  class_respondsToSelector(aClass, selector);
  return class_getMethodImplementation(aClass, selector);
}
@implementation NSObject (Implementations)
+ (IMP)instanceMethodForSelector:(SEL)selector {
  return __selfsame_implementation(self, selector);
}
+ (IMP)methodForSelector:(SEL)selector {
  return __selfsame_implementation(object_getClass((id)self), selector);
}
- (IMP)methodForSelector:(SEL)selector {
  return __selfsame_implementation(object_getClass(self), selector);
}
@end

// Associated objects, by the object and the key: each of the table's trees goes left or right by the next bit of the hash.
// Those of one object hang together, too, in the order in which they were made: that is how they go when the object
// does. The first one's `earlier` is the last.
struct __selfsame_Branch {
  struct __selfsame_Branch *ways[2];
};
struct __selfsame_Association {
  struct __selfsame_Branch branch;
  id object;
  const void *key;
  id value;
  objc_AssociationPolicy policy;
  struct __selfsame_Association *earlier, *later;
};
struct __selfsame_AssociationOwner {
  struct __selfsame_Branch branch;
  id object;
  struct __selfsame_Association *first;
};
static struct __selfsame_Association *__selfsame_associations[1024];
static struct __selfsame_AssociationOwner *__selfsame_associationOwners[1024];
// Where the link to the association is, or where it would be.
static struct __selfsame_Association **__selfsame_association(id object, const void *key) {
  unsigned long hash = ((unsigned long)object >> 4 ^ (unsigned long)key) * 0x9E3779B97F4A7C15ul;
  struct __selfsame_Association **link = &__selfsame_associations[hash >> 54];
  while (*link && ((*link)->object != object || (*link)->key != key)) {
    hash <<= 1;
    link = (struct __selfsame_Association **)&(*link)->branch.ways[hash >> 54 & 1];
  }
  return link;
}
static struct __selfsame_AssociationOwner **__selfsame_associationOwner(id object) {
  unsigned long hash = ((unsigned long)object >> 4) * 0x9E3779B97F4A7C15ul;
  struct __selfsame_AssociationOwner **link = &__selfsame_associationOwners[hash >> 54];
  while (*link && (*link)->object != object) {
    hash <<= 1;
    link = (struct __selfsame_AssociationOwner **)&(*link)->branch.ways[hash >> 54 & 1];
  }
  return link;
}
// Takes a node out of its tree: any leaf below it may stand in its place.
static void __selfsame_takeOut(struct __selfsame_Branch **link) {
  struct __selfsame_Branch *node = *link, **end = link, *leaf;
  while ((leaf = *end)->ways[0] || leaf->ways[1]) end = &leaf->ways[leaf->ways[0] ? 0 : 1];
  *end = NULL;
  if (leaf == node) return;
  *leaf = *node;
  *link = leaf;
}
static void __selfsame_addAssociation(struct __selfsame_Association *entry) {
  struct __selfsame_AssociationOwner **link = __selfsame_associationOwner(entry->object);
  struct __selfsame_Association *first = *link ? (*link)->first : NULL;
  entry->later = NULL;
  if (first) {
    entry->earlier = first->earlier;
    first->earlier->later = entry;
    first->earlier = entry;
    return;
  }
  entry->earlier = entry;
  *link = (struct __selfsame_AssociationOwner *)calloc(1, sizeof(**link));
  (*link)->object = entry->object;
  (*link)->first = entry;
}
static void __selfsame_dropOwner(struct __selfsame_AssociationOwner **link) {
  struct __selfsame_AssociationOwner *owner = *link;
  __selfsame_takeOut((struct __selfsame_Branch **)link);
  free(owner);
}
// Takes one out of both.
static void __selfsame_removeAssociation(struct __selfsame_Association **link) {
  struct __selfsame_Association *entry = *link, *later = entry->later;
  struct __selfsame_AssociationOwner **owner = __selfsame_associationOwner(entry->object);
  __selfsame_takeOut((struct __selfsame_Branch **)link);
  if ((*owner)->first != entry) {
    entry->earlier->later = later;
    (later ? later : (*owner)->first)->earlier = entry->earlier;
  } else if (later) {
    later->earlier = entry->earlier;
    (*owner)->first = later;
  } else {
    __selfsame_dropOwner(owner);
  }
  free(entry);
}
static void __selfsame_letGo(id value, objc_AssociationPolicy policy) {
  if (policy & 1) [value release];
}
void objc_setAssociatedObject(id object, const void *key, id value,
                              objc_AssociationPolicy policy) {
  if (!object) return;
  if (value && (policy & 3) == 3) value = [value copy];
  else if (policy & 1) value = [value retain];
  struct __selfsame_Association **link = __selfsame_association(object, key), *entry = *link;
  if (entry) {
    id old = entry->value;
    objc_AssociationPolicy oldPolicy = entry->policy;
    if (value) {
      entry->value = value;
      entry->policy = policy;
    } else {
      __selfsame_removeAssociation(link);
    }
    __selfsame_letGo(old, oldPolicy);
    return;
  }
  if (!value) return;
  entry = (struct __selfsame_Association *)calloc(1, sizeof(*entry));
  entry->object = object;
  entry->key = key;
  entry->value = value;
  entry->policy = policy;
  *link = entry;
  __selfsame_addAssociation(entry);
  __selfsame_markAssociated(object, YES);
}
id objc_getAssociatedObject(id object, const void *key) {
  struct __selfsame_Association *entry = object ? *__selfsame_association(object, key) : NULL;
  if (!entry) return nil;
  // An atomic policy hands the value out with a claim of its own.
  if (entry->policy > 255) return [[entry->value retain] autorelease];
  return entry->value;
}
void __selfsame_releaseAssociations(id object) {
  struct __selfsame_AssociationOwner **owner = __selfsame_associationOwner(object);
  if (!*owner) return;
  struct __selfsame_Association *mine = (*owner)->first, *entry;
  __selfsame_dropOwner(owner);
  for (entry = mine; entry; entry = entry->later) {
    __selfsame_takeOut((struct __selfsame_Branch **)__selfsame_association(object, entry->key));
  }
  while (mine) {
    entry = mine;
    mine = entry->later;
    __selfsame_letGo(entry->value, entry->policy);
    free(entry);
  }
}
id object_copy(id object, size_t size) { return object ? NSCopyObject(object, 0, NULL) : nil; }
id objc_msgSendSuper(struct objc_super *super, SEL selector, ...)
    __attribute__((selfsame_native(objc_msgSendSuper)));
void objc_removeAssociatedObjects(id object) {
  if (!object) return;
  __selfsame_markAssociated(object, NO);
  __selfsame_releaseAssociations(object);
}
