import { ShoppingBag } from 'lucide-react'
import { LazyDialog } from '~/components/lazy/lazy_dialog'
import { lazyScript } from '~/components/lazy/lazy_script'
import { buttonClass } from '~/components/ui/button'
import { useCart } from '~/hooks/use_cart'

const cartDrawer = lazyScript('Cart', () =>
  import('~/components/cart/cart_drawer').then(({ CartDrawer }) => CartDrawer)
)

function itemCount(count: number): string {
  return count === 1 ? '1 item' : `${count} items`
}

export function CartButton() {
  const { count, isOpen, setOpen } = useCart()

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`View Cart, ${itemCount(count)}`}
        onClick={() => setOpen(true)}
        onPointerEnter={() => void cartDrawer.prefetch()}
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
      <LazyDialog script={cartDrawer} isOpen={isOpen} setOpen={setOpen}>
        {(CartDrawer) => <CartDrawer />}
      </LazyDialog>
    </>
  )
}
