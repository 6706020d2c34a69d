import { withLock } from '#sandbox/lock'
import { blanks, variantsOf } from '#sandbox/printful/catalog/blanks'
import { externalIdOf, syncVariants } from '#sandbox/printful/store/demo_products'
import { LARGE_PRODUCTS } from '#sandbox/printful/store/ids'
import {
  readStoreState,
  storeStateRecords,
  type SyncProductRecord,
} from '#sandbox/printful/store/records'
import { settings } from '#sandbox/printful/settings'

type Size = { products: number; variants: number }

const large = blanks.filter((blank) => variantsOf(blank).length >= 100)

/** Any number of products of up to 100 variants each beside the others, each computed from its id when asked for. */
export async function fillLargeStore({ products, variants }: Size): Promise<void> {
  await withLock('printful ids', async () =>
    storeStateRecords.save('state', {
      ...(await readStoreState()),
      largeStore: { products, variants: Math.min(100, variants) },
    })
  )
}

export async function largeProductIds(): Promise<number[]> {
  const { largeStore } = await readStoreState()
  return Array.from({ length: largeStore?.products ?? 0 }, (_, index) => LARGE_PRODUCTS + index)
}

export async function largeProduct(id: number): Promise<SyncProductRecord | null> {
  const { largeStore } = await readStoreState()
  const index = id - LARGE_PRODUCTS
  if (!largeStore || index < 0 || index >= largeStore.products) return null
  const blank = large[index % large.length]!
  const name = `Stock item ${String(index + 1).padStart(5, '0')}`
  const price = `${20 + (index % 30)}.00`
  const making = { productId: id, name, colors: blank.colors.length, price }
  const variants = syncVariants(blank, making, largeStore.variants)
  return {
    id,
    store: settings.storeId,
    externalId: externalIdOf(`product ${id}`),
    name,
    thumbnailUrl: variants[0]?.files.at(-1)?.previewUrl ?? null,
    isIgnored: false,
    variants,
  }
}
