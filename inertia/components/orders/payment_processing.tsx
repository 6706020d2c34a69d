/** Paid by a method that takes its time: nothing can be done with the order until the payment is through, or is not. */
export function PaymentProcessing() {
  return (
    <div className="grid gap-2">
      <h2 className="display-card">Your payment is being processed</h2>
      <p>
        You have done your part. Your bank confirms some payments only after a few days: then the
        confirmation comes by email, and your order is made. If the payment is refused, you get an
        email too, and nothing is charged.
      </p>
    </div>
  )
}
