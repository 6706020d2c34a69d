import { providerName } from '#config/fulfilment'
import { Conflict, InvalidField } from '#core/exceptions/errors'
import type { OrderStatus } from '#commerce/orders/order_status'

/** The table of moves has no way from here to there. */
export class NoSuchMove extends Conflict {
  readonly deprecatedCode = 'E_ORDER_STATE'

  constructor(from: OrderStatus, to: OrderStatus) {
    super(
      from === to ? `This order is already ${from}` : `An order that is ${from} can’t become ${to}`,
      'E_INVALID_STATUS_TRANSITION'
    )
  }
}

/** The bank decides about the money now (docs/rules/refunds-and-disputes.md#disputes). */
export class PaymentDisputed extends Conflict {
  constructor(act: 'refunded' | 'cancelled' | 'released') {
    super(`The buyer’s bank is deciding about this payment, so it can’t be ${act}`, 'E_DISPUTED')
  }
}

/** The checkout was released already, or was never on hold. */
export class NotOnHold extends Conflict {
  constructor() {
    super('This order isn’t on hold', 'E_NOT_ON_HOLD')
  }
}

/** Labels of the checkout columns without which nothing can be shipped. */
const WORDS: Record<string, string> = {
  customerName: 'name',
  customerEmail: 'email',
  zipCode: 'postcode',
}

/** A held order is released only with everything that a shipment needs. */
export class AddressIncomplete extends InvalidField {
  constructor(missing: readonly string[]) {
    const words = missing.map((part) => WORDS[part] ?? part).join(', ')
    super('shippingAddress', 'required', `Still missing: ${words}`)
  }
}

/** The buyer was not asked for another address, has given it already, or the printer makes the order by now. */
export class AddressNotNeeded extends Conflict {
  constructor() {
    super('We don’t need another address for this order', 'E_ADDRESS_NOT_NEEDED')
  }
}

/** Shipping was paid to another country. */
export class AddressAbroad extends InvalidField {
  constructor(country: string) {
    super(
      'shippingAddress.country',
      'country',
      `You paid for shipping to ${country}, so we can only post this order there`
    )
  }
}

/** The printer already makes the order for the address that it had when it was confirmed. */
export class AddressInProduction extends Conflict {
  constructor() {
    super(
      `${providerName} is already making this order for the address on file. Release it with that address, or cancel it.`,
      'E_ADDRESS_IN_PRODUCTION'
    )
  }
}
