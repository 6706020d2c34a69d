import db from '@adonisjs/lucid/services/db'
import type { LogInEventKind } from '#identity/log_ins/log_in_event'

/** Entries of the audit log that concern the security of the account that they are about. */
export const SECURITY_ACTIONS = [
  'user.app_add',
  'user.app_remove',
  'user.email',
  'user.second_factor_removal',
  'user.second_factor_removal_request',
  'user.second_factor_removal_cancel',
  'user.second_factor_removal_confirm',
  'user.intrusion',
  'user.passkey_add',
  'user.passkey_remove',
  'user.password',
  'user.recovery_codes',
  'user.role',
  'user.two_step_off',
  'user.two_step_on',
] as const

export type SecurityEventKind = LogInEventKind | (typeof SECURITY_ACTIONS)[number]

/** So many are on the account page, and so many admins see. */
const SHOWN = 10
const SHOWN_TO_ADMINS = 50

type Row<Kind> = {
  kind: Kind
  device: string | null
  network: string | null
  times: number
  at: Date
}

/**
 * What lately concerned the security of an account: log-ins and failed ones, and changes of password, email, two-step login
 * and role (ACC-9). The newest first. `times`: how many there were within an hour, `at` the last one, ISO 8601.
 */
export class SecurityEventsQuery {
  /** One statement. */
  async recent(userId: number, shown = SHOWN) {
    const { rows } = await db.rawQuery<{ rows: Row<SecurityEventKind>[] }>(
      `(SELECT kind, device, network, times, last_at AS at FROM log_in_events
         WHERE user_id = :userId ORDER BY last_at DESC LIMIT :shown)
       UNION ALL
       (SELECT action, NULL, NULL, 1, created_at FROM audit_entries
         WHERE subject_type = 'user' AND subject_id = :userId AND action = ANY (:actions)
         ORDER BY id DESC LIMIT :shown)
       ORDER BY at DESC LIMIT :shown`,
      { userId, actions: [...SECURITY_ACTIONS], shown }
    )
    return rows.map(toEvent)
  }

  /** The same for admins, who see more of them. */
  forAdmins(userId: number) {
    return this.recent(userId, SHOWN_TO_ADMINS)
  }

  /** All log-ins and failed ones that are kept, the oldest first, for the export. */
  async logIns(userId: number) {
    const rows: Row<LogInEventKind>[] = await db
      .from('log_in_events')
      .where('user_id', userId)
      .orderBy('last_at')
      .select('kind', 'device', 'network', 'times', 'last_at as at')
    return rows.map(toEvent)
  }
}

const toEvent = <Kind>({ at, ...event }: Row<Kind>) => ({ ...event, at: at.toISOString() })

export type SecurityEvent = Awaited<ReturnType<SecurityEventsQuery['recent']>>[number]
export type ExportedLogIn = Awaited<ReturnType<SecurityEventsQuery['logIns']>>[number]
