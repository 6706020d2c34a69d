import { count, shape } from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'
import type { Added } from '#sandbox/controllers/test_data_controller'

/** Outside production only. */
export const sandboxApi: ApiPart = {
  title: 'Demo data',
  text: 'Outside production only.',
  calls: {
    'POST /api/dev/populate-test-data': {
      summary: 'Fill the shop with demo data',
      text: 'A second call creates nothing twice.',
      who: 'Anyone, outside production',
      answers: {
        200: {
          text: 'How many were created',
          schema: shape<Added>({ artists: count(24), products: count(160) }),
        },
      },
    },
  },
}
