import { retryJobsValidator, retryMailsValidator } from '#admin/validators/queue_validator'
import { count, shape } from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'

const howMany = {
  200: {
    text: 'How many; 0 where they were tried again before',
    schema: shape<{ retried: number }>({ retried: count(1) }),
  },
}

export const queueApi: Pick<ApiPart, 'calls'> = {
  calls: {
    'POST /api/admin/queues/{name}/retry': {
      summary: 'Retry failed jobs',
      text: 'One by `id`, or all of the queue. However many runs of a timer failed, it runs once more.',
      who: 'Admins',
      path: { name: 'Of the queue: `mails.send`, for example' },
      body: { from: retryJobsValidator, example: {} },
      answers: howMany,
      errors: { 404: 'Queue not found' },
    },
    'POST /api/admin/mails/retry': {
      summary: 'Send undelivered emails again',
      text: 'One by `id`, or all of them.',
      who: 'Admins',
      body: { from: retryMailsValidator, example: {} },
      answers: howMany,
    },
  },
}
