import { PackageCheck } from 'lucide-react'
import { OrderActionDialog } from '~/components/orders/order_action_dialog'
import { Button } from '~/components/ui/button'
import { isolated } from '#shared/isolated'

type ReceivedButtonProps = { orderId: number; name: string; token: string | null }

/** Marks what arrived as delivered, after one question: it cannot be undone. */
export function ReceivedButton({ name, ...order }: ReceivedButtonProps) {
  return (
    <OrderActionDialog
      {...order}
      action="received"
      trigger={
        <Button variant="ink" size="slim">
          <PackageCheck aria-hidden className="size-5" />
          Received
          <span className="sr-only"> {name}</span>
        </Button>
      }
      title="Has it arrived?"
      description={`We’ll mark ${isolated(name)} as delivered. You can’t undo this.`}
      keepLabel="Not yet"
      actLabel="Yes, it’s here"
      busyLabel="Saving"
      done={{ title: 'Received', description: `Enjoy ${isolated(name)}!` }}
      failedTitle="Not changed"
    />
  )
}
