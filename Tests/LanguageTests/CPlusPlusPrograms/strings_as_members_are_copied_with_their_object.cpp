#include <iostream>
#include <string>
using namespace std;
struct Person {
  string name;
  int age;
};
void rename(Person &person, const string &name) { person.name = name; }
int main() {
  Person ada = {"Ada Lovelace, the Countess", 36};
  Person other = ada;
  rename(other, "somebody else with a long name");
  ada = other;
  other.name = "short";
  cout << ada.name << ' ' << ada.age << ' ' << other.name << endl;
  Person *heap = new Person(other);
  heap->name += "er";
  cout << heap->name << ' ' << other.name << endl;
  delete heap;
}
