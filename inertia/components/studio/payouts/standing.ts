import type { PayoutAccount } from '~/components/studio/shapes'

/** The one reason why an artist is not paid out at present, or `ready`. What we have paused no word of Stripe's lets go on. */
export type Standing = PayoutAccount['state'] | 'paused'

export const standingOf = ({ state, isHeld }: PayoutAccount): Standing =>
  isHeld ? 'paused' : state

type Words = {
  badge: string
  tone: 'line' | 'warn' | 'good' | 'bad'
  /** What becomes of the money that is due; the balance says it where payouts go out. */
  due: string | null
  /** What a first payout waits for. */
  first: string
}

export const STANDINGS: Record<Standing, Words> = {
  missing: {
    badge: 'Not set up',
    tone: 'warn',
    due: 'Waits here until you have set up payouts',
    first: 'Set them up at Stripe first: what is due by then goes out by itself.',
  },
  incomplete: {
    badge: 'Not finished',
    tone: 'warn',
    due: 'Waits here until Stripe knows what it still wants',
    first: 'Tell Stripe what it still wants: what is due by then goes out by itself.',
  },
  checking: {
    badge: 'Being checked',
    tone: 'line',
    due: 'Waits here until Stripe has checked your account',
    first: 'What is due goes out by itself, once Stripe has checked your account.',
  },
  ready: {
    badge: 'Ready',
    tone: 'good',
    due: null,
    first: 'The first one goes out by itself, as soon as enough is due.',
  },
  paused: {
    badge: 'Paused by us',
    tone: 'bad',
    due: 'Waits here while we have paused your payouts',
    first: 'Nothing goes out while we have paused your payouts.',
  },
}
