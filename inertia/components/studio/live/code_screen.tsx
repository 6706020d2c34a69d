import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { CSSProperties } from 'react'
import type { ShownCode, TonightGig } from '~/components/studio/shapes'
import { DottedLine } from '~/components/studio/gigs/dotted_line'
import { codePicture } from '~/components/studio/live/code_picture'
import { Lettering } from '~/components/lettering'
import { Dialog } from '~/components/ui/dialog'
import { useReturnFocus } from '~/hooks/use_return_focus'
import { useWakeLock } from '~/hooks/use_wake_lock'
import '~/css/code_screen.css'

type CodeScreenProps = {
  code: NonNullable<ShownCode>
  bandName: string
  gig: TonightGig['live']['gig']
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * Shows the code of a gig over the whole window, to be scanned from the artist's phone: black on white in either theme.
 * Closed by Esc, Back and its button.
 */
export function CodeScreen({ open, onOpenChange, ...shown }: CodeScreenProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="scrim fixed inset-0 z-50" />
        <CodeSheet {...shown} />
      </Radix.Portal>
    </Dialog>
  )
}

function CodeSheet({ code, bandName, gig }: Pick<CodeScreenProps, 'code' | 'bandName' | 'gig'>) {
  const isAwake = useWakeLock()
  return (
    <Radix.Content className="code-screen" aria-describedby={undefined} {...useReturnFocus()}>
      <div className="code-screen-top">
        <p>Turn your brightness up to full</p>
        <Radix.Close aria-label="Close" className="code-screen-close">
          <X aria-hidden />
        </Radix.Close>
      </div>
      <Radix.Title
        className="code-screen-name display"
        data-long={bandName.length > 24 || undefined}
      >
        <Lettering name={bandName} />
      </Radix.Title>
      <div className="code-screen-code">
        <img
          src={codePicture(code.code)}
          alt={`QR code of this gig, ${code.code}`}
          width={600}
          height={600}
        />
      </div>
      <div className="code-screen-words">
        <p
          className="code-screen-address"
          style={{ '--letters': code.address.length } as CSSProperties}
        >
          {code.address}
        </p>
        <p>Scan, pick a size, pay. We post it to you.</p>
      </div>
      <div className="code-screen-foot">
        <p>
          <b>
            <DottedLine words={[gig.name, gig.place]} whole={[]} />
          </b>
        </p>
        {isAwake && <p className="code-screen-awake">Screen stays awake</p>}
      </div>
    </Radix.Content>
  )
}
