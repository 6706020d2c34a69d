-- The rule of what is on sale. Lists, triggers and views use these two functions; PostgreSQL inlines them, so that the
-- partial indexes of products (WHERE status = 'active') serve a query that uses them. app/catalog/availability has the
-- same rule for a row that is already read; tests/functional/catalog/sale_availability.spec.ts compares both.

CREATE OR REPLACE FUNCTION is_published(product_status text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN product_status = 'active';
COMMENT ON FUNCTION is_published IS 'Whether the status of a product allows its sale.';

CREATE OR REPLACE FUNCTION is_on_sale(product_status text, artist_is_hidden boolean) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN is_published(product_status) AND NOT artist_is_hidden;
COMMENT ON FUNCTION is_on_sale IS 'Whether anyone can see and buy a product.';
