import vine from '@vinejs/vine'
import { contactMessages, isPhoneNumber, toPostcode } from '#commerce/checkout/contact_checks'
import { HOME_COUNTRY } from '#commerce/orders/countries'
import { toState } from '#shared/states'

/** Beside a `country`; what passes is written as that country writes it. */
export const postcodeRule = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string') return
  const { country } = field.parent
  const postcode = toPostcode(value, country)
  if (postcode === null) field.report(contactMessages(country).postcodeMessage, 'postcode', field)
  else field.mutate(postcode, field)
})

/** Beside a `country`; a state or province becomes its code, as the printer and the carriers want it. */
export const stateRule = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string') return
  const { country } = field.parent
  const state = toState(value, String(country))
  if (state === null) field.report(contactMessages(country).stateMessage, 'state', field)
  else field.mutate(state, field)
})

/**
 * Read by the country that the parcel goes to; without an address that is GB
 * (docs/rules/orders.md#orders-without-an-address).
 */
export const phoneRule = vine.createRule((value, _options, field) => {
  if (typeof value !== 'string' || value === '') return
  const country = field.data.shippingAddress?.country ?? HOME_COUNTRY
  if (!isPhoneNumber(value, country))
    field.report(contactMessages(country).phoneMessage, 'phone', field)
})
