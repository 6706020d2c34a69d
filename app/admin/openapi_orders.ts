import { UNCONFIRMED } from '#admin/openapi_accounts'
import {
  cancelOrderValidator,
  deliverOrdersValidator,
  refundOrderValidator,
  releaseOrderValidator,
} from '#admin/validators/order_validator'
import { askedForSignoff } from '#admin/openapi_signoffs'
import { count, id, money, orNull, ref, shape, text, time, word } from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'
import type { RefundQueries } from '#commerce/public'

type RefundShape = Awaited<ReturnType<RefundQueries['shapeOf']>>

const order = { id: 'The order' }

/** What admins do with orders. */
export const adminOrdersApi: Pick<ApiPart, 'calls'> & { schemas: NonNullable<ApiPart['schemas']> } =
  {
    schemas: {
      Refund: shape<RefundShape>(
        {
          id,
          checkoutId: id,
          status: word(['creating', 'pending', 'succeeded', 'failed']),
          origin: word(['admin', 'shop', 'provider']),
          amount: money(27.59),
          shippingAmount: money(3.59),
          lines: {
            type: 'array',
            items: shape<RefundShape['lines'][number]>({ orderId: id, amount: money(24) }),
          },
          reason: text('The print came off'),
          failure: orNull(text('expired_or_canceled_card')),
          createdAt: time,
        },
        {
          about:
            'A refund of a checkout, allocated to its orders. `creating`: Stripe has not answered yet and is asked again.',
        }
      ),
    },
    calls: {
      'POST /api/admin/orders/{id}/refund': {
        summary: 'Refund an order',
        text: 'In pounds; without an amount, everything not yet refunded. The order is still made and dispatched: to stop it, cancel it. A refund that brings the caller’s refunds of the checkout above £100 needs a login or a confirmation within the last ten minutes.',
        who: 'Admins',
        idempotent: true,
        path: order,
        body: {
          from: refundOrderValidator,
          example: { amount: 10, reason: 'The print came off' },
        },
        answers: { 201: { text: 'The refund', schema: ref('Refund') }, 202: askedForSignoff },
        errors: {
          403: UNCONFIRMED,
          409: 'It was not paid, `E_NOT_PAID`; it has been refunded in full, `E_NOTHING_TO_REFUND`; the bank is deciding about it, `E_DISPUTED`; or another refund of it needs a second admin already, `E_SIGNOFF_WAITING`',
        },
      },
      'POST /api/admin/orders/{id}/cancel': {
        summary: 'Cancel an order',
        text: 'A paid order is taken out of production at the printer, then refunded; cancelling the last order of a checkout also refunds its shipping. Cancelling an unpaid order closes its payment page and cancels the whole checkout. More than £100 back to the buyer needs a login or a confirmation within ten minutes, as a refund does.',
        who: 'Admins',
        idempotent: true,
        path: order,
        body: { from: cancelOrderValidator, example: { reason: 'The buyer asked for it' } },
        answers: { 200: { text: 'The order, cancelled', schema: ref('AdminOrder') } },
        errors: {
          403: UNCONFIRMED,
          409: 'The printer has started making it, `E_IN_PRODUCTION`, or has put it on hold, `E_HELD_AT_PRINTFUL`; the rest of the order is not linked to the printer, `E_REMAINDER_UNFULFILLABLE`; it has been dispatched, `E_INVALID_STATUS_TRANSITION`; it has just been paid, `E_PAID_BEFORE_CANCELLATION`, or is being paid, `E_PAYMENT_IN_PROGRESS`; it has been refunded in full, `E_NOTHING_TO_REFUND`; or the bank is deciding about it, `E_DISPUTED`',
          503: 'The payment provider or the printer gives no answer, or the printer is being asked for it, `E_SUBMISSION_IN_PROGRESS`: nothing has changed',
        },
      },
      'POST /api/admin/orders/{id}/release': {
        summary: 'Release a held order',
        text: 'Sends the whole checkout to the printer, at its address or a corrected one. If there is nothing left to make, releasing lets its payouts go ahead.',
        who: 'Admins',
        path: order,
        body: { from: releaseOrderValidator, example: { reason: 'The buyer wrote the street' } },
        answers: { 200: { text: 'The order', schema: ref('AdminOrder') } },
        errors: {
          409: 'It is not held, `E_NOT_ON_HOLD`; the bank is deciding about it, `E_DISPUTED`; or the printer makes it already for another address, `E_ADDRESS_IN_PRODUCTION`',
          422: 'Something that a shipment needs is still missing',
        },
      },
      'POST /api/admin/orders/delivered': {
        summary: 'Say that orders have arrived',
        text: 'Shipped ones, all or none.',
        who: 'Admins',
        body: { from: deliverOrdersValidator, example: { ids: [1] } },
        answers: {
          200: { text: 'How many', schema: shape<{ delivered: number }>({ delivered: count(1) }) },
        },
        errors: {
          404: 'One of them does not exist',
          409: 'One of them was not shipped: `E_INVALID_STATUS_TRANSITION`',
        },
      },
    },
  }
