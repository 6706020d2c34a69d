/** What a report says is wrong with a product or a store. */
export const REPORT_REASONS = ['copyright', 'trademark', 'hate', 'fraud', 'other'] as const

export type ReportReason = (typeof REPORT_REASONS)[number]

/** `upheld`: the report is right. `dismissed`: it is not. Both can be looked at again. */
export const REPORT_STATES = ['open', 'in_review', 'upheld', 'dismissed'] as const

export type ReportState = (typeof REPORT_STATES)[number]

export const UNDECIDED_STATES: readonly ReportState[] = ['open', 'in_review']

/** Whether an admin has still to decide. */
export const isUndecided = (state: ReportState) => UNDECIDED_STATES.includes(state)

/** Each state with those that follow it. */
export const REPORT_MOVES: Record<ReportState, readonly ReportState[]> = {
  open: ['in_review', 'upheld', 'dismissed'],
  in_review: ['upheld', 'dismissed'],
  upheld: ['in_review'],
  dismissed: ['in_review'],
}

/** Characters of a report, and of an admin's note about it. */
export const MOST_REPORT_CHARACTERS = 2000

/** Within how many days an admin decides a report. */
export const REPORT_DAYS = 3

export const REPORT_REASON_NAMES: Record<ReportReason, string> = {
  copyright: 'It uses my work without permission (copyright)',
  trademark: 'It uses my name, logo or brand (trademark)',
  hate: 'It’s hateful or threatening',
  fraud: 'It’s misleading or a scam',
  other: 'Something else',
}
