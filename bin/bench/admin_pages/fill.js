import pg from 'pg'
import { say, seconds } from '../../launcher/steps.js'
import { casesSql } from './cases_sql.js'
import { loadDemoSql } from './demo_sql.js'
import { figuresSql } from './figures_sql.js'
import { closedMonthsSql, ledgerSql, payoutsSql, refundsSql } from './money_sql.js'
import { ordersSql, prepareOrdersSql } from './orders_sql.js'
import { peopleSql } from './people_sql.js'
import { productsSql } from './products_sql.js'

const PARTS = {
  'accounts and artists': peopleSql,
  'products': productsSql,
  'what was sold': prepareOrdersSql,
  'orders': ordersSql,
  'refunds and disputes': refundsSql,
  'ledger': ledgerSql,
  'payouts and receipts': payoutsSql,
  'closed months': closedMonthsSql,
  'cases': casesSql,
  'figures': figuresSql,
}

/** Written by the trigger that computes them. */
const KEPT_TRIGGERS = [['products', 'products_search_text']]

/**
 * Adds the large shop to the demo shop of a database: without triggers, foreign keys and indexes, which are built afterwards.
 * What triggers would have written is among the statements.
 */
export async function fillAdminShop(url) {
  const sql = await loadDemoSql()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    for (const [name, value] of Object.entries({
      session_replication_role: 'replica',
      synchronous_commit: 'off',
      work_mem: '256MB',
      maintenance_work_mem: '1GB',
      jit: 'off',
    }))
      await client.query(`SET ${name} = '${value}'`)
    for (const [table, trigger] of KEPT_TRIGGERS)
      await client.query(`ALTER TABLE ${table} ENABLE ALWAYS TRIGGER ${trigger}`)
    const indexes = await takeIndexes(client)
    for (const [name, statementsOf] of Object.entries(PARTS))
      await timed(name, () => runAll(client, statementsOf(sql)))
    await timed('indexes', () => runAll(client, indexes))
    for (const [table, trigger] of KEPT_TRIGGERS)
      await client.query(`ALTER TABLE ${table} ENABLE TRIGGER ${trigger}`)
    await client.query(CONTINUE_SEQUENCES)
    await timed('statistics', () => client.query('VACUUM (ANALYZE)'))
  } finally {
    await client.end()
  }
}

async function runAll(client, statements) {
  for (const statement of statements) {
    try {
      await client.query(statement)
    } catch (error) {
      error.message += ` in: ${statement.slice(0, 200)}`
      throw error
    }
  }
}

async function timed(name, work) {
  const begun = Date.now()
  await work()
  say(`    ${name} (${seconds(begun)})`)
}

/** Drops the indexes that belong to no constraint. @returns the statements that create them */
async function takeIndexes(client) {
  const { rows } = await client.query(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index JOIN pg_class ON pg_class.oid = indrelid
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND NOT relispartition AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`
  )
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`)
  return rows.map(({ definition }) => definition)
}

const CONTINUE_SEQUENCES = `
  DO $$
  DECLARE each record; latest bigint;
  BEGIN
    FOR each IN SELECT table_name, pg_get_serial_sequence(quote_ident(table_name), 'id') AS sequence FROM information_schema.columns
                 WHERE table_schema = 'public' AND column_name = 'id' AND is_identity = 'YES' LOOP
      EXECUTE format('SELECT max(id) FROM %I', each.table_name) INTO latest;
      IF latest IS NOT NULL THEN PERFORM setval(each.sequence, latest); END IF;
    END LOOP;
  END $$`
