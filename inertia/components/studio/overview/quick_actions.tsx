import { Link } from '@adonisjs/inertia/react'
import { type LucideIcon, PackageOpen, Plus, QrCode, Shirt } from 'lucide-react'
import { useOwner } from '~/components/studio/use_owner'
import { Button } from '~/components/ui/button'

type Action = { label: string; href: string; Icon: LucideIcon }

type QuickActionsProps = {
  hrefs: { products: string; orders: string; qrCodes: string; addProduct: string }
}

/** Shortcuts to the most common actions. Not all roles can add a product. */
export function QuickActions({ hrefs }: QuickActionsProps) {
  const { may } = useOwner()
  const actions: Action[] = [
    { label: 'Manage Products', href: hrefs.products, Icon: Shirt },
    { label: 'QR Code', href: hrefs.qrCodes, Icon: QrCode },
    { label: 'Orders', href: hrefs.orders, Icon: PackageOpen },
    ...(may('products') ? [{ label: 'Add a product', href: hrefs.addProduct, Icon: Plus }] : []),
  ]
  return (
    <nav aria-label="Quick actions">
      <ul className="grid grid-cols-2 gap-3 max-sm:[&>:first-child:nth-last-child(odd)]:col-span-2 sm:flex">
        {actions.map(({ label, href, Icon }) => (
          <li key={label}>
            <Button asChild size="slim" wide>
              <Link href={href}>
                <Icon aria-hidden className="size-5" />
                {label}
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
