import { askStripe, stripeClient } from '#stripe/public'
import type Stripe from 'stripe'

/** The calls about artists' accounts and money; they fail as those of StripeGateway do. */
export class ConnectGateway {
  createAccount(
    request: Stripe.AccountCreateParams,
    idempotencyKey: string
  ): Promise<Stripe.Account> {
    return askStripe('create an account', () =>
      stripeClient().accounts.create(request, { idempotencyKey })
    )
  }

  retrieveAccount(id: string): Promise<Stripe.Account> {
    return askStripe('retrieve an account', () => stripeClient().accounts.retrieve(id))
  }

  /** Opens once and for minutes: made anew whenever somebody wants to go there. */
  createAccountLink(request: Stripe.AccountLinkCreateParams): Promise<Stripe.AccountLink> {
    return askStripe('create an account link', () => stripeClient().accountLinks.create(request))
  }

  /** The way into an account's express dashboard: worth a sign-in there, opened once. */
  createLoginLink(accountId: string): Promise<Stripe.LoginLink> {
    return askStripe('create a login link', () =>
      stripeClient().accounts.createLoginLink(accountId)
    )
  }

  createTransfer(
    request: Stripe.TransferCreateParams,
    idempotencyKey: string
  ): Promise<Stripe.Transfer> {
    return askStripe('create a transfer', () =>
      stripeClient().transfers.create(request, { idempotencyKey })
    )
  }

  retrieveTransfer(id: string): Promise<Stripe.Transfer> {
    return askStripe('retrieve a transfer', () => stripeClient().transfers.retrieve(id))
  }

  /** Newest first: a group is one payout, so there is one at most, and others of whoever shares the account. */
  async listTransfers(transferGroup: string): Promise<Stripe.Transfer[]> {
    const { data } = await askStripe('list transfers', () =>
      stripeClient().transfers.list({ transfer_group: transferGroup, limit: 100 })
    )
    return data
  }

  createReversal(
    transferId: string,
    request: Stripe.TransferCreateReversalParams,
    idempotencyKey: string
  ): Promise<Stripe.TransferReversal> {
    return askStripe('reverse a transfer', () =>
      stripeClient().transfers.createReversal(transferId, request, { idempotencyKey })
    )
  }

  async listReversals(transferId: string): Promise<Stripe.TransferReversal[]> {
    const { data } = await askStripe('list reversals', () =>
      stripeClient().transfers.listReversals(transferId, { limit: 100 })
    )
    return data
  }

  /** What an artist's account paid to its bank. */
  retrieveBankPayout(id: string, accountId: string): Promise<Stripe.Payout> {
    return askStripe('retrieve a payout', () =>
      stripeClient().payouts.retrieve(id, {}, { stripeAccount: accountId })
    )
  }
}
