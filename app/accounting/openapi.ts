import type { MonthShape } from '#accounting/transformers/month_transformer'
import { identityNotConfirmed } from '#core/openapi/error_responses'
import { flag, orNull, ref, shape, time, word } from '#core/openapi/schemas'
import type { ApiPart, JsonSchema } from '#core/openapi/types'

const month: JsonSchema = { type: 'string', pattern: '^20\\d{2}-\\d{2}$', examples: ['2026-10'] }

export const accountingApi: ApiPart = {
  title: 'Accounting',
  text: 'The books by month, for admins. Their files are at `/admin/accounting`.',
  schemas: {
    BookedMonth: shape<MonthShape>(
      {
        month,
        state: word(['current', 'open', 'closed']),
        canClose: flag,
        closedAt: orNull(time),
      },
      { about: 'A month of the books. Only the earliest open one that is over can be closed.' }
    ),
  },
  calls: {
    'POST /api/admin/accounting/months/{month}/close': {
      summary: 'Close the books of a month',
      text: 'Nothing can be posted to it any more, and nothing opens it again. Closing a closed month changes nothing.',
      who: 'Admins with the role owner or finance, who confirmed their identity within ten minutes',
      path: { month: 'In London time, such as 2026-10' },
      answers: { 200: { text: 'The month', schema: ref('BookedMonth') } },
      errors: {
        403: identityNotConfirmed('Not an owner or in finance'),
        404: 'The books don’t have this month',
        409: 'The month is not over, `E_MONTH_NOT_OVER`; or an earlier one is open, `E_EARLIER_MONTH_OPEN`',
      },
    },
  },
}
