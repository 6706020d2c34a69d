const LONGEST_IN_SECONDS = 90

/** How long to wait, as a sentence says it: `1 second`, `90 seconds`, `2 minutes`. Rounded up, so that it is never too short. */
export function waitInWords(seconds: number): string {
  const whole = Math.max(Math.ceil(seconds), 1)
  if (whole <= LONGEST_IN_SECONDS) return counted(whole, 'second')
  return counted(Math.ceil(whole / 60), 'minute')
}

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
