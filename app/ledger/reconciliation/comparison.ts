import type { QueryResultRow } from 'pg'

/**
 * Two accounts of the same thing that must agree, read by one statement whose rows are the differences: `subject` says
 * where, `one` and `other` what each side has, in pence or in pieces. Statements are set-based, so that a million orders
 * take seconds, and must read nothing but their own snapshot.
 */
export type Comparison = {
  /** What is compared: "order rows". */
  name: string
  /** What the two sides are called. */
  between: [string, string]
  /** Whether the amounts are money. */
  isMoney: boolean
  sql: string
}

export type Difference = Pick<Comparison, 'name' | 'between' | 'isMoney'> & {
  subject: string
  one: number
  other: number
}

/** Asks the snapshot that comparisons are read in. */
export type Ask = <Row extends QueryResultRow>(sql: string) => Promise<{ rows: Row[] }>
