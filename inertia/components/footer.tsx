import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { ScanButton } from '~/components/scan_button'
import { isCurrent } from '~/components/header/nav_items'
import { ThemeSwitch } from '~/components/header/theme_switch'
import { cn } from '~/lib/classes'

type Post = { label: string; href: string; hidden?: string }

/** `hidden` completes a label for screen readers, which may read a link out of context. */
const columns: { title: string; links: Post[] }[] = [
  {
    title: 'For Fans',
    links: [
      { label: 'Browse Artists', href: '/browse' },
      { label: 'Shop Merch', href: '/browse' },
      { label: 'Find your order', href: '/orders/find' },
    ],
  },
  {
    title: 'For Artists',
    links: [
      { label: 'Get Started', href: '/artist-signup' },
      { label: 'Learn More', hidden: ' about selling on Gigstall', href: '/artist-signup' },
      { label: 'Artist Login', href: '/api/login/artist' },
    ],
  },
]

const smallPrint = [
  { label: 'Delivery and returns', href: '/delivery-and-returns' },
  { label: 'Privacy Policy', href: '/privacy' },
  { label: 'Terms of Service', href: '/terms' },
  { label: 'Report content', href: '/reporting' },
  { label: 'Contact', href: '/contact' },
]

/** Links that exist on a developer's machine only. */
const backStage = [
  { label: 'Roles', href: '/dev/roles' },
  { label: 'Email', href: '/dev/mail' },
]

const linkLook = 'inline-flex min-h-11 items-center hover:underline'

/** Areas for work: without the links for shoppers. */
const workshops = ['/dashboard', '/admin', '/printful', '/test/printful']

/** Pages with one short task: on phones only the small print is below them. */
const shortPages = [
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/checkout',
  '/orders/find',
]

function SignPosts({ className }: { className: string | false }) {
  return (
    <div
      className={cn(
        'wrap grid grid-cols-2 gap-x-4 gap-y-6 py-8 lg:grid-cols-[2fr_1fr_1fr] lg:gap-x-6 lg:py-14',
        className
      )}
    >
      <div className="col-span-2 grid content-start gap-5 lg:col-span-1 lg:gap-6">
        <p className="display text-[clamp(2.25rem,9vw,5rem)] lg:text-[clamp(3.5rem,6vw,5rem)]">
          The merch stall
          <br />
          of every gig
        </p>
        <ThemeSwitch />
      </div>
      {columns.map(({ title, links }) => (
        <nav key={title} aria-label={title}>
          <h2 className="tag mb-1">{title}</h2>
          <ul>
            {links.map(({ label, hidden, href }) => (
              <li key={label}>
                <Link href={href} className={linkLook}>
                  {label}
                  {hidden && <span className="sr-only">{hidden}</span>}
                </Link>
              </li>
            ))}
            {title === 'For Fans' && (
              <li>
                <ScanButton className={linkLook}>Scan QR Code</ScanButton>
              </li>
            )}
          </ul>
        </nav>
      ))}
    </div>
  )
}

function SmallPrint() {
  const { site } = usePage().props
  return (
    <div className="flex flex-1 flex-wrap items-center gap-x-4 text-sm sm:gap-x-6">
      <p className="order-2 mr-auto flex min-h-11 items-center sm:order-none">
        © {site.year} Gigstall
      </p>
      <div className="flex basis-full flex-wrap justify-between gap-x-3 sm:basis-auto sm:gap-x-6">
        {smallPrint.map(({ label, href }) => (
          <Link key={href} href={href} className={linkLook}>
            {label}
          </Link>
        ))}
      </div>
      {site.isDevelopment && (
        <p className="order-3 flex items-center gap-x-4 text-ink-soft">
          Back stage:
          {backStage.map(({ label, href }) => (
            <a key={href} href={href} className={linkLook}>
              {label}
            </a>
          ))}
        </p>
      )}
    </div>
  )
}

/** All links; in the studio and the admin area only the small print. */
export function Footer() {
  const { url } = usePage()
  if (workshops.some((href) => isCurrent({ href }, url))) {
    return (
      <footer className="site-frame mt-auto border-t border-line">
        <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-2 py-3">
          <SmallPrint />
          <div className="w-full sm:w-72">
            <ThemeSwitch />
          </div>
        </div>
      </footer>
    )
  }
  const isShortPage = shortPages.some((href) => isCurrent({ href }, url))
  return (
    <footer className="site-frame ground-ink mt-auto border-t-[1.5px] border-line-strong">
      <SignPosts className={isShortPage && 'max-lg:hidden'} />
      <div className="wrap border-t border-line py-2 lg:py-4">
        <SmallPrint />
      </div>
    </footer>
  )
}
