/** Paid by a method that takes its time: nothing can be done with the order until the payment is through, or is not. */
export function PaymentProcessing() {
  return (
    <div className="grid gap-2">
      <h2 className="display-card">Your payment is being processed</h2>
      <p>
        There’s nothing more to do. Some banks take a few days to confirm a payment; we’ll email you
        then and make your order. If the payment is refused, we’ll email you and you won’t be
        charged.
      </p>
    </div>
  )
}
