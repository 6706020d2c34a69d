import { described, flag, orNull, ref, shape, time, word } from '#core/openapi/schemas'
import type { ApiPart } from '#core/openapi/types'
import { NOTICES } from '#notices/notices'
import type { NoticeChoices } from '#notices/queries/notice_choices_query'
import { noticeValidator } from '#notices/validators/notice_validator'

const who = 'Any artist'
const answers = { 200: { text: 'The current choices', schema: ref('NoticeChoices') } }

/** The calls on notices. */
export const noticesApi: ApiPart = {
  title: 'Notices',
  text: 'The emails that an artist’s account gets about its gigs, products and payouts. Each can be switched off.',
  schemas: {
    NoticeChoices: shape<NoticeChoices>(
      {
        notices: {
          type: 'array',
          items: shape<NoticeChoices['notices'][number]>({ notice: word(NOTICES), isWanted: flag }),
        },
        updatedAt: described('Null while nothing was chosen', orNull(time)),
      },
      { about: 'Which emails an artist’s account gets.' }
    ),
  },
  calls: {
    'GET /api/account/notices': {
      summary: 'The emails that an artist’s account gets',
      who,
      answers,
    },
    'PATCH /api/account/notices': {
      summary: 'Switch an email on or off',
      who,
      body: {
        from: noticeValidator,
        example: { notice: 'first-sale', isWanted: false },
      },
      answers,
      errors: { 409: 'The choices have changed since `updatedAt`: `E_CONCURRENT_MODIFICATION`' },
    },
  },
}
