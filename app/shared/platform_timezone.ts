/** Where the shop keeps its days: an artist has no zone of its own, a gig has. */
export const PLATFORM_TIMEZONE = 'Europe/London'
