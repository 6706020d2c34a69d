type Buyer = { userId: number | null; emails: (string | null)[] }
type Owner = { userId: number; email: string }

/**
 * Whether an artist buys their own (docs/rules/orders.md#self-purchases): by account or email. The shop knows no
 * address of an artist to compare.
 */
export function isSelfPurchase(buyer: Buyer, owner: Owner): boolean {
  return (
    buyer.userId === owner.userId || buyer.emails.some((email) => isSameEmail(owner.email, email))
  )
}

export const isSameEmail = (one: string, other: string | null): boolean =>
  other !== null && plain(one) === plain(other)

const plain = (email: string) => email.trim().toLowerCase()
