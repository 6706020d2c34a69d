import type { Operation } from '#sandbox/printful/api'
import { fieldsOf } from '#sandbox/printful/body'
import { withLock } from '#sandbox/lock'
import { badRequest } from '#sandbox/printful/printful_error'
import { listStoreProducts } from '#sandbox/printful/store/listing'
import { presentProduct, presentVariant, presentVariants } from '#sandbox/printful/store/present'
import {
  changeProduct,
  changeVariant,
  makeProduct,
  makeVariant,
} from '#sandbox/printful/store/product_writes'
import { syncRecords, type SyncProductRecord } from '#sandbox/printful/store/records'
import { productOrFail, productsOf, syncVariantOrFail } from '#sandbox/printful/store/sync_products'
import { emitEvent } from '#sandbox/printful/webhooks/events'

const write = { isOfStore: true, buckets: () => ['product_writes' as const] }

/** One change of the store's products at a time. */
const withProductsLock = <Result>(work: () => Promise<Result>) =>
  withLock('printful products', work)

export const listSyncProducts: Operation = {
  isOfStore: true,
  run: ({ store, query }) => listStoreProducts(store, query),
}

export const getSyncProduct: Operation = {
  isOfStore: true,
  run: async ({ store, params }) => {
    const product = await productOrFail(store, params.id!)
    return {
      result: {
        sync_product: presentProduct(product),
        sync_variants: await presentVariants(product),
      },
    }
  },
}

export const createSyncProduct: Operation = {
  ...write,
  run: ({ store, body }) =>
    withProductsLock(async () => {
      const product = await makeProduct(store, body)
      for await (const other of productsOf(store)) {
        if (other.externalId === product.externalId) throw badRequest('External ID is in use')
      }
      return { result: await saveProduct(product, 'product_synced') }
    }),
}

export const updateSyncProduct: Operation = {
  ...write,
  run: ({ store, body, params }) =>
    withProductsLock(async () => {
      const product = await productOrFail(store, params.id!)
      return { result: await saveProduct(await changeProduct(product, body)) }
    }),
}

export const deleteSyncProduct: Operation = {
  ...write,
  run: ({ store, params }) =>
    withProductsLock(async () => {
      await removeProduct(await productOrFail(store, params.id!))
      // An empty object of the real API is an empty list.
      return { result: [] }
    }),
}

export const createSyncVariant: Operation = {
  ...write,
  run: ({ store, body, params }) =>
    withProductsLock(async () => {
      const product = await productOrFail(store, params.id!)
      if (product.variants.length >= 100) throw badRequest('A product has 1 to 100 variants')
      const variant = await makeVariant(product, fieldsOf(body, 'Body'))
      await saveProduct({ ...product, variants: [...product.variants, variant] })
      return { result: await presentVariant(product, variant) }
    }),
}

export const getSyncVariant: Operation = {
  isOfStore: true,
  run: async ({ store, params }) => {
    const { product, variant } = await syncVariantOrFail(store, params.id!)
    return { result: await presentVariant(product, variant) }
  },
}

export const updateSyncVariant: Operation = {
  ...write,
  run: ({ store, body, params }) =>
    withProductsLock(async () => {
      const { product, variant } = await syncVariantOrFail(store, params.id!)
      const changed = await changeVariant(product, variant, fieldsOf(body, 'Body'))
      const variants = product.variants.map((each) => (each.id === variant.id ? changed : each))
      await saveProduct({ ...product, variants })
      return { result: await presentVariant(product, changed) }
    }),
}

export const deleteSyncVariant: Operation = {
  ...write,
  run: ({ store, params }) =>
    withProductsLock(async () => {
      const { product, variant } = await syncVariantOrFail(store, params.id!)
      const variants = product.variants.filter(({ id }) => id !== variant.id)
      await saveProduct({ ...product, variants })
      return { result: [] }
    }),
}

/** Tells of it as new where it is. */
export async function saveProduct(
  product: SyncProductRecord,
  type: 'product_synced' | 'product_updated' = 'product_updated'
) {
  await syncRecords.save(String(product.id), product)
  const presented = presentProduct(product)
  await emitEvent(product.store, type, { sync_product: presented })
  return presented
}

export async function removeProduct(product: SyncProductRecord): Promise<void> {
  await syncRecords.save(String(product.id), { ...product, isRemoved: true })
  const { id, externalId, name } = product
  await emitEvent(product.store, 'product_deleted', {
    sync_product: { id, external_id: externalId, name },
  })
}
