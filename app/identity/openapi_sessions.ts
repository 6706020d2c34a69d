import {
  count,
  described,
  flag,
  listOf,
  orNull,
  shape,
  text,
  time,
  word,
} from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'
import { LOG_IN_EVENT_KINDS } from '#identity/log_ins/log_in_event'
import type { OpenSession } from '#identity/queries/open_sessions_query'
import type { ExportedLogIn } from '#identity/queries/security_events_query'

const who = 'Anyone logged in'

/** Without the id by which the list names a session. */
const exported = {
  isThisOne: flag,
  device: orNull(text('Firefox on Android')),
  network: orNull(text('203.0.113.x')),
  beganAt: orNull(time),
  lastSeenAt: orNull(time),
  expiresAt: time,
}

export const openSessionsApi: ApiPart = {
  title: 'Where an account is logged in',
  text: 'Its open sessions. A session ends 30 days after its log-in and after 14 days without use; an admin’s after 12 hours and after one hour.',
  schemas: {
    OpenSession: shape<OpenSession>({
      id: text('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'),
      ...exported,
    }),
    ExportedSession: shape<Omit<OpenSession, 'id'>>(exported),
    ExportedLogIn: shape<ExportedLogIn>({
      kind: described(
        '`wrong-code`: of the second factor, after the right password',
        word(LOG_IN_EVENT_KINDS)
      ),
      device: orNull(text('Firefox on Android')),
      network: orNull(text('203.0.113.x')),
      times: described('How many there were within an hour', count(1)),
      at: described('The last of them', time),
    }),
  },
  calls: {
    'GET /api/account/sessions': {
      summary: 'List one’s open sessions',
      text: 'The last used first. `lastSeenAt` is exact to five minutes.',
      who,
      answers: { 200: { text: 'The sessions', schema: listOf('OpenSession') } },
    },
    'DELETE /api/account/sessions': {
      summary: 'End every session but this one',
      text: 'Open links that let someone in or change the account end as well.',
      who,
      answers: { 204: { text: 'Ended' } },
    },
    'DELETE /api/account/sessions/{id}': {
      summary: 'End one session',
      who,
      path: { id: 'The session, as the list names it' },
      answers: { 204: { text: 'Ended' } },
    },
  },
}
