import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useAfterPaint } from '~/hooks/use_after_paint'
import { useBackCloses } from '~/hooks/use_back_closes'
import { useReturnFocus } from '~/hooks/use_return_focus'
import { cn } from '~/lib/classes'
import { toastStore } from '~/lib/toast_store'
import { buttonClass } from '~/components/ui/button'

type DialogProps = { open: boolean; onOpenChange: (open: boolean) => void; children: ReactNode }

/** A layer over the page, which Back closes too. The press that opens it is answered before it is drawn. */
export function Dialog({ open, onOpenChange, children }: DialogProps) {
  useBackCloses(open, () => onOpenChange(false))
  const isShown = useAfterPaint(open)
  // What was said before would lie over what is to be read now.
  useEffect(() => {
    if (open) toastStore.clear()
  }, [open])
  return (
    <Radix.Root open={isShown} onOpenChange={onOpenChange}>
      {children}
    </Radix.Root>
  )
}

export const DialogTrigger = Radix.Trigger

type DialogContentProps = Omit<ComponentProps<typeof Radix.Content>, 'title'> & {
  title: ReactNode
  description?: ReactNode
  footer?: ReactNode
  /** What has the focus first; the title where left out. */
  focusFirst?: RefObject<HTMLElement | null>
}

/**
 * A sheet from the bottom on a phone, as high as what it holds and at most the screen, a card in the middle on anything
 * wider. In a low window (a phone on its side, 400 % zoom) all of it scrolls, title and buttons with it. Opened, its title
 * has the focus: what it is about is read first, and no keyboard comes up over it.
 */
export function DialogContent({
  title,
  description,
  footer,
  focusFirst,
  children,
  className,
  ...rest
}: DialogContentProps) {
  const { onOpenAutoFocus: rememberOpener, ...returnFocus } = useReturnFocus()
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = (event: Event) => {
    rememberOpener()
    event.preventDefault()
    const first = focusFirst ?? heading
    first.current?.focus()
  }
  return (
    <Radix.Portal>
      <Radix.Overlay className="scrim fixed inset-0 z-50" />
      <div className="pointer-events-none fixed inset-0 z-50 grid grid-cols-1 grid-rows-1 items-end sm:place-items-center sm:p-6">
        <Radix.Content
          data-side="bottom"
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={focusHeading}
          {...returnFocus}
          {...rest}
          className={cn(
            'sheet pointer-events-auto flex max-h-dvh low:overflow-y-auto w-full flex-col border-t-[1.5px] border-line-strong bg-paper text-ink sm:max-h-full sm:max-w-lg sm:rounded-sm sm:border-[1.5px] sm:border-line-strong',
            className
          )}
        >
          <div className="flex shrink-0 items-start justify-between gap-4 border-b-[1.5px] border-line-strong px-4 py-3 sm:px-6 sm:py-5">
            <div className="grid gap-1.5 sm:gap-2">
              <Radix.Title ref={heading} tabIndex={-1} className="display text-3xl sm:text-4xl">
                {title}
              </Radix.Title>
              {description && (
                <Radix.Description className="text-sm text-ink-soft sm:text-base">
                  {description}
                </Radix.Description>
              )}
            </div>
            <Radix.Close
              aria-label="Close"
              className={buttonClass({
                variant: 'quiet',
                size: 'icon',
                className: '-mt-1.5 -mr-2',
              })}
            >
              <X aria-hidden />
            </Radix.Close>
          </div>
          {/* Nothing to show, or a form of a button alone, leaves no empty strip. */}
          <div className="min-h-0 flex-1 overflow-y-auto low:flex-none low:overflow-visible px-4 py-3 empty:hidden has-[>form:empty]:hidden sm:px-6">
            {children}
          </div>
          {footer && (
            <div className="-mt-[1.5px] grid shrink-0 gap-3 border-t-[1.5px] border-line-strong px-4 py-4 sm:flex sm:justify-end sm:px-6">
              {footer}
            </div>
          )}
          {!footer && <div className="pb-4" />}
        </Radix.Content>
      </div>
    </Radix.Portal>
  )
}
