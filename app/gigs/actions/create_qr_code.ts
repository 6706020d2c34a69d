import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#core/database/in_transaction'
import { CreateGig, type NewGig } from '#gigs/actions/create_gig'
import { insertQrCode } from '#gigs/insert_qr_code'
import Gig from '#gigs/models/gig'
import type QrCode from '#gigs/models/qr_code'
import { UnknownGig } from '#gigs/errors'

export type NewQrCode = {
  artistId: number
  /** Null: the name of its gig, or none. */
  eventName: string | null
  /** The id of one of the artist's gigs, one to be written down with the code, or none. */
  gig: number | (Omit<NewGig, 'artistId'> & { timeField: string }) | null
}

/** A further code of an artist, for a gig or standing alone; a new gig and its code are made together or not at all. */
@inject()
export class CreateQrCode {
  constructor(private createGig: CreateGig) {}

  /** Throws UnknownGig and SkippedTime. */
  async handle(code: NewQrCode, caller?: TransactionClientContract): Promise<QrCode> {
    return inTransaction(caller, async (trx) => {
      const { artistId, eventName } = code
      const gigId = await this.#gigOf(code, trx)
      return insertQrCode({ artistId, eventName, gigId }, trx)
    })
  }

  async #gigOf({ artistId, gig }: NewQrCode, trx: TransactionClientContract) {
    if (gig === null) return null
    if (typeof gig === 'number') {
      const known = await Gig.query({ client: trx }).where({ id: gig, artistId }).first()
      if (!known) throw new UnknownGig()
      return known.id
    }
    const { timeField, ...details } = gig
    const { id } = await this.createGig.handle({ ...details, artistId }, timeField, trx)
    return id
  }
}
