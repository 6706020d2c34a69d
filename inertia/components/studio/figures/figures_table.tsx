import type { ReactNode } from 'react'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'

type FiguresTableProps = {
  caption: string
  columns: string[]
  rows: { key: string; cells: ReactNode[] }[]
}

/** The figures of a chart as a table: for screen readers, and for exact values. */
export function FiguresTable({ caption, columns, rows }: FiguresTableProps) {
  return (
    <details className="figures-details">
      <summary>Show as a table</summary>
      <div className="figures-scroll">
        <Table caption={caption} keep>
          <THead>
            {columns.map((column, index) => (
              <Th key={column} numeric={index > 0}>
                {column}
              </Th>
            ))}
          </THead>
          <TBody>
            {rows.map(({ key, cells }) => (
              <Tr key={key}>
                {cells.map((cell, index) => (
                  <Td key={columns[index]} label={columns[index]} numeric={index > 0}>
                    {cell}
                  </Td>
                ))}
              </Tr>
            ))}
          </TBody>
        </Table>
      </div>
    </details>
  )
}
