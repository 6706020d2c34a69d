/** What can be ticked at once: the lists of the admin area are read in pages of this many. */
export const ROWS_PER_PAGE = 25
