import type { DemoProduct } from '#database/demo/data/shapes'

/** Merch of the middle of the bill, by handle. */
export const SECOND_PRODUCTS: Record<string, DemoProduct[]> = {
  quartetunderpass: [
    ['tshirt', 'Free Reverb Tee', 'Courtesy of four lanes of traffic overhead.', { colors: ['Ecru', 'Black'], motif: 'op-waves', price: '23.00' }],
    ['cd', 'Roundabout Suites CD', 'Four movements, second exit. Mopeds in C sharp.', { motif: 'warp-grid', price: '12.00', status: 'approved', artistNotes: 'Approved by a vote of three to one. The viola abstained.' }],
    ['tote', 'Viola Joke Tote', 'You have heard it. It is on the bag anyway.', { colors: ['Natural', 'Burgundy'], motif: 'stacked-type' }],
    ['poster', 'Midnight in the Bearpit Poster', 'The winter solstice concert, candles and pigeons.', { motif: 'eye', price: '20.00' }],
    ['mug', 'Rosin and Roast Mug', 'One smells better. Do not mix them up.', { colors: ['Black'], motif: 'swallows', status: 'approved' }],
  ],
  softfurnishingsdept: [
    ['tshirt', 'Third Floor Past the Lamps Tee', 'Directions to everything good. Peach ink, heavy cotton.', { colors: ['Chocolate', 'Cream', 'Dusty Pink'], motif: 'flower', price: '26.00' }],
    ['hoodie', 'Scatter Cushion Hoodie', 'The softest thing we have made, ballads included.', { colors: ['Dusty Pink', 'Charcoal'], motif: 'burning-heart', price: '52.00' }],
    ['vinyl', 'Please Sit on Everything LP', 'Slow jams on a slow record. Fabric sample inside.', { colors: ['Burgundy', 'Black'], motif: 'halftone-sphere', price: '27.00' }],
    ['mug', 'Staff Room Mug', 'It has your name on it in spirit.', { colors: ['White'], motif: 'hand', status: 'draft' }],
    ['sticker', 'Ex-Display Sticker', 'Slightly loved. Reduced to clear.', { motif: 'stacked-type' }],
    ['tote', 'Fabric Swatch Tote', 'Corduroy on your mind, canvas on your shoulder.', { colors: ['Ecru'], motif: 'warp-grid', status: 'inactive' }],
  ],
  mothtax: [
    ['tshirt', 'Payable Quarterly Tee', 'Already has holes in it, philosophically.', { colors: ['Black', 'Burgundy'], motif: 'moth', price: '25.00' }],
    ['hoodie', 'Knitwear Levy Hoodie', 'They cannot eat this one. We have checked.', { colors: ['Black', 'Purple'], motif: 'moth', price: '48.00' }],
    ['vinyl', 'Come for the Light LP', 'Two basses, no guitars, one bulb.', { colors: ['Purple', 'Black'], motif: 'moth', price: '26.00' }],
    ['poster', 'Strobe Exemption Poster', 'Issued by nobody, enforced by the venue.', { motif: 'eye', price: '20.00', status: 'pending_approval', adminNotes: 'We set the small print in your second ink so that it can be read in the dark.' }],
    ['sticker', 'Final Demand Sticker', 'For wardrobes. They know what they did.', { motif: 'skull' }],
    ['tank-top', 'Dust Season Tank', 'A sleeveless garment is a reduced liability.', { colors: ['Charcoal'], motif: 'moth', status: 'rejected', artistNotes: 'The wings stop at the armhole and look clipped. Can the print sit higher?' }],
  ],
  wrongbinsagain: [
    ['tshirt', 'Alternate Thursdays Tee', 'Blue, brown, black, panic. A public service.', { colors: ['Royal Blue', 'Forest', 'Black'], motif: 'stacked-type', price: '22.00' }],
    ['cd', 'Council Letters CD', 'Twenty-one songs in twenty-nine minutes. Recyclable sleeve, obviously.', { motif: 'bolt', price: '10.00' }],
    ['sticker', 'Contaminated Load Sticker', 'Peel, stick, run.', { motif: 'skull', price: '3.50' }],
    ['cap', 'Collection Day Cap', 'For the six a.m. dash in your dressing gown.', { colors: ['Bottle Green', 'Orange'], motif: 'type-circle', status: 'rejected', artistNotes: 'Orange reads as a rival council. Green only.' }],
    ['tote', 'Bag for Strife Tote', 'Ten pence at the till, eighteen quid here, holds much more noise.', { colors: ['Natural', 'Black'], motif: 'hand' }],
    ['mug', 'Rinsed Not Dirty Mug', 'As instructed in the letter of the fourteenth.', { colors: ['White'], motif: 'bolt', status: 'pending_approval', adminNotes: 'We moved the logo away from the handle so that it is not cut off.' }],
  ],
  cloakroomticket88: [
    ['tshirt', 'Near the Exit Tee', 'The best dancing is always by the door.', { colors: ['Hot Pink', 'Black', 'White'], motif: 'warp-grid', price: '25.00' }],
    ['hoodie', 'Lost Coat Hoodie', 'To replace the one from 2019. If you have it, we would still like it back.', { colors: ['Purple', 'Black'], motif: 'halftone-sphere', price: '49.00' }],
    ['vinyl', 'Coat Check LP', 'Eight singles and two slow ones for the taxi queue.', { colors: ['Hot Pink', 'Clear'], motif: 'halftone-sphere', price: '27.00' }],
    ['sticker', 'Pink Ticket Sticker', 'Number 88, numbered 88, all of them.', { motif: 'type-circle' }],
    ['poster', 'Pier Closing Party Poster', 'The night the lights stayed on by mistake.', { motif: 'sun-rays', price: '22.00' }],
    ['cap', 'Hat Hook Cap', 'So you have something to check in.', { colors: ['Lilac'], motif: 'stacked-type', status: 'retired' }],
  ],
  culdesacsound: [
    ['tshirt', 'No Through Road Tee', 'Turn round at the bass bin.', { colors: ['Yellow', 'Black', 'Forest'], motif: 'speaker-stack', price: '24.00' }],
    ['hoodie', 'Eighteen Inch Hoodie', 'Two drivers on the back, you in the front.', { colors: ['Forest', 'Black'], motif: 'speaker-stack', price: '48.00' }],
    ['vinyl', 'Garage Door Dubs 12-inch', 'Four versions of one rhythm, each further from the house.', { colors: ['Orange', 'Black'], motif: 'speaker-stack', price: '19.00' }],
    ['mug', 'Tea Urn Mug', 'The other thing that made the sound system run.', { colors: ['White', 'Black'], motif: 'sun-rays' }],
    ['tote', 'Record Bag Tote', 'Twenty sevens or one very flat cake.', { colors: ['Black', 'Natural'], motif: 'cassette', status: 'inactive' }],
    ['poster', 'Street Party Poster', 'A draft: the council has not signed the road closure.', { motif: 'sun-rays', status: 'draft' }],
  ],
  ginnelandsnicket: [
    ['tshirt', 'Ginnel Tee', 'If that is what you call it. See also: Snicket Tee.', { colors: ['Yellow', 'Black'], motif: 'stacked-type', price: '24.00' }],
    ['tshirt', 'Snicket Tee', 'If that is what you call it. See also: Ginnel Tee.', { colors: ['White', 'Black'], motif: 'stacked-type', price: '24.00' }],
    ['vinyl', 'Between the Houses LP', 'Charity-shop brass, two lads, one long disagreement.', { colors: ['Yellow', 'Black'], motif: 'tower-block', price: '24.00' }],
    ['hoodie', 'Back Way Hoodie', 'Quicker, darker, mind the puddle.', { colors: ['Black', 'Heather Grey'], motif: 'tower-block', price: '46.00' }],
    ['cap', 'Nowt Cap', 'Says nowt. Means it.', { colors: ['Black'], motif: 'type-circle' }],
    ['sticker', 'Settle It Sticker Sheet', 'Two stickers, one sheet, put both up and see who wins.', { motif: 'bolt', status: 'pending_approval', adminNotes: 'The sheet is cut from one piece, so both words share the price.' }],
  ],
  twelverodallotment: [
    ['tshirt', 'Four-Part Courgette Tee', 'Soprano, alto, tenor, glut.', { colors: ['Sage', 'Natural'], motif: 'flower', price: '23.00' }],
    ['tote', 'Help Yourself Tote', 'Left on the gatepost with our compliments.', { colors: ['Natural', 'Forest'], motif: 'flower', price: '17.00' }],
    ['cd', 'The Seed Catalogue CD', 'Sung alphabetically, as is proper.', { motif: 'flower', price: '11.00' }],
    ['mug', 'Potting Shed Mug', 'Comes without soil. Give it a week.', { colors: ['White'], motif: 'sun-rays', status: 'approved' }],
    ['other', 'Tea Towel of Sowing Times', 'Twelve months, twelve rows, one very small frost.', { motif: 'flower', price: '13.00' }],
    ['poster', 'Harvest Supper Poster', 'Sold out the night it went up. The supper, that is.', { motif: 'flower', status: 'retired' }],
  ],
}
