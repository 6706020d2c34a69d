import { Link } from '@adonisjs/inertia/react'
import { AccountCard } from '~/components/header/account_card'
import { doors, isCurrent, navItems } from '~/components/header/nav_items'
import { ThemeSwitch } from '~/components/header/theme_switch'
import { Button } from '~/components/ui/button'
import { Drawer, DrawerContent } from '~/components/ui/drawer'
import type { User } from '~/lib/shapes'

type MenuSheetProps = {
  user: User | null
  url: string
  isOpen: boolean
  setOpen: (open: boolean) => void
}

/** The whole menu of a phone, in letters one can hit while walking. */
export function MenuSheet({ user, url, isOpen, setOpen }: MenuSheetProps) {
  const close = () => setOpen(false)
  return (
    <Drawer open={isOpen} onOpenChange={setOpen}>
      <DrawerContent title="Menu">
        <nav aria-label="Menu" className="border-t-[1.5px] border-line-strong">
          <ul>
            {navItems(user).map(({ label, href }) => (
              <li key={href} className="border-b border-line">
                <Link
                  href={href}
                  onClick={close}
                  aria-current={isCurrent(href, url) ? 'page' : undefined}
                  className="display flex min-h-16 items-center gap-3 px-4 text-5xl before:hidden before:h-8 before:w-2 before:bg-stage aria-[current=page]:before:block"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-4 px-4 py-6">
          {user ? (
            <AccountCard user={user} onLeave={close} />
          ) : (
            <>
              {doors.toReversed().map(({ label, href }, index) => (
                <Button key={href} asChild wide variant={index === 0 ? 'ink' : 'outline'}>
                  <Link href={href} onClick={close}>
                    {label}
                  </Link>
                </Button>
              ))}
              <ThemeSwitch />
            </>
          )}
        </div>
      </DrawerContent>
    </Drawer>
  )
}
