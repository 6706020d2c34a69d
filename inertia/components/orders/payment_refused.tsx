/** Paid by a method that takes its time, and then refused by the bank. */
export function PaymentRefused() {
  return (
    <div className="grid gap-2">
      <h2 className="display-card">Your payment did not go through</h2>
      <p>Your bank has turned it down. Nothing was charged, and you can order again.</p>
    </div>
  )
}
