const figures = new Intl.NumberFormat('en-GB')

/** 1,234 */
export const formatCount = (count: number) => figures.format(count)

/** "1 scan", "1,234 scans" */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${formatCount(count)} ${count === 1 ? one : many}`
