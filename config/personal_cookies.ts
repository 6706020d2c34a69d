/** What the server knows of a person or device; scripts cannot read them. */
export const SESSION_COOKIE = 'gigstall_session'
export const GIGS_COOKIE = 'gigstall_gigs'
export const GIGS_OPT_OUT_COOKIE = 'gigstall_no_gigs'

/**
 * Hints for scripts, which the server never trusts: which header a page shows first (`fan`, `artist`, `admin`, or
 * `visitor` where a session has no account), and the artists whose codes were scanned, as `5.12`.
 */
export const ROLE_COOKIE = 'gigstall_role'
export const SCANNED_COOKIE = 'gigstall_scanned'
