import type { ShippingRecipient } from '#fulfilment/port_types'

const LEADING: Record<string, (zip: string) => string> = {
  // The part before the last three: the post town's district.
  GB: (zip) => zip.slice(0, -3),
  US: (zip) => zip.slice(0, 3),
  CA: (zip) => zip.slice(0, 3),
}

/** Carriers' zones go by the beginning of a postcode: everybody in one area is quoted the same. */
export function shippingArea({ country, state, zip }: ShippingRecipient): string {
  const bare = zip.replace(/[^a-z0-9]/gi, '').toUpperCase()
  const leading = LEADING[country]?.(bare) ?? bare
  return [country, country === 'GB' ? '' : (state ?? ''), leading].join(' ')
}
