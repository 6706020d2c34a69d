import type { DemoProduct } from '#database/demo/data/shapes'

/** Merch of the r&b and soul singers, by handle. */
export const SOUL_PRODUCTS: Record<string, DemoProduct[]> = {
  softfurnishingsdept: [
    [
      'tshirt',
      'Third Floor Past the Lamps Tee',
      'Directions to everything good. Peach ink, heavy cotton.',
      { colors: ['Chocolate', 'Cream', 'Dusty Pink'], motif: 'flower', price: '26.00' },
    ],
    [
      'hoodie',
      'Scatter Cushion Hoodie',
      'The softest thing we have made, ballads included.',
      { colors: ['Dusty Pink', 'Charcoal'], motif: 'burning-heart', price: '52.00' },
    ],
    [
      'vinyl',
      'Please Sit on Everything LP',
      'Slow jams on a slow record. Fabric sample inside.',
      { colors: ['Burgundy', 'Black'], motif: 'halftone-sphere', price: '27.00' },
    ],
    [
      'mug',
      'Staff Room Mug',
      'It has your name on it in spirit.',
      { colors: ['White'], motif: 'hand', status: 'draft' },
    ],
    [
      'sticker',
      'Ex-Display Sticker',
      'Slightly loved. Reduced to clear.',
      { motif: 'stacked-type' },
    ],
    [
      'tote',
      'Fabric Swatch Tote',
      'Corduroy on your mind, canvas on your shoulder.',
      { colors: ['Ecru'], motif: 'warp-grid', status: 'inactive' },
    ],
  ],
  velourweather: [
    [
      'tshirt',
      'Warm Front Tee',
      'Moving in slowly from your left.',
      { colors: ['Lilac', 'Black'], motif: 'sun-rays', price: '25.00' },
    ],
    [
      'vinyl',
      'Chance of Rhodes LP',
      'Nine songs for the long bath. Lyric sheet is not waterproof.',
      { colors: ['Purple', 'Clear'], motif: 'halftone-sphere', price: '26.00' },
    ],
    [
      'hoodie',
      'Sunday Evening Hoodie',
      'The feeling, but cosier.',
      { colors: ['Lilac', 'Indigo'], motif: 'op-waves', price: '48.00' },
    ],
    [
      'poster',
      'Outlook Poster',
      'Mild, with harmonies.',
      {
        motif: 'halftone-sphere',
        status: 'rejected',
        artistNotes: 'Too cloudy. We are a warm front.',
      },
    ],
    [
      'tote',
      'Texted Back Tote',
      'Within four seconds. No regrets.',
      {
        colors: ['Natural'],
        motif: 'hand',
        status: 'pending_approval',
        adminNotes: 'The lilac ink costs the same as black, so the price is as agreed.',
      },
    ],
  ],
  secondsitting: [
    [
      'tshirt',
      'Leave Room Tee',
      'For pudding, and for the sax solo.',
      { colors: ['Purple', 'Black', 'Cream'], motif: 'halftone-sphere', price: '25.00' },
    ],
    [
      'hoodie',
      'After the Cake Hoodie',
      'What you put on when the heels come off.',
      { colors: ['Purple', 'Black'], motif: 'burning-heart', price: '50.00' },
    ],
    [
      'vinyl',
      'Not Hungry at Six LP',
      'A nine-piece on a ten-inch mood.',
      { colors: ['Hot Pink', 'Black'], motif: 'halftone-sphere', price: '27.00' },
    ],
    [
      'poster',
      'Levenshulme Social Poster',
      'Doors at eight, mirrorball at nine.',
      { motif: 'sun-rays', price: '21.00' },
    ],
    [
      'other',
      'Napkin Set of Four',
      'Folded like the swans we asked for and did not get.',
      { motif: 'flower', price: '16.00' },
    ],
    [
      'cap',
      'Maître D Cap',
      'A draft. Possibly too much hat.',
      { colors: ['Black'], motif: 'stacked-type', status: 'draft' },
    ],
  ],
}
