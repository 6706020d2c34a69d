/** Rows per page of the lists in the admin area, and so the most that can be ticked at once. */
export const ROWS_PER_PAGE = 25
