import { demoProduct, demoProductIds } from '#sandbox/printful/store/demo_products'
import { productIdOfVariant } from '#sandbox/printful/store/ids'
import { largeProduct, largeProductIds } from '#sandbox/printful/store/large_store'
import {
  syncRecords,
  type SyncProductRecord,
  type SyncVariantRecord,
} from '#sandbox/printful/store/records'
import { notFound } from '#sandbox/printful/printful_error'
import { shopVariant } from '#sandbox/printful/store/shop_products'
import { settings } from '#sandbox/printful/settings'

/** What a call made or changed comes before what is computed. */
export async function productOf(id: number): Promise<SyncProductRecord | null> {
  const record = (await syncRecords.find(String(id))) ?? demoProduct(id) ?? (await largeProduct(id))
  return record?.isRemoved ? null : record
}

/** The ids of a store's products, the newest first; removed ones among them. */
export async function productIds(store: number): Promise<number[]> {
  const made = (await syncRecords.ids()).map(Number)
  const computed =
    store === settings.storeId ? [...demoProductIds, ...(await largeProductIds())] : []
  return [...new Set([...made, ...computed])].sort((one, other) => other - one)
}

/** Iterates over all products of a store; each is read only when the iteration reaches it. */
export async function* productsOf(store: number): AsyncGenerator<SyncProductRecord> {
  for (const id of await productIds(store)) {
    const product = await productOf(id)
    if (product?.store === store) yield product
  }
}

/** By its number, or by what it is called outside ("@6530f4f2ea2a57"). */
export async function productOrFail(store: number, id: string): Promise<SyncProductRecord> {
  if (!id.startsWith('@')) {
    const product = /^\d{1,15}$/.test(id) ? await productOf(Number(id)) : null
    if (product?.store === store) return product
    throw notFound()
  }
  for await (const product of productsOf(store))
    if (product.externalId === id.slice(1)) return product
  throw notFound()
}

export type Found = { product: SyncProductRecord; variant: SyncVariantRecord }

export async function findSyncVariant(store: number, id: string): Promise<Found | null> {
  if (/^\d{1,15}$/.test(id)) {
    const product = await productOf(productIdOfVariant(Number(id)))
    const variant = product?.variants.find((each) => each.id === Number(id))
    if (product?.store === store && variant) return { product, variant }
    return store === settings.storeId ? shopVariant(Number(id)) : null
  }
  if (!id.startsWith('@')) return null
  for await (const product of productsOf(store)) {
    const variant = product.variants.find((each) => each.externalId === id.slice(1))
    if (variant) return { product, variant }
  }
  return null
}

export async function syncVariantOrFail(store: number, id: string): Promise<Found> {
  const found = await findSyncVariant(store, id)
  if (!found) throw notFound()
  return found
}
