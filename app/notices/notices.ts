/** The mails to an artist's account that it may switch off, in the order in which a screen lists them. */
export const NOTICES = [
  'first-sale',
  'morning-after',
  'draft-ready',
  'payout-sent',
  'low-pieces',
] as const

export type Notice = (typeof NOTICES)[number]

export const isNotice = (value: unknown): value is Notice => NOTICES.includes(value as Notice)
