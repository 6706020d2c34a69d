import { flag, shape } from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'
import { HANDLED_TYPES } from '#fulfilment/printful/webhook_events'

export const printfulWebhooksApi: ApiPart = {
  title: 'Webhooks of Printful',
  text: 'Its events are not signed. We accept them only at the secret address, and read what they report from Printful again.',
  calls: {
    'POST /api/webhooks/printful/{secret}': {
      summary: 'An event of Printful’s',
      text: 'A hint that an order or a product is to be read again. The same event twice, late or in another order changes nothing twice.',
      who: 'Printful',
      path: { secret: 'The part of the address that only Printful knows' },
      body: {
        schema: {
          type: 'object',
          properties: {
            type: { type: 'string', examples: [...HANDLED_TYPES] },
            created: { type: 'integer', examples: [1_795_000_000] },
            retries: { type: 'integer', examples: [0] },
            store: { type: 'integer', examples: [12] },
            data: { type: 'object' },
          },
          required: ['type', 'created', 'data'],
        },
      },
      answers: {
        200: {
          text: 'Applied, now or before',
          schema: shape<{ received: boolean }>({ received: flag }),
        },
      },
      errors: {
        404: 'Another secret',
        500: 'The work failed: send it again',
        503: 'Printful could not be asked about it, or its order is not on file yet, `E_ORDER_UNKNOWN`: send it again',
      },
    },
  },
}
