let current: number | null = null

/** Sets the band of the page that is shown; null for none. */
export function setPageBand(artistId: number | null) {
  current = artistId
}

/** Headers by which a call works for the band of its page, even if another tab switched to a different one. */
export function bandHeaders(): Record<string, string> {
  return current === null ? {} : { 'X-Band-Id': String(current) }
}
