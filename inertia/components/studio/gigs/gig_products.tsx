import { useState } from 'react'
import type { Gig } from '~/components/studio/shapes'
import { UserText } from '~/components/text/user_text'
import { Button } from '~/components/ui/button'
import { CheckBox } from '~/components/ui/check_box'
import { Dialog, DialogContent } from '~/components/ui/dialog'
import { useToast } from '~/components/ui/toast'
import { callApi, sentenceOf } from '~/lib/api'
import { counted } from '~/lib/counts'
import type { GigProduct } from '#catalog/queries/gig_products_query'

type Answer = { products: GigProduct[] }

/** Chooses the products that are sold only at a gig. */
export function GigProducts({ gig }: { gig: Pick<Gig, 'id'> }) {
  const toast = useToast()
  const [products, setProducts] = useState<GigProduct[] | null>(null)
  const [chosen, setChosen] = useState<number[]>([])
  const [isOpen, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const path = `/api/gigs/${gig.id}/products`

  const run = async (work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' })
    }
    setBusy(false)
  }
  const open = () =>
    run(async () => {
      const answer = await callApi<Answer>('GET', path)
      setProducts(answer.products)
      setChosen(answer.products.filter(({ isTiedToGig }) => isTiedToGig).map(({ id }) => id))
      setOpen(true)
    })
  const save = () =>
    run(async () => {
      await callApi<Answer>('PUT', path, { productIds: chosen })
      setOpen(false)
      toast({
        title: 'Saved',
        description:
          chosen.length === 0
            ? 'No product is sold only at this gig.'
            : `${counted(chosen.length, 'product')} sold only here, to fans who scan the code.`,
      })
    })
  const toggle = (id: number, isChosen: boolean) =>
    setChosen((now) => (isChosen ? [...now, id] : now.filter((other) => other !== id)))

  return (
    <section aria-labelledby="sold-only-here" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h3 id="sold-only-here" className="display-card">
          Sold only here
        </h3>
        <Button size="slim" busy={busy && !isOpen} onClick={() => void open()}>
          Choose products
        </Button>
      </div>
      <p className="text-ink-soft">
        Products that only fans at this gig can buy, by scanning one of its codes.
      </p>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent
          title="Sold only at this gig"
          description="On sale from 6 hours before the start. Set the end and a limit in the product’s form."
          footer={
            <>
              <Button onClick={() => setOpen(false)}>Cancel</Button>
              <Button variant="go" busy={busy} busyLabel="Saving..." onClick={() => void save()}>
                Save
              </Button>
            </>
          }
        >
          {products?.length === 0 && <p>You have no products yet.</p>}
          {products?.map(({ id, name, kind }) => (
            <label key={id} className="flex min-h-11 min-w-0 items-center gap-3 wrap-anywhere">
              <CheckBox
                name={`product-${id}`}
                checked={chosen.includes(id)}
                onChange={({ target }) => toggle(id, target.checked)}
              />
              <span>
                <UserText>{name}</UserText>
                {kind === 'window' && <span className="text-ink-soft"> · now a drop</span>}
              </span>
            </label>
          ))}
        </DialogContent>
      </Dialog>
    </section>
  )
}
