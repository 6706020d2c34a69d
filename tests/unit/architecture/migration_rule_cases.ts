/** Bodies of migrations; the static lines of the class stand before the SQL. */
export type Case = [name: string, sql: string | string[], statics?: string]

const OUTSIDE = 'static disableTransactions = true'

export const refused: [...Case, fault: RegExp][] = [
  ['an index that writers wait for', 'CREATE INDEX orders_by_x ON orders (x)', '', /CONCURRENTLY/],
  ['a unique index', 'create unique index a on orders (x)', '', /CONCURRENTLY/],
  [
    'a concurrent index in a transaction',
    'CREATE INDEX CONCURRENTLY a ON orders (x)',
    '',
    /disableTransactions/,
  ],
  [
    'a concurrent index over what a cut-off attempt left',
    'CREATE INDEX CONCURRENTLY a ON orders (x)',
    OUTSIDE,
    /DROP INDEX CONCURRENTLY IF EXISTS a/,
  ],
  [
    'two statements of one text outside a transaction',
    'DROP INDEX CONCURRENTLY IF EXISTS a; CREATE INDEX CONCURRENTLY a ON orders (x)',
    OUTSIDE,
    /its own this\.schema\.raw/,
  ],
  [
    'an alteration outside a transaction',
    'ALTER TABLE orders ADD COLUMN x text',
    OUTSIDE,
    /belongs in a transaction/,
  ],
  [
    'a check of all rows',
    'ALTER TABLE orders ADD CONSTRAINT a CHECK (x > 0)',
    '',
    /a needs NOT VALID/,
  ],
  [
    'a foreign key of all rows',
    'ALTER TABLE orders ADD CONSTRAINT a FOREIGN KEY (x) REFERENCES y (id)',
    '',
    /NOT VALID/,
  ],
  [
    'a constraint among other changes',
    `ALTER TABLE orders ADD COLUMN x text DEFAULT 'a, b', ADD CONSTRAINT a CHECK (num_nonnulls(x, y) = 1)`,
    '',
    /NOT VALID/,
  ],
  ['a constraint without a name', 'ALTER TABLE orders ADD CHECK (x > 0)', '', /needs a name/],
  ['a unique constraint', 'ALTER TABLE orders ADD CONSTRAINT a UNIQUE (x)', '', /USING INDEX/],
  [
    'a validation under the lock of the constraint',
    'ALTER TABLE orders ADD CONSTRAINT a CHECK (x > 0) NOT VALID; ALTER TABLE orders VALIDATE CONSTRAINT a',
    '',
    /next migration/,
  ],
  [
    'a new column with a check',
    'ALTER TABLE orders ADD COLUMN x integer CHECK (x > 0)',
    '',
    /added apart/,
  ],
  [
    'a new column that the release before does not fill',
    'ALTER TABLE orders ADD COLUMN x integer NOT NULL',
    '',
    /needs a DEFAULT/,
  ],
  [
    'a default that differs by row',
    'ALTER TABLE orders ADD COLUMN x uuid DEFAULT gen_random_uuid()',
    '',
    /every row/,
  ],
  ['a numbered column', 'ALTER TABLE orders ADD COLUMN x bigserial', '', /every row/],
  [
    'a generated column',
    'ALTER TABLE orders ADD COLUMN x text GENERATED ALWAYS AS (y || z) STORED',
    '',
    /every row/,
  ],
  ['another type', 'ALTER TABLE orders ALTER COLUMN x TYPE bigint', '', /the type of orders\.x/],
  [
    'a column that becomes NOT NULL unread',
    'ALTER TABLE orders ALTER x SET NOT NULL',
    '',
    /validated CHECK/,
  ],
  ['a dropped column', 'ALTER TABLE orders DROP COLUMN x', '', /release before/],
  ['a dropped table', 'DROP TABLE orders', '', /release before/],
  ['a renamed column', 'ALTER TABLE orders RENAME COLUMN x TO y', '', /release before/],
  ['a renamed table', 'ALTER TABLE orders RENAME TO sales', '', /release before/],
  [
    'a column that a coming release does without',
    'ALTER TABLE orders DROP COLUMN x',
    `static unusedSince = '0.9.0'`,
    /not released yet/,
  ],
  [
    'rows filled under the lock of a new column',
    'ALTER TABLE orders ADD COLUMN x text; UPDATE orders SET x = y',
    '',
    /migration of their own/,
  ],
  ['a truncated table', 'TRUNCATE orders', '', /batches/],
  ['a lock', 'LOCK TABLE orders', '', /lock rows/],
  ['a plain reindex', 'REINDEX TABLE orders', '', /CONCURRENTLY/],
  [
    'a comment that seems to make it right',
    'CREATE INDEX a -- CONCURRENTLY\n ON orders (x)',
    '',
    /CONCURRENTLY/,
  ],
]

export const allowed: Case[] = [
  [
    'a new table with all that belongs to it',
    `CREATE TABLE news (id integer PRIMARY KEY, x integer NOT NULL UNIQUE CHECK (x > 0), order_id integer REFERENCES orders (id));
     CREATE INDEX news_by_x ON news (x); ALTER TABLE news ADD CONSTRAINT y CHECK (x > 0);
     COMMENT ON TABLE news IS 'One; two -- three';`,
  ],
  [
    'a new column',
    `ALTER TABLE orders ADD COLUMN x text, ADD COLUMN y integer NOT NULL DEFAULT 0, ADD COLUMN z integer REFERENCES orders (id)`,
  ],
  ['a constraint of new rows', 'ALTER TABLE orders ADD CONSTRAINT a CHECK (x > 0) NOT VALID'],
  ['a validation', 'ALTER TABLE orders VALIDATE CONSTRAINT a'],
  ['a validation outside a transaction', 'ALTER TABLE orders VALIDATE CONSTRAINT a', OUTSIDE],
  [
    'an index built beside the writers',
    ['DROP INDEX CONCURRENTLY IF EXISTS a', 'CREATE UNIQUE INDEX CONCURRENTLY a ON orders (x)'],
    OUTSIDE,
  ],
  [
    'a unique constraint over a built index',
    'ALTER TABLE orders ADD CONSTRAINT a UNIQUE USING INDEX a',
  ],
  [
    'a column that a release did without',
    'ALTER TABLE orders DROP COLUMN x',
    `static unusedSince = '0.1.0'`,
  ],
  ['less of a constraint', 'ALTER TABLE orders DROP CONSTRAINT a, ALTER COLUMN x DROP NOT NULL'],
  ['rows that are filled', 'UPDATE orders SET x = y WHERE x IS NULL'],
  ['room on its pages', 'ALTER TABLE orders SET (fillfactor = 85)'],
]
