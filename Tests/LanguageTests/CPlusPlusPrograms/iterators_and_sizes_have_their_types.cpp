#include <cstdio>
#include <functional>
#include <string>
#include <vector>
#include <map>
#include <iostream>
#include <initializer_list>
#include <algorithm>
#include <memory>
using namespace std;
int main() {
  std::vector<int> v{3,1,2};
  std::vector<int>::iterator it = v.begin();
  *it = 9;
  for (vector<int>::iterator i = v.begin(); i != v.end(); ++i) printf("%d ", *i);
  for (std::vector<int>::const_iterator i = v.cbegin(); i != v.cend(); i++) printf("%d ", *i);
  std::string s = "hello";
  std::string::size_type p = s.find('l');
  printf("%zu\n", p);
  for (string::iterator i = s.begin(); i != s.end(); ++i) *i = *i + 1;
  printf("%s\n", s.c_str());
  vector<int>::size_type n = v.size();
  vector<int>::value_type q = 3;
  printf("%zu %d\n", n, q);
  for (vector<string>::size_type i = 0; i < 2; i++) printf("%zu", i);
  for (auto r = v.rbegin(); r != v.rend(); ++r) printf("%d ", *r);
  for (vector<int>::reverse_iterator r = v.rbegin(); r != v.rend(); ++r) printf("%d ", *r);
  if (s.find("zz") == std::string::npos) printf("none\n");
  for (string::const_iterator i = s.begin(); i != s.end(); ++i) printf("%c", *i);
}
