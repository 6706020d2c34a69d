import type { ReactNode } from 'react'

/** A row of an admin list is known by its id, by which it can be ticked. */
export type TableRow = { id: number | string }

export type Column<Row> = {
  label: string
  cell: (row: Row) => ReactNode
  /** The order of this column by its name in the address; left out where there is none. */
  sort?: string
  /** Left out on a phone, where another cell says it. */
  isWideOnly?: boolean
  /** How much of the room a column of words takes that figures leave; what has none in its line ends in dots. */
  grow?: 1 | 2 | 3
  /** Right-aligned. */
  numeric?: boolean
  /** What the row is, at the head of its card on a phone. */
  isTitle?: boolean
  /** A sentence or more: below its label on a phone. */
  isLong?: boolean
}

/** What every list has in its address; a list adds its own filters. */
export type TableFilters = { search: string; sort: string }
