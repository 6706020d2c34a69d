import vine from '@vinejs/vine'
import { PlainMessages } from '#core/http/plain_messages'
import { toShown, type SettingDefinition, type SettingField } from '#settings/setting_definition'
import { SETTINGS } from '#settings/setting_definitions'

const MOST_REASON_LETTERS = 500

const reason = () => vine.string().trim().minLength(1).maxLength(MOST_REASON_LETTERS)

/** The id of the last change that the caller has seen; null where there was none. */
const seenId = () => vine.number({ strict: true }).positive().withoutDecimals().nullable()

const DAY = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

const reasonMessages = {
  'reason.required': 'Enter a reason',
  'reason.minLength': 'Enter a reason',
}

function fieldOf({ unit, least, most }: SettingField) {
  const number = vine.number({ strict: true }).range([toShown(unit, least), toShown(unit, most)])
  if (unit === 'pence') return number.decimal([0, 2])
  return unit === 'rate' ? number.decimal([0, 4]) : number.withoutDecimals()
}

function validatorFor({ fields }: SettingDefinition) {
  const value = Object.fromEntries(fields.map((field) => [field.name, fieldOf(field)]))
  const validator = vine.create({
    value: vine.object(value),
    validFrom: vine.string().regex(DAY).optional(),
    reason: reason(),
    seenId: seenId(),
    isConfirmed: vine.boolean({ strict: true }).optional(),
  })
  validator.messagesProvider = new PlainMessages({
    names: {
      reason: 'the reason',
      ...Object.fromEntries(
        fields.flatMap(({ name, label }) => {
          const words = `“${label}”`
          return [
            [name, words],
            [`value.${name}`, words],
          ]
        })
      ),
    },
    sentences: {
      ...reasonMessages,
      'validFrom': 'Choose a day from the calendar',
      'seenId': 'Reload the page and try again',
      'rate.decimal': 'Enter a rate with at most four decimals',
      'value.rate.decimal': 'Enter a rate with at most four decimals',
    },
  })
  return validator
}

const validators = new Map(SETTINGS.map((setting) => [setting.key, validatorFor(setting)]))

/** Body of POST /api/admin/settings/:key/changes, which depends on the setting. */
export const changeValidatorOf = ({ key }: (typeof SETTINGS)[number]) => validators.get(key)!

/** Body of POST /api/admin/settings/:key/changes/:id/withdraw. */
export const withdrawalValidator = vine.create({ reason: reason(), seenId: seenId() })

withdrawalValidator.messagesProvider = new PlainMessages({
  names: { reason: 'the reason' },
  sentences: { ...reasonMessages, seenId: 'Reload the page and try again' },
})
