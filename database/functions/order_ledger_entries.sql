-- Computes the ledger entries that an order or a checkout must have, from its row alone: for the entries that a change posts,
-- for demo data and for ledger:check. Uses the functions in order_amounts.sql.

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
