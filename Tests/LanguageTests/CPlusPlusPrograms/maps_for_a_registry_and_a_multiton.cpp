#include <iostream>
#include <string>
#include <map>
#include <unordered_map>
#include <set>
#include <functional>
#include <memory>
#include <vector>
struct P{int x; bool operator<(const P&o)const{return x<o.x;} bool operator==(const P&o)const{return x==o.x;}};
namespace std { template<> struct hash<P>{ size_t operator()(const P&p)const noexcept{return p.x*7;} }; }
struct Big{int n; Big(int n):n(n){std::cout<<"+"<<n;} Big(const Big&o):n(o.n){std::cout<<"c"<<n;} Big(Big&&o):n(o.n){std::cout<<"m"<<n;} ~Big(){std::cout<<"-"<<n;} Big():n(0){std::cout<<"d";}};
class Registry{ std::map<std::string,std::function<std::unique_ptr<Big>()>> makers; Registry(){} public: static Registry&get(){static Registry r;return r;} void add(const std::string&k,std::function<std::unique_ptr<Big>()> f){makers[k]=std::move(f);} std::unique_ptr<Big> make(const std::string&k){auto it=makers.find(k);if(it==makers.end())return nullptr;return it->second();} };
template<class K> class Multiton { static std::map<K,std::shared_ptr<Multiton>> all; K key; explicit Multiton(const K&k):key(k){} public: static std::shared_ptr<Multiton> at(const K&k){ auto it=all.find(k); if(it==all.end()) it=all.emplace(k,std::shared_ptr<Multiton>(new Multiton(k))).first; return it->second; } const K&name()const{return key;} };
template<class K> std::map<K,std::shared_ptr<Multiton<K>>> Multiton<K>::all;
struct Rev{bool operator()(int a,int b)const{return a>b;}};
int main(){
 Registry::get().add("a",[]{return std::make_unique<Big>(4);}); {auto p=Registry::get().make("a"); std::cout<<p->n; if(!Registry::get().make("q"))std::cout<<"none\n";}
 std::cout<<(Multiton<std::string>::at("x")==Multiton<std::string>::at("x"))<<Multiton<int>::at(3)->name()<<"\n";
 std::map<P,int> m; m[P{3}]=1; m[P{1}]=2; for(const auto&[k,v]:m)std::cout<<k.x<<v; 
 std::unordered_map<P,int> u; u[P{3}]=1; u[P{1}]=2; std::cout<<u.count(P{3})<<u.at(P{1})<<"\n";
 { std::map<int,Big> b; b.emplace(1,7); b.try_emplace(2,8); b[3]; b.insert({4,Big(9)}); b.erase(1); std::cout<<"|"; auto c=b; std::cout<<c.size()<<"|"; }
 std::cout<<"\n";
 { std::unordered_map<int,Big> b; b.emplace(1,7); b.try_emplace(2,8); b[3]; b.insert({4,Big(9)}); b.erase(1); std::cout<<"|"; auto c=b; std::cout<<c.size()<<"|"; }
 std::cout<<"\n";
 std::map<int,int,Rev> r{{1,1},{2,2}}; for(auto&p:r)std::cout<<p.first; std::map<int,int,std::greater<int>> g{{1,1},{2,2}}; std::cout<<g.begin()->first<<"\n";
 std::map<int,std::string> w; w[1]="a"; w.insert(std::make_pair(2,"b")); auto [it,ok]=w.insert({2,"z"}); std::cout<<ok<<it->second; w.insert_or_assign(2,"q"); std::cout<<w[2]<<w.begin()->second;
}
