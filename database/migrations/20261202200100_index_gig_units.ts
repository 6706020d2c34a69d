import { BaseSchema } from '@adonisjs/lucid/schema'

/** The sums of a product are read from the index alone, as before, and now with those of gigs. */
export default class extends BaseSchema {
  static disableTransactions = true

  async up() {
    this.schema.raw('DROP INDEX CONCURRENTLY IF EXISTS product_daily_stats_sums')
    this.schema.raw(
      'CREATE INDEX CONCURRENTLY product_daily_stats_sums ON product_daily_stats (artist_id, product_id, day) INCLUDE (units, gig_units, ranked_units, elsewhere_units)'
    )
    this.schema.raw('DROP INDEX CONCURRENTLY IF EXISTS product_daily_stats_by_product')
  }
}
