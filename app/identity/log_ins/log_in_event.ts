/** `wrong-code`: a code of the second factor, after the right password. */
export const LOG_IN_EVENT_KINDS = ['log-in', 'wrong-password', 'wrong-code'] as const

export type LogInEventKind = (typeof LOG_IN_EVENT_KINDS)[number]

/** How long they are kept (docs/operations/retention.md). */
export const LOG_IN_EVENT_DAYS = 180
