import { codePicture } from '~/components/studio/live/code_picture'
import type { ShownCode } from '~/components/studio/shapes'

type LiveCodeProps = { code: NonNullable<ShownCode> }

/** The gig's code for the room to scan: black on white, whatever the theme. */
export function LiveCode({ code }: LiveCodeProps) {
  return (
    <figure className="live-code">
      <img src={codePicture(code.code)} alt="QR code of this gig" width={600} height={600} />
      <figcaption>
        <b className="display">Scan for merch</b>
        <span className="live-how">Scan, pick a size, pay. We post it to you.</span>
        <span>or go to {code.address}</span>
      </figcaption>
    </figure>
  )
}

type MissingCodeProps = { isOff: boolean; gigHref: string }

/** Why the board shows no code, with the way to one. */
export function MissingCode({ isOff, gigHref }: MissingCodeProps) {
  return (
    <p className="live-no-code">
      {isOff
        ? 'This gig’s QR code is switched off, so it isn’t shown here.'
        : 'This gig has no QR code yet.'}{' '}
      <a href={gigHref} className="link">
        {isOff ? 'Switch it on' : 'Add one'}
      </a>
    </p>
  )
}
