import { address, flag, orNull, ref, shape, text } from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'
import type { ProviderStatus } from '#fulfilment/queries/provider_status_query'

export const fulfilmentApi: ApiPart = {
  title: 'Printful',
  text: 'Where merchandise is made. The connection is the platform’s own: one store for all artists.',
  schemas: {
    ProviderStatus: shape<ProviderStatus>(
      {
        configured: flag,
        connected: flag,
        error: orNull(text('Authorization required')),
        suggestion: orNull(text('Authorize Printful to connect the store.')),
      },
      { about: 'Whether merchandise can be made now: what is wrong, and what helps.' }
    ),
  },
  calls: {
    'GET /api/printful/status': {
      summary: 'Whether Printful is connected',
      text: 'Asks Printful, and does not wait long for it.',
      who: 'Artists and admins',
      answers: { 200: { text: 'The status', schema: ref('ProviderStatus') } },
    },
    'GET /api/printful/auth-url': {
      summary: 'Where an admin connects Printful',
      text: 'Leaves a cookie that the way back is checked against: open the address in the same browser.',
      who: 'Admins',
      answers: {
        200: {
          text: 'Where to send the browser',
          schema: shape<{ authUrl: string }>({
            authUrl: address('https://www.printful.com/oauth/authorize?client_id=app-1&state=a1'),
          }),
        },
      },
      refusals: { 503: 'No OAuth client is configured: `E_PROVIDER_NOT_CONFIGURED`' },
    },
  },
}
