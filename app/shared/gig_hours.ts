/** Around a gig, whose scans and sales in these hours are the gig's (RULINGS.md, Orders and money). */
export const HOURS_BEFORE = 6
export const HOURS_AFTER = 48

/** For so long after it began a gig is tonight’s, also after midnight. */
export const NIGHT_HOURS = 6
