local N = tonumber(arg[1])
local Car = {}
Car.__index = Car
function Car.new() return setmetatable({ speed = 0 }, Car) end

for i = 1, N do
  local car = Car.new()
end
