import { PlainMessages } from '#core/http/plain_messages'

const SHARE = 'Enter a share from 0 to 100 percent, with at most two decimals'

/** The words of every call of admins. */
export const adminMessages = new PlainMessages({
  names: {
    artistId: 'the artist',
    name: 'the name',
    description: 'the description',
    sellingPrice: 'the selling price',
    markupPercentage: 'the markup',
    adminNotes: 'the notes',
    notes: 'a note',
    note: 'your statement',
    designUrl: 'the address',
    printfulVariantId: 'the variant',
    profitSplit: 'the artist’s share',
    printfulData: 'the product and variant',
    amount: 'the amount',
    shippingAmount: 'the shipping',
    userType: 'the role',
    adminRole: 'the admin role',
    isSuspended: 'the suspension',
    isVerified: 'the verification',
    profitSharePercentage: 'the artist’s share',
    ids: 'what is to change',
  },
  sentences: {
    'artistId': 'Choose an artist',
    'printfulVariantId': 'Choose a variant',
    'printfulData': 'Please select an artist, product, and variant',
    'amount.decimal': 'Enter the amount in pounds and pence',
    'shippingAmount.decimal': 'Enter the shipping in pounds and pence',
    'profitSplit': SHARE,
    'profitSharePercentage': SHARE,
    'ids.minLength': 'Choose at least one',
    'ids.maxLength': 'Choose at most 100 at once',
    'ids.distinct': 'Each id once',
    'ids.*': 'Send positive whole numbers',
  },
})
