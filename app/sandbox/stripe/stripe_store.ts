import stripeConfig from '#config/stripe'
import { ObjectStore, randomText, storeRoot } from '#sandbox/object_store'

type Kind =
  | 'sessions'
  | 'customers'
  | 'payment_intents'
  | 'refunds'
  | 'disputes'
  | 'events'
  | 'idempotency'
  | 'accounts'
  | 'account_links'
  | 'login_links'
  | 'transfers'
  | 'transfer_reversals'
  | 'payouts'

const root = storeRoot('stripe', stripeConfig.secretKey)

export const stripeStore = <Stored extends object>(kind: Kind) =>
  new ObjectStore<Stored>(root, kind)

/** "cs_test_a1B2…": an id in Stripe's form. */
export const newId = (prefix: string, length = 24): string => `${prefix}_${randomText(length)}`
