import {
  described,
  flag,
  id,
  listOf,
  oneOfThese,
  orNull,
  count,
  ref,
  shape,
  text,
  time,
  word,
} from '#core/openapi/schemas'
import { identityNotConfirmed } from '#core/openapi/error_responses'
import type { ApiPart } from '#core/openapi/types'
import { NOT_BEGUN } from '#identity/openapi_second_factor'
import { LOG_IN_EVENT_KINDS } from '#identity/log_ins/log_in_event'
import { SECURITY_ACTIONS, type SecurityEvent } from '#identity/queries/security_events_query'
import {
  CANCELLATIONS,
  type OpenRemoval,
  REMOVAL_STATUSES,
} from '#identity/second_factor_removal/removal'
import type { ExportedRemoval } from '#identity/second_factor_removal/removal_query'
import {
  cancellationValidator,
  confirmationOfRemovalValidator,
} from '#identity/validators/removal_validator'

const path = { id: 'The account' }
const NONE_OPEN = 'Account not found, or it has no open request'

const device = orNull(text('Firefox on Android'))
const network = text('203.0.113.x')

const removal = {
  id,
  requestedAt: time,
  dueAt: described('When the second factor is removed', time),
  device,
  network,
  needsConfirmation: described('Whether an owner has to confirm it first', flag),
}

/** What admins read of the security of an account. */
type AccountSecurity = {
  hasSecondFactor: boolean
  removal: OpenRemoval | null
  holdsPayouts: boolean
  events: SecurityEvent[]
}

export const lostDeviceApi: ApiPart = {
  title: 'Lost devices',
  text: 'Somebody who has lost the second factor and the recovery codes asks for its removal, which follows after a waiting time and notices by email.',
  schemas: {
    SecondFactorRemoval: shape<OpenRemoval>(removal),
    ExportedRemoval: shape<ExportedRemoval>({
      ...removal,
      status: word(REMOVAL_STATUSES),
      endedAt: orNull(time),
      cancelledBy: orNull(word(CANCELLATIONS)),
      reason: orNull(text('You told us on the phone that it wasn’t you.')),
    }),
    SecurityEvent: shape<SecurityEvent>({
      kind: word([...LOG_IN_EVENT_KINDS, ...SECURITY_ACTIONS]),
      device,
      network: orNull(network),
      times: described('How many there were within an hour', count(1)),
      at: described('The last of them', time),
    }),
    AccountSecurity: shape<AccountSecurity>({
      hasSecondFactor: flag,
      removal: oneOfThese(ref('SecondFactorRemoval'), { type: 'null' }),
      holdsPayouts: described(
        'Whether payouts to the account’s band wait because of a lost device',
        flag
      ),
      events: listOf('SecurityEvent'),
    }),
  },
  calls: {
    'POST /api/login/second-factor-removal': {
      summary: 'Ask for the removal of a lost second factor',
      text: 'After a login call that asked for a second factor in the same session. Nothing is removed before the waiting time is over; the owner is emailed at once, a day before and when it is done. Asking again doesn’t put it off.',
      who: 'Anyone',
      answers: { 202: { text: 'The request', schema: ref('SecondFactorRemoval') } },
      errors: { 401: NOT_BEGUN },
    },
    'DELETE /api/login/second-factor-removal': {
      summary: 'Cancel the removal of a lost second factor, without logging in',
      text: 'In the same way: after the first step of a login. Where nothing was asked for, nothing changes.',
      who: 'Anyone',
      answers: { 204: { text: 'Cancelled' } },
      errors: { 401: NOT_BEGUN },
    },
    'DELETE /api/account/second-factor-removal': {
      summary: 'Cancel the removal of one’s second factor',
      text: 'Where nothing was asked for, nothing changes.',
      who: 'Anyone logged in',
      answers: { 204: { text: 'Cancelled' } },
    },
    'GET /api/admin/users/{id}/security': {
      summary: 'Read the log-ins of an account, and its request to remove a lost second factor',
      text: 'The last 50 log-ins, failed log-ins and changes of password, email and second factor. Each read is in the audit log.',
      who: 'Owners and support',
      path,
      answers: { 200: { text: 'What there is', schema: ref('AccountSecurity') } },
      errors: { 404: 'Account not found' },
    },
    'POST /api/admin/users/{id}/second-factor-removal/cancel': {
      summary: 'Cancel the removal of a lost second factor',
      text: 'The owner of the account is emailed the reason.',
      who: 'Owners and support',
      path,
      body: { from: cancellationValidator, example: { reason: 'It wasn’t you, as you told us.' } },
      answers: { 204: { text: 'Cancelled' } },
      errors: { 404: NONE_OPEN },
    },
    'POST /api/admin/users/{id}/second-factor-removal/confirm': {
      summary: 'Confirm the removal of another admin’s second factor',
      text: 'It follows when the waiting time is over, and a day after this at the earliest; the admin is emailed. Confirming it again changes nothing.',
      who: 'Owners',
      path,
      body: { from: confirmationOfRemovalValidator, example: { removalId: 7 } },
      answers: { 204: { text: 'Confirmed' } },
      errors: {
        403: identityNotConfirmed('Not an owner'),
        404: NONE_OPEN,
        409: 'The caller’s own account: `E_OWN_ACCOUNT`; another request than this one is open: `E_CONCURRENT_MODIFICATION`',
      },
    },
  },
}
