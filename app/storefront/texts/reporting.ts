import { seller } from '#config/seller'
import type { Text } from '#storefront/texts/text'
import { REPORT_DAYS } from '#shared/report'

export const reporting: Text = {
  title: 'Report content',
  lead: 'Seen your own work on someone else’s shirt, or something that shouldn’t be here? Tell us, and a real person will look at it.',
  updated: '2026-11-28',
  sections: [
    {
      id: 'how',
      title: 'How to report',
      blocks: [
        'Every product and every store has a link to report it at the bottom of its page. You don’t need an account: we ask for an email so that we can answer.',
        {
          list: [
            'Choose what’s wrong: copyright, trademark, hate, fraud or something else.',
            'Say in your own words what’s wrong, and for copyright or a trademark what your work or brand is.',
            'Add a link to your original, your registration or other evidence if you have one.',
          ],
        },
        'By sending a report you confirm that what you say is true to the best of your knowledge and, for copyright or a trademark, that you own the rights or act for their owner.',
      ],
    },
    {
      id: 'next',
      title: 'What happens next',
      blocks: [
        `A person reads every report, decides within ${REPORT_DAYS} days and emails you the decision. No report is decided by software alone.`,
        'If you’re right, we take the product down. For a legal claim we also stop open payments, its production and its payouts, and remove its pictures.',
        'If we don’t agree, the product stays. You can send us more evidence.',
      ],
    },
    {
      id: 'artists',
      title: 'If your product was taken down',
      blocks: [
        'We email you the reason. You can answer once in your dashboard, under Product Management: that’s your counter-notice. Say why the product may be sold, for example because you made the artwork or hold a licence. A person reads it, and restores the product if you’re right.',
        'Artists whose products are taken down again and again for good reason can lose their store.',
      ],
    },
    {
      id: 'law',
      title: 'Notices under the law',
      blocks: [
        `The report form takes notices under the Digital Millennium Copyright Act (United States), the Digital Services Act (European Union) and UK law. You can also send a notice to ${seller.email}, with the address of the product, your name and how to reach you.`,
        'If you disagree with a decision, you can answer it by email, and you can go to a court or, in the EU, to an out-of-court dispute settlement body.',
      ],
    },
  ],
}
