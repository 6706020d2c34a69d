import { identityNotConfirmed } from '#core/openapi/error_responses'
import { address, shape } from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'

const UNCONFIRMED = identityNotConfirmed('Not an admin, or one whose role does not allow it')

/** How an admin connects Printful, and ends the connection. */
export const connectionCalls: ApiPart['calls'] = {
  'GET /api/printful/auth-url': {
    summary: 'Where an admin connects Printful',
    text: 'Sets a cookie that is checked on return, so open the address in the same browser.',
    who: 'Admins',
    query: {
      words: {
        to: { type: 'string', description: 'A path of ours to return to; else /printful' },
      },
    },
    answers: {
      200: {
        text: 'Where to send the browser',
        schema: shape<{ authUrl: string }>({
          authUrl: address('https://www.printful.com/oauth/authorize?client_id=app-1&state=a1'),
        }),
      },
    },
    errors: {
      403: UNCONFIRMED,
      503: 'No OAuth client is configured: `E_PROVIDER_NOT_CONFIGURED`',
    },
  },
  'DELETE /api/printful/connection': {
    summary: 'End the connection to Printful',
    text: 'Deletes the stored authorization. Orders wait until an admin authorizes Printful again.',
    who: 'Admins',
    answers: { 204: { text: 'Printful is no longer connected' } },
    errors: {
      403: UNCONFIRMED,
      409: 'Printful is not connected, `E_NOT_CONNECTED`; or it is connected by a private token, `E_CONNECTED_BY_TOKEN`',
    },
  },
}
