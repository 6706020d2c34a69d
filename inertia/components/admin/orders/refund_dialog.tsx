import { router } from '@inertiajs/react'
import { useState } from 'react'
import { CallDialog } from '~/components/account/call_dialog'
import type { FiledLine, Refund } from '~/components/admin/orders/shapes'
import { Button } from '~/components/ui/button'
import { TextArea, TextField } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'
import { Attempt } from '~/lib/idempotency'
import { formatMoney } from '~/lib/money'

type RefundDialogProps = { line: FiledLine; shippingLeft: number; currency: string }

const amountOf = (text: string | undefined) => (text ? Number(text) : undefined)

/** Gives money of one order row back; the order is made and sent all the same. */
export function RefundDialog({ line, shippingLeft, currency }: RefundDialogProps) {
  const toast = useToast()
  const [attempt] = useState(() => new Attempt())
  const money = (amount: number) => formatMoney(amount, currency)
  return (
    <CallDialog<Refund>
      trigger={
        <Button size="slim">
          Refund
          <span className="sr-only"> {line.orderNumber}</span>
        </Button>
      }
      title="Refund"
      description={`${line.product.name}: ${money(line.amountLeft)} can be given back. It is made and sent all the same.`}
      path={`/api/admin/orders/${line.id}/refund`}
      attempt={attempt}
      submitLabel="Give money back"
      isDangerous
      toBody={({ amount, shippingAmount, reason }) => ({
        amount: amountOf(amount),
        shippingAmount: amountOf(shippingAmount),
        reason,
      })}
      onDone={({ amount, status }) => {
        toast(
          status === 'failed'
            ? { title: 'Error', description: 'Stripe refused this refund.', variant: 'destructive' }
            : {
                title: `${money(amount)} given back`,
                description:
                  status === 'creating'
                    ? 'Stripe has not answered yet: it is asked again.'
                    : undefined,
              }
        )
        router.reload()
      }}
    >
      {(errors) => (
        <>
          <TextField
            label="Amount (£)"
            name="amount"
            type="number"
            inputMode="decimal"
            step="0.01"
            min="0.01"
            defaultValue={line.amountLeft.toFixed(2)}
            error={errors.amount}
          />
          {shippingLeft > 0 && (
            <TextField
              label="Shipping besides (£)"
              name="shippingAmount"
              type="number"
              inputMode="decimal"
              step="0.01"
              min="0"
              defaultValue="0.00"
              hint={`${money(shippingLeft)} was paid for shipping all that was ordered together.`}
              error={errors.shippingAmount}
            />
          )}
          <TextArea label="Reason" name="reason" rows={2} maxLength={500} error={errors.reason} />
        </>
      )}
    </CallDialog>
  )
}
