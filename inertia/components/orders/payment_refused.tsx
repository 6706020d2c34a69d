/** Paid by a method that takes its time, and then refused by the bank. */
export function PaymentRefused() {
  return (
    <div className="grid gap-2">
      <h2 className="display-card">Your payment didn’t go through</h2>
      <p>Your bank turned it down. You haven’t been charged, and you can order again.</p>
    </div>
  )
}
