import type { DemoProduct } from '#database/demo/data/shapes'

/** Merch of the jazz and classical players, by handle. */
export const JAZZ_AND_CLASSICAL_PRODUCTS: Record<string, DemoProduct[]> = {
  tuesdaynightcap: [
    [
      'tshirt',
      'Brushes Not Sticks Tee',
      'A quiet shirt for people who sit at the bar end.',
      { colors: ['Navy', 'Cream'], motif: 'stacked-type', price: '24.00' },
    ],
    [
      'vinyl',
      'One for the Lane LP',
      'Trio set from the back room, glasses and all. Mono, because there was one microphone.',
      { colors: ['Black'], motif: 'halftone-sphere', price: '26.00' },
    ],
    [
      'mug',
      'Definitely Coffee Mug',
      'Nobody at the piano will ask.',
      { colors: ['White', 'Black'], motif: 'type-circle' },
    ],
    [
      'poster',
      'Residency Poster',
      'Every Tuesday, eight till the landlord remembers.',
      { motif: 'halftone-sphere', price: '19.00', status: 'draft' },
    ],
    [
      'tote',
      'Sheet Music Tote',
      'Fits a fake book and one real one.',
      {
        colors: ['Natural'],
        motif: 'eye',
        status: 'pending_approval',
        adminNotes: 'Printed one side only: the second would put it over £20.',
      },
    ],
  ],
  brassmonkeyunion: [
    [
      'tshirt',
      'Members in Good Standing Tee',
      'Subs paid, gloves issued, valves oiled.',
      { colors: ['Gold', 'Black', 'Burgundy'], motif: 'stacked-type', price: '24.00' },
    ],
    [
      'hoodie',
      'Strike Hoodie',
      'In case of no heating, again.',
      { colors: ['Burgundy', 'Navy'], motif: 'hand', price: '46.00' },
    ],
    [
      'vinyl',
      'March In March Out LP',
      'Side one is the way in. Side two is the way out. Funk in the run-out groove.',
      { colors: ['Gold', 'Black'], motif: 'sun-rays', price: '25.00' },
    ],
    [
      'cap',
      'Bandmaster Cap',
      'Authority, one size.',
      { colors: ['Burgundy', 'Black'], motif: 'bolt' },
    ],
    [
      'mug',
      'Sousaphone Mug',
      'Takes 15 oz. The instrument takes forty-one.',
      {
        colors: ['White'],
        motif: 'type-circle',
        status: 'pending_approval',
        adminNotes: 'The 15 oz one is the one in the picture.',
      },
    ],
    [
      'tank-top',
      'Whit Friday Tank',
      'For marching contests above sixteen degrees.',
      {
        colors: ['White', 'Gold'],
        motif: 'sun-rays',
        status: 'approved',
        artistNotes: 'Yes! We will launch it at the contest.',
      },
    ],
  ],
  quartetunderpass: [
    [
      'tshirt',
      'Free Reverb Tee',
      'Courtesy of four lanes of traffic overhead.',
      { colors: ['Ecru', 'Black'], motif: 'op-waves', price: '23.00' },
    ],
    [
      'cd',
      'Roundabout Suites CD',
      'Four movements, second exit. Mopeds in C sharp.',
      {
        motif: 'warp-grid',
        price: '12.00',
        status: 'approved',
        artistNotes: 'Approved by a vote of three to one. The viola abstained.',
      },
    ],
    [
      'tote',
      'Viola Joke Tote',
      'You have heard it. It is on the bag anyway.',
      { colors: ['Natural', 'Burgundy'], motif: 'stacked-type' },
    ],
    [
      'poster',
      'Midnight in the Bearpit Poster',
      'The winter solstice concert, candles and pigeons.',
      { motif: 'eye', price: '20.00' },
    ],
    [
      'mug',
      'Rosin and Roast Mug',
      'One smells better. Do not mix them up.',
      { colors: ['Black'], motif: 'swallows', status: 'approved' },
    ],
  ],
  pianoforlighthouses: [
    [
      'tshirt',
      'Up a Great Many Stairs Tee',
      'One hundred and ninety-eight, with a piano.',
      { colors: ['White', 'Navy'], motif: 'sun-rays', price: '24.00' },
    ],
    [
      'cd',
      'Group Flashing Four CD',
      'Pieces for four lamps, in the order you would pass them.',
      { motif: 'halftone-sphere', price: '13.00' },
    ],
    [
      'vinyl',
      'Every Twenty Seconds LP',
      'Two sides of slow light.',
      { colors: ['Clear', 'Black'], motif: 'sun-rays', price: '28.00' },
    ],
    [
      'poster',
      'List of Lights Poster',
      'All the lamps, all their characters, no ships.',
      { motif: 'halftone-sphere', price: '26.00' },
    ],
    [
      'mug',
      'Middle Watch Mug',
      'Midnight till four. Refill as needed.',
      { colors: ['White', 'Black'], motif: 'crescent-tide' },
    ],
    [
      'tote',
      'Fog Signal Tote',
      'A draft: one long blast every ninety seconds, in ink.',
      { colors: ['Navy'], motif: 'op-waves', status: 'draft' },
    ],
  ],
}
