import type { Operation } from '#sandbox/printful/api'
import { convert, currencies, toText, type Cents } from '#sandbox/printful/amounts'
import { fieldsOf, listOf, textOf, wholeOf, type Fields } from '#sandbox/printful/body'
import { findVariant } from '#sandbox/printful/catalog/catalog'
import type { MockupType } from '#artwork/public'
import { badRequest, notFound } from '#sandbox/printful/printful_error'
import { settings } from '#sandbox/printful/settings'
import { COUNTRIES } from '#sandbox/printful/shipping/countries'
import { placeOf } from '#sandbox/printful/shipping/recipient'
import { catalogVariantOfShop, kindOfShopVariant } from '#sandbox/printful/store/shop_products'
import { findSyncVariant } from '#sandbox/printful/store/sync_products'
import { clock } from '#shared/clock'

export type RateItem = { garment: MockupType; quantity: number }

type Tariff = { first: Cents; further: Cents; days: [number, number] }

/** Printful's tariffs for something of cloth, in pence. That GB equals our `flatShippingRate` has no meaning. */
const TARIFFS: Record<string, Tariff> = {
  GB: { first: 359, further: 125, days: [3, 5] },
  US: { first: 379, further: 160, days: [4, 8] },
  CA: { first: 639, further: 150, days: [5, 10] },
  AU: { first: 599, further: 125, days: [6, 14] },
}
const ELSEWHERE: Tariff = { first: 799, further: 199, days: [7, 20] }

/** What is heavy or long costs more, what fits a letter less; in hundredths. */
const WEIGHTS: Partial<Record<MockupType, number>> = {
  hoodie: 160,
  poster: 130,
  mug: 150,
  sticker: 60,
}

/** Besides the standard way, in some countries. */
const FAST = { countries: ['GB', 'US'], factor: 240 }

/** Above this many pieces asking is rationed. */
const MANY_PIECES = 100

export const SHIPPING_METHODS = ['STANDARD', 'PRINTFUL_FAST'] as const

export function shippingCost(
  countryCode: string,
  rateItems: RateItem[],
  method: string = 'STANDARD'
): Cents {
  const tariff = TARIFFS[countryCode] ?? ELSEWHERE
  const pieces = rateItems
    .flatMap(({ garment, quantity }) => Array<number>(quantity).fill(WEIGHTS[garment] ?? 100))
    .sort((one, other) => other - one)
  const standard = pieces.reduce(
    (sum, weight, index) =>
      sum + Math.round(((index === 0 ? tariff.first : tariff.further) * weight) / 100),
    0
  )
  return method === 'STANDARD' ? standard : Math.round((standard * FAST.factor) / 100)
}

export const calculateRates: Operation = {
  isOfStore: true,
  buckets: (body) => (piecesOf(body) > MANY_PIECES ? ['large_rates'] : []),
  run: async ({ store, body }) => {
    const fields = fieldsOf(body, 'Body')
    const { countryCode } = placeOf(fields.recipient)
    const currency = textOf(fields.currency, 'currency') ?? settings.currency
    if (!currencies.includes(currency)) throw badRequest('Invalid currency code', 'SH-3')
    const items = listOf(fields.items, 'items').map((item) => fieldsOf(item, 'item'))
    if (items.length === 0) throw badRequest('Items are missing')
    const rateItems = await Promise.all(items.map((item) => rateItemOf(store, item)))
    const methods = SHIPPING_METHODS.filter(
      (method) => method === 'STANDARD' || FAST.countries.includes(countryCode)
    )
    return { result: methods.map((method) => toRate(method, { countryCode, currency, rateItems })) }
  },
}

async function rateItemOf(store: number, item: Fields): Promise<RateItem> {
  const quantity = wholeOf(item.quantity, 'quantity', 1, 1000)
  const external = textOf(item.external_variant_id, 'external_variant_id')
  const own = external ? await findSyncVariant(store, `@${external}`) : null
  const variantId = own?.variant.variantId ?? Number(item.variant_id)
  const variant = await findVariant(catalogVariantOfShop(variantId) ?? variantId)
  if (!variant) throw notFound('Variant not found')
  const garment = own?.variant.madeAs?.garment ?? kindOfShopVariant(variantId)
  return { garment: garment ?? variant.blank.line.garment, quantity }
}

function toRate(
  method: (typeof SHIPPING_METHODS)[number],
  {
    countryCode,
    currency,
    rateItems,
  }: { countryCode: string; currency: string; rateItems: RateItem[] }
) {
  const [least, most] = (TARIFFS[countryCode] ?? ELSEWHERE).days
  const isFast = method !== 'STANDARD'
  const days = isFast ? ([1, 2] as const) : ([least, most] as const)
  const [from, to] = days.map((count) => clock.now().plus({ days: count }).toISODate()!)
  const cost = shippingCost(countryCode, rateItems, method)
  return {
    id: method,
    name: `${isFast ? 'Express' : 'Flat Rate'} (Estimated delivery: ${from} – ${to})`,
    rate: toText(convert(cost, 'GBP', currency)),
    currency,
    minDeliveryDays: days[0],
    maxDeliveryDays: days[1],
    minDeliveryDate: from,
    maxDeliveryDate: to,
  }
}

function piecesOf(body: unknown): number {
  const { items } = (body ?? {}) as { items?: { quantity?: unknown }[] }
  if (!Array.isArray(items)) return 0
  return items.reduce((sum, item) => sum + (Number(item?.quantity) || 0), 0)
}

export const listCountries: Operation = {
  isOfStore: false,
  run: async () => ({ result: COUNTRIES }),
}
