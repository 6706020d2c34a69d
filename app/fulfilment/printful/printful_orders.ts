import { inject } from '@adonisjs/core'
import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { isUnknownToProvider } from '#fulfilment/known_to_provider'
import type { CallOptions, OrderName, ProviderOrders } from '#fulfilment/provider'
import * as responses from '#fulfilment/printful/responses'
import type {
  ProviderOrderSnapshot,
  ProviderPage,
  RequestedItem,
  ProviderOrderRequest,
} from '#fulfilment/provider_types'
import { STANDARD, toOrderSnapshot } from '#fulfilment/printful/response_mappers'
import { PrintfulTransport, type ProviderCall } from '#fulfilment/printful/transport'
import { readEach } from '#fulfilment/printful/read_each'
import {
  askValidated,
  envelopeOf,
  listEnvelope,
  pageEnd,
} from '#fulfilment/printful/validated_response'
import { SHOP_CURRENCY, toDecimal } from '#shared/money'

/** Printful's own most. */
const PAGE_SIZE = 100

const orderEnvelope = envelopeOf(responses.order)
const listed = vine.create(responses.order)

/**
 * Orders at Printful in our own words. There is no key that makes a call harmless to repeat: what changes something is
 * asked once, and who gets no answer reads the order before asking again. Each throws what PrintfulProducts's calls throw.
 */
@inject()
export class PrintfulOrders implements ProviderOrders {
  constructor(private transport: PrintfulTransport) {}

  /** Null where Printful has none of this name. */
  async find(name: OrderName, options: CallOptions = {}): Promise<ProviderOrderSnapshot | null> {
    try {
      return await this.#ask({ method: 'GET', path: pathOf(name), ...options })
    } catch (error) {
      if (isUnknownToProvider(error)) return null
      throw error
    }
  }

  /** The newest first; an order that comes meanwhile moves the others on, so that one may be met twice. */
  async list(
    offset: number,
    options: CallOptions = {}
  ): Promise<ProviderPage<ProviderOrderSnapshot>> {
    const path = `/orders?offset=${offset}&limit=${PAGE_SIZE}`
    const { result, paging } = await askValidated<Infer<typeof listEnvelope>>(
      this.transport,
      listEnvelope,
      { method: 'GET', path, lane: 'submission', ...options }
    )
    const { items, skipped } = await readEach('order', listed, result)
    const length = items.length + skipped.length
    const end = pageEnd({ offset, length, pageSize: PAGE_SIZE }, paging)
    return { items: items.map(toOrderSnapshot), skipped, ...end }
  }

  /** A draft: nothing is charged or made of it. Refused where there is one of its external id. */
  create(request: ProviderOrderRequest, options: CallOptions = {}): Promise<ProviderOrderSnapshot> {
    const body = { external_id: request.externalId, ...bodyOf(request) }
    return this.#ask({ method: 'POST', path: '/orders', body, ...options })
  }

  /** A draft, or one that failed, gets other items and another address. */
  change(
    id: number,
    request: ProviderOrderRequest,
    options: CallOptions = {}
  ): Promise<ProviderOrderSnapshot> {
    return this.#ask({ method: 'PUT', path: pathOf(id), body: bodyOf(request), ...options })
  }

  /** Charges, and goes into production. */
  confirm(id: number, options: CallOptions = {}): Promise<ProviderOrderSnapshot> {
    return this.#ask({ method: 'POST', path: `${pathOf(id)}/confirm`, ...options })
  }

  /** Refused once production has begun. */
  cancel(id: number, options: CallOptions = {}): Promise<ProviderOrderSnapshot> {
    return this.#ask({ method: 'DELETE', path: pathOf(id), ...options })
  }

  async #ask(call: ProviderCall): Promise<ProviderOrderSnapshot> {
    const { result } = await askValidated<Infer<typeof orderEnvelope>>(
      this.transport,
      orderEnvelope,
      {
        lane: 'submission',
        ...call,
      }
    )
    return toOrderSnapshot(result)
  }
}

const pathOf = (name: OrderName) =>
  typeof name === 'number' ? `/orders/${name}` : `/orders/@${name.externalId}`

function bodyOf({ recipient, items }: ProviderOrderRequest) {
  const { name, street, city, stateCode, country, zip, email, phone } = recipient
  return {
    shipping: STANDARD,
    recipient: {
      name,
      address1: street,
      city,
      country_code: country,
      zip,
      ...(stateCode !== null && { state_code: stateCode }),
      ...(email !== null && { email }),
      ...(phone !== null && { phone }),
    },
    items: items.map(itemOf),
    // What customs take the prices of the items to be in.
    retail_costs: { currency: SHOP_CURRENCY },
  }
}

function itemOf(item: RequestedItem) {
  return {
    external_id: item.externalId,
    quantity: item.quantity,
    name: item.name,
    retail_price: toDecimal(item.retailPrice),
    ...('syncVariantId' in item
      ? { sync_variant_id: item.syncVariantId }
      : { variant_id: item.catalogVariantId, files: filesOf(item) }),
  }
}

/** A file without a type goes where Printful prints on a product by default. */
const filesOf = (item: Exclude<RequestedItem, { syncVariantId: number }>) =>
  'sides' in item
    ? item.sides.map(({ placement, imageUrl }) => ({ type: placement, url: imageUrl }))
    : [{ url: item.printFileUrl }]
