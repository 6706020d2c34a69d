import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ComponentProps, ReactNode } from 'react'
import { useReturnFocus } from '~/hooks/use_return_focus'
import { cn } from '~/lib/classes'
import { buttonClass } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'

export const Drawer = Dialog

type DrawerContentProps = Omit<ComponentProps<typeof Radix.Content>, 'title'> & {
  title: ReactNode
  description?: ReactNode
  side?: 'right' | 'left'
}

const places = { right: 'right-0 border-l-[1.5px]', left: 'left-0 border-r-[1.5px]' }

export function DrawerContent({
  title,
  description,
  side = 'right',
  children,
  className,
  ...rest
}: DrawerContentProps) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Portal>
      <Radix.Overlay className="scrim fixed inset-0 z-50" />
      <Radix.Content
        data-side={side}
        {...(description ? {} : { 'aria-describedby': undefined })}
        {...returnFocus}
        {...rest}
        className={cn(
          'sheet fixed inset-y-0 z-50 flex w-full max-w-md flex-col overflow-y-auto overscroll-contain border-line-strong bg-paper text-ink',
          places[side],
          className
        )}
      >
        <div className="flex items-start justify-between gap-4 px-4 pt-3 pb-4">
          <div className="grid gap-1.5 pt-2">
            <Radix.Title className="display text-4xl">{title}</Radix.Title>
            {description && (
              <Radix.Description className="text-ink-soft">{description}</Radix.Description>
            )}
          </div>
          <Radix.Close
            aria-label="Close"
            className={buttonClass({ variant: 'quiet', size: 'icon', className: '-mr-2' })}
          >
            <X aria-hidden />
          </Radix.Close>
        </div>
        {children}
      </Radix.Content>
    </Radix.Portal>
  )
}
