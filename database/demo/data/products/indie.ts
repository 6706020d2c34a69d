import type { DemoProduct } from '#database/demo/data/shapes'

/** Merch of the indie acts, by handle. */
export const INDIE_PRODUCTS: Record<string, DemoProduct[]> = {
  halfdaywednesday: [
    [
      'tshirt',
      'Last Tram Home Tee',
      'The 23.52 to Walsden, forever pulling away. Heavy cotton, printed big enough to read from the next platform.',
      { colors: ['Black', 'Cream', 'Oxblood'], motif: 'tram', price: '25.00' },
    ],
    [
      'hoodie',
      'Shutters Down Hoodie',
      'What the high street wore at one o’clock on a Wednesday. Brushed inside, stubborn outside.',
      { colors: ['Navy', 'Charcoal'], motif: 'tower-block', price: '48.00' },
    ],
    [
      'vinyl',
      'Early Closing LP',
      'Our first long player: ten songs, one tram bell, a hidden argument at the end of side two.',
      { colors: ['Oxblood', 'Black'], motif: 'sun-rays', price: '26.00' },
    ],
    [
      'tote',
      'Carry On Past the Co-op Tote',
      'Takes one LP, two tins and a grudge. Long handles, flat bottom.',
      { colors: ['Natural', 'Black'], motif: 'stacked-type' },
    ],
    [
      'mug',
      'Platform Tea Mug',
      'For the tea you bought to keep your hands warm and forgot to drink.',
      { colors: ['White'], motif: 'type-circle', price: '14.00' },
    ],
    [
      'poster',
      'Todmorden Town Hall Poster',
      'The homecoming show, in three inks. Two people fainted; one of them was our drummer.',
      { motif: 'swallows', price: '22.00' },
    ],
    [
      'sticker',
      'Closed For Lunch Sticker',
      'For guitar cases, laptops and the shop door you walk past every day.',
      { motif: 'bolt', price: '4.00' },
    ],
    [
      'cap',
      'Half-Day Cap',
      'Embroidered, six panels, keeps off Calder Valley drizzle for about four minutes.',
      { colors: ['Bottle Green', 'Navy'], motif: 'type-circle' },
    ],
    [
      'tshirt',
      'Request Stop Tee',
      'Stick your arm out or we drive straight past. New for the autumn dates.',
      {
        colors: ['Mustard', 'White'],
        motif: 'hand',
        status: 'pending_approval',
        adminNotes:
          'Front print only, as on the sketch you sent. The mustard is the closest the printer has to the ticket colour.',
      },
    ],
    [
      'hoodie',
      'Replacement Bus Hoodie',
      'Slower, colder, goes round the houses. You will love it.',
      {
        colors: ['Forest', 'Heather Grey'],
        motif: 'night-bus',
        status: 'pending_approval',
        adminNotes: 'We suggest £46.00: it keeps the hoodie below £50 with shipping.',
      },
    ],
    [
      'cd',
      'Demos From the Waiting Room CD',
      'Eight sketches recorded between trains, announcements left in.',
      {
        motif: 'cassette',
        status: 'pending_approval',
        adminNotes:
          'Card sleeve instead of the jewel case: lighter to post, and it does not crack.',
      },
    ],
    [
      'poster',
      'Market Place Gig Poster',
      'A draft for the spring market shows.',
      { motif: 'flower', status: 'draft' },
    ],
    [
      'tank-top',
      'Bank Holiday Tank',
      'For the one warm Monday. Approved, waiting for the weather.',
      {
        colors: ['White', 'Sky'],
        motif: 'sun-rays',
        status: 'approved',
        artistNotes: 'Lovely. We will switch it on in May.',
      },
    ],
    [
      'mug',
      'Lukewarm Mug',
      'A mug that says what it is.',
      {
        colors: ['Black'],
        motif: 'eye',
        status: 'rejected',
        artistNotes:
          'Funny, but the lettering is too small to read at the stall. Bigger, please, and not in grey.',
      },
    ],
    [
      'tshirt',
      'Winter Timetable Tee',
      'Every tour date of last winter, including the two that were snowed off.',
      { colors: ['Slate'], motif: 'mountains', status: 'inactive' },
    ],
    [
      'tote',
      'First Tour Tote',
      'The bag of the first tour. All gone, fondly remembered.',
      { colors: ['Natural'], motif: 'cassette', status: 'retired' },
    ],
  ],
  saltmarshradio: [
    [
      'tshirt',
      'Tides Permitting Tee',
      'Worn by people who check the table first.',
      { colors: ['Teal', 'White', 'Navy'], motif: 'crescent-tide', price: '25.00' },
    ],
    [
      'hoodie',
      'Please Walk Back Hoodie',
      'Reads best from the promenade.',
      { colors: ['Navy', 'Sky'], motif: 'crescent-tide', price: '47.00' },
    ],
    [
      'vinyl',
      'Shipping Forecast Haze LP',
      'Good, occasionally poor. Reverb rising.',
      { colors: ['Clear', 'Black'], motif: 'op-waves', price: '26.00' },
    ],
    [
      'poster',
      'Cross Bay Walk Poster',
      'Meet the guide at ten. Bring spare socks.',
      { motif: 'swallows', price: '21.00', status: 'draft' },
    ],
    [
      'sticker',
      'Low Water Sticker',
      'Sticks to flasks, dogs and amplifiers.',
      { motif: 'crescent-tide' },
    ],
    [
      'mug',
      'Quicksand Mug',
      'Do not stand still for too long.',
      { colors: ['White'], motif: 'op-waves', status: 'inactive' },
    ],
  ],
}
