import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { alongTheBottom, compared, upTheSide } from '~/components/studio/figures/chart_looks'
import type { SalesReported } from '~/components/studio/shapes'
import { formatMoney } from '~/lib/money'

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
})

/** Drawn for the eye alone: the same figures stand in a table beside it. */
export default function SalesBars({ points }: { points: SalesReported['points'] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={points}
        margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis {...alongTheBottom} />
        <YAxis width={52} {...upTheSide} tickFormatter={(value: number) => pounds.format(value)} />
        <Tooltip content={<Hint />} cursor={{ fill: 'var(--line)' }} isAnimationActive={false} />
        <Bar dataKey="sales" fill="var(--stage)" isAnimationActive={false} />
        <Line dataKey="previousSales" {...compared} />
      </ComposedChart>
    </ResponsiveContainer>
  )
}

type HintProps = { active?: boolean; payload?: { payload: SalesReported['points'][number] }[] }

function Hint({ active, payload }: HintProps) {
  const point = payload?.[0]?.payload
  if (!active || !point) return null
  return (
    <div className="figures-hint">
      <b>
        {point.label}: {formatMoney(point.sales)}
      </b>
      <span>
        {point.previousLabel}: {formatMoney(point.previousSales)}
      </span>
    </div>
  )
}
