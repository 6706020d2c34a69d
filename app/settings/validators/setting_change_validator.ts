import vine from '@vinejs/vine'
import { PlainMessages } from '#core/http/plain_messages'
import { reasonField } from '#core/http/reason_field'
import { toShown, type SettingDefinition, type SettingField } from '#settings/setting_definition'
import { SETTINGS } from '#settings/setting_definitions'

/** The id of the last change that the caller has seen; null where there was none. */
const seenId = () => vine.number({ strict: true }).positive().withoutDecimals().nullable()

const DAY = /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

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
    reason: reasonField(),
    seenId: seenId(),
    isConfirmed: vine.boolean({ strict: true }).optional(),
  })
  validator.messagesProvider = new PlainMessages({
    names: Object.fromEntries(
      fields.flatMap(({ name, label }) => {
        const words = `“${label}”`
        return [
          [name, words],
          [`value.${name}`, words],
        ]
      })
    ),
    sentences: {
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
export const withdrawalValidator = vine.create({ reason: reasonField(), seenId: seenId() })

withdrawalValidator.messagesProvider = new PlainMessages({
  sentences: { seenId: 'Reload the page and try again' },
})
