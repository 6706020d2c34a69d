import type { FormEvent } from 'react'
import { OrderFields } from '~/components/catalog/order_fields'
import { payButton } from '~/components/catalog/order_summary'
import { Button } from '~/components/ui/button'
import { FormError } from '~/components/ui/field'
import { useCheckout } from '~/hooks/use_checkout'
import { useDeliveryWords } from '~/hooks/use_delivery_words'
import type { Shipping } from '~/hooks/use_shipping'
import type { CartLine } from '~/lib/cart_lines'

type CheckoutFormProps = {
  /** Those that can be ordered, and what they come to in pounds. */
  lines: readonly CartLine[]
  total: number
  shipping: Shipping
  isSandbox: boolean
}

/** Who buys and where it goes, then the payment page. */
export function CheckoutForm({ lines, total, shipping, isSandbox }: CheckoutFormProps) {
  const { form, change, errors, notice, busy, submit } = useCheckout(lines, shipping)

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) void submit()
  }

  return (
    <form noValidate onSubmit={send} aria-label="Checkout" className="grid gap-5">
      <p className="text-ink-soft">{useDeliveryWords()}</p>
      <OrderFields form={form} errors={errors} problems={shipping.problems} onChange={change} />
      <FormError message={notice ?? undefined} />
      <Button
        type="submit"
        variant="go"
        wide
        busy={busy}
        busyLabel="Opening the payment page"
        {...(lines.length > 0
          ? payButton(total, shipping)
          : { 'children': 'Pay', 'aria-disabled': true })}
      />
      {isSandbox && <p className="text-sm text-ink-soft">Test mode: your card won’t be charged.</p>}
    </form>
  )
}
