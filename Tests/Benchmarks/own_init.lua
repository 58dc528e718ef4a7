local N = tonumber(arg[1])
local Vehicle = {}
Vehicle.__index = Vehicle
function Vehicle:init() return self end
function Vehicle:dealloc() end

local Car = setmetatable({}, { __index = Vehicle })
Car.__index = Car
function Car:init()
  Vehicle.init(self)
  self.speed = 1
  return self
end
function Car:dealloc()
  self.speed = 0
  Vehicle.dealloc(self)
end
function Car.new() return setmetatable({}, Car):init() end

for i = 1, N do
  local car = Car.new()
  car:dealloc()
end
