import { seller } from '#config/seller'
import { sellerRows } from '#storefront/texts/seller_rows'
import type { Text } from '#storefront/texts/text'

export const terms: Text = {
  title: 'Terms of Service',
  lead: 'What you can expect from us, and what we expect from you, when you buy or sell on Gigstall.',
  updated: '2026-11-23',
  sections: [
    {
      id: 'seller',
      title: 'Who you buy from',
      blocks: [
        `You buy from ${seller.name}. Artists design the goods and are paid their share of every sale; our printing partner makes and posts them for us.`,
        { rows: sellerRows },
      ],
    },
    {
      id: 'ordering',
      title: 'Ordering',
      blocks: [
        'Everything is made to order. When you pay, you offer to buy; the contract is made when we email you that your order is confirmed. If we can’t make something after all, we tell you and refund it in full.',
        'Pictures show the design, the colour and where it’s printed as closely as a screen can. Small differences in colour, and in where a print sits on a garment, are part of printing to order.',
        'You need to be 18, or have the permission of someone who is, to buy.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and payment',
      blocks: [
        'Prices are in pounds and include VAT where it is due. Shipping is added before you pay. The price you see when you place an order is the price you pay.',
        'Payments are taken by our payment provider. We never see or keep card numbers.',
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery, returns and refunds',
      blocks: [
        'Production and shipping take 3-5 business days. Final shipping varies by location and is charged separately.',
        'An order can be cancelled until it goes into production. How we deliver, and how to send something back, is on the page /delivery-and-returns, which is part of these terms.',
      ],
    },
    {
      id: 'accounts',
      title: 'Accounts and reviews',
      blocks: [
        'Keep your password to yourself, and tell us if someone else has used your account. We may suspend an account that is used to cheat, to harm others or to break the law.',
        'You may review what you’ve bought and received. Be fair and write about the product. We may remove reviews that are abusive or unlawful.',
      ],
    },
    {
      id: 'artists',
      title: 'Artists',
      blocks: [
        'Artists set their own prices above our minimum and are paid their share of every sale.',
        'By uploading a design, an artist says that they own it or may use it, and allows us to print it, show it and sell goods with it for as long as it’s in the shop. We take down designs that use the work of others without permission.',
      ],
    },
    {
      id: 'liability',
      title: 'If something goes wrong',
      blocks: [
        'We are responsible for loss that follows from our breaking these terms or not taking reasonable care, where you and we could have foreseen it. We don’t exclude anything that the law doesn’t allow us to exclude, such as liability for death or injury caused by our negligence, for fraud, or for your rights as a consumer.',
        `Please tell us first: email ${seller.email}. If we can’t settle it, Citizens Advice can tell you what to do next.`,
      ],
    },
    {
      id: 'law',
      title: 'Changes and law',
      blocks: [
        'An order is always subject to the terms that were on this page when you placed it.',
        'The law of England and Wales applies. If you live in Scotland or Northern Ireland, you can go to the courts there; if you live elsewhere, you keep the protection that your own country’s law gives consumers.',
      ],
    },
  ],
}
