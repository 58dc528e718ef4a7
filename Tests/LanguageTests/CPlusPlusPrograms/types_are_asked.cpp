#include <type_traits>
#include <iostream>
#include <string>
#include <memory>
#include <mutex>
#include <tuple>
#include <vector>
class Sing{Sing(){} ~Sing(){} public: static Sing&i(){static Sing s;return s;} Sing(const Sing&)=delete; Sing&operator=(const Sing&)=delete;};
struct V{virtual ~V(){} virtual void f()=0;}; struct D final:V{void f()override{}}; struct E{}; enum class C{a}; union U{int x;}; struct Mv{Mv(Mv&&)=default;Mv&operator=(Mv&&)=default;}; struct Ex{explicit Ex(int){} }; struct NoD{NoD(int){}};
struct Pr{private: Pr(const Pr&);};
#define Q(x) std::cout<<(x)<<" ";
template<class T> typename std::enable_if<std::is_integral<T>::value,int>::type f(T){return 1;}
template<class T> typename std::enable_if<!std::is_integral<T>::value,int>::type f(T){return 2;}
template<class T> struct my : std::false_type{}; template<> struct my<int>:std::true_type{};
int main(){
 Q(std::is_copy_constructible<Sing>::value)Q(std::is_copy_assignable<Sing>::value)Q(std::is_move_constructible<Sing>::value)Q(std::is_default_constructible<Sing>::value)Q(std::is_destructible<Sing>::value)Q(std::is_move_assignable_v<Sing>)
 Q(std::is_copy_constructible_v<std::string>)Q(std::is_copy_constructible_v<std::unique_ptr<int>>)Q(std::is_move_constructible_v<std::unique_ptr<int>>)Q(std::is_copy_constructible_v<std::mutex>)Q(std::is_default_constructible_v<std::mutex>)Q(std::is_copy_constructible_v<Pr>)
 Q(std::is_abstract_v<V>)Q(std::is_polymorphic_v<D>)Q(std::is_final_v<D>)Q((std::is_base_of_v<V,D>))Q((std::is_base_of_v<D,V>))Q(std::is_empty_v<E>)Q(std::is_class_v<E>)Q(std::is_class_v<U>)Q(std::is_enum_v<C>)Q(std::has_virtual_destructor_v<V>)Q(std::has_virtual_destructor_v<E>)
 Q(std::is_copy_constructible_v<Mv>)Q(std::is_copy_assignable_v<Mv>)Q(std::is_move_assignable_v<Mv>)Q((std::is_constructible_v<Ex,int>))Q((std::is_convertible_v<int,Ex>))Q(std::is_default_constructible_v<NoD>)Q((std::is_constructible_v<std::string,const char*>))Q((std::is_constructible_v<NoD,int,int>))
 Q((std::is_same_v<int,const int>))Q((std::is_same_v<std::remove_const_t<const int>,int>))Q((std::is_same_v<std::decay_t<const int&>,int>))Q(std::is_pointer_v<int*>)Q(std::is_pointer_v<int>)Q(std::is_reference_v<int&>)Q(std::is_const_v<const int>)Q(std::is_array_v<int[3]>)Q(std::is_void_v<void>)Q(std::is_integral_v<bool>)Q(std::is_floating_point_v<float>)Q(std::is_arithmetic_v<char>)
 Q(f(1))Q(f(1.5))Q(my<int>::value)Q(my<char>::value)Q((std::is_same<std::conditional_t<true,int,char>,int>::value))Q((std::is_nothrow_move_constructible_v<std::string>))Q(std::is_nothrow_move_constructible_v<Mv>)Q((std::is_assignable_v<int&,int>))Q((std::is_assignable_v<int,int>))
 if constexpr(std::is_same_v<int,int>) Q("same")
}
