import { useState } from 'react'
import { VariantPicker } from '~/components/catalog/variant_picker'
import {
  type Choice,
  findVariant,
  firstChoice,
  refusalOf,
  withColor,
} from '~/components/catalog/variants'
import type { Wish } from '~/components/fans/wishlist_tile'
import { Button } from '~/components/ui/button'
import { Dialog, DialogContent } from '~/components/ui/dialog'

type MoveToCartDialogProps = {
  wish: Wish
  onClose: () => void
  onMove: (size: string, color: string) => void
}

/** A wish has no size yet: it is chosen on the way into the cart. */
export default function MoveToCartDialog({ wish, onClose, onMove }: MoveToCartDialogProps) {
  const { variants, product } = wish
  const [choice, setChoice] = useState<Choice>(() =>
    firstChoice(variants, { size: null, color: null })
  )
  const { size, color } = choice
  const variant = findVariant(variants, size, color)
  const refusal = refusalOf(variants, choice)
  const picking = {
    ...choice,
    variant,
    chooseSize: (wanted: string) => setChoice({ ...choice, size: wanted, isSizeChosen: true }),
    chooseColor: (wanted: string) => setChoice(withColor(variants, choice, wanted)),
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Move to cart"
        description={product.name}
        footer={
          <Button
            variant="go"
            disabled={!variant?.inStock}
            onClick={() => size !== null && color !== null && onMove(size, color)}
          >
            Move to cart
          </Button>
        }
      >
        <div className="grid gap-4 py-2">
          <VariantPicker variants={variants} choice={picking} />
          <p role="status" className="font-semibold text-bad empty:hidden">
            {refusal}
          </p>
        </div>
      </DialogContent>
    </Dialog>
  )
}
