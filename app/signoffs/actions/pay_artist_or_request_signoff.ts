import { inject } from '@adonisjs/core'
import type { Actor } from '#audit/public'
import { PayArtistNow } from '#payouts/public'
import { PayoutLimit } from '#signoffs/payout_limit'

/** Pays an artist what is due at once on behalf of an admin, or requests the approval of a second one. */
@inject()
export class PayArtistOrRequestSignoff {
  constructor(
    private limit: PayoutLimit,
    private payNow: PayArtistNow
  ) {}

  /** @returns the id of the request, or what was paid. Throws what PayArtistNow throws, and SignoffWaiting. */
  async handle(artistId: number, actor: Actor) {
    const done = { made: 0, failed: 0 }
    const signoffId = await this.limit.orRequest(
      { kind: 'pay_now', artistId, actor },
      async (assertBelowLimit) =>
        Object.assign(
          done,
          await this.payNow.handle({ ...actor, artistId }, (trx) => assertBelowLimit(trx))
        )
    )
    return signoffId === null ? done : { signoffId }
  }
}
