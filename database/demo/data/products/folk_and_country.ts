import type { DemoProduct } from '#database/demo/data/shapes'

/** Merch of the folk and country acts, by handle. */
export const FOLK_AND_COUNTRY_PRODUCTS: Record<string, DemoProduct[]> = {
  drownedpostoffice: [
    [
      'tshirt',
      'Return to Sender Tee',
      'Stamped in reservoir blue. Slightly damp in spirit only.',
      { colors: ['Petrol', 'Natural'], motif: 'crescent-tide', price: '23.00' },
    ],
    [
      'cd',
      'Second Class CD',
      'Fourteen songs in a sleeve the size of a good letter.',
      { motif: 'op-waves', price: '12.00' },
    ],
    [
      'tote',
      'Undelivered Tote',
      'Big enough for everything they never wrote to say.',
      { colors: ['Natural', 'Navy'], motif: 'hand' },
    ],
    [
      'poster',
      'Spire at Low Water Poster',
      'The church top that shows in a dry summer, printed in two blues and a regret.',
      { motif: 'crescent-tide', price: '21.00' },
    ],
    [
      'other',
      'Set of Six Postcards',
      'Greetings from a village that is not there. Stamps not included, flood not included.',
      {
        motif: 'op-waves',
        price: '12.00',
        status: 'pending_approval',
        adminNotes: 'Six designs on one order: the printer needs all six in one file.',
      },
    ],
    [
      'hoodie',
      'Waterline Hoodie',
      'A draft: the line moves with every dry year.',
      { colors: ['Slate'], motif: 'op-waves', status: 'draft' },
    ],
  ],
  twelverodallotment: [
    [
      'tshirt',
      'Four-Part Courgette Tee',
      'Soprano, alto, tenor, glut.',
      { colors: ['Sage', 'Natural'], motif: 'flower', price: '23.00' },
    ],
    [
      'tote',
      'Help Yourself Tote',
      'Left on the gatepost with our compliments.',
      { colors: ['Natural', 'Forest'], motif: 'flower', price: '17.00' },
    ],
    [
      'cd',
      'The Seed Catalogue CD',
      'Sung alphabetically, as is proper.',
      { motif: 'flower', price: '11.00' },
    ],
    [
      'mug',
      'Potting Shed Mug',
      'Comes without soil. Give it a week.',
      { colors: ['White'], motif: 'sun-rays', status: 'approved' },
    ],
    [
      'other',
      'Tea Towel of Sowing Times',
      'Twelve months, twelve rows, one very small frost.',
      { motif: 'flower', price: '13.00' },
    ],
    [
      'poster',
      'Harvest Supper Poster',
      'Sold out the night it went up. The supper, that is.',
      { motif: 'flower', status: 'retired' },
    ],
  ],
  lornaandthelaybys: [
    [
      'tshirt',
      'Burger Van Gospel Tee',
      'Amen, and extra onions.',
      { colors: ['Red', 'Cream', 'Black'], motif: 'burning-heart', price: '24.00' },
    ],
    [
      'cap',
      'Dual Carriageway Cap',
      'Trucker mesh, proper curve, no opinions on Norfolk driving.',
      { colors: ['Brown', 'Red'], motif: 'sun-rays' },
    ],
    [
      'vinyl',
      'Nine Years on the A11 LP',
      'Every roundabout a verse. Pedal steel on all of them.',
      { colors: ['Gold', 'Black'], motif: 'sun-rays', price: '25.00' },
    ],
    [
      'mug',
      'Two Sugars and the Truth Mug',
      'Steel-grey tea only.',
      {
        colors: ['White'],
        motif: 'burning-heart',
        price: '14.00',
        status: 'pending_approval',
        adminNotes: 'Both sizes at one price, as the shop shows only one.',
      },
    ],
    [
      'hoodie',
      'Parked Up Hoodie',
      'For sleeping in the cab, if anybody asks.',
      { colors: ['Chocolate', 'Sand'], motif: 'night-bus', price: '46.00' },
    ],
    [
      'poster',
      'Attleborough Hoedown Poster',
      'A draft for the village hall, hay bales still to be confirmed.',
      { motif: 'wolf', status: 'draft' },
    ],
  ],
  grainsiloballroom: [
    [
      'tshirt',
      'Tall Sky Tee',
      'Lincolnshire is mostly this. So is the shirt.',
      { colors: ['Sky', 'Sand', 'Black'], motif: 'mountains', price: '23.00' },
    ],
    [
      'vinyl',
      'The Echo Has Not Stopped LP',
      'Recorded once, heard about nine times.',
      { colors: ['Gold', 'Black'], motif: 'sun-rays', price: '25.00' },
    ],
    [
      'cap',
      'Combine Cap',
      'Green enough to be mistaken for staff.',
      { colors: ['Kelly Green', 'Sand'], motif: 'wolf', status: 'retired' },
    ],
    [
      'poster',
      'Last Waltz but Three Poster',
      'There are always three more.',
      { motif: 'wolf', price: '20.00' },
    ],
    [
      'hoodie',
      'Harvest Late Hoodie',
      'For the shift that ends with the birds.',
      {
        colors: ['Brown'],
        motif: 'swallows',
        status: 'rejected',
        artistNotes: 'Price is too steep for our lot. Could we do it on the lighter hoodie?',
      },
    ],
  ],
}
