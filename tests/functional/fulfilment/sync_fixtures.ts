import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import printfulConfig from '#config/printful'
import type Artist from '#artists/models/artist'
import { InsertProduct } from '#catalog/actions/insert_product'
import { OfferVariants } from '#catalog/actions/offer_variants'
import { productSpecColumns } from '#catalog/product_spec'
import { UserFactory } from '#database/factories/user_factory'
import { PrintfulProducts } from '#fulfilment/printful/printful_products'
import { ReadProviderProduct } from '#fulfilment/read_provider_product'
import { SyncStore } from '#fulfilment/sync/sync_store'
import type { SyncKind, SyncRun } from '#fulfilment/sync/sync_run'
import { printfulSandbox } from '#tests/support/printful_sandbox'
import { pence, type Pence } from '#shared/money'
import { connectedPrintful } from '#tests/support/connected_printful'
import { givenArtist } from '#tests/support/given'

/** Two shirts of a few sizes, a mug that comes in one, and a poster. */
export const NAMES = [
  'Gritstone Oath Tee',
  'Moth Tax Tee',
  'Half-Day Wednesday Mug',
  'Polly Tunnel Seed Poster',
]

/** For `group.each.setup`: a connected store of a few products, without a limit of calls. */
export async function smallStore(names = NAMES) {
  const disconnect = await connectedPrintful()
  const restoreRateLimit = withoutLimits()
  for (const { id, name } of await storeProducts())
    if (!names.includes(name)) await printfulSandbox.store.removeProduct(id)
  printfulSandbox.requestLog.length = 0
  return async () => {
    restoreRateLimit()
    await disconnect()
  }
}

/** Lifts the rate limits of both sides. Returns a function that restores ours; the stand-in resets its own. */
export function withoutLimits() {
  const { calls } = printfulConfig.rateLimits
  printfulConfig.rateLimits.calls = { limit: 2_000_000, perMilliseconds: 1_000, burst: 1_000_000 }
  printfulSandbox.rateLimits.set({ calls: { calls: 1_000_000, perSeconds: 1 } })
  return () => {
    printfulConfig.rateLimits.calls = calls
  }
}

type Stored = { id: number; name: string; variants: number }

/** As the stand-in lists them. */
export async function storeProducts(): Promise<Stored[]> {
  const { settings } = printfulSandbox
  const response = await fetch(`${settings.apiUrl}/store/products?limit=100`, {
    headers: {
      'Authorization': `Bearer ${settings.privateToken}`,
      'X-PF-Store-Id': String(settings.storeId),
    },
  })
  return ((await response.json()) as { result: Stored[] }).result
}

export async function storeProduct(name: string): Promise<Stored> {
  return (await storeProducts()).find((product) => product.name === name)!
}

export async function sync(
  kind: SyncKind = 'incremental',
  onStep?: (run: SyncRun) => void
): Promise<SyncRun> {
  return (await app.container.make(SyncStore)).handle({ kind, onStep })
}

/** The findings of a run, without zeros. */
export function found(run: SyncRun): Record<string, number> {
  const counts = Object.entries(run).filter(
    ([name, count]) =>
      /^(products|variants)_|_changed$|^flagged$|^unread$/.test(name) && Number(count) > 0
  )
  return Object.fromEntries(counts) as Record<string, number>
}

/** The requests to the stand-in since, a word each: the list, a product of the store, a blank. */
export function takeCalls(): string[] {
  const kinds: [RegExp, string][] = [
    [/^\/store\/products$/, 'list'],
    [/^\/store\/products\//, 'product'],
    [/^\/products\/variant\//, 'variant'],
    [/^\/products\//, 'blank'],
  ]
  const asked = printfulSandbox.requestLog.splice(0)
  return asked.map(({ path }) => kinds.find(([pattern]) => pattern.test(path))?.[1] ?? path)
}

/** All rows that a run writes, without what differs from run to run: its ids and times. */
export async function everythingSynced() {
  const read = async (table: string, key: string, leftOut: string[]) => {
    const rows: Record<string, unknown>[] = await db.from(table).orderBy(key)
    return rows.map((row) =>
      Object.fromEntries(
        Object.entries(row)
          .filter(([name]) => !leftOut.includes(name))
          .map(([name, value]) => [name, value instanceof Date ? 'a moment' : value])
      )
    )
  }
  return {
    storeProducts: await read('store_products', 'sync_product_id', [
      'last_listed_run_id',
      'last_synced_run_id',
    ]),
    storeVariants: await read('store_variants', 'sync_variant_id', []),
    blanks: await read('blanks', 'catalog_item_id', []),
    blankVariants: await read('blank_variants', 'catalog_variant_id', []),
    products: await read('products', 'id', ['search_text']),
    variants: await read('product_variants', 'id', []),
  }
}

/** A product on sale, made of this product of the store, by default at twice its cost. */
export async function givenProductOf(
  name: string,
  { artist, price }: { artist?: Artist; price?: Pence } = {}
) {
  const owner = artist ?? (await givenArtist({})).artist
  const { id: storeId } = await storeProduct(name)
  const made = await (await app.container.make(ReadProviderProduct)).ofStore(storeId)
  const admin = await UserFactory.apply('admin').create()
  const insert = await app.container.make(InsertProduct)
  const offer = await app.container.make(OfferVariants)
  const id = await db.transaction(async (trx) => {
    const spec = {
      ...made,
      suggestions: { recommended: pence(2_500), suggestedMinimum: pence(2_000), markup: 4_000 },
      printfulData: made.data,
    }
    const productId = await insert.handle(
      {
        artist: { id: owner.id },
        actorUserId: admin.id,
        status: 'pending_approval',
        sellingPrice: price ?? pence(made.basePrice * 2),
        basePrice: made.basePrice,
        columns: { ...productSpecColumns(spec), name: made.name, created_by_admin: true },
      },
      trx
    )
    await offer.handle(productId, made.variants, trx)
    return productId
  })
  await db.from('products').where('id', id).update({ status: 'active' })
  printfulSandbox.requestLog.length = 0
  const row = await db.from('products').where('id', id).firstOrFail()
  const variants = await db.from('product_variants').where('product_id', id).orderBy('position')
  return {
    id,
    storeId,
    artist: owner,
    admin,
    row: row as Record<string, string | number | null>,
    variants: variants as Record<string, string>[],
  }
}

/** Until the stand-in is asked for something that begins so: what was planned for that call is taken. */
export async function untilAsked(path: string, milliseconds = 5_000) {
  for (let waited = 0; waited < milliseconds; waited += 10) {
    if (printfulSandbox.requestLog.some((request) => request.path.startsWith(path))) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`There was no request for ${path}`)
}

/** The next read of a blank stops before it until `release`; later ones go on. */
export function heldAtTheBlank() {
  const { catalogItem } = PrintfulProducts.prototype
  const reached = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  PrintfulProducts.prototype.catalogItem = async function (...asked) {
    PrintfulProducts.prototype.catalogItem = catalogItem
    reached.resolve()
    await held.promise
    return catalogItem.apply(this, asked)
  }
  const release = () => {
    PrintfulProducts.prototype.catalogItem = catalogItem
    held.resolve()
  }
  return { reached: reached.promise, release }
}
