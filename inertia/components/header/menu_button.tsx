import { Menu } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '~/components/ui/button'
import type { User } from '~/lib/shapes'

const MenuSheet = lazy(() =>
  import('~/components/header/menu_sheet').then((module) => ({ default: module.MenuSheet }))
)

export function MenuButton({ user, url }: { user: User | null; url: string }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  if (isOpen && !wasOpened) setWasOpened(true)

  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className="-mr-2 lg:hidden"
      >
        <Menu aria-hidden className="size-7" />
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <MenuSheet user={user} url={url} isOpen={isOpen} setOpen={setOpen} />
        </Suspense>
      )}
    </>
  )
}
