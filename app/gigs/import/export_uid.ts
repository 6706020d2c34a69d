/** UID of a gig in our export: the same for ever, so that calendars replace the gig and do not add it again. */
export const exportUid = (gigId: number, appUrl: string) =>
  `gig-${gigId}@${new URL(appUrl).hostname}`

/** The gig whose export a UID is, or null. */
export function exportedGigId(uid: string, appUrl: string): number | null {
  const match = /^gig-([1-9]\d{0,8})@(.+)$/.exec(uid)
  return match?.[2] === new URL(appUrl).hostname ? Number(match[1]) : null
}
