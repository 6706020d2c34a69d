import { AsyncLocalStorage } from 'node:async_hooks'
import stripeConfig from '#config/stripe'
import { ObjectStore, randomText, storeRoot, textDerivedFrom } from '#sandbox/object_store'

type Kind =
  | 'sessions'
  | 'customers'
  | 'payment_intents'
  | 'refunds'
  | 'disputes'
  | 'early_fraud_warnings'
  | 'files'
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

const repeatable = new AsyncLocalStorage<{ seed: string; made: number }>()

/** "cs_test_a1B2…": an id in Stripe's form, random except in `withRepeatableIds`. */
export function newId(prefix: string, length = 24): string {
  const ids = repeatable.getStore()
  return ids
    ? derivedId(prefix, `${ids.seed} ${ids.made++}`, length)
    : `${prefix}_${randomText(length)}`
}

/** The same id for the same text. */
export const derivedId = (prefix: string, text: string, length = 24): string =>
  `${prefix}_${textDerivedFrom(text, length)}`

/** Runs a call whose new ids follow from a seed, so that running it again names the same objects. */
export const withRepeatableIds = <Result>(seed: string, run: () => Promise<Result>) =>
  repeatable.run({ seed, made: 0 }, run)
