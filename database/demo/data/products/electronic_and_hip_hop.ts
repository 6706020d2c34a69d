import type { DemoProduct } from '#database/demo/data/shapes'

/** Merch of the electronic and hip-hop acts, by handle. */
export const ELECTRONIC_AND_HIP_HOP_PRODUCTS: Record<string, DemoProduct[]> = {
  pylonseason: [
    [
      'tshirt',
      'Fifty Hertz Tee',
      'Hum it. One wave, two inks, no phase errors.',
      { colors: ['Black', 'Indigo', 'White'], motif: 'op-waves', price: '26.00' },
    ],
    [
      'vinyl',
      'Lay-by at Dusk LP',
      'Six long tracks on one slow record. Best with the engine off.',
      { colors: ['Clear', 'Black'], motif: 'halftone-sphere', price: '28.00' },
    ],
    [
      'poster',
      'National Grid of the Heart Poster',
      'A map of everything that is switched on tonight.',
      { motif: 'warp-grid', price: '24.00' },
    ],
    [
      'hoodie',
      'Load Shedding Hoodie',
      'For when the heating goes. Brushed, boxy, blackout-proof.',
      { colors: ['Charcoal', 'Indigo'], motif: 'bolt', cut: 'boxy', price: '50.00' },
    ],
    [
      'sticker',
      'Danger of Depth Sticker',
      'Yellow triangle, very calm person inside it.',
      {
        motif: 'bolt',
        status: 'rejected',
        artistNotes: 'The triangle is too close to a real warning sign. Round corners, please.',
      },
    ],
    [
      'mug',
      'Standby Mug',
      'A red light that never quite goes off, on a mug that nearly always is.',
      {
        colors: ['Black', 'White'],
        motif: 'eye',
        status: 'approved',
        artistNotes: 'Spot on. Going live with the new EP.',
      },
    ],
  ],
  culdesacsound: [
    [
      'tshirt',
      'No Through Road Tee',
      'Turn round at the bass bin.',
      { colors: ['Yellow', 'Black', 'Forest'], motif: 'speaker-stack', price: '24.00' },
    ],
    [
      'hoodie',
      'Eighteen Inch Hoodie',
      'Two drivers on the back, you in the front.',
      { colors: ['Forest', 'Black'], motif: 'speaker-stack', placement: 'back', price: '48.00' },
    ],
    [
      'vinyl',
      'Garage Door Dubs 12-inch',
      'Four versions of one rhythm, each further from the house.',
      { colors: ['Orange', 'Black'], motif: 'speaker-stack', price: '19.00' },
    ],
    [
      'mug',
      'Tea Urn Mug',
      'The other thing that made the sound system run.',
      { colors: ['White', 'Black'], motif: 'sun-rays' },
    ],
    [
      'tote',
      'Record Bag Tote',
      'Twenty sevens or one very flat cake.',
      { colors: ['Black', 'Natural'], motif: 'cassette', status: 'inactive' },
    ],
    [
      'poster',
      'Street Party Poster',
      'A draft: the council has not signed the road closure.',
      { motif: 'sun-rays', status: 'draft' },
    ],
  ],
  dialupweekend: [
    [
      'tshirt',
      'Get Off the Phone Tee',
      'Somebody’s mum, 1999.',
      { colors: ['Black', 'White', 'Yellow'], motif: 'warp-grid', price: '24.00' },
    ],
    [
      'hoodie',
      'Fifty-Six K Hoodie',
      'Takes a while to put on. Worth it.',
      { colors: ['Black', 'Charcoal'], motif: 'warp-grid', price: '48.00' },
    ],
    [
      'cd',
      'Shareware Rave CD',
      'Thirty days free, then we know where you live.',
      { motif: 'halftone-sphere', price: '10.00' },
    ],
    [
      'sticker',
      'Under Construction Sticker',
      'The little man is digging. He has always been digging.',
      { motif: 'bolt', price: '3.50' },
    ],
    [
      'cap',
      'Cowbell Cap',
      'There is only one and it is good.',
      { colors: ['Black'], motif: 'bolt' },
    ],
    ['poster', 'Guestbook Poster', 'Please sign it.', { motif: 'eye', status: 'inactive' }],
  ],
  topdeckcypher: [
    [
      'tshirt',
      'Back Seat Scholars Tee',
      'Learned everything we know between the terminus and the market.',
      { colors: ['White', 'Black', 'Royal Blue'], motif: 'night-bus', price: '25.00' },
    ],
    [
      'hoodie',
      'Number Sixteen Hoodie',
      'Route on the sleeve, five names on the back, hood up from October.',
      { colors: ['Black', 'Royal Blue'], motif: 'stacked-type', placement: 'back', price: '52.00' },
    ],
    [
      'cap',
      'Ding Once Cap',
      'Press the bell once. Once!',
      { colors: ['Royal Blue', 'Black'], motif: 'type-circle', status: 'approved' },
    ],
    [
      'vinyl',
      'Any More Fares LP',
      'The debut on heavyweight vinyl. Instrumentals on the flip for your own five minutes.',
      { colors: ['Orange', 'Black'], motif: 'speaker-stack', price: '27.00' },
    ],
    [
      'poster',
      'All Five on Top Poster',
      'Seats one to five, from the upstairs front window.',
      { motif: 'tower-block' },
    ],
    [
      'tank-top',
      'Summer Fares Tank',
      'For the one week the heater on the 16 is switched off.',
      { colors: ['White'], motif: 'sun-rays', status: 'retired' },
    ],
  ],
  ginnelandsnicket: [
    [
      'tshirt',
      'Ginnel Tee',
      'If that is what you call it. See also: Snicket Tee.',
      { colors: ['Yellow', 'Black'], motif: 'stacked-type', price: '24.00' },
    ],
    [
      'tshirt',
      'Snicket Tee',
      'If that is what you call it. See also: Ginnel Tee.',
      { colors: ['White', 'Black'], motif: 'stacked-type', price: '24.00' },
    ],
    [
      'vinyl',
      'Between the Houses LP',
      'Charity-shop brass, two lads, one long disagreement.',
      { colors: ['Yellow', 'Black'], motif: 'tower-block', price: '24.00' },
    ],
    [
      'hoodie',
      'Back Way Hoodie',
      'Quicker, darker, mind the puddle.',
      { colors: ['Black', 'Heather Grey'], motif: 'tower-block', price: '46.00' },
    ],
    ['cap', 'Nowt Cap', 'Says nowt. Means it.', { colors: ['Black'], motif: 'type-circle' }],
    [
      'sticker',
      'Settle It Sticker Sheet',
      'Two stickers, one sheet, put both up and see who wins.',
      {
        motif: 'bolt',
        status: 'pending_approval',
        adminNotes: 'The sheet is cut from one piece, so both words share the price.',
      },
    ],
  ],
}
