import { router, usePage } from '@inertiajs/react'
import { useRef, useState, useSyncExternalStore } from 'react'
import { imageOfColor } from '~/components/catalog/variants'
import { WishlistTile, type Wish } from '~/components/fans/wishlist_tile'
import { LazyDialog } from '~/components/lazy/lazy_dialog'
import { lazyScript } from '~/components/lazy/lazy_script'
import { useCart } from '~/hooks/use_cart'
import { favoriteStore } from '~/lib/favorite_store'
import { setFavorite } from '~/lib/favorites'

const moveDialog = lazyScript('Move to cart', () =>
  import('~/components/fans/move_to_cart_dialog').then((module) => module.default)
)

const targetOf = ({ productId }: Wish) => ({ kind: 'product', id: productId }) as const

/** Ids of what was taken off since the page was loaded, as text: React compares by value. */
function useRemoved(wishes: Wish[]): Set<string> {
  const removed = useSyncExternalStore(
    favoriteStore.subscribe,
    () =>
      wishes
        .filter((wish) => favoriteStore.changeOf(targetOf(wish)) === false)
        .map(({ id }) => id)
        .join(' '),
    () => ''
  )
  return new Set(removed.split(' '))
}

/** The tiles: what is taken off is gone at once, and back with a word where that is refused. */
export function Wishlist({ wishes }: { wishes: Wish[] }) {
  const { user } = usePage().props
  const cart = useCart()
  const [moving, setMoving] = useState<Wish | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const removed = useRemoved(wishes)
  const shown = wishes.filter(({ id }) => !removed.has(String(id)))

  const remove = async (wish: Wish, silently = false) => {
    if (!user) return
    // The tile takes the focus along when it goes.
    list.current?.focus()
    if (await setFavorite(user.id, targetOf(wish), false, { silently }))
      router.reload({ only: ['entries', 'nextUrl'] })
  }

  const moveAs = (wish: Wish, size: string, color: string) => {
    const { id: productId, name, imageUrl, sellingPrice: price, currency } = wish.product
    const image = imageOfColor(wish.variants, { size, color }) ?? imageUrl
    setMoving(null)
    cart.add({ productId, name, image, size, color, price, currency })
    void remove(wish, true)
  }

  /** What there is only one of needs no question. */
  const move = (wish: Wish) => {
    const [only, ...others] = wish.variants
    if (only && others.length === 0) moveAs(wish, only.size, only.color)
    else setMoving(wish)
  }

  return (
    <>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Wishlist"
        className="grid grid-cols-2 gap-x-3 gap-y-8 md:grid-cols-4 lg:gap-x-5"
      >
        {shown.map((wish) => (
          <li key={wish.id}>
            <WishlistTile
              wish={wish}
              onRemove={() => void remove(wish)}
              onMove={() => move(wish)}
            />
          </li>
        ))}
      </ul>
      <LazyDialog
        script={moveDialog}
        isOpen={moving !== null}
        setOpen={(open) => !open && setMoving(null)}
      >
        {(MoveToCartDialog) =>
          moving && (
            <MoveToCartDialog
              wish={moving}
              onClose={() => setMoving(null)}
              onMove={(size, color) => moveAs(moving, size, color)}
            />
          )
        }
      </LazyDialog>
    </>
  )
}
