import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { ScanButton } from '~/components/scan_button'
import { ThemeSwitch } from '~/components/header/theme_switch'

const columns = [
  {
    title: 'For Fans',
    links: [
      { label: 'Browse Artists', href: '/browse' },
      { label: 'Shop Merch', href: '/browse' },
    ],
  },
  {
    title: 'For Artists',
    links: [
      { label: 'Get Started', href: '/artist-signup' },
      { label: 'Learn More', href: '/artist-signup' },
      { label: 'Artist Login', href: '/login/artist' },
    ],
  },
]

const smallPrint = [
  { label: 'Privacy Policy', href: '/privacy' },
  { label: 'Terms of Service', href: '/terms' },
  { label: 'Contact', href: '/contact' },
]

/** Doors that exist on a developer's machine only. */
const backStage = [
  { label: 'Roles', href: '/dev/roles' },
  { label: 'Mail', href: '/dev/mail' },
]

const linkLook = 'inline-flex min-h-11 items-center hover:underline'

export function Footer() {
  const { site } = usePage().props
  return (
    <footer className="ground-ink mt-auto border-t-[1.5px] border-line-strong">
      <div className="wrap grid gap-x-6 gap-y-10 py-12 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr] lg:py-16">
        <div className="grid content-start gap-6 sm:col-span-2 lg:col-span-1">
          <p className="display text-[clamp(2.75rem,11vw,5rem)]">
            The merch stall
            <br />
            of every gig
          </p>
          <div>
            <ThemeSwitch />
          </div>
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="tag mb-2 text-stage">{title}</h2>
            <ul>
              {links.map(({ label, href }) => (
                <li key={label}>
                  <Link href={href} className={linkLook}>
                    {label}
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
      <div className="wrap flex flex-wrap items-center gap-x-6 border-t border-line py-4 text-sm">
        <p className="mr-auto">© {site.year} Gigstall</p>
        {smallPrint.map(({ label, href }) => (
          <Link key={href} href={href} className={linkLook}>
            {label}
          </Link>
        ))}
        {site.isDevelopment && (
          <p className="flex basis-full flex-wrap items-center gap-x-4 text-ink-soft">
            Back stage:
            {backStage.map(({ label, href }) => (
              <a key={href} href={href} className={linkLook}>
                {label}
              </a>
            ))}
          </p>
        )}
      </div>
    </footer>
  )
}
