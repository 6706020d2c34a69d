import type { DemoProduct } from '#database/demo/data/shapes'

/** Merch of the rock and metal bands, by handle. */
export const ROCK_AND_METAL_PRODUCTS: Record<string, DemoProduct[]> = {
  kestrelmotorway: [
    [
      'tshirt',
      'Hard Shoulder Tee',
      'Stop only in an emergency. This is an emergency.',
      { colors: ['Black', 'Rust'], motif: 'swallows', price: '25.00' },
    ],
    [
      'hoodie',
      'Junction 39 Hoodie',
      'Heavy as the low end at Wakefield services. Kestrel on the chest, exit on the back.',
      { colors: ['Black', 'Olive'], motif: 'swallows', placement: 'back', price: '49.00' },
    ],
    [
      'vinyl',
      'Four Lanes of Fuzz LP',
      'Recorded live, one take a side, hazard lights on.',
      { colors: ['Black', 'Gold'], motif: 'warp-grid', price: '27.00' },
    ],
    [
      'cap',
      'Contraflow Cap',
      'Keeps the sun out of your eyes through average-speed checks.',
      { colors: ['Khaki', 'Black'], motif: 'bolt' },
    ],
    [
      'poster',
      'Hover Poster',
      'A kestrel, a gantry, nobody moving. Three inks on heavy stock.',
      { motif: 'sun-rays', price: '24.00' },
    ],
    [
      'tank-top',
      'Overheated Tank',
      'For drummers, and people standing near drummers.',
      { colors: ['Black', 'Ash'], motif: 'skull' },
    ],
  ],
  wrongbinsagain: [
    [
      'tshirt',
      'Alternate Thursdays Tee',
      'Blue, brown, black, panic. A public service.',
      { colors: ['Royal Blue', 'Forest', 'Black'], motif: 'stacked-type', price: '22.00' },
    ],
    [
      'cd',
      'Council Letters CD',
      'Twenty-one songs in twenty-nine minutes. Recyclable sleeve, obviously.',
      { motif: 'bolt', price: '10.00' },
    ],
    [
      'sticker',
      'Contaminated Load Sticker',
      'Peel, stick, run.',
      { motif: 'skull', price: '3.50' },
    ],
    [
      'cap',
      'Collection Day Cap',
      'For the six a.m. dash in your dressing gown.',
      {
        colors: ['Bottle Green', 'Orange'],
        motif: 'type-circle',
        status: 'rejected',
        artistNotes: 'Orange reads as a rival council. Green only.',
      },
    ],
    [
      'tote',
      'Bag for Strife Tote',
      'Ten pence at the till, eighteen quid here, holds much more noise.',
      { colors: ['Natural', 'Black'], motif: 'hand' },
    ],
    [
      'mug',
      'Rinsed Not Dirty Mug',
      'As instructed in the letter of the fourteenth.',
      {
        colors: ['White'],
        motif: 'bolt',
        status: 'pending_approval',
        adminNotes: 'We moved the logo away from the handle so that it is not cut off.',
      },
    ],
  ],
  ferrousandsons: [
    [
      'tshirt',
      'Established in a Shed Tee',
      'Cut to length. No returns on riffs.',
      { colors: ['Rust', 'Black'], motif: 'serpent', price: '24.00' },
    ],
    [
      'hoodie',
      'Van Insurance Hoodie',
      'Named driver on the front, all of us on the back.',
      { colors: ['Black', 'Rust'], motif: 'skull', placement: 'back', price: '47.00' },
    ],
    [
      'vinyl',
      'While You Wait LP',
      'Eight songs, riveted.',
      { colors: ['Black', 'Orange'], motif: 'burning-heart', price: '25.00' },
    ],
    [
      'mug',
      'Iron Brewed Mug',
      'Strong. Obviously.',
      { colors: ['Black', 'White'], motif: 'serpent' },
    ],
    [
      'tank-top',
      'Furnace Tank',
      'Room temperature in there is not a temperature.',
      { colors: ['Black', 'Charcoal'], motif: 'burning-heart' },
    ],
  ],
  gritstoneoath: [
    [
      'tshirt',
      'Lichen Sleeve Tee',
      'Grows on you at half a millimetre a year.',
      { colors: ['Black', 'Olive'], motif: 'mountains', placement: 'sleeve', price: '26.00' },
    ],
    [
      'hoodie',
      'Quarry Rehearsal Hoodie',
      'Dust-coloured so it never needs washing. Please wash it.',
      { colors: ['Charcoal', 'Black'], motif: 'skull', price: '50.00' },
    ],
    [
      'vinyl',
      'Eleven Minutes of Hill 2LP',
      'Two records, three songs. You do the climbing.',
      { colors: ['Black', 'Slate'], motif: 'mountains', price: '34.00' },
    ],
    [
      'poster',
      'Oath at Midsummer Poster',
      'The stone circle show, blackletter and moorland. Sheep included.',
      { motif: 'wolf', price: '24.00' },
    ],
    [
      'mug',
      'Mead, Actually Tea Mug',
      'Holds 15 oz of whatever you swore the oath on.',
      { colors: ['Black'], motif: 'serpent', status: 'inactive' },
    ],
    [
      'cap',
      'Trig Point Cap',
      'For bagging the low ones.',
      {
        colors: ['Black'],
        motif: 'mountains',
        status: 'rejected',
        artistNotes: 'A cap is a summer hat. We do not have a summer. Could it be a beanie?',
      },
    ],
  ],
  mothtax: [
    [
      'tshirt',
      'Payable Quarterly Tee',
      'Already has holes in it, philosophically.',
      { colors: ['Black', 'Burgundy'], motif: 'moth', price: '25.00' },
    ],
    [
      'hoodie',
      'Knitwear Levy Hoodie',
      'They cannot eat this one. We have checked.',
      { colors: ['Black', 'Purple'], motif: 'moth', price: '48.00' },
    ],
    [
      'vinyl',
      'Come for the Light LP',
      'Two basses, no guitars, one bulb.',
      { colors: ['Purple', 'Black'], motif: 'moth', price: '26.00' },
    ],
    [
      'poster',
      'Strobe Exemption Poster',
      'Issued by nobody, enforced by the venue.',
      {
        motif: 'eye',
        price: '20.00',
        status: 'pending_approval',
        adminNotes: 'We set the small print in your second ink so that it can be read in the dark.',
      },
    ],
    [
      'sticker',
      'Final Demand Sticker',
      'For wardrobes. They know what they did.',
      { motif: 'skull' },
    ],
    [
      'tank-top',
      'Dust Season Tank',
      'A sleeveless garment is a reduced liability.',
      {
        colors: ['Charcoal'],
        motif: 'moth',
        status: 'rejected',
        artistNotes: 'The wings stop at the armhole and look clipped. Can the print sit higher?',
      },
    ],
  ],
}
