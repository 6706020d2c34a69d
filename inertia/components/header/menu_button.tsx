import { Menu } from 'lucide-react'
import { useState } from 'react'
import { LazyDialog } from '~/components/lazy/lazy_dialog'
import { lazyScript } from '~/components/lazy/lazy_script'
import { Button } from '~/components/ui/button'
import type { User } from '~/lib/shapes'

const menuSheet = lazyScript('Menu', () =>
  import('~/components/header/menu_sheet').then(({ MenuSheet }) => MenuSheet)
)

type MenuButtonProps = { user: User | null; isUnknown: boolean; url: string }

export function MenuButton(menu: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false)

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
      <LazyDialog script={menuSheet} isOpen={isOpen} setOpen={setOpen}>
        {(MenuSheet) => <MenuSheet {...menu} isOpen={isOpen} setOpen={setOpen} />}
      </LazyDialog>
    </>
  )
}
