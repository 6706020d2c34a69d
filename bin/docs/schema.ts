/**
 * Tables, constraints, triggers and functions of a migrated database, read from its catalogue.
 */

/** Runs one statement and returns its rows. */
export type Query = <Row>(sql: string) => Promise<Row[]>

export type Column = {
  name: string
  type: string
  isNullable: boolean
  fallback: string | null
  comment: string | null
}

export type Table = {
  name: string
  comment: string | null
  isPartitioned: boolean
  columns: Column[]
  constraints: { name: string; definition: string }[]
  uniqueIndexes: { name: string; definition: string }[]
  triggers: { name: string; when: string; calls: string }[]
}

export type Schema = { tables: Table[]; functions: { name: string; comment: string | null }[] }

/** Tables of the migrations themselves. Partitions follow their parent, and their names follow the date. */
const TABLES = `
  SELECT oid, relname AS name, obj_description(oid, 'pg_class') AS comment, relkind = 'p' AS "isPartitioned"
    FROM pg_class
   WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
     AND relname NOT LIKE 'adonis\\_schema%'
   ORDER BY relname`

const COLUMNS = `
  SELECT attrelid AS oid, attname AS name, format_type(atttypid, atttypmod) AS type, NOT attnotnull AS "isNullable",
         CASE WHEN attidentity <> '' THEN 'identity'
              WHEN attgenerated <> '' THEN 'generated: ' || pg_get_expr(adbin, adrelid)
              ELSE pg_get_expr(adbin, adrelid) END AS fallback,
         col_description(attrelid, attnum) AS comment
    FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
   WHERE attnum > 0 AND NOT attisdropped
   ORDER BY attrelid, attnum`

/** Primary key first, then unique, foreign and check constraints; NOT NULL stands with the columns. */
const CONSTRAINTS = `
  SELECT conrelid AS oid, conname AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype IN ('p', 'u', 'f', 'c', 'x')
   ORDER BY conrelid, strpos('pufcx', contype::text), conname`

const UNIQUE_INDEXES = `
  SELECT indrelid AS oid, relname AS name, pg_get_indexdef(indexrelid) AS definition
    FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
   WHERE indisunique AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)
   ORDER BY relname`

const TRIGGERS = `
  SELECT tgrelid AS oid, tgname AS name, pg_get_triggerdef(pg_trigger.oid) AS definition, proname AS calls
    FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid
   WHERE NOT tgisinternal ORDER BY tgname`

/** Those of extensions are not ours. */
const FUNCTIONS = `
  SELECT proname || '(' || pg_get_function_identity_arguments(oid) || ')' AS name, obj_description(oid, 'pg_proc') AS comment
    FROM pg_proc
   WHERE pronamespace = 'public'::regnamespace
     AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
   ORDER BY 1`

type OfTable<Row> = Row & { oid: number }
type Defined = { name: string; definition: string }

export async function readSchema(query: Query): Promise<Schema> {
  const tables = await query<OfTable<Table>>(TABLES)
  const columns = await query<OfTable<Column>>(COLUMNS)
  const constraints = await query<OfTable<Defined>>(CONSTRAINTS)
  const indexes = await query<OfTable<Defined>>(UNIQUE_INDEXES)
  const triggers = await query<OfTable<Defined & { calls: string }>>(TRIGGERS)
  const functions = await query<Schema['functions'][number]>(FUNCTIONS)
  return {
    tables: tables.map((table) => {
      const own = <Row>(rows: OfTable<Row>[]) => rows.filter(({ oid }) => oid === table.oid)
      return {
        ...table,
        columns: own(columns),
        constraints: own(constraints),
        uniqueIndexes: own(indexes),
        triggers: own(triggers).map(({ name, definition, calls }) => ({
          name,
          when: whenOf(definition),
          calls,
        })),
      }
    }),
    functions,
  }
}

/** "AFTER INSERT OR UPDATE OF status" of a trigger's definition. */
function whenOf(definition: string): string {
  return /\b((?:BEFORE|AFTER|INSTEAD OF) [\s\S]*?) ON /.exec(definition)?.[1] ?? ''
}
