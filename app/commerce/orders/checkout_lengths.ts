/** How many characters of contact and address a checkout holds (`checkouts`). */
export const CHECKOUT_LENGTHS = {
  name: 200,
  email: 254,
  phone: 40,
  street: 200,
  city: 100,
  state: 100,
  zipCode: 20,
} as const

/** As many of one line as one order row can hold (docs/rules/orders.md#order-and-checkout). */
export const MOST_OF_ONE_LINE = 10
