// swift-format-ignore-file
// Written by `make library` from CPlusPlus/type_traits.cpp: change it there.
enum TypeTraitsText {
static let text: StaticString = #"""
namespace std {
template <class T, T v> struct integral_constant {
  typedef T value_type;
  static constexpr T value = v;
  constexpr operator T() const noexcept { return v; }
  constexpr T operator()() const noexcept { return v; }
};
template <bool v> using bool_constant = integral_constant<bool, v>;
typedef integral_constant<bool, true> true_type;
typedef integral_constant<bool, false> false_type;
template <bool v, class T = void> struct enable_if {};
template <class T> struct enable_if<true, T> { typedef T type; };
template <bool v, class T = void> using enable_if_t = typename enable_if<v, T>::type;
template <bool v, class T, class U> struct conditional { typedef T type; };
template <class T, class U> struct conditional<false, T, U> { typedef U type; };
template <bool v, class T, class U> using conditional_t = typename conditional<v, T, U>::type;
template <class... A> using void_t = void;
template <class T> struct remove_reference { typedef typename __bare<T>::type type; };
template <class T> using remove_reference_t = typename __bare<T>::type;
template <class T> struct remove_const { typedef T type; };
template <class T> struct remove_const<const T> { typedef T type; };
template <class T> using remove_const_t = typename remove_const<T>::type;
template <class T> struct remove_pointer { typedef T type; };
template <class T> struct remove_pointer<T *> { typedef T type; };
template <class T> using remove_pointer_t = typename remove_pointer<T>::type;
template <class T> struct add_const { typedef const T type; };
template <class T> using add_const_t = const T;
template <class T> struct add_pointer { typedef typename __bare<T>::type *type; };
template <class T> using add_pointer_t = typename __bare<T>::type *;
template <class T> struct decay { typedef typename __plain<T>::type type; };
template <class T> using decay_t = typename __plain<T>::type;
template <class T> struct is_void : bool_constant<__is_same(typename __plain<T>::type, void)> {};
template <class T> struct is_pointer : false_type {};
template <class T> struct is_pointer<T *> : true_type {};
template <class T> struct is_pointer<T *const> : true_type {};
template <class T> struct is_reference : false_type {};
template <class T> struct is_reference<T &> : true_type {};
template <class T> struct is_reference<T &&> : true_type {};
template <class T> struct is_lvalue_reference : false_type {};
template <class T> struct is_lvalue_reference<T &> : true_type {};
template <class T> struct is_rvalue_reference : false_type {};
template <class T> struct is_rvalue_reference<T &&> : true_type {};
template <class T> struct is_const : false_type {};
template <class T> struct is_const<const T> : true_type {};
template <class T> struct is_array : false_type {};
template <class T, int n> struct is_array<T[n]> : true_type {};
template <class T> struct is_class : bool_constant<__is_class(T)> {};
template <class T> struct is_enum : bool_constant<__is_enum(T)> {};
template <class T> struct is_integral : bool_constant<__is_integral(T)> {};
template <class T> struct is_floating_point : bool_constant<__is_floating_point(T)> {};
template <class T> struct is_arithmetic : bool_constant<__is_integral(T) || __is_floating_point(T)> {};
template <class T> struct is_polymorphic : bool_constant<__is_polymorphic(T)> {};
template <class T> struct is_abstract : bool_constant<__is_abstract(T)> {};
template <class T> struct is_final : bool_constant<__is_final(T)> {};
template <class T> struct is_empty : bool_constant<__is_empty(T)> {};
template <class T> struct is_default_constructible : bool_constant<__is_constructible(T)> {};
template <class T> struct is_copy_constructible : bool_constant<__is_constructible(T, const T &)> {};
template <class T> struct is_move_constructible : bool_constant<__is_constructible(T, T)> {};
template <class T> struct is_copy_assignable : bool_constant<__is_assignable(T &, const T &)> {};
template <class T> struct is_move_assignable : bool_constant<__is_assignable(T &, T)> {};
template <class T> struct is_destructible : bool_constant<__is_destructible(T)> {};
template <class T> struct is_nothrow_default_constructible : bool_constant<__is_nothrow_constructible(T)> {};
template <class T> struct is_nothrow_copy_constructible : bool_constant<__is_nothrow_constructible(T, const T &)> {};
template <class T> struct is_nothrow_move_constructible : bool_constant<__is_nothrow_constructible(T, T)> {};
template <class T> struct has_virtual_destructor : bool_constant<__has_virtual_destructor(T)> {};
template <class T, class U> struct is_same : bool_constant<__is_same(T, U)> {};
template <class T, class U> struct is_convertible : bool_constant<__is_convertible_to(T, U)> {};
template <class T, class U> struct is_base_of : bool_constant<__is_base_of(T, U)> {};
template <class T, class U> struct is_assignable : bool_constant<__is_assignable(T, U)> {};
template <class T, class... A> struct is_constructible : bool_constant<__is_constructible(T, A...)> {};
}
"""#
}
