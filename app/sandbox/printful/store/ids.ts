import { withLock } from '#sandbox/lock'
import { readStoreState, storeStateRecords } from '#sandbox/printful/store/records'

/**
 * Three ids that must never be taken for one another: a variant of the catalogue has up to six digits, a product of a
 * store nine, its variant ten or more (more than 32 bits hold, as with the real ones), and what calls them from outside is text.
 */
export const DEMO_PRODUCTS = 382_000_000
export const LARGE_PRODUCTS = 391_000_000
export const MADE_PRODUCTS = 399_000_000

/** For more variants than a product may have, so that no number is given twice. */
const ROOM = 1024

export const variantIdOf = (productId: number, index: number): number =>
  4_800_000_000 + (productId - DEMO_PRODUCTS) * ROOM + index + 1

export const productIdOfVariant = (id: number): number =>
  DEMO_PRODUCTS + Math.floor((id - 1 - 4_800_000_000) / ROOM)

/** Numbers that were never given before, in this store. */
export function takeIds(count = 1): Promise<number> {
  return withLock('printful ids', async () => {
    const state = await readStoreState()
    await storeStateRecords.save('state', { ...state, nextId: state.nextId + count })
    return state.nextId
  })
}
