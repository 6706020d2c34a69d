import type { ReactNode } from 'react'
import type { TableRow } from '~/components/admin/table/shapes'
import { Tick } from '~/components/admin/table/tick'
import type { Selection } from '~/components/admin/table/use_selection'
import { Button } from '~/components/ui/button'
import { counted } from '~/lib/counts'

/** The box for the whole page, which stands in the column heads where there are any. */
export function TickAll<Row extends TableRow>({ selection }: { selection: Selection<Row> }) {
  return (
    <Tick
      label="Select all on this page"
      checked={selection.isAll}
      isPartly={selection.isPartly}
      onChange={selection.tickAll}
    />
  )
}

type BulkBarProps<Row extends TableRow> = {
  selection: Selection<Row>
  nouns: { one: string; many: string }
  /** What can be done with all that is ticked. */
  children: ReactNode
}

/** How much is ticked and what can be done with it: at the foot of the screen, as long as anything is. */
export function BulkBar<Row extends TableRow>({ selection, nouns, children }: BulkBarProps<Row>) {
  const { selected } = selection
  const isAny = selected.length > 0
  return (
    <div data-any={isAny || undefined} className="bulk-bar">
      <p role="status" className="font-semibold empty:hidden">
        {isAny && `${counted(selected.length, nouns.one, nouns.many)} selected`}
      </p>
      {isAny && (
        <div className="flex flex-wrap gap-2">
          {children}
          <Button variant="quiet" size="slim" onClick={selection.clear}>
            Clear selection
          </Button>
        </div>
      )}
    </div>
  )
}
