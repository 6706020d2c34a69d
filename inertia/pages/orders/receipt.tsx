import { Link } from '@adonisjs/inertia/react'
import { ArrowLeft } from 'lucide-react'
import type { Receipt } from '#commerce/receipts/transformers/receipt_transformer'
import { ReceiptSheet } from '~/components/orders/receipt_sheet'
import { PageHead } from '~/components/page_head'
import type { InertiaProps } from '~/types'

type ReceiptProps = InertiaProps<{
  orderNumber: string
  receipts: Receipt[]
  /** Of the link that a guest came by; null for the buyer with an account, and for admins. */
  token: string | null
  /** Their way back is to the order among all. */
  isForAdmin: boolean
}>

export default function ReceiptPage({ orderNumber, receipts, token, isForAdmin }: ReceiptProps) {
  const query = token === null ? '' : `?token=${encodeURIComponent(token)}`
  const order = isForAdmin ? `/admin/orders/${orderNumber}` : `/orders/${orderNumber}${query}`
  const title = receipts.length === 1 ? 'Receipt' : 'Receipt and credit notes'
  return (
    <>
      <PageHead title={`${title}, order ${orderNumber}`} noindex />
      <div className="wrap grid max-w-5xl gap-6 pt-6 pb-16 lg:pt-10">
        <header className="grid gap-2">
          <Link href={order} className="no-print link w-fit">
            <ArrowLeft aria-hidden className="size-5" />
            Order {orderNumber}
          </Link>
          <h1 className="display-page">{title}</h1>
        </header>
        {receipts.map((receipt) => (
          <ReceiptSheet
            key={receipt.number}
            receipt={receipt}
            pdf={`/orders/${orderNumber}/receipts/${receipt.number}.pdf${query}`}
          />
        ))}
      </div>
    </>
  )
}
