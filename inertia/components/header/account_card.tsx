import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { LogOut } from 'lucide-react'
import { accountItems, displayName, isCurrent } from '~/components/header/nav_items'
import { ThemeSwitch } from '~/components/header/theme_switch'
import { UserText } from '~/components/text/user_text'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { logOut } from '~/lib/log_out'
import type { User } from '~/lib/shapes'

const typeLabels = { fan: 'Fan', artist: 'Artist', admin: 'Admin' }

/** Who is signed in, and what is theirs: in the menu of a desk and in the sheet of a phone. */
export function AccountCard({ user, onLeave }: { user: User; onLeave?: () => void }) {
  const { url } = usePage()
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <UserText as="p" className="truncate font-bold">
            {displayName(user)}
          </UserText>
          <p className="truncate text-sm text-ink-soft">{user.email}</p>
        </div>
        <Badge>{typeLabels[user.userType]}</Badge>
      </div>
      <ul className="border-t border-line">
        {accountItems(user).map((item) => (
          <li key={item.href} className="border-b border-line">
            <Link
              href={item.href}
              onClick={onLeave}
              aria-current={isCurrent(item, url) ? 'page' : undefined}
              className="flex min-h-12 items-center font-semibold hover:underline aria-[current=page]:underline"
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
      <ThemeSwitch />
      <Button size="slim" wide onClick={() => void logOut()}>
        <LogOut aria-hidden className="size-5" />
        Log out
      </Button>
    </div>
  )
}
