import { router } from '@inertiajs/react'
import { useState } from 'react'
import type { SignoffShape } from '#signoffs/transformers/signoff_transformer'
import { askedToast, isSignoff } from '~/components/admin/signoffs/signoff_words'
import { CallDialog } from '~/components/dialogs/call_dialog'
import { refundFailure } from '~/components/admin/orders/refund_failure'
import type { CheckoutFile, FiledLine, Refund } from '~/components/admin/orders/shapes'
import { Button } from '~/components/ui/button'
import { TextArea, TextField } from '~/components/ui/field'
import { useToast } from '~/components/ui/toast'
import { Attempt } from '~/lib/idempotency'
import { MOST_REASON_CHARACTERS } from '#shared/form_limits'
import { isolated } from '#shared/isolated'
import { formatMoney } from '~/lib/money'

type RefundDialogProps = {
  line: FiledLine
  file: Pick<CheckoutFile, 'shippingRefundable' | 'currency'>
  label?: string
}

const REFUSED = 'Stripe refused the refund, so nothing was refunded. Try again later.'

function refusalOf(answer: Refund | SignoffShape): string | undefined {
  if (isSignoff(answer)) return undefined
  const { status, failure } = answer
  if (status !== 'failed') return undefined
  router.reload()
  return failure ? `${REFUSED} Reason: ${refundFailure(failure)}.` : REFUSED
}

const refundedToast = ({ amount, status }: Refund, currency: string) => ({
  title: `${formatMoney(amount, currency)} refunded`,
  description: status === 'creating' ? 'Stripe hasn’t answered yet: we’ll ask again.' : undefined,
})

/** What becomes of the item, which a refund does not change. */
const STAYS: Partial<Record<FiledLine['status'], string>> = {
  processing: 'It will still be made and dispatched.',
  shipped: 'It has already been dispatched.',
  delivered: 'It has already been dispatched.',
  cancelled: 'This order is cancelled.',
}

const FAILED =
  'Printful couldn’t make it: it won’t be dispatched unless you try again. To stop it for good, cancel the order instead.'

/** Refunds money of one order row, which neither cancels nor stops it: the dialog says what becomes of it. */
export function RefundDialog({ line, file, label = 'Refund' }: RefundDialogProps) {
  const { refundable, amountLeft, refundOffer } = line
  const { shippingRefundable, currency } = file
  const toast = useToast()
  const [attempt] = useState(() => new Attempt())
  const untouched = {
    amount: refundOffer.amount.toFixed(2),
    shippingAmount: refundOffer.shippingAmount.toFixed(2),
    reason: '',
  }
  const [typed, setTyped] = useState<Partial<typeof untouched>>({})
  const fields = { ...untouched, ...typed }
  const money = (amount: number) => formatMoney(amount, currency)
  const bind = (name: keyof typeof untouched) => ({
    name,
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  })
  // Without an amount the call refunds all: an emptied field is none, and never all.
  const amount = Number(fields.amount)
  const shippingAmount = Number(fields.shippingAmount)
  const total = amount + shippingAmount
  const tooMuch = (wanted: number, most: number) =>
    wanted > most ? `At most ${money(most)} can be refunded` : undefined
  const amountError = tooMuch(amount, refundable)
  const shippingError = tooMuch(shippingAmount, shippingRefundable)
  const isSendable = total > 0 && !amountError && !shippingError
  return (
    <CallDialog<Refund | SignoffShape>
      trigger={
        <Button size="slim">
          {label}
          <span className="sr-only"> {line.orderNumber}</span>
        </Button>
      }
      title="Refund"
      description={[
        `${isolated(line.product.name)}: up to ${money(refundable)} can be refunded.`,
        amountLeft > refundable && `${money(amountLeft - refundable)} is already being refunded.`,
        line.isProductionFailed ? FAILED : STAYS[line.status],
      ]
        .filter(Boolean)
        .join(' ')}
      path={`/api/admin/orders/${line.id}/refund`}
      attempt={attempt}
      submitLabel={isSendable ? `Refund ${money(total)}` : 'Refund'}
      isDangerous
      toBody={({ reason }) => ({ amount, shippingAmount, reason })}
      refusalOf={refusalOf}
      onCancel={() => setTyped({})}
      onDone={(answer) => {
        setTyped({})
        toast(isSignoff(answer) ? askedToast(answer) : refundedToast(answer, currency))
        router.reload()
      }}
    >
      {(errors) => (
        <>
          <TextField
            label="Amount (£)"
            type="number"
            inputMode="decimal"
            step="0.01"
            min="0"
            required
            max={refundable}
            {...bind('amount')}
            error={amountError ?? errors.amount}
          />
          {shippingRefundable > 0 && (
            <TextField
              label="Shipping as well (£)"
              type="number"
              inputMode="decimal"
              step="0.01"
              min="0"
              max={shippingRefundable}
              {...bind('shippingAmount')}
              hint={`${money(shippingRefundable)} of shipping (for the whole checkout) has not been refunded.`}
              error={shippingError ?? errors.shippingAmount}
            />
          )}
          <TextArea
            label="Reason"
            rows={2}
            maxLength={MOST_REASON_CHARACTERS}
            {...bind('reason')}
            error={errors.reason}
          />
        </>
      )}
    </CallDialog>
  )
}
