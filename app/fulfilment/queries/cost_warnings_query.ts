import db from '@adonisjs/lucid/services/db'

/** A product that a run flagged, with its amounts as they were then. */
export type CostWarningRow = {
  artist_id: number
  product_name: string
  band_name: string
  provider_cost: string
  minimum_price: string
  selling_price: string
}

export type CostWarnings = { rows: CostWarningRow[]; total: number }

/** A mail names so many; the rest stands on the screens. */
const NAMED = 50

export class CostWarningsQuery {
  /** What a run flagged, of one owner or of all. */
  async ofSync(syncId: number, ownerUserId?: number): Promise<CostWarnings> {
    const warnings = db
      .from('cost_warnings')
      .where('cost_warnings.sync_id', syncId)
      .if(ownerUserId, (query) => query.where('cost_warnings.owner_user_id', ownerUserId!))
    const counted = await warnings.clone().count('* as total').first()
    const rows: CostWarningRow[] = await warnings
      .join('products', 'products.id', 'cost_warnings.product_id')
      .join('artists', 'artists.id', 'products.artist_id')
      .orderBy(['artists.band_name', 'products.name', 'cost_warnings.id'])
      .limit(NAMED)
      .select(
        'products.artist_id',
        'products.name as product_name',
        'artists.band_name',
        'cost_warnings.provider_cost',
        'cost_warnings.minimum_price',
        'cost_warnings.selling_price'
      )
    return { rows, total: Number(counted.total) }
  }
}
