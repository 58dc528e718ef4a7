local N = tonumber(arg[1])
local dictionary, keys = {}, {}
for i = 0, 63 do keys[i] = "key" .. i end
local value = {}
local found = 0
for i = 0, N - 1 do
  local key = keys[i & 63]
  dictionary[key] = value
  if dictionary[key] == value then found = found + 1 end
end
assert(found == N)
