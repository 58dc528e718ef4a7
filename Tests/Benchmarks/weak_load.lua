local N = tonumber(arg[1])
local object = {}
local weak = setmetatable({ object }, { __mode = "v" })
local found = 0
for i = 1, N do
  if weak[1] then found = found + 1 end
end
assert(found == N)
