import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { clock } from '#shared/clock'

/** The actions that a band log records, in the words of its entries: "Sam Example added the gig Spring Tour". */
export const BAND_ACTIONS = {
  'band.leave': 'left the band',
  'code.add': 'added the QR code',
  'code.add_many': 'added QR codes for',
  'code.change': 'changed the QR code',
  'gig.add': 'added the gig',
  'gig.cancel': 'cancelled the gig',
  'gig.change': 'changed the gig',
  'gig.delete': 'deleted the gig',
  'gig.import': 'imported gigs from',
  'invitation.accept': 'joined the band',
  'invitation.decline': 'declined the invitation sent to',
  'invitation.revoke': 'revoked the invitation of',
  'invitation.send': 'invited',
  'member.change': 'changed the role of',
  'member.remove': 'removed',
  'photo.change': 'changed the photo',
  'product.add': 'added the product',
  'product.answer': 'answered the takedown of the product',
  'product.approve': 'approved the product',
  'product.change': 'changed the product',
  'product.move': 'changed the status of the product',
  'product.reject': 'rejected the product',
  'profile.change': 'changed the profile',
  'settlement.attendance': 'changed the attendance of',
  'settlement.close': 'closed the settlement sheet of',
  'shares.change': 'changed the shares of',
} as const

export type BandAction = keyof typeof BAND_ACTIONS

export type NewBandLogEntry = {
  artistId: number
  /** Null where an invitation is declined without an account. */
  actorUserId: number | null
  action: BandAction
  /** The name that the gig, product or code has at that moment. */
  subject?: string | null
  /** The member that the action is about. */
  subjectUserId?: number | null
}

const LONGEST_SUBJECT = 300

/** Records who did what in a band, in the transaction of the change. */
export class BandLog {
  /** Makes a change and records it, both or neither. `entryOf` says what was done; null records nothing. */
  async change<Result>(
    work: (trx: TransactionClientContract) => Promise<Result>,
    entryOf: (result: Result) => NewBandLogEntry | null,
    caller?: TransactionClientContract
  ): Promise<Result> {
    return inTransaction(caller, async (trx) => {
      const result = await work(trx)
      const entry = entryOf(result)
      if (entry) await this.record(entry, trx)
      return result
    })
  }

  async record(entry: NewBandLogEntry, trx: TransactionClientContract): Promise<void> {
    await trx.table('band_log_entries').insert({
      artist_id: entry.artistId,
      actor_user_id: entry.actorUserId,
      action: entry.action,
      subject: entry.subject?.slice(0, LONGEST_SUBJECT) || null,
      subject_user_id: entry.subjectUserId ?? null,
      created_at: clock.now().toJSDate(),
    })
  }
}
