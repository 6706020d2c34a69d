import type { Random } from '#artwork/random'
import { FIRST_NAMES, INITIALS, PLACES, PLACES_ABROAD, STREETS } from '#database/demo/data/people'
import type { Buyer } from '#database/demo/order_rows'
import type { DemoContext, PlacedFan } from '#database/demo/demo_context'

const GUESTS = 0.35
const ABROAD = 0.07
const LETTERS = 'ABDEFGHJLNPQRSTUWXYZ'

/** A gig queue will not sign up: a good third are guests. */
export function someBuyer(context: DemoContext, random: Random): Buyer {
  return random.chance(GUESTS) ? guest(random) : buyerOf(random.pick(context.fans), random)
}

export function buyerOf(fan: PlacedFan, random: Random): Buyer {
  return { userId: fan.id, ...addressed(fan.name, fan.email, random) }
}

function guest(random: Random): Buyer {
  const firstName = random.pick(FIRST_NAMES)
  const initial = random.pick(INITIALS)
  const email = `${firstName}.${initial}.${random.integer(1_000, 9_999)}@example.com`.toLowerCase()
  return { userId: null, ...addressed(`${firstName} ${initial}.`, email, random) }
}

function addressed(name: string, email: string, random: Random): Omit<Buyer, 'userId'> {
  const street = `${random.integer(1, 140)} ${random.pick(STREETS)}`
  const contact = { customer_name: name, customer_email: email, customer_phone: null, street }
  if (random.chance(ABROAD)) {
    const [city, state, zipCode, country] = random.pick(PLACES_ABROAD)
    return { contact: { ...contact, city, state, zip_code: zipCode }, country }
  }
  const [city, state, outwardCode] = random.pick(PLACES)
  const letter = () => LETTERS[random.integer(0, LETTERS.length - 1)]
  const zipCode = `${outwardCode} ${random.integer(1, 9)}${letter()}${letter()}`
  return { contact: { ...contact, city, state, zip_code: zipCode }, country: 'GB' }
}
