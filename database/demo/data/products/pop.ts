import type { DemoProduct } from '#database/demo/data/shapes'

/** Merch of the pop acts, by handle. */
export const POP_PRODUCTS: Record<string, DemoProduct[]> = {
  pollytunnel: [
    [
      'tshirt',
      'Grown Under Plastic Tee',
      'Everything on the record was. Tomato-coloured ink on soft cotton.',
      { colors: ['Sage', 'Cream', 'Black'], motif: 'flower', price: '24.00' },
    ],
    [
      'vinyl',
      'Hosepipe Ban LP',
      'Eleven thirsty pop songs. Comes with a packet of seeds you should probably not plant indoors.',
      { colors: ['Clear', 'Black'], motif: 'sun-rays', price: '25.00' },
    ],
    [
      'mug',
      'Cuppa Before Watering Mug',
      'First you, then the plants. In that order.',
      { colors: ['White'], motif: 'flower' },
    ],
    [
      'tote',
      'Surplus Courgette Tote',
      'You will be given courgettes. Be ready.',
      { colors: ['Natural', 'Sage'], motif: 'hand', status: 'draft' },
    ],
    [
      'sticker',
      'Do Not Overwater Sticker',
      'Advice for seedlings, lovers and sound engineers.',
      { motif: 'eye' },
    ],
    [
      'hoodie',
      'Frost Fleece Hoodie',
      'For the April night when you run out to cover the beans.',
      {
        colors: ['Dusty Pink', 'Forest'],
        motif: 'sun-rays',
        status: 'pending_approval',
        adminNotes: 'The pink needs a darker ink: we used the green from your sleeve.',
      },
    ],
  ],
  cloakroomticket88: [
    [
      'tshirt',
      'Near the Exit Tee',
      'The best dancing is always by the door.',
      { colors: ['Hot Pink', 'Black', 'White'], motif: 'warp-grid', price: '25.00' },
    ],
    [
      'hoodie',
      'Lost Coat Hoodie',
      'To replace the one from 2019. If you have it, we would still like it back.',
      { colors: ['Purple', 'Black'], motif: 'halftone-sphere', price: '49.00' },
    ],
    [
      'vinyl',
      'Coat Check LP',
      'Eight singles and two slow ones for the taxi queue.',
      { colors: ['Hot Pink', 'Clear'], motif: 'halftone-sphere', price: '27.00' },
    ],
    [
      'sticker',
      'Pink Ticket Sticker',
      'Number 88, numbered 88, all of them.',
      { motif: 'type-circle' },
    ],
    [
      'poster',
      'Pier Closing Party Poster',
      'The night the lights stayed on by mistake.',
      { motif: 'sun-rays', price: '22.00' },
    ],
    [
      'cap',
      'Hat Hook Cap',
      'So you have something to check in.',
      { colors: ['Lilac'], motif: 'stacked-type', status: 'retired' },
    ],
  ],
  kettlechoir: [
    [
      'tshirt',
      'Rolling Boil Tee',
      'Sixteen voices and a click at the end.',
      { colors: ['Light Blue', 'Pink', 'White'], motif: 'op-waves', price: '23.00' },
    ],
    [
      'mug',
      'Whose Mug Is This Mug',
      'Yours. Finally, in writing.',
      { colors: ['White', 'Black'], motif: 'stacked-type', price: '15.00' },
    ],
    [
      'cd',
      'Two Sugars in the Second Verse CD',
      'An album for the fridge door.',
      { motif: 'flower', price: '11.00' },
    ],
    [
      'tote',
      'Biscuit Rota Tote',
      'It is your turn. It is always your turn.',
      { colors: ['Natural', 'Light Blue'], motif: 'hand' },
    ],
    [
      'sticker',
      'Oat Milk Mine Sticker',
      'Label it or lose it.',
      { motif: 'bolt', status: 'retired' },
    ],
  ],
}
