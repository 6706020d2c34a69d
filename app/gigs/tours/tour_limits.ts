/** Gigs of one tour: as many dates as one import takes. The page of a tour shows all of them. */
export const MOST_TOUR_GIGS = 200
