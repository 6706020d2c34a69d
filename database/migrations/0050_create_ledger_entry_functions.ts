import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * What the ledger holds of an order row and of a checkout follows from the row alone and stands here once: for what a
 * change posts, for what existed before the ledger began, for demo data and for `ledger:check`.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      CREATE FUNCTION order_ledger_entries(sale orders) RETURNS TABLE (account text, amount bigint) LANGUAGE sql IMMUTABLE PARALLEL SAFE
      BEGIN ATOMIC
        SELECT side.account, (-100 * side.pounds)::bigint
          FROM (VALUES
                 ('artist_payable', CASE WHEN sale.status <> 'cancelled' THEN artist_profit_left(sale) END),
                 ('production_cost', CASE WHEN sale.status <> 'cancelled' THEN sale.unit_cost * sale.quantity END),
                 ('platform_share', CASE WHEN sale.status <> 'cancelled'
                                         THEN sale.total_amount - sale.refunded_amount - sale.unit_cost * sale.quantity - artist_profit_left(sale) END),
                 ('suspense', CASE WHEN sale.status = 'cancelled' THEN sale.total_amount - sale.refunded_amount END)
               ) AS side (account, pounds)
         WHERE sale.payment_status <> 'unpaid' AND side.pounds <> 0;
      END;
      COMMENT ON FUNCTION order_ledger_entries(orders) IS 'Pence, credits below zero: the artist''s part, the cost set aside and the platform''s part, which bears what the artist does not pay back; of a cancelled row what is still the buyer''s.';

      CREATE FUNCTION checkout_ledger_entries(basket checkouts) RETURNS TABLE (account text, amount bigint) LANGUAGE sql STABLE PARALLEL SAFE
      BEGIN ATOMIC
        SELECT CASE WHEN EXISTS (SELECT FROM orders WHERE orders.checkout_id = basket.id AND orders.status <> 'cancelled') THEN side.account ELSE 'suspense' END,
               (-100 * side.pounds)::bigint
          FROM (VALUES ('shipping', basket.shipping_amount - basket.refunded_shipping), ('tax_payable', basket.tax_amount)) AS side (account, pounds)
         WHERE basket.paid_at IS NOT NULL AND side.pounds <> 0;
      END;
      COMMENT ON FUNCTION checkout_ledger_entries(checkouts) IS 'Pence, credits below zero: shipping and tax; the buyer''s, where nothing of the checkout is made.';

      ALTER TABLE payment_sessions
        ADD COLUMN received_amount numeric(10,2) CHECK (received_amount >= 0),
        ADD COLUMN processing_fee numeric(10,2) CHECK (processing_fee >= 0);
      CREATE INDEX payment_sessions_without_fee ON payment_sessions (updated_at, id) WHERE status = 'complete' AND processing_fee IS NULL;
      COMMENT ON COLUMN payment_sessions.received_amount IS 'What came in, where that is not the amount that was asked for.';
      COMMENT ON COLUMN payment_sessions.processing_fee IS 'What the provider took for the payment; null while that is not known.';
    `)
  }

  async down() {
    this.schema.raw(`
      ALTER TABLE payment_sessions DROP COLUMN received_amount, DROP COLUMN processing_fee;
      DROP FUNCTION checkout_ledger_entries, order_ledger_entries;
    `)
  }
}
