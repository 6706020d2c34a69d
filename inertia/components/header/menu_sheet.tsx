import { Link } from '@adonisjs/inertia/react'
import { AccountCard } from '~/components/header/account_card'
import { isCurrent, loginLinks, navItems, shownTo } from '~/components/header/nav_items'
import { ThemeSwitch } from '~/components/header/theme_switch'
import { ScanArtistButton } from '~/components/scan_button'
import { Button } from '~/components/ui/button'
import { Drawer, DrawerContent } from '~/components/ui/drawer'
import type { User } from '~/lib/shapes'

type MenuSheetProps = {
  user: User | null
  /** Whether the page does not know its account yet. */
  isUnknown: boolean
  url: string
  isOpen: boolean
  setOpen: (open: boolean) => void
}

/** The whole menu of a phone, in letters one can hit while walking. */
export function MenuSheet({ user, isUnknown, url, isOpen, setOpen }: MenuSheetProps) {
  const close = () => setOpen(false)
  return (
    <Drawer open={isOpen} onOpenChange={setOpen}>
      <DrawerContent title="Menu">
        <nav aria-label="Menu" className="border-t-[1.5px] border-line-strong">
          <ul>
            {navItems(user, isUnknown).map((item) => (
              <li key={item.href} {...(item.roles && shownTo(item.roles, isUnknown))}>
                <Link
                  href={item.href}
                  onClick={close}
                  aria-current={isCurrent(item, url) ? 'page' : undefined}
                  className="display relative flex min-h-16 items-center border-b border-line px-4 text-5xl before:absolute before:inset-y-0 before:left-0 before:hidden before:w-1.5 before:bg-stage aria-[current=page]:before:block"
                >
                  {item.label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid grid-cols-1 gap-4 px-4 py-6 [&_[role=group]]:max-w-none">
          {user?.userType !== 'artist' && <ScanArtistButton wide onDone={close} />}
          {user ? (
            <AccountCard user={user} onLeave={close} />
          ) : (
            <>
              {loginLinks.toReversed().map(({ label, href }) => (
                <div key={href} {...shownTo('visitor', isUnknown)}>
                  <Button asChild wide>
                    <Link href={href} onClick={close}>
                      {label}
                    </Link>
                  </Button>
                </div>
              ))}
              <ThemeSwitch />
            </>
          )}
        </div>
      </DrawerContent>
    </Drawer>
  )
}
