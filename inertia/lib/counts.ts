import type { BoundedCount } from '~/lib/shapes'

const figures = new Intl.NumberFormat('en-GB')

/** 1,234 */
export const formatCount = (count: number) => figures.format(count)

/** 1,234, or 10,000+ where more were not counted. */
export const formatBoundedCount = ({ count, isMore }: BoundedCount) =>
  `${formatCount(count)}${isMore ? '+' : ''}`

/** "1 scan", "1,234 scans" */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${formatCount(count)} ${count === 1 ? one : many}`

/** 13%, of the number 12.5: whole everywhere; what is little is not said to be nothing. */
export const formatPercent = (value: number) =>
  value > 0 && value < 1 ? '<1%' : `${formatCount(Math.round(value))}%`

/** "12.5 checkouts per 100 visitors": a conversion of 12.5%, which is above 100% where visitors pay more than once. */
export const conversionWords = (percent: number) =>
  `${counted(percent, 'checkout')} per 100 visitors`

/** 43.4%, −22.0%: a margin to one decimal. */
export const formatMargin = (percent: number) => `${percent.toFixed(1).replace('-', '−')}%`
