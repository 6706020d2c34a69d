import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts'
import type { GigReported } from '~/components/studio/shapes'

const tick = { fill: 'var(--ink-soft)', fontSize: 12 }
const axis = { tick, tickLine: false, axisLine: false, allowDecimals: false, width: 36 }

/** Orders and scans on a scale of their own each; the figures stand in a table beside it. */
export default function HourBars({ hours }: { hours: GigReported['hours'] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={hours}
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
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
        <YAxis yAxisId="orders" {...axis} />
        <YAxis yAxisId="scans" orientation="right" {...axis} />
        <Bar yAxisId="orders" dataKey="orders" fill="var(--stage)" isAnimationActive={false} />
        <Line
          yAxisId="scans"
          dataKey="scans"
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
