import { DottedLine } from '~/components/studio/gigs/dotted_line'
import type { ComingGig } from '~/components/studio/shapes'
import { useDashboardAddress } from '~/components/studio/use_dashboard_address'
import { UserText } from '~/components/text/user_text'
import { Button } from '~/components/ui/button'

/** Today's gig, with links to its live board and QR codes. */
export function GigTonight({ gig }: { gig: ComingGig }) {
  const page = `${useDashboardAddress()('gigs')}&gig=${gig.id}`
  return (
    <section
      aria-labelledby="tonight"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-sm border-[1.5px] border-line-strong p-4"
    >
      <div className="grid min-w-0 gap-0.5">
        <h2 id="tonight" className="display-card wrap-anywhere">
          Today: <UserText>{gig.name}</UserText>
        </h2>
        <p className="wrap-anywhere text-ink-soft">
          <DottedLine words={[gig.place]} whole={[gig.time]} />
        </p>
      </div>
      <div className="grid auto-cols-fr grid-flow-col gap-3">
        <Button asChild variant="go">
          <a href={`${page}&live=1`}>Live board</a>
        </Button>
        <Button asChild>
          <a href={page}>Gig and QR codes</a>
        </Button>
      </div>
    </section>
  )
}
