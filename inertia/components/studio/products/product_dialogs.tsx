import { History, Pencil } from 'lucide-react'
import { useState } from 'react'
import { EditDialog } from '~/components/studio/products/edit_dialog'
import { HistoryDialog } from '~/components/studio/products/history_dialog'
import { ReviewDialog } from '~/components/studio/products/review_dialog'
import type { StudioProduct } from '~/components/studio/products/shapes'
import { useOwner } from '~/components/studio/use_owner'
import { Button } from '~/components/ui/button'

type Props = { product: StudioProduct }

/** Shows nothing to a member whose role may not change products. */
export function EditButton({ product }: Props) {
  const { may, role } = useOwner()
  const [isOpen, setOpen] = useState(false)
  if (role !== null && !may('products')) return null
  return (
    <>
      <Button size="slim" onClick={() => setOpen(true)}>
        <Pencil aria-hidden className="size-4" />
        Edit
        <span className="sr-only"> {product.name}</span>
      </Button>
      {isOpen && <EditDialog product={product} onClose={() => setOpen(false)} />}
    </>
  )
}

export function HistoryButton({ product }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="slim" variant="quiet" onClick={() => setOpen(true)}>
        <History aria-hidden className="size-4" />
        History
        <span className="sr-only"> of {product.name}</span>
      </Button>
      {isOpen && <HistoryDialog product={product} onClose={() => setOpen(false)} />}
    </>
  )
}

export function ReviewButton({ product }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="slim" variant="ink" onClick={() => setOpen(true)}>
        Review
        <span className="sr-only"> {product.name}</span>
      </Button>
      {isOpen && <ReviewDialog product={product} onClose={() => setOpen(false)} />}
    </>
  )
}
