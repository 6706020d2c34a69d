import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import fulfilmentConfig from '#config/fulfilment'
import { FulfilmentProvider } from '#fulfilment/provider'
import type { CatalogItem } from '#fulfilment/provider_types'
import { BACKGROUND } from '#fulfilment/sync/sync_phase'
import { productTypeOf } from '#fulfilment/type_words'
import { clock } from '#shared/clock'
import type { ProductType } from '#shared/product_type'

type Listed = { item: CatalogItem; productType: ProductType }

/**
 * Chooses the blanks to offer from the provider's catalogue: as many of each type as are configured, first those that
 * products are already made of, then those with the lowest ids. One call.
 */
@inject()
export class ListBlanks {
  constructor(private provider: FulfilmentProvider) {}

  /** Returns how many are offered. Throws what the provider's calls throw. */
  async handle(): Promise<number> {
    const items = await this.provider.products.catalog(BACKGROUND)
    const inUse = await this.#inUse()
    const byType = Map.groupBy(
      items
        .filter(({ isDiscontinued }) => !isDiscontinued)
        .map((item) => ({ item, productType: productTypeOf(item, item.title) })),
      ({ productType }) => productType
    )
    const chosen = [...byType].flatMap(([type, listed]) =>
      listed.toSorted(byUse(inUse)).slice(0, fulfilmentConfig.blanksPerType[type] ?? 0)
    )
    // An empty answer removes no blanks.
    if (chosen.length > 0) await this.#write(chosen)
    return chosen.length
  }

  async #inUse(): Promise<ReadonlySet<number>> {
    const rows: { id: string }[] = await db
      .from('blanks')
      .whereNull('gone_at')
      .select('catalog_item_id as id')
    return new Set(rows.map(({ id }) => Number(id)))
  }

  /** Writes the offered blanks. One that left the catalogue is no longer offered, until it comes back. */
  async #write(chosen: Listed[]): Promise<void> {
    const now = clock.now().toJSDate()
    const given = chosen.map(({ item, productType }) => ({
      id: item.id,
      product_type: productType,
      title: item.title,
      brand: item.brand,
      model: item.model,
      picture_url: item.image,
    }))
    await db.transaction(async (trx) => {
      await trx.rawQuery(
        `INSERT INTO blank_offers (catalog_item_id, product_type, title, brand, model, picture_url, listed_at)
         SELECT id, product_type, title, brand, model, picture_url, :now
           FROM jsonb_to_recordset(:given::jsonb)
             AS given (id bigint, product_type text, title text, brand text, model text, picture_url text)
         ON CONFLICT (catalog_item_id) DO UPDATE SET
           product_type = excluded.product_type, title = excluded.title, brand = excluded.brand, model = excluded.model,
           picture_url = excluded.picture_url, listed_at = excluded.listed_at, gone_at = NULL`,
        { now, given: JSON.stringify([...new Map(given.map((each) => [each.id, each])).values()]) }
      )
      await trx
        .from('blank_offers')
        .where('listed_at', '<', now)
        .whereNull('gone_at')
        .update({ gone_at: now })
    })
  }
}

const byUse = (inUse: ReadonlySet<number>) => (one: Listed, other: Listed) =>
  Number(inUse.has(other.item.id)) - Number(inUse.has(one.item.id)) || one.item.id - other.item.id
