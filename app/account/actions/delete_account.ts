import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DELETE_ARTWORKS_JOB } from '#account/job_names'
import { OpenOrders, PayoutsWait } from '#account/errors'
import { RetireProductsOfArtist } from '#approvals/public'
import { ArtistQueries, EraseProfile } from '#artists/public'
import type { Caller } from '#core/fair_queue'
import { jobs } from '#core/jobs/main'
import { ForgetAnnouncements, ForgetFan, ForgetFollowers } from '#fans/public'
import { ForgetGigDetails } from '#gigs/public'
import {
  ConfirmOwnPassword,
  DeletionLink,
  EraseAccount,
  LockOwnAccount,
  type Account,
} from '#identity/public'
import { AnonymiseOrders } from '#commerce/public'
import { AnonymiseReports } from '#moderation/public'
import { DeleteAccountNotes } from '#notes/public'
import { ForgetNotices } from '#notices/public'
import { isHeldForLostDevice } from '#payouts/public'
import { AnonymiseReviews } from '#reviews/public'

/** The password; from an account without one, the token of the link that was mailed to it. */
type Proof = { password?: string; token?: string }

/**
 * Deletes an account for good (docs/rules/accounts-and-roles.md#deleting-an-account): orders are anonymised and the
 * ledger kept, an artist's products retire, artwork that no order needs is deleted, and what they earned stays payable. All of it or nothing. Throws OpenOrders,
 * PayoutsWait, LastAdmin, and InvalidField for a wrong proof.
 */
@inject()
export class DeleteAccount {
  constructor(
    private confirmOwnPassword: ConfirmOwnPassword,
    private lockOwnAccount: LockOwnAccount,
    private deletionLink: DeletionLink,
    private anonymiseOrders: AnonymiseOrders,
    private artists: ArtistQueries,
    private retireProducts: RetireProductsOfArtist,
    private eraseProfile: EraseProfile,
    private forgetAnnouncements: ForgetAnnouncements,
    private forgetFollowers: ForgetFollowers,
    private forgetGigDetails: ForgetGigDetails,
    private forgetFan: ForgetFan,
    private forgetNotices: ForgetNotices,
    private deleteNotes: DeleteAccountNotes,
    private anonymiseReviews: AnonymiseReviews,
    private anonymiseReports: AnonymiseReports,
    private eraseAccount: EraseAccount
  ) {}

  async handle(user: Account, proof: Proof, caller: Caller) {
    const hasPassword = user.password !== null
    const attempt = { password: proof.password ?? null, field: 'password' }
    if (hasPassword) await this.confirmOwnPassword.handle(user, attempt, caller)
    const artist = await this.artists.ofUser(user.id)
    await db.transaction(async (trx) => {
      // Waits for an order that is being placed, and keeps a later one from beginning.
      await this.lockOwnAccount.handle(user.id, trx)
      if (!hasPassword) await this.deletionLink.use(user.id, proof.token ?? '', trx)
      if (artist && (await isHeldForLostDevice(artist.id, trx))) throw new PayoutsWait()
      await this.#anonymise(user, trx)
      if (artist) await this.#closeStore(artist.id, user.id, trx)
      await this.eraseProfile.endMemberships(user, trx)
      await this.forgetFan.handle(user.id, trx)
      await this.forgetNotices.handle(user.id, trx)
      await this.deleteNotes.handle(user.id, trx)
      await this.anonymiseReviews.handle(user.id, trx)
      await this.eraseAccount.handle(user, trx)
    })
  }

  /** Checkouts and reports come first: payments and decisions lock them before products and artists. */
  async #anonymise(user: Account, trx: TransactionClientContract) {
    const open = await this.anonymiseOrders.handle(user, trx)
    if (open.length > 0) throw new OpenOrders(open)
    const verifiedEmail = user.emailVerifiedAt === null ? null : user.email
    await this.anonymiseReports.handle({ userId: user.id, verifiedEmail }, trx)
  }

  async #closeStore(artistId: number, actorUserId: number, trx: TransactionClientContract) {
    await this.retireProducts.handle({ artistId, actorUserId }, trx)
    await this.forgetAnnouncements.handle(artistId, trx)
    await this.forgetFollowers.handle(artistId, trx)
    await this.forgetGigDetails.handle(artistId, trx)
    await this.eraseProfile.handle(artistId, trx)
    await jobs.enqueue(DELETE_ARTWORKS_JOB, {}, trx)
  }
}
