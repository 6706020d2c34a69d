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
import type { SalesReported } from '~/components/studio/shapes'
import { formatMoney } from '~/lib/money'

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
})

const tick = { fill: 'var(--ink-soft)', fontSize: 12 }

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
        <XAxis
          dataKey="label"
          tick={tick}
          tickLine={false}
          axisLine={{ stroke: 'var(--line-strong)' }}
          minTickGap={28}
        />
        <YAxis
          width={52}
          tick={tick}
          tickLine={false}
          axisLine={false}
          tickFormatter={(value: number) => pounds.format(value)}
        />
        <Tooltip content={<Hint />} cursor={{ fill: 'var(--line)' }} isAnimationActive={false} />
        <Bar dataKey="sales" fill="var(--stage)" isAnimationActive={false} />
        <Line
          dataKey="previousSales"
          type="linear"
          dot={false}
          stroke="var(--ink-soft)"
          strokeWidth={1.5}
          strokeDasharray="4 3"
          isAnimationActive={false}
        />
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
