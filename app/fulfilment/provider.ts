import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ShippingRecipient } from '#fulfilment/port_types'
import type {
  CatalogItem,
  CatalogVariant,
  MockupFile,
  MockupTask,
  PrintFile,
  ProviderOrderRequest,
  ProviderOrderSnapshot,
  ProviderPage,
  ShippingRate,
  SkippedItem,
  StoreProduct,
  StoreVariant,
} from '#fulfilment/provider_types'
import type { SizeGuide } from '#fulfilment/size_guides/size_guide'
import type { Pence } from '#shared/money'

/**
 * Who calls: orders that are being placed first, because a buyer waits; then production, then events that report a
 * change of an order, then shipping quotes of carts, then the screens of artists and admins, then the sync of the
 * catalogue.
 */
export const LANES = ['orders', 'submission', 'events', 'quotes', 'screens', 'sync'] as const
export type Lane = (typeof LANES)[number]

/** How much a call may take of the provider's limit and of the caller's time. */
export type CallOptions = {
  /** The part of the budget of calls that it takes. */
  lane?: Lane
  /** The longest time in the queue, in milliseconds. */
  queueTimeout?: number
  /** Milliseconds that each try may take. */
  timeoutMilliseconds?: number
  /** Not even a call that may be repeated is tried again. */
  isTriedOnce?: boolean
}

/** Pieces of one blank variant; `value` is what the buyer pays for one, for customs. */
export type ShippedItem = { catalogVariantId: number; quantity: number; value: Pence }

/** The blanks that can be printed on, and the products of the platform's own store. */
export interface ProviderProducts {
  /** Every blank that is not discontinued. */
  catalog(options?: CallOptions): Promise<CatalogItem[]>
  catalogItem(
    id: number,
    options?: CallOptions
  ): Promise<{ item: CatalogItem; variants: CatalogVariant[]; skipped: SkippedItem[] }>
  catalogVariant(
    id: number,
    options?: CallOptions
  ): Promise<{ item: CatalogItem; variant: CatalogVariant }>
  /** A part of the store's products, from `offset` on. */
  storeProducts(offset: number, options?: CallOptions): Promise<ProviderPage<StoreProduct>>
  storeProduct(
    id: number,
    options?: CallOptions
  ): Promise<{ product: StoreProduct; variants: StoreVariant[]; skipped: SkippedItem[] }>
  /** Empty lists if there is no guide. */
  sizeGuide(catalogItemId: number, options?: CallOptions): Promise<SizeGuide>
  /** Every way to send the items to an address, with its price. */
  shippingRates(
    recipient: ShippingRecipient,
    items: readonly ShippedItem[],
    options?: CallOptions
  ): Promise<ShippingRate[]>
}

/** Draws mock-ups of products, and names the sides of a blank that can be printed on. */
export interface ProviderMockups {
  /** The sides of a blank in order; empty where neither front nor back can be printed on. */
  printFiles(catalogItemId: number, options?: CallOptions): Promise<PrintFile[]>
  /**
   * Creates a task for pictures of these variants; a second call creates another. The provider has a separate limit for such
   * calls: a call above it is not sent, and throws ProviderUnavailable with the time to wait.
   *
   * @returns the provider's name of the task
   */
  createTask(
    wanted: {
      catalogItemId: number
      catalogVariantIds: readonly number[]
      files: readonly MockupFile[]
    },
    options?: CallOptions
  ): Promise<string>
  readTask(task: string, options?: CallOptions): Promise<MockupTask>
  /** Reads a picture of a task, of at most `mostBytes`. Throws FetchRefused. */
  fetch(url: string, mostBytes: number): Promise<Buffer>
}

/** The provider's number of an order, or our own name of it. */
export type OrderName = number | { externalId: string }

/**
 * Orders at the provider. No call has an idempotency key: a call that changes something is sent once, and a caller that
 * gets no answer reads the order before it calls again.
 */
export interface ProviderOrders {
  /** Null if the provider has no order of this name. */
  find(name: OrderName, options?: CallOptions): Promise<ProviderOrderSnapshot | null>
  /** A part of all orders, newest first; an order may appear in two parts if another one is created meanwhile. */
  list(offset: number, options?: CallOptions): Promise<ProviderPage<ProviderOrderSnapshot>>
  /**
   * Creates a draft, which is neither charged nor produced. Throws ProviderRefused if its external id is taken,
   * AddressRefused if nothing is sent to the address.
   */
  create(request: ProviderOrderRequest, options?: CallOptions): Promise<ProviderOrderSnapshot>
  /** Replaces items and address of a draft or failed order; its external id stays. */
  change(
    id: number,
    request: ProviderOrderRequest,
    options?: CallOptions
  ): Promise<ProviderOrderSnapshot>
  /** Charges a draft and starts its production. */
  confirm(id: number, options?: CallOptions): Promise<ProviderOrderSnapshot>
  /** Throws ProviderRefused once production has begun. */
  cancel(id: number, options?: CallOptions): Promise<ProviderOrderSnapshot>
}

