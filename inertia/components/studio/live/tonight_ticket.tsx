import { Printer, QrCode, Tv } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { DottedLine } from '~/components/studio/gigs/dotted_line'
import { codePicture } from '~/components/studio/live/code_picture'
import { CodeScreen } from '~/components/studio/live/code_screen'
import type { TonightGig } from '~/components/studio/shapes'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { useOwner } from '~/components/studio/use_owner'
import { UserText } from '~/components/text/user_text'
import { Button } from '~/components/ui/button'
import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'
import { useLiveGig } from '~/hooks/use_live_gig'
import { counted, formatCount, formatPercent } from '~/lib/counts'
import { formatMoney } from '~/lib/money'
import '~/css/tonight.css'

/** A gig that begins between these hours is today's and not tonight's. */
const DAYTIME = { from: '05:00', to: '17:00' }

function whenOf({ live, hasBegun }: TonightGig) {
  const { time } = live.gig
  const isDaytime = time >= DAYTIME.from && time < DAYTIME.to
  return `${isDaytime ? 'Today' : 'Tonight'} ${hasBegun ? 'since' : 'at'} ${time}`
}

type TonightProps = {
  gig: TonightGig
  /** Its figures follow what happens; where several gigs are shown, a browser has no connection left for all. */
  isFollowed: boolean
  /** Its code or what is missing to it is what matters most on the page. */
  isMain: boolean
}

/** A gig of tonight with its figures, and the ways to its board, its code on the whole screen and its poster. */
export function TonightTicket({ gig, isFollowed, isMain }: TonightProps) {
  const { live, isLate } = useLiveGig(gig.live, isFollowed)
  const page = `${useDashboardAddress()('gigs')}&gig=${live.gig.id}`
  const ids = { when: `tonight-when-${live.gig.id}`, name: `tonight-${live.gig.id}` }
  return (
    <section aria-labelledby={`${ids.when} ${ids.name}`}>
      <Ticket>
        <TicketBody className="grid gap-2">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
            <p id={ids.when} className="tag">
              {whenOf(gig)}
            </p>
            {isFollowed && <Connection isLate={isLate} />}
          </div>
          <h2 id={ids.name} className="display-section wrap-anywhere">
            <UserText>{live.gig.name}</UserText>
          </h2>
          {live.gig.place && (
            <p className="wrap-anywhere text-ink-soft">
              <DottedLine words={[live.gig.place]} whole={[]} />
            </p>
          )}
        </TicketBody>
        <TicketStub>
          <div className="tonight-stub">
            <Figures live={live} />
            <Ways gig={gig} page={page} isMain={isMain} />
          </div>
        </TicketStub>
      </Ticket>
    </section>
  )
}

function Connection({ isLate }: { isLate: boolean }) {
  return (
    <p role="status" className="tonight-state" data-live={!isLate || undefined}>
      {isLate ? 'No connection: the last figures we had' : 'Live'}
    </p>
  )
}

/** Sums of the gig's hours, as its page and its board have them. */
function Figures({ live }: { live: TonightGig['live'] }) {
  const { scans, earlyScans, buyers, conversion, units, revenue } = live
  const figures = [
    { label: 'Scans', value: formatCount(scans) },
    {
      label: conversion === null ? 'Buyers' : `Buyers, ${formatPercent(conversion)}`,
      value: formatCount(buyers),
    },
    { label: 'Items sold', value: formatCount(units) },
  ]
  const takings = formatMoney(revenue)
  return (
    <dl className="tonight-figures">
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="display">{value}</dd>
        </div>
      ))}
      <div className="tonight-takings" style={{ '--letters': takings.length } as CSSProperties}>
        <dt>Takings</dt>
        <dd className="display">{takings}</dd>
        {earlyScans > 0 && (
          <dd className="text-sm text-ink-soft">
            {counted(earlyScans, 'early scan')}, shown separately
          </dd>
        )}
      </div>
    </dl>
  )
}

type WaysProps = { gig: TonightGig; page: string; isMain: boolean }

function Ways({ gig, page, isMain }: WaysProps) {
  const { artist } = useOwner()
  const [isCodeOpen, setCodeOpen] = useState(false)
  const { code, isCodeOff, live } = gig
  const variant = isMain ? 'go' : 'outline'
  const board = (
    <Button asChild>
      <a href={`${page}&live=1`}>
        <Tv aria-hidden className="size-5" />
        Live board
      </a>
    </Button>
  )
  if (!code)
    return (
      <div className="tonight-ways">
        <Button asChild variant={variant}>
          <a href={page}>{isCodeOff ? 'Switch a QR code on' : 'Add a QR code'}</a>
        </Button>
        {board}
      </div>
    )
  return (
    <>
      <div className="tonight-ways">
        <Button variant={variant} onClick={() => setCodeOpen(true)}>
          <QrCode aria-hidden className="size-5" />
          Code full-screen
        </Button>
        {board}
        <Button asChild>
          <a href={`/qr-codes/${code.code}/poster.pdf?format=a4`} download>
            <Printer aria-hidden className="size-5" />
            Poster
          </a>
        </Button>
      </div>
      {/* Fetched with the page: at the stall there may be no network when it is wanted. */}
      <img src={codePicture(code.code)} alt="" hidden />
      <CodeScreen
        code={code}
        bandName={artist.bandName}
        gig={live.gig}
        open={isCodeOpen}
        onOpenChange={setCodeOpen}
      />
    </>
  )
}
