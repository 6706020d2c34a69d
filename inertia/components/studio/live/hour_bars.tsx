import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts'
import { alongTheBottom, compared, upTheSide } from '~/components/studio/figures/chart_looks'
import type { GigReported } from '~/components/studio/shapes'

const counted = { ...upTheSide, allowDecimals: false, width: 36 }

/** Orders and scans on a scale of their own each, named above them; the figures stand in a table beside it. */
export default function HourBars({ hours }: { hours: GigReported['hours'] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={hours}
        margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis {...alongTheBottom} />
        <YAxis yAxisId="orders" {...counted} />
        <YAxis yAxisId="scans" orientation="right" {...counted} />
        <Bar
          yAxisId="orders"
          dataKey="orders"
          fill="var(--stage)"
          maxBarSize={40}
          isAnimationActive={false}
        />
        <Line yAxisId="scans" dataKey="scans" {...compared} />
      </ComposedChart>
    </ResponsiveContainer>
  )
}
