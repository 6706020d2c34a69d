import type { Ask, Comparison, Difference } from '#ledger/reconciliation/comparison'

const ROWS_AT_ONCE = 500

/** @returns how many there were; however many, they are read in parts. */
export async function reportDifferences(
  comparisons: readonly Comparison[],
  report: (difference: Difference) => void,
  ask: Ask
): Promise<number> {
  let differences = 0
  for (const comparison of comparisons)
    for await (const difference of differencesOf(comparison, ask)) {
      report(difference)
      differences++
    }
  return differences
}

async function* differencesOf(
  { sql, ...comparison }: Comparison,
  ask: Ask
): AsyncGenerator<Difference> {
  await ask(`DECLARE differences NO SCROLL CURSOR FOR ${sql}`)
  for (;;) {
    const { rows } = await ask<Row>(`FETCH ${ROWS_AT_ONCE} FROM differences`)
    for (const { subject, one, other } of rows)
      yield { ...comparison, subject, one: Number(one), other: Number(other) }
    if (rows.length < ROWS_AT_ONCE) break
  }
  await ask('CLOSE differences')
}

type Row = { subject: string; one: string; other: string }