/**
 * What a webhook says, as far as it is used: it is a hint, and the order is read again. `hash` is the same for each
 * delivery of the same event, `type` is the provider's own word.
 */
export type ProviderEvent = {
  hash: string
  type: string
  /** Null for every event whose only meaning is that something has changed. */
  meaning: 'hold_removed' | 'shipment_returned' | null
  reason: string | null
  order: { id: number; externalId: string | null } | null
  /** The order as reported by an event that means only that it was created or changed; null for all other events. */
  reported: ProviderOrderSnapshot | null
  shipmentId: number | null
  storeProductId: number | null
  catalogItemId: number | null
}

/** A delivery to our webhook; `secret` is the last part of the address that was called. */
export type WebhookDelivery = { secret: string; body: Record<string, unknown> }

export interface ProviderWebhooks {
  /** Most blanks whose stock is reported. */
  readonly mostBlanks: number
  /** Registers our address, in place of any other; safe to repeat. */
  register(stockOf: readonly number[]): Promise<void>
  /** The address to which the provider sends its events; null if there is none. */
  address(): Promise<string | null>
  /** Null if the delivery does not prove that the provider sent it. Throws a validation error if it cannot be read. */
  parse(delivery: WebhookDelivery): Promise<ProviderEvent | null>
}

/** The texts of `ProviderStatus.error` that screens compare; a provider may have others beside them. */
export type ProviderStatusText = 'Authorization required' | 'Unable to fetch status'

/** Whether merchandise can be made: what is wrong and what helps, null where nothing is. */
export type ProviderStatus = {
  configured: boolean
  connected: boolean
  /** A short text, such as a `ProviderStatusText`. */
  error: string | null
  suggestion: string | null
}

/** `retryAfterSeconds`: too many calls, so that nothing new is known; else null. */
export type StatusSnapshot = { status: ProviderStatus; retryAfterSeconds: number | null }

/** Where the calls go: to the provider itself, to its stand-in for development and tests, or nowhere. */
export type ProviderMode = 'live' | 'sandbox' | 'none'

/** The access that is held, and how busy the budget of calls is; times are ISO 8601. */
export type ProviderHealth = {
  access: {
    kind: 'token' | 'oauth' | 'none'
    mode: ProviderMode
    expiresAt: string | null
    renewedAt: string | null
    connectedAt: string | null
  }
  calls: { free: number; burst: number; perMinute: number; waitSeconds: number }
}

/** The platform's access to its store at the provider. */
export interface ProviderConnection {
  /** By the settings alone: the account may still have to be authorized. */
  readonly mode: ProviderMode
  /** Throws ProviderNotConfigured and ProviderNotConnected. Calls the provider only to renew its access. */
  assertConnected(): Promise<void>
  /** A name for the access in use, which reveals nothing of it; null if there is none. */
  fingerprint(): Promise<string | null>
  /** Calls the provider. Reports failures as a status. */
  status(): Promise<StatusSnapshot>
  /** The status as artists see it, without words about settings. */
  statusForArtists(status: ProviderStatus): ProviderStatus
  /** Does not call the provider. */
  health(): Promise<ProviderHealth>
  /** Deletes a stored authorization. Throws ConnectedByToken and NothingToDisconnect. @returns the id of its row */
  disconnect(trx: TransactionClientContract): Promise<number>
}

/**
 * What a printer must be able to do. `config/strategies.ts` names the implementation;
 * `tests/functional/fulfilment/fulfilment_provider.spec.ts` is what each one has to pass. Every call throws
 * ProviderNotConfigured, ProviderNotConnected, ProviderUnavailable if there is no usable answer, and ProviderRefused if
 * the provider said no, with the status 404 for what it does not have.
 */
export abstract class FulfilmentProvider {
  /** As `webhook_events` and `oauth_tokens` name it. */
  abstract readonly name: string
  abstract readonly products: ProviderProducts
  abstract readonly orders: ProviderOrders
  abstract readonly mockups: ProviderMockups
  abstract readonly webhooks: ProviderWebhooks
  abstract readonly connection: ProviderConnection

  /** The whole store, part by part. */
  async *allStoreProducts(options: CallOptions = {}): AsyncGenerator<StoreProduct[]> {
    for (let offset: number | null = 0; offset !== null;) {
      const page: ProviderPage<StoreProduct> = await this.products.storeProducts(offset, options)
      yield page.items
      offset = page.nextOffset
    }
  }
}
