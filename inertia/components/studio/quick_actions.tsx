import { Link } from '@adonisjs/inertia/react'
import { ArrowRight, type LucideIcon, PackageOpen, QrCode } from 'lucide-react'

type Action = { label: string; hint: string; href: string; Icon: LucideIcon }

/** The two things an artist comes for, one touch away. */
export function QuickActions({ hrefs }: { hrefs: { orders: string; qrCodes: string } }) {
  const actions: Action[] = [
    { label: 'QR Code', hint: 'Print it for the next gig', href: hrefs.qrCodes, Icon: QrCode },
    { label: 'Orders', hint: 'Who bought what', href: hrefs.orders, Icon: PackageOpen },
  ]
  return (
    <nav aria-label="Quick actions">
      <ul className="grid gap-3 xs:grid-cols-2 lg:grid-cols-1">
        {actions.map(({ label, hint, href, Icon }) => (
          <li key={label}>
            <Link
              href={href}
              className="group flex min-h-18 items-center gap-4 rounded-sm border-[1.5px] border-line-strong bg-sheet px-4 py-3 hover:bg-ink hover:text-paper"
            >
              <Icon aria-hidden className="size-7 shrink-0" strokeWidth={1.6} />
              <span className="min-w-0 flex-1">
                <span className="display-card block">{label}</span>
                <span className="block text-sm leading-snug text-ink-soft group-hover:text-paper">
                  {hint}
                </span>
              </span>
              <ArrowRight aria-hidden className="size-5 shrink-0" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
