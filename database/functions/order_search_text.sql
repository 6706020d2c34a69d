-- Writes orders.search_text: order number, product and customer's name. The name is on the checkout, so that a change there
-- writes the text of its orders.

CREATE OR REPLACE FUNCTION write_order_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := fold_text(concat_ws(' ', '', NEW.order_number, NEW.product_name,
    (SELECT customer_name FROM checkouts WHERE id = NEW.checkout_id)));
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER orders_search_text BEFORE INSERT OR UPDATE OF order_number, product_name, checkout_id ON orders
  FOR EACH ROW EXECUTE FUNCTION write_order_search_text();

CREATE OR REPLACE FUNCTION write_customer_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET search_text = fold_text(concat_ws(' ', '', order_number, product_name, NEW.customer_name)) WHERE checkout_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER checkouts_search_text AFTER UPDATE OF customer_name ON checkouts
  FOR EACH ROW WHEN (NEW.customer_name IS DISTINCT FROM OLD.customer_name) EXECUTE FUNCTION write_customer_search_text();
