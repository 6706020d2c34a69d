import { column } from '@adonisjs/lucid/orm'
import { fromDecimal, toDecimal, type Pence } from '#shared/money'
import { percentageFromDecimal, type Percentage } from '#shared/percentage'

/** Values read back from PostgreSQL are strings for `numeric`; a model that was just created still holds ours. */
const asText = (value: unknown) => (typeof value === 'string' ? value : null)

/** A `numeric(10,2)` column as whole pence. */
export function moneyColumn() {
  return column({
    prepare: (value: Pence | null | undefined) =>
      value === null || value === undefined ? value : toDecimal(value),
    consume: (value: unknown) => (asText(value) === null ? value : fromDecimal(asText(value)!)),
  })
}

/** A `numeric(5,2)` percentage column as hundredths of a percent. */
export function percentageColumn() {
  return column({
    prepare: (value: Percentage | null | undefined) =>
      value === null || value === undefined ? value : (value / 100).toFixed(2),
    consume: (value: unknown) =>
      asText(value) === null ? value : percentageFromDecimal(asText(value)!),
  })
}

/** A `bigint` column that holds no more than a number can, which PostgreSQL sends as text. */
export function bigintColumn() {
  return column({
    consume: (value: string | number | null) => (value === null ? null : Number(value)),
  })
}

/** A `jsonb` column: Lucid sends a top-level array as a PostgreSQL array unless it is written out first. */
export function jsonColumn() {
  return column({
    prepare: (value: unknown) =>
      value === null || value === undefined ? value : JSON.stringify(value),
  })
}
