import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig } from '@adonisjs/lucid'
import { sessionLimits, transactionLimits } from '#core/database/database_limits'
import { directUrl, isPooledByTransaction, preparesStatements } from '#core/database/direct_url'
import { inOrder, type OnConnection } from '#core/database/on_connection'
import { preparedStatements, withoutNames } from '#core/database/prepared_statements'
import { isTracing } from '#core/tracing/main'
import { traceStatements } from '#core/tracing/trace_statements'
import {
  DATABASE_MILLISECONDS,
  endAbandonedStatements,
  statementTimeout,
} from '#core/database/statement_timeout'

const connection = {
  connectionString: env.get('DATABASE_URL'),
  connectionTimeoutMillis: 10_000,
  // Notices that the other side is gone without a word, also while a long statement runs.
  keepAlive: true,
  keepAliveInitialDelayMillis: 30_000,
}

/** A pooler in transaction mode keeps no settings of a session: these belong to the role then. */
const bySession: OnConnection[] = isPooledByTransaction()
  ? [statementTimeout(), transactionLimits]
  : [endAbandonedStatements, statementTimeout(), sessionLimits]

const pool = {
  min: 0,
  afterCreate: inOrder(
    ...bySession,
    preparesStatements() ? preparedStatements() : withoutNames,
    ...(isTracing ? [traceStatements] : [])
  ),
  // Jobs and commands in a process of their own may wait for each other longer than a request may.
  ...(app.getEnvironment() !== 'console' && { acquireTimeoutMillis: DATABASE_MILLISECONDS }),
}

const migrations = { naturalSort: true, paths: ['database/migrations'] }

export default defineConfig({
  connection: 'postgres',
  connections: {
    postgres: {
      client: 'pg',
      connection,
      pool: {
        ...pool,
        max: env.get('DATABASE_POOL_MAX') ?? 10,
        // A new connection takes PostgreSQL as long as many short tests: those of a run are kept to its end.
        ...(app.inTest && { idleTimeoutMillis: 15 * 60_000 }),
      },
      migrations,
      schemaGeneration: {
        // The classes are source code: a built application migrates without writing them.
        enabled: import.meta.filename.endsWith('.ts'),
        outputPath: 'database/schema.ts',
        rulesPaths: ['./database/schema_rules.js'],
        excludeTables: [
          'loaded_functions',
          'loaded_function_texts',
          'sessions',
          'rate_limits',
          'search_words',
          'artist_catalog_stats',
          'pending_product_sales_counts',
          'pending_artist_sales_counts',
          'searched_texts',
          'visit_deletions',
          'visitor_hash_salts',
          'sales_facts',
          'stale_rollups',
          'qr_code_hourly_stats',
          'qr_code_product_daily_stats',
          'artist_daily_stats',
          'product_daily_stats',
          'provider_syncs',
          'store_products',
          'store_variants',
          'blanks',
          'blank_variants',
          'cost_warnings',
          'cost_warning_mails',
          'shipping_quotes',
          'webhook_backfill_cursors',
          'nodes',
          'open_alerts',
        ],
      },
    },
    // Migrations need a session of their own.
    ...(isPooledByTransaction() && {
      direct: {
        client: 'pg',
        connection: { ...connection, connectionString: directUrl() },
        pool: { min: 0, max: 3 },
        migrations,
      },
    }),
    ...(app.inTest && {
      limits: { client: 'pg', connection, pool: { ...pool, max: 2 } },
    }),
  },
})
