/** The provider's regions that make goods for a country that we sell to. */
const REGIONS_OF: Record<string, readonly string[]> = {
  GB: ['UK', 'EU', 'EU_LV', 'EU_ES'],
  US: ['US'],
  CA: ['CA', 'US'],
}

/** Both can be made now: one lies there, the other is ordered in when needed. */
const AVAILABLE = new Set(['in_stock', 'stocked_on_demand'])

type RegionStock = { region: string; status: string }

export const SOLD_TO = Object.keys(REGIONS_OF)

/**
 * The countries that a variant cannot be made for now: none of their regions has it. Stock in Japan is no stock for an
 * order to Leeds (LIMIT-10). An answer that says nothing of regions rules no country out.
 */
export function outOfStockIn(regions: readonly RegionStock[]): string[] {
  if (regions.length === 0) return []
  const available = new Set(
    regions.flatMap(({ region, status }) => (AVAILABLE.has(status) ? [region] : []))
  )
  return SOLD_TO.filter((country) => !REGIONS_OF[country]!.some((region) => available.has(region)))
}
