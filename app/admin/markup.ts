/** Hundredths of a percent of a markup as bodies and queries name it, in percent. */
export const toMarkup = (percent?: number): number | undefined =>
  percent === undefined ? undefined : Math.round(percent * 100)
