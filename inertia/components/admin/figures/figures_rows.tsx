import { Link } from '@adonisjs/inertia/react'
import type { BarShape, PartShape, SumsShape } from '#admin/transformers/figures_transformer'
import { BY_WORDS, partName, type By } from '~/components/admin/figures/part_words'
import { UserText } from '~/components/text/user_text'
import { Table, TBody, Td, Th, THead, Tr } from '~/components/ui/table'
import { formatCount } from '~/lib/counts'
import { formatMoney } from '~/lib/money'

const MONEY = [
  { measure: 'sales', label: 'Sales' },
  { measure: 'refunds', label: 'Refunds' },
  { measure: 'margin', label: 'Margin' },
  { measure: 'owed', label: 'Owed to artists' },
] as const

function SumCells({ sums, isBold = false }: { sums: SumsShape; isBold?: boolean }) {
  const Tag = isBold ? 'strong' : 'span'
  return (
    <>
      <Td label="Orders" numeric>
        <Tag>{formatCount(sums.orders)}</Tag>
      </Td>
      {MONEY.map(({ measure, label }) => (
        <Td key={measure} label={label} numeric>
          <Tag>{formatMoney(sums[measure])}</Tag>
        </Td>
      ))}
    </>
  )
}

function Name({ by, part }: { by: By; part: PartShape }) {
  const name = <UserText>{partName(by, part)}</UserText>
  if (by !== 'artist' || part.key === '') return name
  return (
    <Link href={`/artist/${part.key}`} className="font-bold underline underline-offset-4">
      {name}
    </Link>
  )
}

/** A day or month without anything is a row of the file alone. */
const isBusy = ({ orders, refunds, margin }: BarShape) =>
  orders > 0 || refunds !== 0 || margin !== 0

type FiguresRowsProps = { by: By; bars: BarShape[]; parts: PartShape[]; total: SumsShape }

/** The figures of a period row by row, and in all. */
export function FiguresRows({ by, bars, parts, total }: FiguresRowsProps) {
  return (
    <div className="admin-scroll">
      <Table
        caption={`Figures by ${BY_WORDS[by].toLowerCase()}`}
        className="admin-table admin-sums"
      >
        <THead>
          <Th>{BY_WORDS[by]}</Th>
          <Th numeric>Orders</Th>
          {MONEY.map(({ label }) => (
            <Th key={label} numeric>
              {label}
            </Th>
          ))}
        </THead>
        <TBody>
          {by === 'day' &&
            bars.filter(isBusy).map((bar) => (
              <Tr key={bar.label}>
                <Td data-title>{bar.label}</Td>
                <SumCells sums={bar} />
              </Tr>
            ))}
          {parts.map((part) => (
            <Tr key={part.key}>
              <Td data-title>
                <Name by={by} part={part} />
              </Td>
              <SumCells sums={part} />
            </Tr>
          ))}
          <Tr>
            <Td data-title>
              <strong>Whole shop</strong>
            </Td>
            <SumCells sums={total} isBold />
          </Tr>
        </TBody>
      </Table>
    </div>
  )
}
