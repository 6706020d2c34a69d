-- Writes the rows of sales_facts again when orders or checkouts change, and marks their days in stale_rollups before and after.

CREATE OR REPLACE FUNCTION mark_sales(order_ids integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO stale_rollups (artist_id, qr_code_id, day)
  SELECT DISTINCT artist_id, qr_code_id, (paid_at AT TIME ZONE 'UTC')::date FROM sales_facts WHERE order_id = ANY (order_ids)
$$;

CREATE OR REPLACE FUNCTION count_sales(order_ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM mark_sales(order_ids);
  DELETE FROM sales_facts WHERE order_id = ANY (order_ids);
  INSERT INTO sales_facts (order_id, checkout_id, artist_id, product_id, qr_code_id, paid_at, units, amount, profit, is_self_purchase)
  SELECT orders.id, orders.checkout_id, orders.artist_id, orders.product_id, orders.qr_code_id, checkouts.paid_at, orders.quantity,
         orders.total_amount - orders.refunded_amount, artist_profit_left(orders), orders.is_self_purchase
    FROM orders JOIN checkouts ON checkouts.id = orders.checkout_id
   WHERE orders.id = ANY (order_ids) AND checkouts.paid_at IS NOT NULL AND orders.payment_status <> 'unpaid' AND NOT is_refunded(orders);
  PERFORM mark_sales(order_ids);
END $$;

CREATE OR REPLACE FUNCTION count_new_sales() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[];
BEGIN
  SELECT array_agg(id) INTO ids FROM new_rows WHERE payment_status <> 'unpaid';
  IF ids IS NOT NULL THEN PERFORM count_sales(ids); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER count_new_sales AFTER INSERT ON orders REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_new_sales();

CREATE OR REPLACE FUNCTION count_changed_sales() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[];
BEGIN
  SELECT array_agg(new_rows.id) INTO ids FROM new_rows JOIN old_rows ON old_rows.id = new_rows.id
   WHERE (new_rows.payment_status, new_rows.status = 'cancelled', new_rows.refunded_amount, new_rows.is_self_purchase, new_rows.qr_code_id, new_rows.checkout_id)
         IS DISTINCT FROM
         (old_rows.payment_status, old_rows.status = 'cancelled', old_rows.refunded_amount, old_rows.is_self_purchase, old_rows.qr_code_id, old_rows.checkout_id)
     AND (new_rows.payment_status <> 'unpaid' OR old_rows.payment_status <> 'unpaid');
  IF ids IS NOT NULL THEN PERFORM count_sales(ids); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER count_changed_sales AFTER UPDATE ON orders REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_sales();

CREATE OR REPLACE FUNCTION count_paid_sales() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE ids integer[];
BEGIN
  SELECT array_agg(orders.id) INTO ids
    FROM new_rows JOIN old_rows ON old_rows.id = new_rows.id JOIN orders ON orders.checkout_id = new_rows.id
   WHERE new_rows.paid_at IS DISTINCT FROM old_rows.paid_at AND orders.payment_status <> 'unpaid';
  IF ids IS NOT NULL THEN PERFORM count_sales(ids); END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER count_paid_sales AFTER UPDATE ON checkouts REFERENCING NEW TABLE AS new_rows OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION count_paid_sales();
