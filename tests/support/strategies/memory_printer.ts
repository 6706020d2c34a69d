import { NothingToDisconnect, ProviderRefused } from '#fulfilment/errors'
import {
  FulfilmentProvider,
  type OrderName,
  type ProviderConnection,
  type ProviderEvent,
  type ProviderMockups,
  type ProviderOrders,
  type ProviderProducts,
  type ProviderWebhooks,
  type ShippedItem,
} from '#fulfilment/provider'
import type {
  CatalogItem,
  CatalogVariant,
  MockupPicture,
  ProviderOrderRequest,
  ProviderOrderSnapshot,
  RemoteStatus,
  StoreProduct,
  StoreVariant,
} from '#fulfilment/provider_types'
import { pence, priceOf, times } from '#shared/money'

const PAGE_SIZE = 2

/** A PNG of one pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64'
)

const item: CatalogItem = {
  id: 7,
  title: 'Plain tee',
  brand: null,
  model: 'Plain tee',
  image: null,
  type: 'T-SHIRT',
  typeName: 'T-shirt',
  currency: 'GBP',
  isDiscontinued: false,
  productionDays: 2,
}

const variant: CatalogVariant = {
  id: 70,
  name: 'Plain tee (Black / M)',
  size: 'M',
  color: 'Black',
  colorCode: '#000000',
  image: null,
  price: priceOf(900, 'GBP'),
  inStock: true,
  outOfStockIn: [],
  isDiscontinued: false,
}

const product: StoreProduct = {
  id: 700,
  externalId: null,
  name: 'Printed tee',
  variantCount: 1,
  isSynced: true,
  isIgnored: false,
  thumbnailUrl: null,
}

const stored: StoreVariant = {
  id: 7_000,
  catalogVariantId: variant.id,
  externalId: null,
  catalogItemId: item.id,
  name: variant.name,
  size: 'M',
  color: 'Black',
  retailPrice: null,
  isAvailable: true,
  isIgnored: false,
  previewUrl: null,
}

/** What the provider does not have, as a provider says it. */
const unknown = () => new ProviderRefused(404, 'Not found')

const only = <Thing extends { id: number }>(thing: Thing, id: number): Thing => {
  if (thing.id !== id) throw unknown()
  return thing
}

/** A second implementation, for tests: a printer in memory with one product, which charges £9 a piece. */
export class MemoryPrinter extends FulfilmentProvider {
  readonly name = 'memory'
  #orders: ProviderOrderSnapshot[] = []
  #tasks: { looks: number; pictures: MockupPicture[] }[] = []
  #changes = 0

