import { isDeepStrictEqual } from 'node:util'
import { providerName } from '#config/fulfilment'
import type { ProviderLinkQueries } from '#catalog/public'
import type {
  Addressee,
  OrderRecipient,
  ProviderOrderSnapshot,
  RequestedItem,
  ProviderOrderRequest,
} from '#fulfilment/provider_types'
import type { Production, ProductionRow } from '#fulfilment/port_types'
import { statesOf, toState } from '#shared/states'

/** The provider cannot fulfil these rows, and a retry would not help: an admin has to look at them. The message is for an admin. */
export class NotFulfillable extends Error {}

/** One row is one item, by a name that follows from the row. */
export const itemNameOf = (orderId: number) => `order-${orderId}`

export function orderIdOf(itemName: string | null): number | null {
  const [, id] = /^order-(\d{1,10})$/.exec(itemName ?? '') ?? []
  return id ? Number(id) : null
}

type ProviderVariants = Awaited<ReturnType<ProviderLinkQueries['variants']>>

/** These rows of a checkout as the provider is to make them. Throws NotFulfillable. */
export function toProviderOrderRequest(
  externalId: string,
  production: Production,
  rows: ProductionRow[],
  variants: ProviderVariants
): ProviderOrderRequest {
  return {
    externalId,
    recipient: recipientOf(production),
    items: rows.map((row) => toItem(row, variants.get(row.variantId))),
  }
}

/** Throws NotFulfillable. */
export function recipientOf(production: Production): OrderRecipient {
  const { name, street, city, state, zipCode, country, email, phone } = production
  if (!name || !street || !city || !zipCode || !country)
    throw new NotFulfillable('The address is not complete')
  // The provider knows the states of countries that have them; a British county is not one.
  const stateCode = statesOf(country).length > 0 ? toState(state ?? '', country) : null
  if (stateCode === null && statesOf(country).length > 0)
    throw new NotFulfillable(`There is no state ${state ?? ''} in ${country}`)
  return { name, street, city, stateCode, country, zip: zipCode, email, phone }
}

/** Whether a request goes to the address on file. One that is not complete is another. */
export function isRecipientOf(production: Production, recipient: OrderRecipient): boolean {
  try {
    return isDeepStrictEqual(recipientOf(production), recipient)
  } catch (error) {
    if (error instanceof NotFulfillable) return false
    throw error
  }
}

function toItem(row: ProductionRow, variant: ReturnType<ProviderVariants['get']>): RequestedItem {
  const common = {
    externalId: itemNameOf(row.id),
    quantity: row.quantity,
    name: describe(row),
    retailPrice: row.unitPrice,
  }
  if (variant?.syncVariantId) return { ...common, syncVariantId: variant.syncVariantId }
  if (!variant?.catalogVariantId)
    throw new NotFulfillable(`${describe(row)} isn’t linked to a ${providerName} variant`)
  const { sides } = variant
  if (sides === null) throw new NotFulfillable(`The print files of ${describe(row)} aren’t ready`)
  if (sides) return { ...common, catalogVariantId: variant.catalogVariantId, sides }
  if (!variant.designUrl) throw new NotFulfillable(`${describe(row)} has no design to print`)
  const { catalogVariantId, designUrl: printFileUrl } = variant
  return { ...common, catalogVariantId, printFileUrl }
}

const describe = ({ productName, size, color }: ProductionRow) =>
  `${productName}, ${size}, ${color}`

/** What one of our orders is known by there, besides its name. */
export type Marks = { itemNames: string[]; recipient: Addressee }

export const marksOf = (
  { items }: { items: readonly { orderId: number }[] },
  { name, zipCode: zip, country }: Production
): Marks => ({
  itemNames: items.map(({ orderId }) => itemNameOf(orderId)),
  recipient: { name, zip, country },
})

/**
 * Whether what bears the name of one of our orders is that order: it has one of its items and goes to its buyer. Names
 * carry no mark of this shop, so that another shop in the same store, or this one before it was restored from a backup,
 * may have given the same one.
 */
export function isOurs(snapshot: ProviderOrderSnapshot, { itemNames, recipient }: Marks): boolean {
  return (
    snapshot.items.some(({ externalId }) => itemNames.includes(externalId ?? '')) &&
    goesTo(snapshot, recipient)
  )
}

const KNOWN_BY = ['name', 'zip', 'country'] as const

/** As far as the provider says where it goes; its way of writing things is no difference. */
const goesTo = ({ recipient: there }: ProviderOrderSnapshot, wanted: Addressee): boolean =>
  !there || KNOWN_BY.every((part) => plain(there[part]) === plain(wanted[part]))

const LINES = ['street', 'city', 'stateCode'] as const

/** Whether its whole address is the one on file: that of a draft can still be set right. */
export function isAddressed(snapshot: ProviderOrderSnapshot, wanted: OrderRecipient): boolean {
  const { recipient: there } = snapshot
  // Where no state was asked for, theirs is none of ours.
  const compared = LINES.filter((part) => wanted[part] !== null)
  return (
    goesTo(snapshot, wanted) &&
    (!there || compared.every((part) => plain(there[part]) === plain(wanted[part])))
  )
}

const plain = (words: string | null) => (words ?? '').replaceAll(/[\s-]/g, '').toLowerCase()

/** Whether the provider has these items, nothing missing and nothing twice. */
export function holdsExactly({ items }: ProviderOrderSnapshot, wanted: RequestedItem[]): boolean {
  return (
    items.length === wanted.length &&
    wanted.every((item) =>
      items.some(
        (there) =>
          there.externalId === item.externalId &&
          there.quantity === item.quantity &&
          ('syncVariantId' in item
            ? there.syncVariantId === item.syncVariantId
            : there.catalogVariantId === item.catalogVariantId)
      )
    )
  )
}

/** Whether the provider can make all of it now. */
export const isAllAvailable = ({ items }: ProviderOrderSnapshot): boolean =>
  items.every((item) => item.isAvailable)

/** Throws NotFulfillable, which names what the provider cannot make now. */
export function assertAvailable({ items }: ProviderOrderSnapshot) {
  const missing = items.filter(({ isAvailable }) => !isAvailable)
  if (missing.length === 0) return
  const names = missing.map(({ name, id }) => name ?? `item ${id}`)
  throw new NotFulfillable(`${providerName} cannot make this now: ${names.join('; ')}`)
}
