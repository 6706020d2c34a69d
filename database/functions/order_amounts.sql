-- Computes the amounts of an order, or of a checkout's shipping, that remain after refunds, in pounds.

CREATE OR REPLACE FUNCTION is_refunded(sale orders) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN sale.status = 'cancelled' OR sale.payment_status = 'refunded' OR sale.refunded_amount >= sale.total_amount;

CREATE OR REPLACE FUNCTION artist_profit_left(sale orders) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN is_refunded(sale) THEN 0
       ELSE sale.artist_profit - round(sale.artist_profit * sale.refunded_amount / sale.total_amount, 2) END;

CREATE OR REPLACE FUNCTION tax_left(sale orders) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN is_refunded(sale) THEN 0
       ELSE sale.tax_amount - round(sale.tax_amount * sale.refunded_amount / sale.total_amount, 2) END;
COMMENT ON FUNCTION tax_left(orders) IS 'Pounds: the tax in what was not refunded.';

CREATE OR REPLACE FUNCTION shipping_tax_left(basket checkouts) RETURNS numeric LANGUAGE sql STABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT in_shipping - round(in_shipping * basket.refunded_shipping / basket.shipping_amount, 2)
    FROM (SELECT basket.tax_amount - coalesce(sum(orders.tax_amount), 0) AS in_shipping FROM orders WHERE orders.checkout_id = basket.id) AS tax
   WHERE basket.tax_amount > 0 AND basket.shipping_amount > 0;
END;
COMMENT ON FUNCTION shipping_tax_left(checkouts) IS 'Pounds: the tax in what of the shipping was not refunded; null where there is none.';

CREATE OR REPLACE FUNCTION tax_rate_of(basket checkouts) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(basket.tax_rate, CASE WHEN basket.tax_amount > 0 AND basket.quoted_country = 'GB'
                                       AND abs(basket.tax_amount - basket.total_amount / 6) <= 0.1 THEN 20 END);
COMMENT ON FUNCTION tax_rate_of(checkouts) IS 'Percent: the rate of the tax in a checkout; of one from before the rate was kept 20 where its VAT is a sixth of its total. Null without tax and where there is no single rate.';