  readonly products: ProviderProducts = {
    catalog: async () => [item],
    catalogItem: async (id) => ({ item: only(item, id), variants: [variant], skipped: [] }),
    catalogVariant: async (id) => ({ item, variant: only(variant, id) }),
    storeProducts: async () => ({ items: [product], skipped: [], total: 1, nextOffset: null }),
    storeProduct: async (id) => ({ product: only(product, id), variants: [stored], skipped: [] }),
    sizeGuide: async () => ({ tables: [], fabric: [], care: [] }),
    shippingRates: async (_recipient, items) => [
      {
        id: 'post',
        name: 'Post',
        isStandard: true,
        rate: priceOf(this.#postage(items), 'GBP'),
        minDays: 2,
        maxDays: 3,
      },
    ],
  }

  readonly orders: ProviderOrders = {
    find: async (name) => this.#find(name) ?? null,
    list: async (offset) => {
      const all = this.#orders.toReversed()
      const end = offset + PAGE_SIZE
      const nextOffset = end < all.length ? end : null
      return { items: all.slice(offset, end), skipped: [], total: all.length, nextOffset }
    },
    create: async (request) => {
      if (this.#find({ externalId: request.externalId })) throw new ProviderRefused(400, 'Taken')
      const id = this.#orders.length + 1
      return this.#write({ id, status: 'draft', shipments: [], ...this.#contents(id, request) })
    },
    change: async (id, request) => {
      const order = this.#inStatus(id, ['draft', 'failed'])
      return this.#write({ ...order, ...this.#contents(id, request), externalId: order.externalId })
    },
    confirm: async (id) =>
      this.#write({ ...this.#inStatus(id, ['draft', 'failed']), status: 'pending' }),
    cancel: async (id) =>
      this.#write({ ...this.#inStatus(id, ['draft', 'pending', 'failed']), status: 'cancelled' }),
  }

  readonly mockups: ProviderMockups = {
    printFiles: async (id) => {
      only(item, id)
      return [{ placement: 'front', title: 'Front', width: 1_800, height: 2_400, dpi: 150 }]
    },
    createTask: async ({ catalogItemId, catalogVariantIds, files }) => {
      only(item, catalogItemId)
      const pictures = files.map(({ placement, imageUrl }) => ({
        placement,
        catalogVariantIds: [...catalogVariantIds],
        url: imageUrl,
      }))
      this.#tasks.push({ looks: 0, pictures })
      return String(this.#tasks.length)
    },
    readTask: async (name) => {
      const task = this.#tasks[Number(name) - 1]
      if (!task) throw unknown()
      if (task.looks++ === 0) return { status: 'pending' }
      return { status: 'completed', pictures: task.pictures }
    },
    fetch: async () => PICTURE,
  }

  readonly webhooks: ProviderWebhooks = {
    mostBlanks: 10,
    register: async () => {},
    address: async () => null,
    parse: async ({ secret, body }) => (secret === 'memory' ? (body as ProviderEvent) : null),
  }

  readonly connection: ProviderConnection = {
    mode: 'live',
    assertConnected: async () => {},
    fingerprint: async () => 'memory',
    status: async () => ({
      status: { configured: true, connected: true, error: null, suggestion: null },
      retryAfterSeconds: null,
    }),
    statusForArtists: (status) => status,
    health: async () => ({
      access: { kind: 'none', mode: 'live', expiresAt: null, renewedAt: null, connectedAt: null },
      calls: { free: 1, burst: 1, perMinute: 1, waitSeconds: 0 },
    }),
    disconnect: async () => {
      throw new NothingToDisconnect()
    },
  }

  /** Production begins. */
  startProduction(externalId: string) {
    const order = this.#find({ externalId })!
    return this.#write({ ...order, status: 'in_process' })
  }

  /** Everything leaves in one shipment. */
  ship(externalId: string) {
    const order = this.#find({ externalId })!
    const shipment = {
      id: order.id,
      carrier: 'Post',
      trackingNumber: 'P1',
      trackingUrl: null,
      shippedAt: this.#now(),
      isReshipment: false,
      items: order.items.map(({ id, quantity }) => ({ itemId: id, quantity })),
    }
    return this.#write({ ...order, status: 'fulfilled', shipments: [shipment] })
  }

  #find(name: OrderName) {
    return this.#orders.find(({ id, externalId }) =>
      typeof name === 'number' ? id === name : externalId === name.externalId
    )
  }

  #inStatus(id: number, statuses: RemoteStatus[]): ProviderOrderSnapshot {
    const order = this.#find(id)
    if (!order) throw unknown()
    if (!statuses.includes(order.status)) throw new ProviderRefused(400, `It is ${order.status}`)
    return order
  }

  #contents(id: number, { externalId, recipient, items }: ProviderOrderRequest) {
    const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
    const shipping = this.#postage(items)
    return {
      externalId,
      recipient,
      items: items.map((wanted, index) => ({
        id: id * 100 + index,
        externalId: wanted.externalId,
        catalogVariantId: 'catalogVariantId' in wanted ? wanted.catalogVariantId : variant.id,
        syncVariantId: 'syncVariantId' in wanted ? wanted.syncVariantId : null,
        quantity: wanted.quantity,
        name: wanted.name,
        isAvailable: true,
      })),
      cost: {
        ...priceOf(900 * pieces + shipping, 'GBP'),
        shipping: priceOf(shipping, 'GBP').amount,
      },
    }
  }

  #postage(items: readonly Pick<ShippedItem, 'quantity'>[]) {
    return times(
      pence(150),
      items.reduce((sum, { quantity }) => sum + quantity, 0)
    )
  }

  #write(order: Omit<ProviderOrderSnapshot, 'updatedAt'>): ProviderOrderSnapshot {
    const written = { ...order, updatedAt: this.#now() }
    this.#orders = [...this.#orders.filter(({ id }) => id !== order.id), written].sort(
      (one, other) => one.id - other.id
    )
    return written
  }

  /** Later with every change. */
  #now = () => new Date(Date.UTC(2026, 10, 1) + ++this.#changes * 1_000)
}
