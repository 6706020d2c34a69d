import { Setting, Settings } from '~/components/account/setting'
import { formatDateTime } from '~/lib/dates'
import type { SecurityEvent } from '~/lib/shapes'

const WORDS: Record<SecurityEvent['kind'], string> = {
  'log-in': 'Logged in',
  'wrong-password': 'Wrong password',
  'wrong-code': 'Right password, then a wrong code',
  'user.app_add': 'Authenticator app added',
  'user.app_remove': 'Authenticator app removed',
  'user.email': 'Email changed',
  'user.second_factor_removal': 'Two-step login removed after a lost device',
  'user.second_factor_removal_request': 'Told us that the device for two-step login is lost',
  'user.second_factor_removal_cancel': 'Request about a lost device cancelled',
  'user.second_factor_removal_confirm': 'Lost device confirmed by an owner of the shop',
  'user.intrusion': '“This wasn’t me” pressed: everyone was logged out',
  'user.passkey_add': 'Passkey added',
  'user.passkey_remove': 'Passkey removed',
  'user.password': 'Password changed',
  'user.recovery_codes': 'New recovery codes made',
  'user.role': 'Role changed by an admin',
  'user.two_step_off': 'Two-step login turned off',
  'user.two_step_on': 'Two-step login turned on',
}

/** What happened, and how often. */
export const eventWords = ({ kind, times }: SecurityEvent) =>
  times > 1 ? `${WORDS[kind]}, ${times} times within an hour` : WORDS[kind]

/** Where it came from; null where that is not known. */
export function placeWords({ device, network }: SecurityEvent): string | null {
  if (!network) return null
  return `${device ?? 'A device we don’t recognise'} · network ${network}`
}

/** What lately concerned the security of the account, for its owner to recognise a stranger. */
export function SecurityEvents({ events }: { events: SecurityEvent[] }) {
  return (
    <Settings title="Recent security events">
      {events.map((event) => (
        <Setting
          key={`${event.at} ${event.kind} ${event.device} ${event.network}`}
          label={formatDateTime(event.at)}
          value={eventWords(event)}
          hint={placeWords(event)}
        />
      ))}
      <Setting
        label="Don’t recognise something?"
        value="Change your password and log out everywhere else."
      />
    </Settings>
  )
}
