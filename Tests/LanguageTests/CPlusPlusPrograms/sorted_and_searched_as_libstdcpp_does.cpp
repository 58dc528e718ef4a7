#include <iostream>
#include <map>
#include <set>
#include <unordered_map>
#include <unordered_set>
#include <string>
#include <vector>
#include <algorithm>
#include <numeric>
#include <iterator>
#include <functional>
struct E{int a,b;};
int cmp=0;
int main(){
 unsigned s=1; auto rnd=[&]{ s=s*1103515245u+12345u; return (s>>16)&0x7fff; };
 std::map<int,int> m; std::set<int> t; std::unordered_map<int,int> u; std::unordered_set<std::string> us;
 for(int i=0;i<400;i++){ int k=rnd()%100; switch(rnd()%4){ case 0: m.erase(k); t.erase(k); u.erase(k); us.erase("k"+std::to_string(k)); break; default: m[k]=i; t.insert(k); u[k]=i; us.insert("k"+std::to_string(k)); } }
 for(auto&p:m)std::cout<<p.first<<":"<<p.second<<" "; std::cout<<m.size()<<"\n";
 for(auto&x:t)std::cout<<x<<" "; std::cout<<"\n";
 for(auto&p:u)std::cout<<p.first<<":"<<p.second<<" "; std::cout<<u.bucket_count()<<"\n";
 for(auto&x:us)std::cout<<x<<" "; std::cout<<"\n";
 auto lb=m.lower_bound(50); std::cout<<lb->first; lb=m.upper_bound(lb->first); std::cout<<lb->first<<"\n";
 for(auto it=m.end();it!=m.begin();){--it;std::cout<<it->first<<" ";} std::cout<<"\n";
 std::vector<E> v; for(int i=0;i<60;i++)v.push_back({(int)rnd()%10,i}); auto w=v,x=v;
 std::sort(v.begin(),v.end(),[](const E&a,const E&b){cmp++;return a.a<b.a;}); for(auto&e:v)std::cout<<e.a<<"/"<<e.b<<" "; std::cout<<cmp<<"\n";
 std::stable_sort(w.begin(),w.end(),[](const E&a,const E&b){return a.a<b.a;}); for(auto&e:w)std::cout<<e.a<<"/"<<e.b<<" "; std::cout<<"\n";
 std::vector<int> n(20); std::iota(n.begin(),n.end(),1); std::cout<<std::accumulate(n.begin(),n.end(),0)<<std::accumulate(n.begin(),n.end(),1.5)<<"\n";
 std::vector<std::string> o; std::transform(n.begin(),n.end(),std::back_inserter(o),[](int i){return std::to_string(i*i);}); std::sort(o.begin(),o.end()); for(auto&q:o)std::cout<<q<<" "; std::cout<<std::count_if(n.begin(),n.end(),[](int i){return i%2;})<<*std::next(n.begin(),3)<<std::distance(n.begin(),n.end())<<"\n";
 std::sort(n.begin(),n.end(),std::greater<int>()); std::cout<<n[0]<<std::is_sorted(n.begin(),n.end())<<(std::lower_bound(o.begin(),o.end(),"25")-o.begin())<<"\n"; n.erase(std::remove_if(n.begin(),n.end(),[](int i){return i>5;}),n.end()); for(int i:n)std::cout<<i; std::reverse(n.begin(),n.end()); for(int i:n)std::cout<<i; int arr[]={3,1,2}; std::sort(arr,arr+3); std::cout<<arr[0];
}
