import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Tax is a part of what was paid and never comes on top of it. It is taken out of the platform's part, of goods and of
 * shipping alike (docs/rules/ledger-and-tax.md#who-bears-the-tax), and refunded in proportion.
 */
export default class extends BaseSchema {
  async up() {
    this.schema.raw(`
      ALTER TABLE checkouts
        DROP CONSTRAINT checkouts_check,
        ADD CONSTRAINT checkouts_total CHECK (total_amount = items_amount + shipping_amount),
        ADD CONSTRAINT checkouts_tax_included CHECK (tax_amount <= total_amount);
      ALTER TABLE orders ADD CONSTRAINT orders_tax_included CHECK (tax_amount <= total_amount);
      COMMENT ON COLUMN checkouts.tax_amount IS 'Pounds: the tax in total_amount, as the payment provider computed it; known once paid. What of it is not its rows'' is in the shipping.';
      COMMENT ON COLUMN orders.tax_amount IS 'Pounds: the tax in total_amount, a part of the checkout''s by largest remainder.';

      CREATE FUNCTION tax_left(sale orders) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE
      RETURN CASE WHEN is_refunded(sale) THEN 0
             ELSE sale.tax_amount - round(sale.tax_amount * sale.refunded_amount / sale.total_amount, 2) END;
      COMMENT ON FUNCTION tax_left(orders) IS 'Pounds: the tax in what was not refunded.';

      CREATE FUNCTION shipping_tax_left(basket checkouts) RETURNS numeric LANGUAGE sql STABLE PARALLEL SAFE
      BEGIN ATOMIC
        SELECT in_shipping - round(in_shipping * basket.refunded_shipping / basket.shipping_amount, 2)
          FROM (SELECT basket.tax_amount - coalesce(sum(orders.tax_amount), 0) AS in_shipping FROM orders WHERE orders.checkout_id = basket.id) AS tax
         WHERE basket.tax_amount > 0 AND basket.shipping_amount > 0;
      END;
      COMMENT ON FUNCTION shipping_tax_left(checkouts) IS 'Pounds: the tax in what of the shipping was not refunded; null where there is none.';

      CREATE OR REPLACE FUNCTION order_ledger_entries(sale orders) RETURNS TABLE (account text, amount bigint) LANGUAGE sql IMMUTABLE PARALLEL SAFE
      BEGIN ATOMIC
        SELECT side.account, (-100 * side.pounds)::bigint
          FROM (VALUES
                 ('artist_payable', CASE WHEN sale.status <> 'cancelled' THEN artist_profit_left(sale) END),
                 ('production_cost', CASE WHEN sale.status <> 'cancelled' THEN sale.unit_cost * sale.quantity END),
                 ('tax_payable', CASE WHEN sale.status <> 'cancelled' THEN tax_left(sale) END),
                 ('platform_share', CASE WHEN sale.status <> 'cancelled'
                                         THEN sale.total_amount - sale.refunded_amount - sale.unit_cost * sale.quantity - artist_profit_left(sale) - tax_left(sale) END),
                 ('suspense', CASE WHEN sale.status = 'cancelled' THEN sale.total_amount - sale.refunded_amount END)
               ) AS side (account, pounds)
         WHERE sale.payment_status <> 'unpaid' AND side.pounds <> 0;
      END;
      COMMENT ON FUNCTION order_ledger_entries(orders) IS 'Pence, credits below zero: the artist''s part, the cost set aside, the tax and the platform''s part, which bears the tax and what a refund does not take from the artist; of a cancelled row what is still the buyer''s.';

      CREATE OR REPLACE FUNCTION checkout_ledger_entries(basket checkouts) RETURNS TABLE (account text, amount bigint) LANGUAGE sql STABLE PARALLEL SAFE
      BEGIN ATOMIC
        SELECT side.account, (-100 * side.pounds)::bigint
          FROM (SELECT EXISTS (SELECT FROM orders WHERE orders.checkout_id = basket.id AND orders.status <> 'cancelled') AS is_made,
                       basket.shipping_amount - basket.refunded_shipping AS shipping, shipping_tax_left(basket) AS tax) AS what,
               LATERAL (VALUES (CASE WHEN what.is_made THEN 'shipping' ELSE 'suspense' END, what.shipping),
                               ('tax_payable', CASE WHEN what.is_made THEN what.tax END),
                               ('platform_share', CASE WHEN what.is_made THEN -what.tax END)) AS side (account, pounds)
         WHERE basket.paid_at IS NOT NULL AND side.pounds <> 0;
      END;
      COMMENT ON FUNCTION checkout_ledger_entries(checkouts) IS 'Pence, credits below zero: shipping, and the tax in it, which the platform bears; the buyer''s, where nothing of the checkout is made.';
    `)
  }

  async down() {
    this.schema.raw(`
      CREATE OR REPLACE FUNCTION order_ledger_entries(sale orders) RETURNS TABLE (account text, amount bigint) LANGUAGE sql IMMUTABLE PARALLEL SAFE
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
      CREATE OR REPLACE FUNCTION checkout_ledger_entries(basket checkouts) RETURNS TABLE (account text, amount bigint) LANGUAGE sql STABLE PARALLEL SAFE
      BEGIN ATOMIC
        SELECT CASE WHEN EXISTS (SELECT FROM orders WHERE orders.checkout_id = basket.id AND orders.status <> 'cancelled') THEN side.account ELSE 'suspense' END,
               (-100 * side.pounds)::bigint
          FROM (VALUES ('shipping', basket.shipping_amount - basket.refunded_shipping), ('tax_payable', basket.tax_amount)) AS side (account, pounds)
         WHERE basket.paid_at IS NOT NULL AND side.pounds <> 0;
      END;
      DROP FUNCTION shipping_tax_left, tax_left;
      ALTER TABLE orders DROP CONSTRAINT orders_tax_included;
      ALTER TABLE checkouts
        DROP CONSTRAINT checkouts_tax_included,
        DROP CONSTRAINT checkouts_total,
        ADD CONSTRAINT checkouts_check CHECK (total_amount = items_amount + shipping_amount + tax_amount);
    `)
  }
}
