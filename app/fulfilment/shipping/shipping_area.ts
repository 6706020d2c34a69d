import type { ShippingRecipient } from '#fulfilment/port_types'

/**
 * Districts where carriers charge more than on the British mainland: Northern Ireland, the Highlands, and the islands.
 * Everywhere else in Great Britain a parcel costs the same.
 */
const BEYOND_MAINLAND =
  /^(AB3[1-8]|AB4\d?|AB5\d|BT\d+|FK(1[7-9]|2[01])|GY\d+|HS\d|IM\d+|IV\d+|JE\d|KA2[78]|KW\d+|PA([2-4]\d|6\d|7\d)|PH(1[5-9]|[2-4]\d|50)|PO(3\d|4[01])|TR2[1-5]|ZE\d)$/

/** The part before the last three is the post town's district. */
function britishArea(zip: string): string {
  const district = zip.slice(0, -3)
  return BEYOND_MAINLAND.test(district) ? district : 'mainland'
}

const LEADING: Record<string, (zip: string) => string> = {
  GB: britishArea,
  US: (zip) => zip.slice(0, 3),
  CA: (zip) => zip.slice(0, 3),
}

/** Carriers' zones go by the beginning of a postcode: everybody in one area is quoted the same. */
export function shippingArea({ country, state, zip }: ShippingRecipient): string {
  const bare = zip.replace(/[^a-z0-9]/gi, '').toUpperCase()
  const leading = LEADING[country]?.(bare) ?? bare
  return [country, country === 'GB' ? '' : (state ?? ''), leading].join(' ')
}
