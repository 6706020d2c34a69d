let current: number | null = null

/** Says for which band the page that is shown stands; null for none. */
export function setPageBand(artistId: number | null) {
  current = artistId
}

/** With these a call works for the band of its page, whichever one another tab has switched to. */
export function bandHeaders(): Record<string, string> {
  return current === null ? {} : { 'X-Band-Id': String(current) }
}
