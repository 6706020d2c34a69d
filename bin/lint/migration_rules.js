/**
 * Judges migrations by the rules of docs/guides/migrations.md: no statement keeps others waiting for longer than the
 * timeout of locks, and none removes what the release before still uses.
 */
import { columnFaults, constraintFaults } from './migration_alterations.js'
import { plainName, rawTexts, splitList, statementsOf } from './migration_sql.js'

/** Statements that wait for other transactions without keeping new ones waiting, or lock rows alone. */
const WITHOUT_TRANSACTION =
  /^(create (unique )?index concurrently|drop index concurrently|reindex .*concurrently|alter table (only )?\S+ validate constraint \S+$|alter table \S+ detach partition \S+ concurrently|update |insert |delete |with )/i

/** They rewrite or lock a whole table. */
const LOCKING = [
  [/^truncate\b/i, 'TRUNCATE locks out everybody: delete in batches'],
  [/^lock\b/i, 'LOCK keeps others waiting: lock rows'],
  [/^(cluster|vacuum full)\b/i, 'it rewrites a table under a lock'],
  [/^reindex (?!.*concurrently)/i, 'REINDEX needs CONCURRENTLY'],
  [/^refresh materialized view (?!concurrently)/i, 'REFRESH needs CONCURRENTLY'],
]

/** They remove or rename what the release before may still use. */
const CONTRACTING = [
  /^drop (table|view|materialized view|function|procedure|type|domain|sequence|schema)\b/i,
  /^alter \w+ (if exists )?(only )?\S+ rename\b/i,
  /^alter type\b(?!.* add value\b)/i,
]

const UNUSED_SINCE = /static\s+unusedSince\s*=\s*['"]([^'"]+)['"]/
const NO_TRANSACTION = /static\s+disableTransactions\s*=\s*true/

/**
 * @param migrations `{ name, source }` of all migrations, in order
 * @param history `{ beforeTheRules, releases }`: names of migrations that are exempt, and the versions that were released
 * @returns sentences, each with the migration's name in front
 */
export function migrationFaults(migrations, { beforeTheRules, releases }) {
  const state = { notNull: new Map(), validated: new Set() }
  return migrations.flatMap(({ name, source }) => {
    const found = faultsOf(source, state, releases)
    return beforeTheRules.includes(name) ? [] : found.map((fault) => `${name}: ${fault}`)
  })
}

function faultsOf(source, state, releases) {
  const texts = rawTexts(source)
  const faults = []
  if (/\bschema\s*\.\s*(?!raw\b)\w+/.test(source) || /\bthis\s*\.\s*(db|defer)\b/.test(source))
    faults.push('it has to be written as SQL in this.schema.raw, which is what these rules read')
  if (texts.includes(null)) faults.push('its SQL has to be a plain text, without ${…}')
  const calls = texts.map((text) => statementsOf(text ?? ''))
  const migration = {
    calls,
    statements: calls.flat(),
    isInTransaction: !NO_TRANSACTION.test(source),
    unusedSince: UNUSED_SINCE.exec(source)?.[1],
    releases,
    created: new Set(),
    added: new Set(),
    state,
  }
  faults.push(...transactionFaults(migration))
  for (const statement of migration.statements)
    faults.push(...statementFaults(statement, migration))
  return [...new Set(faults)]
}

function transactionFaults({ calls, statements, isInTransaction }) {
  if (isInTransaction) return backfillFaults(statements)
  const alone = calls.some((call) => call.length > 1)
    ? [
        'without a transaction each statement needs its own this.schema.raw: PostgreSQL runs one text as one transaction',
      ]
    : []
  const locking = statements.filter((statement) => !WITHOUT_TRANSACTION.test(statement))
  return [
    ...alone,
    ...locking.map(
      (each) => `“${short(each)}” belongs in a transaction, whose wait for locks is limited`
    ),
  ]
}

/** Rows are written under the lock of the ALTER TABLE before them. */
function backfillFaults(statements) {
  const alters = statements.some((each) => /^alter table\b/i.test(each))
  const writes = statements.find((each) =>
    /^(update|delete|with)\b|^insert .*\bselect\b/i.test(each)
  )
  return alters && writes
    ? [
        `“${short(writes)}” would hold the lock of the ALTER TABLE: rows are filled in a migration of their own`,
      ]
    : []
}

function statementFaults(statement, migration) {
  const created = /^create (?:unlogged )?table (?:if not exists )?(\S+)/i.exec(statement)
  if (created) migration.created.add(plainName(created[1]))
  const index =
    /^create (?:unique )?index (concurrently )?(?:if not exists )?(\S+) on (?:only )?([^\s(]+)/i.exec(
      statement
    )
  if (index) return indexFaults(index, migration)
  const altered = /^alter table (?:if exists )?(?:only )?(\S+) (.+)$/i.exec(statement)
  if (altered && !migration.created.has(plainName(altered[1])))
    return splitList(altered[2]).flatMap((action) =>
      alterationFaults(plainName(altered[1]), action, migration)
    )
  const dropped = /^drop table (?:if exists )?(\S+)/i.exec(statement)
  if (dropped && migration.created.has(plainName(dropped[1]))) return []
  const locking = LOCKING.find(([pattern]) => pattern.test(statement))
  if (locking) return [`“${short(statement)}”: ${locking[1]}`]
  return CONTRACTING.some((pattern) => pattern.test(statement))
    ? contractFaults(statement, migration)
    : []
}

function indexFaults(
  [statement, concurrently, name, table],
  { created, isInTransaction, statements }
) {
  if (created.has(plainName(table))) return []
  if (!concurrently)
    return [
      `“${short(statement)}” needs CONCURRENTLY: writers of ${table} would wait until it is built`,
    ]
  if (isInTransaction) return ['CONCURRENTLY needs static disableTransactions = true']
  // An attempt that was cut off leaves an invalid index of that name.
  const dropped = statements.some((each) =>
    new RegExp(`^drop index concurrently if exists ${name}$`, 'i').test(each)
  )
  return dropped
    ? []
    : [`before it, DROP INDEX CONCURRENTLY IF EXISTS ${name} removes what a cut-off attempt left`]
}

function alterationFaults(table, action, migration) {
  if (
    /^(drop (column|(?!constraint\b)\w+)|rename\b)/i.test(action) ||
    /^alter (column )?\S+ drop default/i.test(action)
  )
    return contractFaults(`ALTER TABLE ${table} ${action}`, migration)
  if (/^detach partition (?!.*concurrently)/i.test(action))
    return ['DETACH PARTITION needs CONCURRENTLY']
  return [...constraintFaults(table, action, migration), ...columnFaults(table, action, migration)]
}

/** What is removed was used by no code of a release that is out: the one before this must be such a release. */
function contractFaults(statement, { unusedSince, releases }) {
  if (!unusedSince)
    return [
      `“${short(statement)}” removes what the release before may still use: say static unusedSince = '<the first release ` +
        `whose code does without it>'`,
    ]
  return releases.includes(unusedSince)
    ? []
    : [`unusedSince names ${unusedSince}, which is not released yet (database/releases.json)`]
}

const short = (text) => (text.length > 70 ? `${text.slice(0, 70)}…` : text)
