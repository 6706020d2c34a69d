import { errorShape, identityNotConfirmed } from '#core/openapi/error_responses'
import {
  count,
  described,
  flag,
  id,
  oneOfThese,
  orNull,
  ref,
  shape,
  text,
  time,
} from '#core/openapi/schemas'
import type { ApiPart, JsonSchema } from '#core/openapi/types'
import type { ChangeSince } from '#settings/actions/lock_setting'
import { SETTINGS } from '#settings/setting_definitions'

const key = `One of ${SETTINGS.map((setting) => `\`${setting.key}\``).join(', ')}`

const who =
  'Admins with the role owner or finance, who for payout rules and exchange rates confirmed their identity within ten minutes'

const seenId: JsonSchema = described(
  'The last change of the setting that the caller has seen; null where there was none',
  orNull(id)
)

const reason: JsonSchema = {
  ...text('The rate of HMRC for December'),
  minLength: 1,
  maxLength: 500,
}

const value: JsonSchema = {
  type: 'object',
  description:
    'Every field of the setting, in pounds, pounds for one unit of a currency, or days: `rate`; `holdingDays`, `minimum` and `payoutDay` (0 for every day, 1 to 7 for Monday to Sunday); `amount`; or the cost of each product type',
  additionalProperties: { type: 'number' },
  examples: [{ rate: 0.7912 }],
}

export const settingsApi: ApiPart = {
  title: 'Settings',
  text: 'Settings that admins change: exchange rates, payout rules, flat shipping and provisional costs. They are shown at `/admin?tab=settings`.',
  schemas: {
    SettingChanged: errorShape(
      {
        changes: {
          type: 'array',
          items: shape<ChangeSince>({
            value,
            validFrom: time,
            isWithdrawn: flag,
            reason: text('The rate of HMRC for December'),
          }),
        },
      },
      'Another admin has changed the setting since; what they changed.'
    ),
    UnusualSetting: errorShape(
      { percent: count(14) },
      'The value differs by so many percent from the one before it.'
    ),
  },
  calls: {
    'POST /api/admin/settings/{key}/changes': {
      summary: 'Change a setting',
      text: 'Takes effect now, or when the day begins in London. What was ordered before keeps what it had.',
      who,
      idempotent: true,
      path: { key },
      body: {
        schema: {
          type: 'object',
          properties: {
            value,
            validFrom: described('The day it takes effect; now where it is left out', {
              type: 'string',
              format: 'date',
              examples: ['2026-12-01'],
            }),
            reason,
            seenId,
            isConfirmed: described(
              'Confirms an exchange rate that differs by more than 10% from the one before',
              flag
            ),
          },
          required: ['value', 'reason', 'seenId'],
        },
      },
      answers: { 201: { text: 'It is set', schema: shape<{ id: number }>({ id }) } },
      errors: {
        403: identityNotConfirmed('Not an owner or in finance'),
        404: 'The setting doesn’t exist',
        409: {
          text: 'Another admin has changed it since, `E_CONCURRENT_MODIFICATION`; a change from that day is planned, `E_SETTING_PLANNED`; or the rate differs by more than 10% and is not confirmed, `E_UNUSUAL_SETTING`',
          schema: oneOfThese(ref('Error'), ref('SettingChanged'), ref('UnusualSetting')),
        },
      },
    },
    'POST /api/admin/settings/{key}/changes/{id}/withdraw': {
      summary: 'Withdraw a planned change of a setting',
      who,
      path: { key, id: 'The change' },
      body: {
        schema: {
          type: 'object',
          properties: { reason, seenId },
          required: ['reason', 'seenId'],
        },
      },
      answers: { 204: { text: 'It is withdrawn' } },
      errors: {
        403: identityNotConfirmed('Not an owner or in finance'),
        404: 'The change doesn’t exist',
        409: {
          text: 'Another admin has changed the setting since, `E_CONCURRENT_MODIFICATION`; or the change has taken effect or was withdrawn, `E_SETTING_IN_FORCE`',
          schema: oneOfThese(ref('Error'), ref('SettingChanged')),
        },
      },
    },
  },
}
