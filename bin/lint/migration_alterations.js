/**
 * Judges one action of an ALTER TABLE on a table that existed before the migration.
 */

/** A default that differs by row, for which every row is written. */
const VOLATILE =
  /default .*\b(gen_random_uuid|uuidv?\d*|random|clock_timestamp|timeofday|nextval)\s*\(|^add (column )?(if not exists )?\S+ (small|big)?serial\b|\bgenerated (always|by default) as\b/i

/** The rows that exist are checked under the lock, unless the constraint begins NOT VALID and is validated apart. */
export function constraintFaults(table, action, migration) {
  const validated = /^validate constraint (\S+)/i.exec(action)
  if (validated) return validationFaults(validated[1], migration)
  if (!/^add (constraint|check|foreign key|unique|primary key|exclude)\b/i.test(action)) return []
  if (/\busing index\b/i.test(action)) return []
  if (/\b(unique|primary key|exclude)\b/i.test(action) && !/\b(check|foreign key)\b/i.test(action))
    return [
      `a unique constraint of ${table} needs an index built CONCURRENTLY first, then ADD CONSTRAINT … USING INDEX`,
    ]
  const [, name] = /^add constraint (\S+)/i.exec(action) ?? []
  if (!name) return [`the constraint of ${table} needs a name, so that it can be validated`]
  migration.added.add(name)
  const notNull = /check \( ?(\S+) is not null ?\)/i.exec(action)
  if (notNull) migration.state.notNull.set(name, `${table}.${notNull[1]}`.toLowerCase())
  return /\bnot valid$/i.test(action)
    ? []
    : [`constraint ${name} needs NOT VALID here, and VALIDATE CONSTRAINT in the next migration`]
}

function validationFaults(name, { added, isInTransaction, state }) {
  const column = state.notNull.get(name)
  if (column) state.validated.add(column)
  return added.has(name) && isInTransaction
    ? [
        `VALIDATE CONSTRAINT ${name} belongs in the next migration: here it would hold the lock of ADD CONSTRAINT`,
      ]
    : []
}

export function columnFaults(table, action, migration) {
  const [, column] = /^alter (?:column )?(\S+)/i.exec(action) ?? []
  if (column) return changeFaults(table, column, action, migration)
  if (!/^add (?!constraint|check|foreign key|unique|primary key|exclude|value)/i.test(action))
    return []
  const faults = []
  if (VOLATILE.test(action))
    faults.push(
      `“${action}” writes every row of ${table} under a lock: add it empty and fill it in batches`
    )
  if (/\bnot null\b/i.test(action) && !/\bdefault\b/i.test(action))
    faults.push(
      `a new column of ${table} that is NOT NULL needs a DEFAULT: the release before inserts rows without it`
    )
  if (
    /\b(check ?\(|unique|primary key)/i.test(action) ||
    /\breferences\b.*\bdefault\b|\bdefault\b.*\breferences\b/i.test(action)
  )
    faults.push(
      `the constraint of the new column of ${table} is added apart, NOT VALID, and then validated`
    )
  return faults
}

function changeFaults(table, column, action, { state }) {
  if (/^alter (column )?\S+ (set data )?type\b/i.test(action))
    return [
      `the type of ${table}.${column} is changed by a new column: this writes or reads every row under a lock`,
    ]
  if (/\badd generated\b/i.test(action))
    return [`“${action}” breaks what the release before inserts`]
  const isChecked = state.validated.has(`${table}.${column}`.toLowerCase())
  return /\bset not null\b/i.test(action) && !isChecked
    ? [
        `${table}.${column} SET NOT NULL needs a validated CHECK (${column} IS NOT NULL) first, so that no row has to be read`,
      ]
    : []
}
