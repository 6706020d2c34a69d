/** How long the mailed link of a forgotten password works. */
export const RESET_LINK_MINUTES = 60
