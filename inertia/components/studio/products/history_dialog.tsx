import { Link } from '@adonisjs/inertia/react'
import { useEffect, useState } from 'react'
import { HistoryTimeline } from '~/components/studio/products/history_timeline'
import type { StudioProduct, ProductMove } from '~/components/studio/products/shapes'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { Button } from '~/components/ui/button'
import { Dialog, DialogContent } from '~/components/ui/dialog'
import { TableSkeleton } from '~/components/ui/skeleton'
import { callApi, sentenceOf } from '~/lib/api'
import { withTimeout } from '~/lib/timeout'

type HistoryDialogProps = { product: StudioProduct; onClose: () => void }

type Read = { moves: ProductMove[] } | { failure: string } | null

/** What became of a product so far, fetched when it is asked for. */
export function HistoryDialog({ product, onClose }: HistoryDialogProps) {
  const [read, setRead] = useState<Read>(null)
  const [attempt, setAttempt] = useState(1)
  const management = useDashboardAddress()('product-management')

  useEffect(() => {
    let isWanted = true
    withTimeout(callApi<ProductMove[]>('GET', `/api/products/${product.id}/history?limit=100`))
      .then((moves): Read => ({ moves }))
      .catch((error: unknown): Read => ({ failure: sentenceOf(error) }))
      .then((result) => isWanted && setRead(result))
    return () => {
      isWanted = false
    }
  }, [product.id, attempt])

  const again = () => {
    setRead(null)
    setAttempt(attempt + 1)
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title="History" description={product.name}>
        <div className="py-2">
          {read === null && <TableSkeleton rows={3} />}
          {read && 'moves' in read && <HistoryTimeline moves={read.moves} />}
          <Link href={`${management}&sale=${product.id}`} className="link mt-5 inline-block">
            When and to whom it was sold
          </Link>
          {read && 'failure' in read && (
            <div role="alert" className="grid justify-items-start gap-3">
              <p className="font-semibold text-bad">{read.failure}</p>
              <Button size="slim" onClick={again}>
                Try again
              </Button>
            </div>
          )}
        </div>
      </DialogContent>
    </Dialog>
  )
}
