local N = tonumber(arg[1])
local Car = {}
Car.__index = Car
function Car:setEngine(engine) self.engine = engine end
local car = setmetatable({}, Car)
local one, other = {}, {}
for i = 1, N // 2 do
  car:setEngine(one)
  car:setEngine(other)
end
assert(car.engine == other)
