// swift-format-ignore-file
// Written by `make library` from CPlusPlus/sort.cpp: change it there.
enum SortText {
static let text: StaticString = #"""
namespace std {
struct __is_less {
  template <class A, class B> bool operator()(const A &a, const B &b) const { return a < b; }
};
template <class At> void iter_swap(At a, At b) { swap(*a, *b); }
template <class At, class Less> void __sink(At first, long hole, long n, At from, Less less) {
  auto value = std::move(*from);
  long top = hole, child = hole;
  while (child < (n - 1) / 2) {
    child = 2 * child + 2;
    if (less(*(first + child), *(first + (child - 1)))) --child;
    *(first + hole) = std::move(*(first + child));
    hole = child;
  }
  if (n % 2 == 0 && child == (n - 2) / 2) {
    child = 2 * child + 1;
    *(first + hole) = std::move(*(first + child));
    hole = child;
  }
  for (long parent = (hole - 1) / 2; hole > top && less(*(first + parent), value); parent = (hole - 1) / 2) {
    *(first + hole) = std::move(*(first + parent));
    hole = parent;
  }
  *(first + hole) = std::move(value);
}
template <class At, class Less> void __sort_by_heap(At first, At last, Less less) {
  long n = last - first;
  for (long parent = (n - 2) / 2; n > 1 && parent >= 0; --parent) {
    auto value = std::move(*(first + parent));
    __sink(first, parent, n, &value, less);
  }
  while (last - first > 1) {
    --last;
    auto value = std::move(*last);
    *last = std::move(*first);
    __sink(first, 0, last - first, &value, less);
  }
}
template <class At, class Less> void __sort_by_insertion(At first, At at, At last, Less less) {
  for (; at != last; ++at) {
    auto value = std::move(*at);
    At hole = at;
    if (less(value, *first)) {
      for (; hole != first; --hole) *hole = std::move(*(hole - 1));
    } else {
      for (; less(value, *(hole - 1)); --hole) *hole = std::move(*(hole - 1));
    }
    *hole = std::move(value);
  }
}
template <class At, class Less> void __sort_parts(At first, At last, long depth, Less less) {
  while (last - first > 16) {
    if (depth-- == 0) return __sort_by_heap(first, last, less);
    At middle = first + (last - first) / 2, a = first + 1, c = last - 1;
    if (less(*a, *middle)) {
      if (less(*middle, *c)) iter_swap(first, middle);
      else if (less(*a, *c)) iter_swap(first, c);
      else iter_swap(first, a);
    } else if (less(*a, *c)) {
      iter_swap(first, a);
    } else if (less(*middle, *c)) {
      iter_swap(first, c);
    } else {
      iter_swap(first, middle);
    }
    At left = first + 1, right = last;
    while (true) {
      while (less(*left, *first)) ++left;
      --right;
      while (less(*first, *right)) --right;
      if (!(left < right)) break;
      iter_swap(left, right);
      ++left;
    }
    __sort_parts(left, last, depth, less);
    last = left;
  }
}
template <class At, class Less> void sort(At first, At last, Less less) {
  if (first == last) return;
  long depth = 0;
  for (long n = last - first; n > 1; n /= 2) depth += 2;
  __sort_parts(first, last, depth, less);
  if (last - first <= 16) return __sort_by_insertion(first, first + 1, last, less);
  __sort_by_insertion(first, first + 1, first + 16, less);
  for (At at = first + 16; at != last; ++at) {
    auto value = std::move(*at);
    At hole = at;
    for (; less(value, *(hole - 1)); --hole) *hole = std::move(*(hole - 1));
    *hole = std::move(value);
  }
}
template <class At> void sort(At first, At last) { std::sort(first, last, __is_less()); }
// Halves, each in order, become one: what stands in the way of the second one's steps back.
template <class At, class Less> void stable_sort(At first, At last, Less less) {
  if (last - first <= 7) {
    if (first != last) __sort_by_insertion(first, first + 1, last, less);
    return;
  }
  At middle = first + (last - first) / 2;
  std::stable_sort(first, middle, less);
  std::stable_sort(middle, last, less);
  std::vector<typename __pointee<At>::type> held;
  held.reserve(middle - first);
  for (At at = first; at != middle; ++at) held.push_back(std::move(*at));
  auto at = held.begin();
  while (at != held.end()) {
    bool isSecond = middle != last && less(*middle, *at);
    *first = std::move(isSecond ? *middle : *at);
    ++(isSecond ? middle : at);
    ++first;
  }
}
template <class At> void stable_sort(At first, At last) { std::stable_sort(first, last, __is_less()); }
template <class At, class T> At find(At first, At last, const T &value) {
  for (; first != last; ++first) if (*first == value) break;
  return first;
}
template <class At, class Is> At find_if(At first, At last, Is is) {
  for (; first != last; ++first) if (is(*first)) break;
  return first;
}
template <class At, class Is> At find_if_not(At first, At last, Is is) {
  for (; first != last; ++first) if (!is(*first)) break;
  return first;
}
template <class At, class T> long count(At first, At last, const T &value) {
  long n = 0;
  for (; first != last; ++first) if (*first == value) ++n;
  return n;
}
template <class At, class Is> long count_if(At first, At last, Is is) {
  long n = 0;
  for (; first != last; ++first) if (is(*first)) ++n;
  return n;
}
template <class At, class Is> bool all_of(At first, At last, Is is) { return std::find_if_not(first, last, is) == last; }
template <class At, class Is> bool any_of(At first, At last, Is is) { return std::find_if(first, last, is) != last; }
template <class At, class Is> bool none_of(At first, At last, Is is) { return std::find_if(first, last, is) == last; }
template <class At, class F> F for_each(At first, At last, F f) {
  for (; first != last; ++first) f(*first);
  return f;
}
template <class At> void reverse(At first, At last) {
  while (first != last && first != --last) iter_swap(first++, last);
}
template <class At, class Is> At remove_if(At first, At last, Is is) {
  At end = std::find_if(first, last, is);
  if (end == last) return end;
  for (At at = end; ++at != last;) {
    if (is(*at)) continue;
    *end = std::move(*at);
    ++end;
  }
  return end;
}
template <class At, class T> At remove(At first, At last, const T &value) {
  At end = std::find(first, last, value);
  if (end == last) return end;
  for (At at = end; ++at != last;) {
    if (*at == value) continue;
    *end = std::move(*at);
    ++end;
  }
  return end;
}
template <class At> At unique(At first, At last) {
  if (first == last) return last;
  At end = first;
  while (++first != last) {
    if (*end == *first) continue;
    if (++end != first) *end = std::move(*first);
  }
  return ++end;
}
template <class At, class T> void replace(At first, At last, const T &old, const T &value) {
  for (; first != last; ++first) if (*first == old) *first = value;
}
template <class At, class T> void fill(At first, At last, const T &value) {
  for (; first != last; ++first) *first = value;
}
template <class At, class To> To copy(At first, At last, To to) {
  for (; first != last; ++first, ++to) *to = *first;
  return to;
}
template <class At, class To, class Is> To copy_if(At first, At last, To to, Is is) {
  for (; first != last; ++first) {
    if (!is(*first)) continue;
    *to = *first;
    ++to;
  }
  return to;
}
template <class At, class To, class F> To transform(At first, At last, To to, F f) {
  for (; first != last; ++first, ++to) *to = f(*first);
  return to;
}
template <class At, class T> T accumulate(At first, At last, T sum) {
  for (; first != last; ++first) sum = std::move(sum) + *first;
  return sum;
}
template <class At, class T, class F> T accumulate(At first, At last, T sum, F f) {
  for (; first != last; ++first) sum = f(std::move(sum), *first);
  return sum;
}
template <class At, class T> void iota(At first, At last, T value) {
  for (; first != last; ++first, ++value) *first = value;
}
template <class At, class Other> bool equal(At first, At last, Other other) {
  for (; first != last; ++first, ++other) if (!(*first == *other)) return false;
  return true;
}
template <class At, class Less> bool is_sorted(At first, At last, Less less) {
  if (first == last) return true;
  for (At next = first; ++next != last; first = next) if (less(*next, *first)) return false;
  return true;
}
template <class At> bool is_sorted(At first, At last) { return std::is_sorted(first, last, __is_less()); }
template <class At, class T, class Less> At lower_bound(At first, At last, const T &value, Less less) {
  for (long n = last - first; n > 0;) {
    long half = n / 2;
    bool isBefore = less(*(first + half), value);
    if (isBefore) first = first + half + 1;
    n = isBefore ? n - half - 1 : half;
  }
  return first;
}
template <class At, class T> At lower_bound(At first, At last, const T &value) {
  return std::lower_bound(first, last, value, __is_less());
}
template <class At, class T, class Less> At upper_bound(At first, At last, const T &value, Less less) {
  for (long n = last - first; n > 0;) {
    long half = n / 2;
    bool isBehind = less(value, *(first + half));
    if (!isBehind) first = first + half + 1;
    n = isBehind ? half : n - half - 1;
  }
  return first;
}
template <class At, class T> At upper_bound(At first, At last, const T &value) {
  return std::upper_bound(first, last, value, __is_less());
}
template <class At, class T> bool binary_search(At first, At last, const T &value) {
  At at = std::lower_bound(first, last, value);
  return at != last && !(value < *at);
}
// What is assigned goes to the end of the container.
template <class C> class back_insert_iterator {
  C *container;
public:
  explicit back_insert_iterator(C &container) : container(&container) {}
  back_insert_iterator &operator=(const typename C::value_type &value) {
    container->push_back(value);
    return *this;
  }
  back_insert_iterator &operator=(typename C::value_type &&value) {
    container->push_back(std::move(value));
    return *this;
  }
  back_insert_iterator &operator*() { return *this; }
  back_insert_iterator &operator++() { return *this; }
};
template <class C> back_insert_iterator<C> back_inserter(C &container) { return back_insert_iterator<C>(container); }
template <class T, int n> T *begin(T (&array)[n]) { return array; }
template <class T, int n> T *end(T (&array)[n]) { return array + n; }
template <class C> auto begin(C &container) { return container.begin(); }
template <class C> auto end(C &container) { return container.end(); }
template <class At> void advance(At &at, long n) {
  for (; n > 0; --n) ++at;
  for (; n < 0; ++n) --at;
}
template <class At> At next(At at, long n = 1) {
  std::advance(at, n);
  return at;
}
template <class At> At prev(At at, long n = 1) {
  std::advance(at, -n);
  return at;
}
template <class At> long distance(At first, At last) {
  long n = 0;
  for (; first != last; ++first) ++n;
  return n;
}
}
"""#
}
