import { reprintOrderValidator } from '#admin/validators/order_validator'
import {
  count,
  flag,
  id,
  listOf,
  money,
  orNull,
  ref,
  shape,
  text,
  time,
  word,
} from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'
import type { Production } from '#fulfilment/public'

/** What admins do about goods that are not made, or came back. */
export const adminProductionApi: Pick<ApiPart, 'calls'> & {
  schemas: NonNullable<ApiPart['schemas']>
} = {
  schemas: {
    ProductionItem: shape<Production['items'][number]>({
      orderId: id,
      quantity: count(2),
      isWithdrawn: flag,
    }),
    Production: shape<Production>(
      {
        id,
        externalId: text('gs-17'),
        printfulOrderId: orNull(id),
        isReprint: flag,
        isRemake: { ...flag, description: 'The earlier spelling of `isReprint`', deprecated: true },
        status: word([
          'waiting',
          'draft',
          'confirmed',
          'held',
          'partial',
          'fulfilled',
          'failed',
          'cancelled',
        ]),
        remoteStatus: orNull(
          word([
            'draft',
            'pending',
            'in_review',
            'in_process',
            'on_hold',
            'partial',
            'fulfilled',
            'failed',
            'cancelled',
            'archived',
          ])
        ),
        problem: orNull(text('The printer refused it: Recipient: zip is missing')),
        needsConnection: flag,
        problemSince: orNull(time),
        isAwaitingRetry: flag,
        attempts: count(1),
        nextAttemptAt: orNull(time),
        cost: orNull(money(14.2)),
        items: listOf('ProductionItem'),
      },
      {
        about:
          'What the printer makes for a paid checkout. `failed`: an admin has to retry it; `waiting` and `draft` with a problem: it is retried automatically. `remoteStatus`: the printer’s own status, null before it has the order; a `confirmed` order that is `pending` there has not been started and can still be cancelled. `needsConnection`: it continues once an admin has authorized the printer. `isAwaitingRetry`: an admin has asked for a retry that has not begun yet, and `problem` is what was wrong before it.',
      }
    ),
  },
  calls: {
    'POST /api/admin/provider-orders/{id}/retry': {
      summary: 'Retry an order at the printer',
      text: 'Runs right after the answer. An order that the printer cancelled is sent again with a new id; a dispatched one is read again, and leaves the list of problems if nothing is missing.',
      who: 'Admins',
      path: { id: 'The order at the printer, by our number' },
      answers: { 202: { text: 'The order, about to be retried', schema: ref('Production') } },
      errors: {
        404: 'Order not found',
        409: 'Nothing is wrong with it: `E_NOTHING_TO_RETRY`',
      },
    },
    'POST /api/admin/orders/{id}/reprint': {
      summary: 'Reprint an order',
      text: 'Reprints and sends it again at the platform’s cost; the order doesn’t change.',
      who: 'Admins',
      idempotent: true,
      path: { id: 'The order' },
      body: { from: reprintOrderValidator, example: { reason: 'The shipment came back' } },
      answers: { 201: { text: 'The reprint', schema: ref('Production') } },
      errors: {
        409: 'It has not been dispatched yet: `E_NOT_SHIPPED`; its buyer’s address has been deleted: `E_ADDRESS_ERASED`; or a reprint is already under way: `E_REPLACEMENT_IN_PROGRESS`',
      },
    },
  },
}
