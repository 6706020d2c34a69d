import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import signoffsConfig from '#config/signoffs'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { IdempotencyStore, type IdempotencyKey } from '#core/database/idempotency'
import { mailOutbox } from '#core/mail/main'
import { MailableAccountsQuery } from '#identity/public'
import { clock } from '#shared/clock'
import { add, toDecimal, toNumber, type Pence } from '#shared/money'
import { SignoffWaiting } from '#signoffs/errors'
import { signoffRequested } from '#signoffs/mails/signoff_requested_mail'
import type { SignoffKind } from '#signoffs/signoff'

export type NewSignoff = {
  kind: SignoffKind
  orderId?: number
  artistId?: number
  payoutId?: number
  amount: Pence
  shippingAmount: Pence
  reason: string | null
  actor: Actor
}

type Waiting = {
  id: number
  kind: SignoffKind
  amount: string
  shipping_amount: string
  reason: string | null
  requested_by_user_id: number
}

/**
 * Requests the approval of a second admin, and mails those who may give it. Of one order or artist one request waits at a
 * time.
 */
@inject()
export class CreateSignoff {
  constructor(
    private record: RecordAuditEntry,
    private idempotency: IdempotencyStore,
    private accounts: MailableAccountsQuery
  ) {}

  /**
   * @returns the id of the request; that of the one which waits if the same admin asks for the same again. Throws
   * SignoffWaiting.
   */
  async handle(
    wanted: NewSignoff,
    key: IdempotencyKey | null = null,
    caller?: TransactionClientContract
  ): Promise<number> {
    return this.idempotency.handle(key, (trx) => this.#once(wanted, trx), caller)
  }

  async #once(wanted: NewSignoff, trx: TransactionClientContract): Promise<number> {
    // A caller may hold the lock of the artist. It is taken first here too: else each would wait for the other's request.
    if (wanted.artistId !== undefined)
      await trx.rawQuery('SELECT FROM artists WHERE id = ? FOR KEY SHARE', [wanted.artistId])
    await this.#ofSubject(wanted, trx)
      .where('expires_at', '<=', clock.now().toJSDate())
      .update({ status: 'expired' })
    // A request that is being approved waits for the artist as well: it is not waited for.
    const isWaiting =
      wanted.artistId !== undefined && (await this.#ofSubject(wanted, trx).first()) !== null
    const id = isWaiting ? null : await this.#insert(wanted, trx)
    if (id === null) return this.#sameWaiting(wanted, trx)
    await this.record.handle(
      {
        ...wanted.actor,
        action: `signoff.request_${wanted.kind}`,
        ...(wanted.orderId === undefined
          ? { subjectType: 'artist', subjectId: wanted.artistId! }
          : { subjectType: 'order', subjectId: wanted.orderId }),
        after: {
          signoffId: id,
          requestedAmount: toNumber(add(wanted.amount, wanted.shippingAmount)),
          reason: wanted.reason,
        },
      },
      trx
    )
    const approvers = await this.accounts.adminIdsFor('signoffs', trx, wanted.actor.actorUserId)
    for (const userId of approvers)
      await mailOutbox.send(
        signoffRequested,
        { event: `${id}/${userId}`, data: { signoffId: id, userId } },
        trx
      )
    return id
  }

  /** @returns null where another request waits: it is waited for until its transaction has ended */
  async #insert(wanted: NewSignoff, trx: TransactionClientContract): Promise<number | null> {
    const at = clock.now()
    const { rows } = await trx.rawQuery<{ rows: { id: number }[] }>(
      `INSERT INTO signoffs (kind, order_id, artist_id, payout_id, amount, shipping_amount, reason,
                             requested_by_user_id, created_at, expires_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT DO NOTHING RETURNING id`,
      [
        wanted.kind,
        wanted.orderId ?? null,
        wanted.artistId ?? null,
        wanted.payoutId ?? null,
        toDecimal(wanted.amount),
        toDecimal(wanted.shippingAmount),
        wanted.reason,
        wanted.actor.actorUserId,
        at.toJSDate(),
        at.plus({ days: signoffsConfig.days }).toJSDate(),
      ] as never
    )
    return rows[0]?.id ?? null
  }

  async #sameWaiting(wanted: NewSignoff, trx: TransactionClientContract): Promise<number> {
    const waiting: Waiting | null = await this.#ofSubject(wanted, trx).first()
    const isSame =
      waiting?.kind === wanted.kind &&
      waiting.amount === toDecimal(wanted.amount) &&
      waiting.shipping_amount === toDecimal(wanted.shippingAmount) &&
      waiting.requested_by_user_id === wanted.actor.actorUserId &&
      (wanted.kind === 'refund' || waiting.reason === wanted.reason)
    if (!isSame) throw new SignoffWaiting()
    return waiting.id
  }

  /** What waits for the same order or artist. */
  #ofSubject({ orderId, artistId }: NewSignoff, trx: TransactionClientContract) {
    return trx
      .from('signoffs')
      .where('status', 'waiting')
      .where(orderId === undefined ? { artist_id: artistId! } : { order_id: orderId })
  }
}
