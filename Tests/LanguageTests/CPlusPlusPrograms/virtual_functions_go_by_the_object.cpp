#include <iostream>
struct Animal {
  virtual const char *says() const { return "..."; }
  const char *kind() const { return "animal"; }
  virtual ~Animal() {}
};
struct Dog : Animal {
  const char *says() const override { return "woof"; }
  const char *kind() const { return "dog"; }
};
struct Puppy : Dog {
  const char *says() const override { return "yip"; }
};
void show(const Animal &animal) { std::cout << animal.kind() << ' ' << animal.says() << '\n'; }
int main() {
  Animal animal;
  Dog dog;
  Puppy puppy;
  show(animal);
  show(dog);
  show(puppy);
  std::cout << puppy.Animal::says() << puppy.kind() << '\n';
  Animal *p = &puppy;
  std::cout << p->says() << p->Animal::says() << '\n';
}
