import { Link } from '@adonisjs/inertia/react'
import { ChevronDown } from 'lucide-react'
import { AccountCard } from '~/components/header/account_card'
import { displayName } from '~/components/header/nav_items'
import { UserText } from '~/components/text/user_text'
import { Button } from '~/components/ui/button'
import { useDisclosure } from '~/hooks/use_disclosure'
import type { User } from '~/lib/shapes'

/** Stands for the menu until the page knows its account, and works without scripts. */
export function UnknownAccount(shown: { 'data-roles'?: string; 'className'?: string }) {
  return (
    <span {...shown}>
      <Button asChild variant="outline" size="slim">
        <Link href="/account">
          Account
          <ChevronDown aria-hidden className="size-5" />
        </Link>
      </Button>
    </span>
  )
}

export function UserMenu({ user }: { user: User }) {
  const { isOpen, toggle, root, button } = useDisclosure()
  return (
    <div ref={root} className="relative">
      <Button
        ref={button}
        variant="outline"
        size="slim"
        aria-expanded={isOpen}
        aria-controls="user-menu"
        onClick={toggle}
        className="max-w-56"
      >
        <span className="sr-only">Account: </span>
        <UserText as="span" className="truncate">
          {displayName(user)}
        </UserText>
        <ChevronDown aria-hidden className="size-5" />
      </Button>
      <div
        id="user-menu"
        hidden={!isOpen}
        className="absolute top-full right-0 z-20 mt-2.5 w-80 rounded-sm border-[1.5px] border-line-strong bg-paper p-4"
      >
        <AccountCard user={user} />
      </div>
    </div>
  )
}
