import { contactAddress } from '#config/contact'

/** The words of the plain pages. */
export const TEXTS = {
  privacy: {
    title: 'Privacy Policy',
    paragraphs: [
      'We keep what an order needs: your name, email, address and what you bought. The company that prints and posts it gets the address; the artist sees your name and country and nothing more.',
      'Payment happens at our payment provider. We never see or keep card numbers.',
      'When you scan an artist’s QR code, a signed cookie remembers that code for seven days, so that the artist learns which gig sold what. It holds no name and is read by nobody else. Below you can switch it off for this device; what it remembered is dropped at once.',
      'When you log in, an encrypted cookie remembers for 180 days that this device belongs to your account, so that somebody else’s wrong passwords never keep you out.',
      'Scans are counted by a random number kept on your device and changed into a different one every day. We do not store your IP address with them.',
      'While a code is remembered, we count in the same way which of that artist’s products you look at and put into your cart, so that they know what to bring to the next gig. What the numbers of a day were made with is deleted after 48 hours: from then on nobody can tell which device they were.',
      'On your account page you can download everything we know of you, and delete your account. What you bought then stays in our books without your name, email and address. Without an account, write to us at the address on the contact page.',
    ],
  },
  terms: {
    title: 'Terms of Service',
    paragraphs: [
      'Everything is made to order. Production and shipping take 3-5 business days. Final shipping varies by location and is charged separately.',
      'Prices are in pounds and include VAT. The price you see when you place an order is the price you pay.',
      'An order can be cancelled until it goes into production. If something arrives damaged or wrong, tell us within 30 days and we replace it or pay you back.',
      'Artists set their own prices above our minimum and are paid their share of every sale.',
    ],
  },
  contact: {
    title: 'Contact',
    email: contactAddress,
    paragraphs: [
      `Write to ${contactAddress} with your order number, and a person answers within one working day.`,
      'Artists who need their band name changed, or a gig code switched off in a hurry, use the same address.',
    ],
  },
}
