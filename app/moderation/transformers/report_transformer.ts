import { clock } from '#shared/clock'
import { isUndecided, type ReportReason, type ReportState } from '#shared/report'

type HistoryRow = { state: ReportState; words: string; createdAt: string; actor: string | null }

/** `isOfAccount`: an account sent it, by its own email; a visitor typed one. */
type AdditionRow = {
  words: string
  evidenceUrl: string | null
  isOfAccount: boolean
  createdAt: string
}

export type ReportRow = {
  id: number
  artist_id: number
  band_name: string
  product_id: number | null
  product_name: string | null
  is_taken_down: boolean
  reason: ReportReason
  words: string
  evidence_url: string | null
  email: string | null
  state: ReportState
  due_at: Date
  created_at: Date
  updated_at: Date
  history: HistoryRow[] | null
  additions: AdditionRow[] | null
  user_id: number | null
  upheld_of_artist: number
}

/** A report with what admins decided about it, latest first; `product` is null where a store is reported. */
export function toReport(row: ReportRow) {
  return {
    id: row.id,
    artist: { id: row.artist_id, bandName: row.band_name },
    product:
      row.product_id === null
        ? null
        : { id: row.product_id, name: row.product_name!, isTakenDown: row.is_taken_down },
    reason: row.reason,
    words: row.words,
    evidenceUrl: row.evidence_url,
    email: row.email,
    /** Whether an account sent it, by its own email; a visitor typed one. */
    isOfAccount: row.user_id !== null,
    state: row.state,
    /** How many reports about this artist were upheld, this one included. */
    upheldOfArtist: row.upheld_of_artist,
    /** What came later about the same thing from the same email, oldest first. */
    additions: (row.additions ?? []).map((addition) => ({
      ...addition,
      createdAt: new Date(addition.createdAt).toISOString(),
    })),
    history: (row.history ?? []).map((event) => ({
      ...event,
      createdAt: new Date(event.createdAt).toISOString(),
    })),
    dueAt: row.due_at.toISOString(),
    isOverdue: isUndecided(row.state) && row.due_at < clock.now().toJSDate(),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

export type ShownReport = ReturnType<typeof toReport>
