import { seller } from '#config/seller'
import { sellerRows } from '#storefront/texts/seller_rows'
import type { Text } from '#storefront/texts/text'

export const privacy: Text = {
  title: 'Privacy Policy',
  lead: 'What we know about you, why, who else sees it, and how to have it deleted.',
  updated: '2026-11-28',
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [`${seller.name} decides how your data is used.`, { rows: sellerRows }],
    },
    {
      id: 'orders',
      title: 'Orders',
      blocks: [
        'We keep what an order needs: your name, email, address and what you bought. We need it to fulfil our contract with you, and the law asks us to keep records of sales.',
        'The company that prints and posts your order gets your name and address; the artist sees your name and country and nothing more.',
        'Payment happens at our payment provider. We never see or keep card numbers. To spot fraud, we keep the provider’s risk rating of each payment and a fingerprint of your card, which doesn’t reveal its number. We delete the fingerprint with your contact details.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      blocks: [
        'With an account we also keep your password in a form that no one can read, your favourites, your wishlist and your reviews. A review shows your first name and last initial.',
        'When you contact us, we may make a note of what we agreed with you. Your data download includes these notes, and we delete them with your account.',
        'We email you about artists’ drops and gigs only if you ask for it. Each of those emails has a link to unsubscribe.',
        'An artist you follow gets your name and email address only if you tick the box that says so, and once you’ve verified your email. From then on the artist emails you themselves and is responsible for that list. You can stop it with one press: beside your favourites, on your account page, or by the link in our emails about that artist. We keep what you agreed to and when, until you delete your account. An artist who has downloaded your address before that still has it, so ask them to delete it too.',
      ],
    },
    {
      id: 'gig-codes',
      title: 'Scanning a QR code',
      blocks: [
        'When you scan an artist’s QR code, a signed cookie remembers that code for seven days, so that the artist learns which gig sold what. It holds no name, and no one else reads it. You can switch it off for this device at the end of this page; what it remembered is then dropped at once.',
        'Scans are counted by a random number kept on your device and changed into a different one every day. We do not store your IP address with them.',
        'While a code is remembered, we count in the same way which of that artist’s products you look at and put into your cart, so that they know what to bring to the next gig. What the numbers of a day were made with is deleted after 48 hours: from then on no one can tell which device they came from.',
      ],
    },
    {
      id: 'reports',
      title: 'Reporting content',
      blocks: [
        'When you report a product or a store, we keep what you wrote and your email address, so that we can decide and answer. Only we read it: the artist doesn’t learn who reported them. Six months after our decision we delete your email address.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and your device',
      blocks: [
        'We use cookies that the shop needs: to keep you logged in, to protect forms, and to show the right header. Your cart, your theme, what you’ve typed into a form, and the store and product pages you’ve opened are kept on your device, so that they’re still there when you’re offline. There is no advertising, and no one follows you from here to other sites.',
        'When you place an order without logging in, an encrypted cookie lets this browser open it for two days. It holds the numbers of your last five orders and nothing about you.',
        'Each fan can buy two of a limited product. To apply this to guests too, we keep a fingerprint of your device’s random number with such an order.',
        'When you log in, an encrypted cookie remembers for 180 days that this device belongs to your account, so that someone else’s wrong guesses never lock you out.',
        'For the same 180 days we keep when someone logged in to your account or tried to, the kind of browser, and the first part of the network’s address, so that you can spot a login that wasn’t yours. You see this on your account page, and we email you about a login from a new device.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'On your account page you can download everything we hold about you, correct it, and delete your account. What you bought then stays in our books without your name, email and address.',
        'If your bank is deciding about a payment at that time, because you asked for your money back, we keep that order’s contact details, address and card fingerprint until it has decided. We need them to answer the bank, and the law lets us keep data for legal claims. Then we delete them too.',
        `Without an account, or to object to how we use your data or have its use restricted, email ${seller.email}. We reply within a month.`,
        'If you’re unhappy with our answer, you can complain to the Information Commissioner’s Office (ico.org.uk).',
      ],
    },
  ],
}
