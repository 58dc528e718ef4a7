local N = tonumber(arg[1])
local function class(parent, area)
  local made = setmetatable({}, { __index = parent })
  made.__index = made
  made.area = area
  made.new = function() return setmetatable({}, made) end
  return made
end
local Shape = class(nil, function(self) return 0 end)
local Square = class(Shape, function(self) return 4 end)
local Circle = class(Shape, function(self) return 3 end)
local Line = class(Shape, function(self) return 1 end)

local shapes = { Shape.new(), Square.new(), Circle.new(), Line.new() }
local sum = 0
for i = 0, N - 1 do
  sum = sum + shapes[(i & 3) + 1]:area()
end
