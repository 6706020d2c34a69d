import type { ApiPart } from '#core/openapi/types'

/** The document describes itself as well. */
export const documentationApi: ApiPart = {
  title: 'Documentation',
  text: 'What you are reading.',
  calls: {
    'GET /api/docs/openapi.json': {
      summary: 'This description as an OpenAPI 3.1 document',
      who: 'Anyone',
      answers: { 200: { text: 'The document', schema: { type: 'object' } } },
    },
  },
}
