import type { Seller } from '#config/seller'

/** Who sold a printed order, and where to ask about it. */
export function SellerContact({ seller }: { seller: Seller }) {
  const { name, address, companyNumber, vatNumber, email } = seller
  const numbers = [
    companyNumber && `Company number ${companyNumber}`,
    vatNumber && `VAT number ${vatNumber}`,
  ]
  return (
    <div className="on-paper">
      <h2 className="mb-1 tag">Sold by</h2>
      <p className="wrap-anywhere">
        {[name, address, ...numbers].filter(Boolean).map((part) => (
          <span key={part} className="block">
            {part}
          </span>
        ))}
      </p>
      <p className="mt-2 wrap-anywhere">
        Something not right? Email {email} your order number and a real person will reply.
      </p>
    </div>
  )
}
