/** What the charts of the studio have in common: hairlines, figures in the soft ink, what is compared with dashed. */
const tick = { fill: 'var(--ink-soft)', fontSize: 12 }

export const alongTheBottom = {
  dataKey: 'label',
  tick,
  tickLine: false,
  axisLine: { stroke: 'var(--line-strong)' },
  minTickGap: 28,
}

export const upTheSide = { tick, tickLine: false, axisLine: false }

export const compared = {
  type: 'linear',
  dot: false,
  stroke: 'var(--ink-soft)',
  strokeWidth: 1.5,
  strokeDasharray: '4 3',
  isAnimationActive: false,
} as const
