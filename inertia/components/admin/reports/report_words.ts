import type { ShownReport } from '#moderation/transformers/report_transformer'
import type { ReportReason, ReportState } from '#shared/report'

/** The reasons as short words of a list. */
export const REASON_WORDS: Record<ReportReason, string> = {
  copyright: 'Copyright',
  trademark: 'Trademark',
  hate: 'Hate',
  fraud: 'Fraud',
  other: 'Other',
}

export type DecidedState = Exclude<ReportState, 'open'>

/** What an admin can do with a report. */
export const DECISIONS: Record<DecidedState, { label: string; done: string }> = {
  in_review: { label: 'Review', done: 'Report in review' },
  upheld: { label: 'Uphold', done: 'Report upheld' },
  dismissed: { label: 'Dismiss', done: 'Report dismissed' },
}

/** What a report is about: "Last Tram Tee" or "Store of Night Bus". */
export const subjectOf = ({ product, artist }: ShownReport) =>
  product ? product.name : `Store of ${artist.bandName}`
