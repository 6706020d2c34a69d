import db from '@adonisjs/lucid/services/db'

/** Which of the provider's store products are whose. */
export class ProviderLinksQuery {
  /** Ids of the store products that an artist's products were made of. */
  async ofArtist(artistId: number): Promise<ReadonlySet<number>> {
    const rows: { id: string }[] = await db
      .from('products')
      .where('artist_id', artistId)
      .whereNotNull('printful_product_id')
      .select('printful_product_id as id')
    return new Set(rows.map(({ id }) => Number(id)))
  }
}
