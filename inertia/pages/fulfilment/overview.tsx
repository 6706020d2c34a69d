import { Link } from '@adonisjs/inertia/react'
import { ArrowRight, Package, Printer, Shirt } from 'lucide-react'
import { ProviderFrame, providerTab } from '~/components/fulfilment/provider_frame'
import { useIsAdmin } from '~/components/fulfilment/use_provider'

const services = [
  {
    Icon: Shirt,
    title: 'Blanks',
    text: 'More than 300 products to print on: shirts, hoodies, caps, totes, posters, mugs and stickers.',
  },
  {
    Icon: Printer,
    title: 'Made to order',
    text: 'Each item is printed once a fan has paid. You never buy or carry stock.',
  },
  {
    Icon: Package,
    title: 'Posted',
    text: 'Production and shipping take 3-5 business days. The parcel goes straight to the fan.',
  },
]

type Way = { label: string; href: string; text: string }

const waysOf = (isAdmin: boolean): Way[] => [
  {
    label: 'Products',
    href: providerTab('products'),
    text: isAdmin
      ? 'Everything in the Printful store, and whether it’s linked to the catalogue.'
      : 'The blanks your products are printed on, and whether Printful can make them.',
  },
  {
    label: 'Catalogue',
    href: providerTab('catalog'),
    text: 'Every blank with its sizes, colours, prices and what is in stock.',
  },
  {
    label: 'Orders',
    href: providerTab('orders'),
    text: isAdmin ? 'What fans ordered from all artists.' : 'What fans ordered from you.',
  },
  ...(isAdmin ? adminWays : []),
]

const adminWays: Way[] = [
  {
    label: 'Connection test',
    href: '/test/printful',
    text: 'Checks the status every five seconds, tests the connection and fetches products.',
  },
  {
    label: 'Admin area',
    href: '/admin?tab=printful',
    text: 'The kind of access, when it expires, and how busy the connection is.',
  },
]

function Ways() {
  return (
    <ul className="border-t-[1.5px] border-line-strong">
      {waysOf(useIsAdmin()).map(({ label, href, text }) => (
        <li
          key={href}
          className="relative flex items-center justify-between gap-4 border-b border-line py-3"
        >
          <p className="grid min-w-0 gap-0.5">
            <Link
              href={href}
              className="w-fit font-bold after:absolute after:inset-0 hover:underline"
            >
              {label}
            </Link>
            <span className="leading-snug text-ink-soft">{text}</span>
          </p>
          <ArrowRight aria-hidden className="size-5 shrink-0" />
        </li>
      ))}
    </ul>
  )
}

export default function OverviewPage() {
  return (
    <ProviderFrame tab="overview">
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-12">
        <section aria-labelledby="services" className="grid content-start gap-4">
          <h2 id="services" className="display-card">
            What Printful does
          </h2>
          <ul className="border-t-[1.5px] border-line-strong">
            {services.map(({ Icon, title, text }) => (
              <li key={title} className="flex gap-4 border-b border-line py-3">
                <Icon aria-hidden strokeWidth={1.75} className="mt-0.5 size-6 shrink-0" />
                <p className="grid gap-0.5">
                  <strong>{title}</strong>
                  <span className="leading-snug text-ink-soft">{text}</span>
                </p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="ways" className="grid content-start gap-4">
          <h2 id="ways" className="display-card">
            What you can do here
          </h2>
          <Ways />
        </section>
      </div>
    </ProviderFrame>
  )
}
