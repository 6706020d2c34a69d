import { ShoppingBag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { buttonClass } from '~/components/ui/button'
import { useCart } from '~/hooks/use_cart'

// The drawer is fetched when it is first wanted: most visits never open it.
const loadDrawer = () =>
  import('~/components/cart/cart_drawer').then(({ CartDrawer }) => ({ default: CartDrawer }))
const CartDrawer = lazy(loadDrawer)

function itemCount(count: number): string {
  return count === 1 ? '1 item' : `${count} items`
}

export function CartButton() {
  const { count, isOpen, setOpen } = useCart()
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`View Cart, ${itemCount(count)}`}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadDrawer()}
        className={buttonClass({ variant: 'quiet', size: 'icon' })}
      >
        <ShoppingBag aria-hidden className="size-6" />
        {count > 0 && (
          <span
            aria-hidden
            className="absolute top-0.5 right-0 min-w-5 rounded-full bg-stage px-1 text-center text-xs leading-5 font-extrabold text-on-stage"
          >
            {count}
          </span>
        )}
      </button>
      <span role="status" className="sr-only">
        {count > 0 && `${itemCount(count)} in your cart`}
      </span>
      {wasOpened && (
        <Suspense fallback={null}>
          <CartDrawer />
        </Suspense>
      )}
    </>
  )
}
