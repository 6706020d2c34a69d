import { randomFrom, seedFrom } from '#artwork/public'

export const REGIONS = {
  US: 'USA',
  EU: 'Europe',
  EU_LV: 'Latvia',
  EU_ES: 'Spain',
  UK: 'United Kingdom',
  CA: 'Canada',
  AU: 'Australia',
  JP: 'Japan',
} as const

export type Region = keyof typeof REGIONS
export type Stock = 'in_stock' | 'stocked_on_demand' | 'out_of_stock' | 'discontinued'
export type Availability = Record<Region, Stock>

const regions = Object.keys(REGIONS) as Region[]

export const everywhere = (stock: Stock): Availability =>
  Object.fromEntries(regions.map((region) => [region, stock])) as Availability

/** What there is of a variant: of most everything, of some nothing in a region, of a few nothing at all. */
export function usualAvailability(variantId: number, isDiscontinued: boolean): Availability {
  if (isDiscontinued) return everywhere('discontinued')
  const random = randomFrom(seedFrom(`stock ${variantId}`))
  const availability = everywhere('in_stock')
  if (random.chance(0.02)) return everywhere('out_of_stock')
  if (random.chance(0.01)) return everywhere('discontinued')
  if (random.chance(0.08)) availability[random.pick(regions)] = 'out_of_stock'
  if (random.chance(0.1)) availability.JP = 'stocked_on_demand'
  return availability
}

export const canBeMade = (stock: Stock): boolean =>
  stock === 'in_stock' || stock === 'stocked_on_demand'

/** How a variant of the shop's own shows it, in one word for all regions. */
export function overallStatus(
  availability: Availability
): 'active' | 'discontinued' | 'out_of_stock' {
  const all = Object.values(availability)
  if (all.some(canBeMade)) return 'active'
  return all.every((stock) => stock === 'discontinued') ? 'discontinued' : 'out_of_stock'
}

/** Where goods for a country are made. */
export function regionFor(countryCode: string): Region {
  if (countryCode === 'GB') return 'UK'
  if (['US', 'CA', 'AU', 'JP'].includes(countryCode)) return countryCode as Region
  return 'EU'
}
