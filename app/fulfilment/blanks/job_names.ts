export const BLANKS_JOB = 'blanks.refresh'
