local N = tonumber(arg[1])
local Object = {}
Object.__index = Object
function Object.new() return setmetatable({ count = 1 }, Object) end
function Object:dealloc() end
function Object:retain()
  self.count = self.count + 1
  return self
end
function Object:release()
  self.count = self.count - 1
  if self.count == 0 then self:dealloc() end
end

local object = Object.new()
for i = 1, N do
  object:retain()
  object:release()
end
object:release()
