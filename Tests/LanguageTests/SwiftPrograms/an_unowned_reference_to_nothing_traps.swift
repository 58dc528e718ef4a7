class Owner { let name = "o" }
class Pet { unowned let owner: Owner; init(_ o: Owner) { owner = o } }
var owner: Owner? = Owner()
let pet = Pet(owner!)
print(pet.owner.name)
owner = nil
print(pet.owner.name)
