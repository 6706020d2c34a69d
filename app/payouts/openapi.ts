import { pageValidator } from '#core/http/list_query'
import { identityNotConfirmed } from '#core/openapi/error_responses'
import {
  address,
  count,
  currency,
  described,
  flag,
  id,
  listOf,
  money,
  orNull,
  ref,
  shape,
  text,
  time,
  word,
} from '#core/openapi/schemas'
import type { ApiPart, JsonSchema } from '#core/openapi/types'
import { PAYOUT_STATUSES } from '#payouts/payout_status'
import type { PayoutBalance } from '#payouts/queries/payout_balance_query'
import { PAYOUT_RETRIES } from '#payouts/retry'
import { STATEMENT_PARTS } from '#payouts/statements/statement'
import {
  PAYOUT_ACCOUNT_STATES,
  PAYOUT_HOLD_REASONS,
  type PayoutAccountShape,
} from '#payouts/transformers/payout_account_transformer'
import type { ListedPayout } from '#payouts/transformers/listed_payout_transformer'
import type { PayoutPage, PayoutShape } from '#payouts/transformers/payout_transformer'
import type { ShownStatementLine, Statement } from '#payouts/transformers/statement_transformer'

const month: JsonSchema = { type: 'string', pattern: '^20\\d{2}-\\d{2}$', examples: ['2026-10'] }

const payout = {
  id,
  status: word(PAYOUT_STATUSES),
  earnings: described('Of its orders.', money(72.5)),
  debt: described('Settled with it; below zero, what came back to the artist.', money(3)),
  amount: described('Earnings less the debt: what was transferred.', money(69.5)),
  takenBack: described('Of the amount, for debts that no sale covered.', money(0)),
  currency,
  orders: count(3),
  createdAt: time,
  paidAt: orNull(time),
}

/** A payout as admins see it. */
export const listedPayoutSchema = shape<ListedPayout>({
  ...payout,
  artist: shape<ListedPayout['artist']>({ id, bandName: text('Night Bus'), isHeld: flag }),
  holdReason: orNull(text('Many returns at once')),
  hasLostDevice: described('Whether payouts wait because the owner lost a device', flag),
  failure: orNull(text('balance_insufficient')),
  triedAt: described('When Stripe was last asked; null once it has paid.', orNull(time)),
  retry: described(
    'Whether trying it again can come to anything: `followed` by a later payout, `paused` by an admin, or not to be paid by Stripe (`account`). Null where there is nothing to try.',
    orNull(word(PAYOUT_RETRIES))
  ),
  followedBy: described('The later payout.', orNull(id)),
  transferId: orNull(text('tr_1a2b3c')),
})

const statement = {
  month,
  opening: money(12.4),
  sales: money(60),
  refunds: money(-3),
  payouts: money(-45),
  takenBack: money(0),
  corrections: money(0),
  closing: money(24.4),
}

const line = shape<ShownStatementLine>({
  at: time,
  part: word(STATEMENT_PARTS),
  orderNumber: orNull(text('GS-7QK2-81XM')),
  productName: orNull(text('Last Tram Tee')),
  quantity: orNull(count(1)),
  payoutId: orNull(id),
  amount: money(7.49),
})

const balance = shape<PayoutBalance>({
  coming: described('Not shipped yet, or not long enough ago.', money(20)),
  due: described('Paid with the next payout.', money(30)),
  held: described('Disputed, or waiting for an admin.', money(0)),
  debt: described('Paid out for orders refunded since.', money(0)),
  inTransit: described('On its way.', money(0)),
  minimum: described('Less than this is kept until there is more.', money(25)),
  holdingDays: described('Of orders that are placed now', count(14)),
  payoutDay: described('0 for every day, 1 for Monday to 7 for Sunday', {
    type: 'integer',
    minimum: 0,
    maximum: 7,
  }),
  nextDueAt: orNull(time),
})

const account = {
  state: word(PAYOUT_ACCOUNT_STATES),
  wanted: { type: 'array', items: text('A bank account to pay you to') },
  bankFailure: orNull(text('The bank account has been closed.')),
  isHeld: flag,
  holdReason: described(
    'Paused by the shop, or waiting because the owner has lost the device for two-step login.',
    orNull(word(PAYOUT_HOLD_REASONS))
  ),
  resumeHours: described(
    'After a lost device: how long after two-step login is set up again payouts go on.',
    count(72)
  ),
  readAt: orNull(time),
}

