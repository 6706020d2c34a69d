import { Link } from '@adonisjs/inertia/react'
import { useEffect, useState } from 'react'
import { PageHead } from '~/components/page_head'
import { UserText } from '~/components/text/user_text'
import { Button } from '~/components/ui/button'
import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'
import { useIsMounted } from '~/hooks/use_is_mounted'
import { type KeptPage, keptPages } from '~/lib/offline/kept_pages'
import { isReachable, whenReachable } from '~/lib/network'

const tagOf = (href: string) =>
  href.startsWith('/store/') ? 'Store' : href.startsWith('/product/') ? 'Merch' : null

function KeptList({ pages }: { pages: KeptPage[] }) {
  return (
    <nav aria-label="Pages you opened" className="grid gap-3">
      <h2 className="display-card">You can still open these</h2>
      <ul className="border-t border-line">
        {pages.map(({ href, title }) => (
          <li key={href} className="border-b border-line">
            <Link href={href} className="flex min-h-12 items-center gap-3 py-2 font-semibold">
              <UserText>{title}</UserText>
              <span className="tag ml-auto shrink-0 text-ink-soft">{tagOf(href)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const reload = () => window.location.reload()

const USUAL_WORDS =
  'We can’t reach this page right now. Your cart is safe, and nothing you typed is lost.'

/** Where the payment page leads to: the order is paid, and must not be placed a second time. */
const WORDS_AFTER_PAYMENT =
  'We can’t show your order right now. If you’ve paid, it’s safe: please don’t pay again. A confirmation email will follow.'

/**
 * What the service worker shows in place of a page that it has not kept and cannot reach. It has the address of that page,
 * which it loads once the network is back.
 */
export default function Offline() {
  const [pages, setPages] = useState<KeptPage[]>([])
  const isAfterPayment = useIsMounted() && window.location.pathname === '/checkout/success'

  useEffect(() => {
    void keptPages().then(setPages)
    const reloadIfReachable = () => void isReachable().then((is) => is && reload())
    window.addEventListener('online', reloadIfReachable)
    return () => window.removeEventListener('online', reloadIfReachable)
  }, [])

  return (
    <>
      <PageHead title="No network" noindex />
      <div className="wrap grid max-w-3xl gap-8 pt-8 pb-16 lg:pt-12">
        <Ticket>
          <TicketBody className="grid gap-3 p-5 sm:p-6">
            <h1 className="display-page">No network</h1>
            <p className="text-lg">{isAfterPayment ? WORDS_AFTER_PAYMENT : USUAL_WORDS}</p>
            <p className="text-ink-soft">On the venue’s Wi‑Fi? It may want you to log in first.</p>
          </TicketBody>
          <TicketStub className="p-5 sm:p-6">
            <Button variant="ink" onClick={() => void whenReachable(reload)}>
              Try again
            </Button>
          </TicketStub>
        </Ticket>
        {pages.length > 0 && <KeptList pages={pages} />}
      </div>
    </>
  )
}
