import { Link } from '@adonisjs/inertia/react'
import { type FormEvent, type ReactNode, useId } from 'react'
import { OrderFields } from '~/components/catalog/order_fields'
import {
  type OrderLine,
  OrderSummary,
  OrderTotal,
  payButton,
} from '~/components/catalog/order_summary'
import { UserText } from '~/components/text/user_text'
import { Button } from '~/components/ui/button'
import { Dialog, DialogContent } from '~/components/ui/dialog'
import { FormError } from '~/components/ui/field'
import { useDeliveryWords } from '~/hooks/use_delivery_words'
import type { usePlaceOrder } from '~/hooks/use_place_order'

type BuyNowDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  line: OrderLine & { artistId: number }
  /** Changes size and colour in place. */
  picker: ReactNode
  onQuantity: (quantity: number) => void
  order: ReturnType<typeof usePlaceOrder>
  isSandbox: boolean
}

export function BuyNowDialog({
  open,
  onOpenChange,
  line,
  picker,
  onQuantity,
  order,
  isSandbox,
}: BuyNowDialogProps) {
  const formId = useId()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    void order.submit()
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title="Buy Now"
        description={useDeliveryWords()}
        className="sm:max-w-xl"
        footer={
          <div className="grid w-full gap-3">
            <FormError message={order.notice ?? undefined} />
            <OrderTotal total={order.total} shipping={order.shipping} />
            {order.isUnavailable ? (
              <Button asChild variant="go" wide className="h-auto wrap-anywhere">
                <Link href={`/store/${line.artistId}`}>
                  <span className="min-w-0">
                    See more from <UserText>{line.bandName}</UserText>
                  </span>
                </Link>
              </Button>
            ) : (
              <Button
                type="submit"
                form={formId}
                variant="go"
                wide
                busy={order.busy}
                busyLabel="Opening the payment page"
                {...payButton(order.total, order.shipping)}
              />
            )}
          </div>
        }
      >
        <form
          method="post"
          id={formId}
          noValidate
          onSubmit={submit}
          className="grid grid-cols-1 gap-5 py-2"
        >
          <OrderSummary line={line} onQuantity={onQuantity} total={order.total} />
          {picker}
          <OrderFields
            form={order.form}
            errors={order.errors}
            problems={order.shipping.problems}
            onChange={order.change}
          />
          {isSandbox && (
            <p className="text-sm text-ink-soft">Test mode: your card won’t be charged.</p>
          )}
        </form>
      </DialogContent>
    </Dialog>
  )
}
