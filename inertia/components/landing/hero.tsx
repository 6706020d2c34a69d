import { Link } from '@adonisjs/inertia/react'
import { ScanArtistButton } from '~/components/scan_button'
import { Button } from '~/components/ui/button'
import crowdTall from '~/artwork/crowd_tall.svg?url'
import crowdWide from '~/artwork/crowd_wide.svg?url'

/** The poster outside: stage orange and ink, the crowd under the lights. */
export function Hero() {
  return (
    <section className="ground-stage relative isolate overflow-hidden border-b-[1.5px] border-[#15120f]">
      <picture>
        <source media="(min-width: 64rem)" srcSet={crowdWide} width={1440} height={720} />
        <img
          src={crowdTall}
          alt=""
          width={750}
          height={600}
          fetchPriority="high"
          className="absolute bottom-0 left-1/2 -z-10 h-auto w-full max-w-none min-w-[23.5rem] -translate-x-1/2 lg:h-full lg:w-full lg:object-cover lg:object-[70%_100%]"
        />
      </picture>
      <div className="wrap flex min-h-[min(46rem,calc(100svh-var(--bar)))] flex-col gap-6 pt-5 pb-[max(74vw,17.5rem)] lg:justify-between lg:pt-8 lg:pb-10">
        <p className="display text-xl leading-none">
          The merch stall
          <br />
          of every gig
        </p>
        <div className="grid gap-5 lg:gap-7">
          <h1 className="display-poster">
            Wear
            <br />
            the night
            <br />
            home
          </h1>
          <p className="max-w-[34ch] text-lg leading-snug font-semibold text-pretty lg:text-xl">
            Scan the artist&rsquo;s code, pick a size, and we print it and post it to you. Straight
            from the band.
          </p>
          <div className="grid grid-cols-2 gap-3 max-sm:*:px-1 max-[22rem]:gap-2 max-[22rem]:*:not-first:text-sm sm:flex sm:flex-wrap">
            <ScanArtistButton className="col-span-2 [--paper:#f6f1e7]" />
            <Button asChild className="bg-stage">
              <Link href="/artists">Discover Artists</Link>
            </Button>
            <Button asChild className="bg-stage">
              <Link href="/browse">Browse All Merch</Link>
            </Button>
          </div>
        </div>
      </div>
    </section>
  )
}
