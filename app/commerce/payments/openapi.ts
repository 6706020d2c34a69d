import { flag, shape } from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'

export const paymentsApi: ApiPart = {
  title: 'Webhooks',
  text: 'Events from providers. Any answer but 200 makes them send the event again; a repeated event changes nothing.',
  calls: {
    'POST /api/webhooks/stripe': {
      summary: 'An event of Stripe’s',
      text: 'The body is Stripe’s own event, believed once its signature over the raw bytes is verified.',
      who: 'Stripe',
      body: {
        schema: {
          type: 'object',
          properties: {
            id: { type: 'string', examples: ['evt_1a2b3c'] },
            type: { type: 'string', examples: ['checkout.session.completed'] },
          },
          required: ['id', 'type'],
        },
      },
      answers: {
        200: {
          text: 'Applied, now or before; parked, where its payment has not reached us yet; or only recorded, where it is about nothing of ours',
          schema: shape<{ received: boolean }>({ received: flag }),
        },
      },
      errors: {
        400: 'Not from Stripe, or too old: `E_BAD_WEBHOOK`',
        500: 'The work failed: send it again',
        503: 'Stripe is not configured, or could not be asked: send it again',
      },
    },
  },
}
