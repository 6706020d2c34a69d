import type { DemoProduct } from '#database/demo/data/shapes'

/** Merch of the indie and pop acts, by handle. */
export const INDIE_AND_POP_PRODUCTS: Record<string, DemoProduct[]> = {
  halfdaywednesday: [
    [
      'tshirt',
      'Last Tram Home Tee',
      'The 23.52 to Walsden, forever pulling away. Heavy cotton, printed big enough to read from the next platform.',
      { colors: ['Black', 'Cream', 'Oxblood'], motif: 'night-bus', price: '25.00' },
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
