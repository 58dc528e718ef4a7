class Owner { var pet: Pet?; deinit { print("owner gone") } }
class Pet { weak var owner: Owner?; deinit { print("pet gone") } }
var owner: Owner? = Owner()
let pet = Pet()
owner?.pet = pet
pet.owner = owner
print(pet.owner != nil)
owner = nil
print(pet.owner == nil)
