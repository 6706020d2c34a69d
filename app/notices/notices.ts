/** The mails that an artist's account can switch off, in the order in which the screen lists them. */
export const NOTICES = [
  'first-sale',
  'morning-after',
  'draft-ready',
  'payout-sent',
  'low-pieces',
] as const

export type Notice = (typeof NOTICES)[number]

export const isNotice = (value: unknown): value is Notice => NOTICES.includes(value as Notice)
