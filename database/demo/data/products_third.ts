import type { DemoProduct } from '#database/demo/data/shapes'

/** Merch of the end of the bill, by handle. */
export const THIRD_PRODUCTS: Record<string, DemoProduct[]> = {
  saltmarshradio: [
    ['tshirt', 'Tides Permitting Tee', 'Worn by people who check the table first.', { colors: ['Teal', 'White', 'Navy'], motif: 'crescent-tide', price: '25.00' }],
    ['hoodie', 'Please Walk Back Hoodie', 'Reads best from the promenade.', { colors: ['Navy', 'Sky'], motif: 'crescent-tide', price: '47.00' }],
    ['vinyl', 'Shipping Forecast Haze LP', 'Good, occasionally poor. Reverb rising.', { colors: ['Clear', 'Black'], motif: 'op-waves', price: '26.00' }],
    ['poster', 'Cross Bay Walk Poster', 'Meet the guide at ten. Bring spare socks.', { motif: 'swallows', price: '21.00', status: 'draft' }],
    ['sticker', 'Low Water Sticker', 'Sticks to flasks, dogs and amplifiers.', { motif: 'crescent-tide' }],
    ['mug', 'Quicksand Mug', 'Do not stand still for too long.', { colors: ['White'], motif: 'op-waves', status: 'inactive' }],
  ],
  brassmonkeyunion: [
    ['tshirt', 'Members in Good Standing Tee', 'Subs paid, gloves issued, valves oiled.', { colors: ['Gold', 'Black', 'Burgundy'], motif: 'stacked-type', price: '24.00' }],
    ['hoodie', 'Strike Hoodie', 'In case of no heating, again.', { colors: ['Burgundy', 'Navy'], motif: 'hand', price: '46.00' }],
    ['vinyl', 'March In March Out LP', 'Side one is the way in. Side two is the way out. Funk in the run-out groove.', { colors: ['Gold', 'Black'], motif: 'sun-rays', price: '25.00' }],
    ['cap', 'Bandmaster Cap', 'Authority, one size.', { colors: ['Burgundy', 'Black'], motif: 'bolt' }],
    ['mug', 'Sousaphone Mug', 'Takes 15 oz. The instrument takes forty-one.', { colors: ['White'], motif: 'type-circle', status: 'pending_approval', adminNotes: 'The 15 oz one is the one in the picture.' }],
    ['tank-top', 'Whit Friday Tank', 'For marching contests above sixteen degrees.', { colors: ['White', 'Gold'], motif: 'sun-rays', status: 'approved', artistNotes: 'Yes! We will launch it at the contest.' }],
  ],
  velourweather: [
    ['tshirt', 'Warm Front Tee', 'Moving in slowly from your left.', { colors: ['Lilac', 'Black'], motif: 'sun-rays', price: '25.00' }],
    ['vinyl', 'Chance of Rhodes LP', 'Nine songs for the long bath. Lyric sheet is not waterproof.', { colors: ['Purple', 'Clear'], motif: 'halftone-sphere', price: '26.00' }],
    ['hoodie', 'Sunday Evening Hoodie', 'The feeling, but cosier.', { colors: ['Lilac', 'Indigo'], motif: 'op-waves', price: '48.00' }],
    ['poster', 'Outlook Poster', 'Mild, with harmonies.', { motif: 'halftone-sphere', status: 'rejected', artistNotes: 'Too cloudy. We are a warm front.' }],
    ['tote', 'Texted Back Tote', 'Within four seconds. No regrets.', { colors: ['Natural'], motif: 'hand', status: 'pending_approval', adminNotes: 'The lilac ink costs the same as black, so the price is as agreed.' }],
  ],
  grainsiloballroom: [
    ['tshirt', 'Tall Sky Tee', 'Lincolnshire is mostly this. So is the shirt.', { colors: ['Sky', 'Sand', 'Black'], motif: 'mountains', price: '23.00' }],
    ['vinyl', 'The Echo Has Not Stopped LP', 'Recorded once, heard about nine times.', { colors: ['Gold', 'Black'], motif: 'sun-rays', price: '25.00' }],
    ['cap', 'Combine Cap', 'Green enough to be mistaken for staff.', { colors: ['Kelly Green', 'Sand'], motif: 'wolf', status: 'retired' }],
    ['poster', 'Last Waltz but Three Poster', 'There are always three more.', { motif: 'wolf', price: '20.00' }],
    ['hoodie', 'Harvest Late Hoodie', 'For the shift that ends with the birds.', { colors: ['Brown'], motif: 'swallows', status: 'rejected', artistNotes: 'Price is too steep for our lot. Could we do it on the lighter hoodie?' }],
  ],
  pianoforlighthouses: [
    ['tshirt', 'Up a Great Many Stairs Tee', 'One hundred and ninety-eight, with a piano.', { colors: ['White', 'Navy'], motif: 'sun-rays', price: '24.00' }],
    ['cd', 'Group Flashing Four CD', 'Pieces for four lamps, in the order you would pass them.', { motif: 'halftone-sphere', price: '13.00' }],
    ['vinyl', 'Every Twenty Seconds LP', 'Two sides of slow light.', { colors: ['Clear', 'Black'], motif: 'sun-rays', price: '28.00' }],
    ['poster', 'List of Lights Poster', 'All the lamps, all their characters, no ships.', { motif: 'halftone-sphere', price: '26.00' }],
    ['mug', 'Middle Watch Mug', 'Midnight till four. Refill as needed.', { colors: ['White', 'Black'], motif: 'crescent-tide' }],
    ['tote', 'Fog Signal Tote', 'A draft: one long blast every ninety seconds, in ink.', { colors: ['Navy'], motif: 'op-waves', status: 'draft' }],
  ],
  dialupweekend: [
    ['tshirt', 'Get Off the Phone Tee', 'Somebody’s mum, 1999.', { colors: ['Black', 'White', 'Yellow'], motif: 'warp-grid', price: '24.00' }],
    ['hoodie', 'Fifty-Six K Hoodie', 'Takes a while to put on. Worth it.', { colors: ['Black', 'Charcoal'], motif: 'warp-grid', price: '48.00' }],
    ['cd', 'Shareware Rave CD', 'Thirty days free, then we know where you live.', { motif: 'halftone-sphere', price: '10.00' }],
    ['sticker', 'Under Construction Sticker', 'The little man is digging. He has always been digging.', { motif: 'bolt', price: '3.50' }],
    ['cap', 'Cowbell Cap', 'There is only one and it is good.', { colors: ['Black'], motif: 'bolt' }],
    ['poster', 'Guestbook Poster', 'Please sign it.', { motif: 'eye', status: 'inactive' }],
  ],
  ferrousandsons: [
    ['tshirt', 'Established in a Shed Tee', 'Cut to length. No returns on riffs.', { colors: ['Rust', 'Black'], motif: 'serpent', price: '24.00' }],
    ['hoodie', 'Van Insurance Hoodie', 'Named driver on the front, all of us on the back.', { colors: ['Black', 'Rust'], motif: 'skull', price: '47.00' }],
    ['vinyl', 'While You Wait LP', 'Eight songs, riveted.', { colors: ['Black', 'Orange'], motif: 'burning-heart', price: '25.00' }],
    ['mug', 'Iron Brewed Mug', 'Strong. Obviously.', { colors: ['Black', 'White'], motif: 'serpent' }],
    ['tank-top', 'Furnace Tank', 'Room temperature in there is not a temperature.', { colors: ['Black', 'Charcoal'], motif: 'burning-heart', status: 'approved' }],
  ],
  kettlechoir: [
    ['tshirt', 'Rolling Boil Tee', 'Sixteen voices and a click at the end.', { colors: ['Light Blue', 'Pink', 'White'], motif: 'op-waves', price: '23.00' }],
    ['mug', 'Whose Mug Is This Mug', 'Yours. Finally, in writing.', { colors: ['White', 'Black'], motif: 'stacked-type', price: '15.00' }],
    ['cd', 'Two Sugars in the Second Verse CD', 'An album for the fridge door.', { motif: 'flower', price: '11.00' }],
    ['tote', 'Biscuit Rota Tote', 'It is your turn. It is always your turn.', { colors: ['Natural', 'Light Blue'], motif: 'hand' }],
    ['sticker', 'Oat Milk Mine Sticker', 'Label it or lose it.', { motif: 'bolt', status: 'retired' }],
  ],
  secondsitting: [
    ['tshirt', 'Leave Room Tee', 'For pudding, and for the sax solo.', { colors: ['Purple', 'Black', 'Cream'], motif: 'halftone-sphere', price: '25.00' }],
    ['hoodie', 'After the Cake Hoodie', 'What you put on when the heels come off.', { colors: ['Purple', 'Black'], motif: 'burning-heart', price: '50.00' }],
    ['vinyl', 'Not Hungry at Six LP', 'A nine-piece on a ten-inch mood.', { colors: ['Hot Pink', 'Black'], motif: 'halftone-sphere', price: '27.00' }],
    ['poster', 'Levenshulme Social Poster', 'Doors at eight, mirrorball at nine.', { motif: 'sun-rays', price: '21.00' }],
    ['other', 'Napkin Set of Four', 'Folded like the swans we asked for and did not get.', { motif: 'flower', price: '16.00' }],
    ['cap', 'Maître D Cap', 'A draft. Possibly too much hat.', { colors: ['Black'], motif: 'stacked-type', status: 'draft' }],
  ],
}
