import type { ReactNode } from 'react'
import { TickAll } from '~/components/admin/table/bulk_bar'
import type { Column, TableRow } from '~/components/admin/table/shapes'
import { SortHeading } from '~/components/admin/table/sort_heading'
import { Tick } from '~/components/admin/table/tick'
import type { Selection } from '~/components/admin/table/use_selection'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'

type AdminTableProps<Row extends TableRow> = {
  /** Says what the rows are, to those who do not see the heading above. */
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  sort: string
  /** What a row is called where it is ticked or acted on. */
  nameOf: (row: Row) => string
  selection?: Selection<Row>
  /** Which rows can be ticked and why, where not all can. */
  selectionHint?: string
  /** What can be done with one row. */
  actions?: (row: Row) => ReactNode
}

function Heading<Row>({ column, sort }: { column: Column<Row>; sort: string }) {
  const { label, numeric, sort: name } = column
  if (name) return <SortHeading {...{ label, name, sort, numeric }} />
  return <Th numeric={numeric}>{label}</Th>
}

/** One list of the admin area: a dense table, and on a phone a card a row. */
export function AdminTable<Row extends TableRow>({
  caption,
  columns,
  rows,
  sort,
  nameOf,
  selection,
  selectionHint,
  actions,
}: AdminTableProps<Row>) {
  return (
    <>
      {selection?.isPossible && selectionHint && <p className="admin-hint">{selectionHint}</p>}
      {selection?.isPossible && (
        <p className="flex items-center sm:hidden">
          <TickAll selection={selection} />
          <span aria-hidden>Select all on this page</span>
        </p>
      )}
      <div className="admin-scroll">
        <Table caption={caption} className="admin-table">
          <THead>
            {selection?.isPossible && (
              <Th className="w-10">
                <span className="sr-only">Select</span>
                <span className="max-sm:hidden">
                  <TickAll selection={selection} />
                </span>
              </Th>
            )}
            {columns.map((column) => (
              <Heading key={column.label} column={column} sort={sort} />
            ))}
            {actions && (
              <Th>
                <span className="sr-only">Actions</span>
              </Th>
            )}
          </THead>
          <TBody>
            {rows.map((row) => (
              <Tr key={row.id} data-ticked={selection?.isTicked(row) || undefined}>
                {selection?.isPossible && (
                  <Td data-tick>
                    {selection.canTick(row) && (
                      <Tick
                        label={`Select ${nameOf(row)}`}
                        checked={selection.isTicked(row)}
                        onChange={(on) => selection.tick(row, on)}
                      />
                    )}
                  </Td>
                )}
                {columns.map(({ label, cell, numeric, isTitle, isLong, isWideOnly, grow }) => (
                  <Td
                    key={label}
                    label={isTitle ? undefined : label}
                    numeric={numeric}
                    data-title={isTitle || undefined}
                    data-long={isLong || undefined}
                    data-grow={grow}
                    className={isWideOnly ? 'max-sm:hidden' : undefined}
                  >
                    {cell(row)}
                  </Td>
                ))}
                {actions && (
                  <Td data-actions>
                    <div className="flex flex-wrap gap-2 sm:justify-end">{actions(row)}</div>
                  </Td>
                )}
              </Tr>
            ))}
          </TBody>
        </Table>
      </div>
    </>
  )
}
