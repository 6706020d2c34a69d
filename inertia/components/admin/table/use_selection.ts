import { useState } from 'react'
import type { TableRow } from '~/components/admin/table/shapes'

/** What is ticked on the page that is shown: rows that leave it are ticked no more. */
export function useSelection<Row extends TableRow>(
  rows: Row[],
  canTick: (row: Row) => boolean = () => true
) {
  const [ticked, setTicked] = useState<ReadonlySet<TableRow['id']>>(new Set())
  const tickable = rows.filter(canTick)
  const selected = tickable.filter(({ id }) => ticked.has(id))
  return {
    selected,
    canTick,
    isTicked: ({ id }: Row) => selected.some((row) => row.id === id),
    isAll: tickable.length > 0 && selected.length === tickable.length,
    isPartly: selected.length > 0 && selected.length < tickable.length,
    isPossible: tickable.length > 0,
    tick({ id }: Row, on: boolean) {
      const next = new Set(selected.map((row) => row.id))
      if (on) next.add(id)
      else next.delete(id)
      setTicked(next)
    },
    tickAll: (on: boolean) => setTicked(new Set(on ? tickable.map(({ id }) => id) : [])),
    clear: () => setTicked(new Set()),
  }
}

export type Selection<Row extends TableRow> = ReturnType<typeof useSelection<Row>>
