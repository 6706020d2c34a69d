import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { CartButton } from '~/components/cart/cart_button'
import { MenuButton } from '~/components/header/menu_button'
import {
  isCurrent,
  loginLinks,
  navItems,
  shownTo,
  shownToAccounts,
} from '~/components/header/nav_items'
import { UnknownAccount, UserMenu } from '~/components/header/user_menu'
import { Logo } from '~/components/logo'
import { Button } from '~/components/ui/button'
import type { User } from '~/lib/shapes'

type NavProps = { user: User | null; isUnknown: boolean; url: string }

function MainNav({ user, isUnknown, url }: NavProps) {
  return (
    <nav aria-label="Main" className="hidden lg:block">
      <ul className="flex gap-1">
        {navItems(user, isUnknown).map((item) => (
          <li key={item.href} {...(item.roles && shownTo(item.roles, isUnknown))}>
            <Link
              href={item.href}
              prefetch
              aria-current={isCurrent(item, url) ? 'page' : undefined}
              className="relative flex h-bar items-center px-2.5 font-semibold after:absolute after:inset-x-2.5 after:bottom-0 after:h-1 hover:after:bg-line-strong aria-[current=page]:after:bg-stage"
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function Header() {
  const { props, url } = usePage()
  const { user } = props
  const isUnknown = props.isForAll && !user
  return (
    <header className="site-frame sticky top-0 z-30 border-b-[1.5px] border-line-strong bg-paper">
      <div className="wrap flex h-[calc(var(--bar)-1.5px)] items-center gap-2 lg:gap-6">
        <Link href="/" aria-label="Gigstall, home" className="flex min-h-11 items-center">
          <Logo />
        </Link>
        <MainNav user={user} isUnknown={isUnknown} url={url} />
        <div className="ml-auto flex items-center gap-2">
          <div className="hidden gap-2 lg:flex">
            {isUnknown && <UnknownAccount {...shownToAccounts(isUnknown)} />}
            {user ? (
              <UserMenu user={user} />
            ) : (
              loginLinks.map(({ label, href }, index) => (
                <span key={href} {...shownTo('visitor', isUnknown)}>
                  <Button asChild size="slim" variant={index === 0 ? 'quiet' : 'outline'}>
                    <Link href={href}>{label}</Link>
                  </Button>
                </span>
              ))
            )}
          </div>
          <CartButton />
          <MenuButton user={user} isUnknown={isUnknown} url={url} />
        </div>
      </div>
    </header>
  )
}
