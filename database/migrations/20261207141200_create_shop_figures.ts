import { BaseSchema } from '@adonisjs/lucid/schema'

/** Sales, refunds, margin and what is owed to artists by day, month, quarter and year, of the shop and of its parts. */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE TABLE shop_figures (
        dimension text NOT NULL CHECK (dimension IN ('shop', 'artist', 'gig', 'type', 'country')),
        grain text NOT NULL CHECK (grain IN ('day', 'month', 'quarter', 'year')),
        starts_on date NOT NULL,
        key text NOT NULL,
        orders integer NOT NULL,
        sales bigint NOT NULL,
        refunds bigint NOT NULL,
        margin bigint NOT NULL,
        owed bigint NOT NULL,
        PRIMARY KEY (dimension, grain, starts_on, key)
      );
      CREATE INDEX shop_figures_by_sales ON shop_figures (dimension, grain, starts_on, sales DESC, key);
      COMMENT ON TABLE shop_figures IS 'Projection of the ledger for the figures of the whole shop, in whole pence, without shipping. BuildShopFigures writes it.';
      COMMENT ON COLUMN shop_figures.starts_on IS 'First day of the period, in London.';
      COMMENT ON COLUMN shop_figures.key IS 'Id of the artist or gig, product type or country; empty for the whole shop, and for what belongs to none.';
      COMMENT ON COLUMN shop_figures.refunds IS 'Refunds and cancellations, less refunds that banks sent back; on the day when they happened.';
      COMMENT ON COLUMN shop_figures.margin IS 'The platform’s share of order rows, after refunds, before payment fees and the printer’s differences.';
      COMMENT ON COLUMN shop_figures.owed IS 'Change of what is owed to artists in the period; may be below zero.';
    `)
  }
}
