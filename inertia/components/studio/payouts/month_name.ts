const month = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' })

/** "October 2026" of "2026-10" */
export const monthName = (name: string) => month.format(new Date(`${name}-01T00:00:00Z`))
