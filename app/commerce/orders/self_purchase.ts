type Buyer = { userId: number | null; emails: (string | null)[] }
type Account = { userId: number; email: string }

/**
 * Whether an artist buys their own (docs/rules/orders.md#self-purchases), or a member of their band does: by account or
 * email. The shop knows no address of an artist to compare.
 */
export function isSelfPurchase(buyer: Buyer, band: readonly Account[]): boolean {
  return band.some(
    ({ userId, email }) =>
      buyer.userId === userId || buyer.emails.some((typed) => isSameEmail(email, typed))
  )
}

export const isSameEmail = (one: string, other: string | null): boolean =>
  other !== null && plain(one) === plain(other)

const plain = (email: string) => email.trim().toLowerCase()
