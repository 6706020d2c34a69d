import { askStripe, stripeClient } from '#stripe/public'
import type Stripe from 'stripe'

/** Calls to Stripe about artists' accounts and money. Throws what StripeGateway throws. */
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

  /** The link opens once, within minutes, so it is requested for each visit. */
  createAccountLink(request: Stripe.AccountLinkCreateParams): Promise<Stripe.AccountLink> {
    return askStripe('create an account link', () => stripeClient().accountLinks.create(request))
  }

  /** A link to an account's express dashboard, which signs its visitor in and opens once. */
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

  /**
   * Newest first. A group holds at most one transfer of ours; installations that share the account may have others in
   * it.
   */
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

  /** A payout of an artist's account to its bank. */
  retrieveBankPayout(id: string, accountId: string): Promise<Stripe.Payout> {
    return askStripe('retrieve a payout', () =>
      stripeClient().payouts.retrieve(id, {}, { stripeAccount: accountId })
    )
  }
}
