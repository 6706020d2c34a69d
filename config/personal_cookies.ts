/** The cookies that change what a page shows: with one of them, a page is not the one of every visitor. */
export const SESSION_COOKIE = 'gigstall_session'
export const GIGS_COOKIE = 'gigstall_gigs'
export const GIGS_OPT_OUT_COOKIE = 'gigstall_no_gigs'

export const PERSONAL_COOKIES = [SESSION_COOKIE, GIGS_COOKIE, GIGS_OPT_OUT_COOKIE]
