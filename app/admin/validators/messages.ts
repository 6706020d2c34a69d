import { PlainMessages } from '#core/http/plain_messages'

/** The words of every call of admins. */
export const adminMessages = new PlainMessages({
  names: {
    artistId: 'the artist',
    name: 'the name',
    description: 'the description',
    sellingPrice: 'the selling price',
    markupPercentage: 'the markup',
    adminNotes: 'the notes',
    designUrl: 'the address',
    printfulVariantId: 'the variant',
    profitSplit: 'the artist’s share',
    printfulData: 'the product and variant',
    amount: 'the amount',
    shippingAmount: 'the shipping',
    reason: 'the reason',
    ids: 'what is chosen',
  },
  sentences: {
    artistId: 'Choose an artist',
    printfulVariantId: 'Choose a variant',
    printfulData: 'Please select an artist, product, and variant',
    reason: 'Say why',
    profitSplit: 'Enter a share from 0 to 100 percent',
  },
})
