type Zone = { value: string; label: string }

/** Time zones offered first: the UK and Ireland, then Europe and North America. */
const COMMON_ZONES = [
  'Europe/London',
  'Europe/Dublin',
  'Europe/Paris',
  'Europe/Berlin',
  'Europe/Amsterdam',
  'Europe/Madrid',
  'Europe/Rome',
  'Europe/Stockholm',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Toronto',
  'America/Vancouver',
]

/** Old names that browsers still list, with their current ones. */
const RENAMED: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

const currentName = (zone: string) => RENAMED[zone] ?? zone

const toZone = (value: string): Zone => ({
  value,
  label: currentName(value).replaceAll('_', ' '),
})

/**
 * The time zones to choose from in two groups: the ones used most, with the chosen one and that of the device first, and
 * all others by name. A chosen zone keeps its spelling, so that the choice stays.
 */
export function timeZones(known: string[], chosen: string, device: string) {
  const current = [...new Set(known.map(currentName))]
  const first = [chosen, currentName(device), ...COMMON_ZONES]
  const often = [...new Set(first)].filter(
    (zone) => zone === chosen || (zone !== currentName(chosen) && current.includes(zone))
  )
  const others = current.filter((zone) => !often.includes(zone) && zone !== currentName(chosen))
  return { often: often.map(toZone), others: others.sort().map(toZone) }
}
