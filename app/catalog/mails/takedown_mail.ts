import { inject } from '@adonisjs/core'
import {
  TakedownMailQuery,
  type MailedTakedown,
} from '#catalog/takedowns/queries/takedown_mail_query'
import { dashboardAddress } from '#core/dashboard_address'
import { TransactionalMail } from '#core/mail/transactional_mail'
import type { MailTemplate, MailWriter } from '#core/mail/mail_template'
import { MailableAccountsQuery, type MailableAccount } from '#identity/public'
import type { TakedownKind } from '#shared/takedown'

const WHAT_HAPPENED: Record<TakedownKind, string> = {
  withdrawn:
    'We’ve taken this product down. It’s no longer shown or sold in the shop. Orders that fans have already placed go ahead.',
  legal:
    'We’ve taken this product down because of a legal claim, for example about copyright. It’s no longer shown or sold, and while the claim is open we don’t print orders of it or pay them out.',
}

const RESTORED =
  'We’ve restored this product. If it was on sale before, it’s shown and sold in the shop again.'

type Told = { account: MailableAccount; takedown: MailedTakedown }

/** Tells an artist that a product was taken down, and how to answer; or that it was restored. */
class TakedownMail extends TransactionalMail {
  protected view = 'catalog/takedown'

  constructor(private told: Told) {
    super()
  }

  protected content() {
    const { account, takedown } = this.told
    const { product_name: product, restored_because: restoredBecause } = takedown
    const isRestored = restoredBecause !== null
    return {
      to: account.email,
      subject: isRestored ? `We’ve restored ${product}` : `We’ve taken down ${product}`,
      name: account.first_name,
      product,
      opening: isRestored ? RESTORED : WHAT_HAPPENED[takedown.kind],
      closing: isRestored
        ? null
        : 'Think we’ve got this wrong? You can answer once, and a person reads it.',
      notes: (restoredBecause ?? takedown.reason).split(/\n+/),
      link: dashboardAddress(takedown.artist_id, { tab: 'product-management' }),
      button: isRestored ? 'See your products' : 'See it and answer',
    }
  }
}

type Taken = { takedownId: number }

/** Finds what an email says; null where the account gets none. */
@inject()
class ToldQuery {
  constructor(
    private takedowns: TakedownMailQuery,
    private accounts: MailableAccountsQuery
  ) {}

  async handle(takedownId: number): Promise<Told | null> {
    const takedown = await this.takedowns.find(takedownId)
    const account = takedown && (await this.accounts.find(takedown.owner_user_id))
    return account && { account, takedown }
  }
}

@inject()
class TakenDownWriter implements MailWriter<Taken> {
  constructor(private told: ToldQuery) {}

  /** Null where it is restored by now. */
  async write({ takedownId }: Taken) {
    const told = await this.told.handle(takedownId)
    return told?.takedown.is_in_force ? new TakedownMail(told) : null
  }
}

@inject()
class RestoredWriter implements MailWriter<Taken> {
  constructor(private told: ToldQuery) {}

  async write({ takedownId }: Taken) {
    const told = await this.told.handle(takedownId)
    return told && new TakedownMail(told)
  }
}

const SAMPLE: Told = {
  account: { id: 1, email: 'ari@example.com', first_name: 'Ari' },
  takedown: {
    product_id: 1,
    product_name: 'Last Tram Tee',
    artist_id: 1,
    owner_user_id: 1,
    kind: 'withdrawn',
    reason: 'The print comes off in the wash.\n\nWe’re looking for a better blank.',
    restored_because: null,
    is_in_force: true,
  },
}

const sampleOf = (changes: Partial<MailedTakedown>) =>
  new TakedownMail({ ...SAMPLE, takedown: { ...SAMPLE.takedown, ...changes } })

export const productTakenDown: MailTemplate<Taken> = {
  name: 'product-taken-down',
  about: 'To the artist, when an admin takes a product down',
  writer: TakenDownWriter,
  samples: () => ({
    withdrawn: sampleOf({}),
    legal: sampleOf({ kind: 'legal', reason: 'The photographer says that the picture is theirs.' }),
  }),
}

export const productRestored: MailTemplate<Taken> = {
  name: 'product-restored',
  about: 'To the artist, when an admin restores a product that was taken down',
  writer: RestoredWriter,
  samples: () => ({
    restored: sampleOf({ restored_because: 'Thanks, the licence covers it.', is_in_force: false }),
  }),
}
