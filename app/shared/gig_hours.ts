/**
 * Around a gig, whose scans and sales in these hours are the gig's (docs/rules/gigs-and-attribution.md#gig-window). The
 * hours in which goods are sold at a gig are others (`availability.sql`).
 */
export const HOURS_BEFORE = 6
export const HOURS_AFTER = 48

/** Hours after its start for which a gig still counts as today’s, also past midnight. */
export const NIGHT_HOURS = 6

/** Before its start from which a gig is tonight’s on the overview; it is so until NIGHT_HOURS after it. */
export const TONIGHT_HOURS_BEFORE = 12
