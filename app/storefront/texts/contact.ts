import { seller } from '#config/seller'
import { sellerRows } from '#storefront/texts/seller_rows'
import type { Text } from '#storefront/texts/text'

export const contact: Text = {
  title: 'Contact',
  lead: `Email ${seller.email} with your order number. A real person replies within one working day.`,
  updated: null,
  sections: [
    {
      id: 'orders',
      title: 'About an order',
      blocks: [
        'You can see where your order is, and cancel it before it goes into production, on its own page: /orders/find sends you the link.',
        'Something not right? Send us the order number and, if it’s about the print or the garment, a photo. /delivery-and-returns says what we do next.',
      ],
    },
    {
      id: 'artists',
      title: 'For artists',
      blocks: [
        'Need something changed that your dashboard doesn’t offer, or help on the night of a gig? Use the same email.',
      ],
    },
    {
      id: 'rights',
      title: 'Report something',
      blocks: [
        'If you think a design uses your work, or something in the shop shouldn’t be there, use the report link on its page. /reporting explains what happens next.',
      ],
    },
    { id: 'seller', title: 'Who we are', blocks: [{ rows: sellerRows }] },
  ],
}
