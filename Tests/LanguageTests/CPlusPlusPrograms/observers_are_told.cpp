#include <iostream>
#include <string>
class Subject;
class Observer {
public:
  virtual ~Observer() {}
  virtual void update(const Subject &subject) = 0;
};
class Subject {
  Observer *list[4];
  int count = 0;
  int state = 0;
public:
  void attach(Observer *observer) { list[count++] = observer; }
  void set(int value) {
    state = value;
    for (int i = 0; i < count; i++) list[i]->update(*this);
  }
  int get() const { return state; }
};
class Printer : public Observer {
  std::string name;
public:
  explicit Printer(std::string name) : name(name) {}
  void update(const Subject &subject) override { std::cout << name << ':' << subject.get() << '\n'; }
};
int main() {
  Subject subject;
  Printer a("a"), b("b");
  subject.attach(&a);
  subject.attach(&b);
  subject.set(4);
  subject.set(-1);
}
