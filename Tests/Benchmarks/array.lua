local N = tonumber(arg[1])
local array = {}
local object = {}
for i = 1, N do array[#array + 1] = object end
local found = 0
for _, each in ipairs(array) do
  if each == object then found = found + 1 end
end
assert(found == N)
