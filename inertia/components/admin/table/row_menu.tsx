import { Ellipsis } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type ReactElement, useRef } from 'react'
import { Button } from '~/components/ui/button'

export type RowAction = {
  label: string
  /** What is done; a dialog that it opens gives the focus back to the menu's button. */
  onSelect: () => void
  /** False for one that is left out. */
  isOffered?: boolean
}

type RowMenuProps = {
  /** Whose menu it is: "Night Bus". */
  of: string
  actions: RowAction[]
  /** Ways that lead elsewhere, each a link. */
  links?: ReactElement[]
}

/** Everything that can be done with one row, behind one button; nothing where nothing can. */
export function RowMenu({ of, actions, links = [] }: RowMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const offered = actions.filter(({ isOffered = true }) => isOffered)
  const chosen = useRef<(() => void) | null>(null)

  // A dialog notes what had the focus before it: it opens once the button has it again.
  const close = (event: Event) => {
    event.preventDefault()
    button.current?.focus()
    chosen.current?.()
    chosen.current = null
  }

  if (offered.length + links.length === 0) return null

  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button ref={button} variant="quiet" size="slim" aria-label={`Actions for ${of}`}>
          <Ellipsis aria-hidden className="size-5" />
        </Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={2}
          collisionPadding={8}
          className="admin-menu"
          aria-label={`Actions for ${of}`}
          onCloseAutoFocus={close}
        >
          {links.map((link, index) => (
            <DropdownMenu.Item key={index} asChild>
              {link}
            </DropdownMenu.Item>
          ))}
          {offered.map(({ label, onSelect }) => (
            <DropdownMenu.Item
              key={label}
              onSelect={() => {
                chosen.current = onSelect
              }}
            >
              {label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  )
}
