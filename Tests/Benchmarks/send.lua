local N = tonumber(arg[1])
local Counter = {}
Counter.__index = Counter
function Counter.new() return setmetatable({ total = 0 }, Counter) end
function Counter:add(amount)
  self.total = self.total + amount
  return self.total
end

local counter = Counter.new()
for i = 1, N do counter:add(i) end
