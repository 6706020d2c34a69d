import { Printer, QrCode, ReceiptText, Tv } from 'lucide-react'
import { useState } from 'react'
import { codePicture } from '~/components/studio/live/code_picture'
import { CodeScreen } from '~/components/studio/live/code_screen'
import type { TonightGig } from '~/components/studio/shapes'
import { useOwner } from '~/components/studio/use_owner'
import { Button } from '~/components/ui/button'

type TonightActionsProps = { gig: TonightGig; page: string; isMain: boolean }

/**
 * The buttons of a gig of tonight: code on the whole screen, live board, poster and, once it has begun, its settlement
 * sheet; without a code, the way to one.
 */
export function TonightActions({ gig, page, isMain }: TonightActionsProps) {
  const { artist } = useOwner()
  const [isCodeOpen, setCodeOpen] = useState(false)
  const { code, isCodeOff, live } = gig
  const variant = isMain ? 'go' : 'outline'
  const board = (
    <Button asChild className="px-2 whitespace-nowrap">
      <a href={`${page}&live=1`}>
        <Tv aria-hidden className="size-5" />
        Live board
      </a>
    </Button>
  )
  const settlement = live.gig.hasBegun && (
    <Button asChild className={code ? 'col-span-full' : 'px-2 whitespace-nowrap'}>
      <a href={`${page}&settlement=1`}>
        <ReceiptText aria-hidden className="size-5" />
        Settlement
      </a>
    </Button>
  )
  if (!code)
    return (
      <div className="tonight-actions">
        <Button asChild variant={variant}>
          <a href={page}>{isCodeOff ? 'Switch on a QR code' : 'Add a QR code'}</a>
        </Button>
        {board}
        {settlement}
      </div>
    )
  return (
    <div className="tonight-actions">
      <Button variant={variant} onClick={() => setCodeOpen(true)}>
        <QrCode aria-hidden className="size-5" />
        Code full-screen
      </Button>
      {board}
      <Button asChild className="px-2 whitespace-nowrap">
        <a href={`/qr-codes/${code.code}/poster.pdf?format=a4`} download>
          <Printer aria-hidden className="size-5" />
          Poster
        </a>
      </Button>
      {settlement}
      {/* Fetched with the page: at the stall there may be no network when it is wanted. */}
      <img src={codePicture(code.code)} alt="" hidden />
      <CodeScreen
        code={code}
        bandName={artist.bandName}
        gig={live.gig}
        open={isCodeOpen}
        onOpenChange={setCodeOpen}
      />
    </div>
  )
}
