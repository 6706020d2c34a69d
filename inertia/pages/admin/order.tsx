import { Link } from '@adonisjs/inertia/react'
import { ArrowLeft } from 'lucide-react'
import { AdminFrame } from '~/components/admin/admin_frame'
import { Deadline } from '~/components/admin/disputes/deadline'
import { CheckoutTicket, type CheckoutTicketProps } from '~/components/admin/orders/checkout_ticket'
import { FiledLine } from '~/components/admin/orders/filed_line'
import { ReportedFraud } from '~/components/admin/orders/reported_fraud'
import type { FraudWarning, Reprint } from '~/components/admin/orders/shapes'
import { ProductionHold } from '~/components/admin/orders/production_hold'
import { WaitingSignoff } from '~/components/admin/signoffs/waiting_signoff'
import type { SignoffShape } from '#signoffs/transformers/signoff_transformer'
import { isLeftUnrefunded, RefundAgain } from '~/components/admin/orders/refund_again'
import { formatDateTime } from '~/lib/dates'
import type { InertiaProps } from '~/types'

type OrderProps = InertiaProps<
  CheckoutTicketProps & {
    orderNumber: string
    warnings: FraudWarning[]
    reprints: Reprint[]
    signoffs: SignoffShape[]
  }
>

export default function Order(props: OrderProps) {
  const { orderNumber, file, refunds, disputes, warnings, reprints, signoffs } = props
  const toAnswer = disputes.filter(({ isUndecided, isAnswered }) => isUndecided && !isAnswered)
  return (
    <AdminFrame section="orders" title={`Order ${orderNumber}`}>
      <article className="grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="grid content-start gap-8">
          <header className="grid gap-2">
            <Link href="/admin/orders" className="link w-fit">
              <ArrowLeft aria-hidden className="size-5" />
              Orders
            </Link>
            <p className="text-ink-soft">
              Placed {formatDateTime(file.createdAt)}
              {file.lines.length > 1 && `, ${file.lines.length} orders paid together`}
            </p>
            {file.lines.filter(isLeftUnrefunded(refunds)).map((line) => (
              <RefundAgain key={line.id} line={line} file={file} />
            ))}
            {signoffs.map((signoff) => (
              <WaitingSignoff key={signoff.id} signoff={signoff} />
            ))}
            {toAnswer.map((dispute) => (
              <p key={dispute.id} className="rounded-sm border-2 border-bad px-4 py-3">
                <span className="font-semibold text-bad">The bank needs our answer.</span>{' '}
                <Deadline dispute={dispute} />
              </p>
            ))}
            {warnings.map((warning) => (
              <ReportedFraud key={warning.id} warning={warning} file={file} />
            ))}
            {file.holdReason && <ProductionHold file={file} disputes={disputes} />}
          </header>
          {file.lines.map((line) => (
            <FiledLine
              key={line.id}
              line={line}
              file={file}
              reprints={reprints.filter(({ orderId }) => orderId === line.id)}
            />
          ))}
        </div>
        <CheckoutTicket {...props} />
      </article>
    </AdminFrame>
  )
}