const WHO = 'Its owner and admins'
const path = { id: 'The artist' }
const errors = { 403: 'Another artist’s' }

const ownConfirmed = { 403: identityNotConfirmed('Another artist’s') }

export const payoutsApi: ApiPart = {
  title: 'Payouts',
  text: 'What artists are owed and paid. An order is paid out two weeks after it was dispatched. Refunds are deducted, or owed by the artist if the order was already paid out.',
  schemas: {
    Payout: shape<PayoutShape>(payout),
    Statement: shape<Statement>(statement, {
      about: 'A month in London: opening and what happened add up to closing.',
    }),
    StatementWithLines: shape<Statement & { lines: ShownStatementLine[] }>({
      ...statement,
      lines: { type: 'array', items: line },
    }),
    PayoutAccount: shape<PayoutAccountShape>(account, {
      about: 'Where an artist is paid to, as far as the shop knows.',
    }),
  },
  calls: {
    'GET /api/artists/{id}/payout-account': {
      summary: 'An artist’s payout account and balance',
      text: 'Only Stripe learns who they are and which bank they use.',
      who: WHO,
      path,
      answers: {
        200: {
          text: 'As far as the shop knows',
          schema: shape<PayoutAccountShape & { balance: PayoutBalance }>({ ...account, balance }),
        },
      },
      errors,
    },
    'POST /api/artists/{id}/payout-account': {
      summary: 'Set up payouts, or give Stripe missing details',
      text: 'The address opens once, for a few minutes. Calling it again is safe: an artist has one account.',
      who: 'Its owner',
      path,
      answers: {
        200: {
          text: 'The address of Stripe’s pages',
          schema: shape<{ url: string }>({
            url: address('https://connect.stripe.com/setup/e/acct_1/x'),
          }),
        },
      },
      errors: { ...ownConfirmed, 503: 'Stripe is not configured, or could not be asked' },
    },
    'POST /api/artists/{id}/payout-account/manage': {
      summary: 'See or change the details at Stripe',
      text: 'Mainly the bank account. The address opens once, for a few minutes, and is stored nowhere.',
      who: 'Its owner',
      path,
      answers: {
        200: {
          text: 'The way into the account at Stripe',
          schema: shape<{ url: string }>({
            url: address('https://connect.stripe.com/express/acct_1/x'),
          }),
        },
      },
      errors: {
        ...ownConfirmed,
        409: 'Nothing was set up yet: `E_PAYOUT_ACCOUNT`',
        503: 'Stripe is not configured, could not be asked, or does not open the account: `E_STRIPE_DASHBOARD`',
      },
    },
    'GET /api/artists/{id}/payouts': {
      summary: 'What an artist was paid',
      who: WHO,
      path,
      query: { from: pageValidator },
      answers: { 200: { text: 'Newest first', schema: listOf('Payout') } },
      errors,
    },
    'GET /api/artists/{id}/payouts/{payoutId}': {
      summary: 'One payout and what it is for',
      who: WHO,
      path: { ...path, payoutId: 'The payout' },
      answers: {
        200: {
          text: 'With its orders',
          schema: shape<PayoutPage>({
            ...payout,
            lines: {
              type: 'array',
              items: shape<PayoutPage['lines'][number]>({
                orderId: id,
                orderNumber: text('GS-7QK2-81XM'),
                productName: text('Last Tram Tee'),
                quantity: count(1),
                amount: money(7.49),
              }),
            },
          }),
        },
      },
      errors,
    },
    'GET /api/artists/{id}/statements': {
      summary: 'An artist’s account, month by month',
      who: WHO,
      path,
      answers: {
        200: {
          text: 'From the first sale to this month, the latest first',
          schema: { type: 'array', items: ref('Statement') },
        },
      },
      errors,
    },
    'GET /api/artists/{id}/statements/{month}': {
      summary: 'One month with its lines',
      who: WHO,
      path: { ...path, month: 'Year and month, like 2026-10' },
      query: { from: pageValidator },
      answers: {
        200: {
          text: 'A page of its lines, oldest first',
          schema: ref('StatementWithLines'),
        },
      },
      errors,
    },
  },
}
