import type { PayoutAccount } from '~/components/studio/shapes'
import { WEEKDAYS } from '~/lib/dates'

/** The one reason why an artist is not paid out at present, or `ready`. What we have paused no word of Stripe's lets go on. */
export type PayoutReadiness = PayoutAccount['state'] | 'paused'

export const readinessOf = ({ state, isHeld }: PayoutAccount): PayoutReadiness =>
  isHeld ? 'paused' : state

type Words = {
  badge: string
  tone: 'line' | 'warn' | 'good' | 'bad'
  /** What becomes of the money that is due; the balance says it where payouts go out. */
  due: string | null
  /** What a first payout waits for. */
  first: string
}

export const READINESS: Record<PayoutReadiness, Words> = {
  missing: {
    badge: 'Not set up',
    tone: 'warn',
    due: 'Kept here until you set up payouts',
    first: 'Set up payouts with Stripe first. Anything already owed is then paid automatically.',
  },
  incomplete: {
    badge: 'Not finished',
    tone: 'warn',
    due: 'Kept here until Stripe has what it needs',
    first: 'Give Stripe what it still needs. Anything already owed is then paid automatically.',
  },
  checking: {
    badge: 'Being checked',
    tone: 'line',
    due: 'Kept here until Stripe has checked your account',
    first: 'Anything owed is paid automatically once Stripe has checked your account.',
  },
  ready: {
    badge: 'Ready',
    tone: 'good',
    due: null,
    first: 'We send the first one automatically, as soon as enough is ready to pay.',
  },
  paused: {
    badge: 'Paused by us',
    tone: 'bad',
    due: 'Kept here while your payouts are paused',
    first: 'Nothing is paid out while your payouts are paused.',
  },
}

/** What a first payout waits for, with the day of the week that payouts are made on where one is set. */
export const firstPayoutWords = (readiness: PayoutReadiness, payoutDay: number) =>
  readiness === 'ready' && payoutDay > 0
    ? `We send the first one automatically, on the first ${WEEKDAYS[payoutDay - 1]!} when enough is ready to pay.`
    : READINESS[readiness].first
