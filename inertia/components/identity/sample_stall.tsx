import sampleCode from '~/artwork/sample_code.svg?url'
import sampleHoodie from '~/artwork/sample_hoodie.svg?url'
import samplePoster from '~/artwork/sample_poster.svg?url'
import sampleShirt from '~/artwork/sample_tshirt.svg?url'
import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'
import { formatMoney } from '~/lib/money'

/** Amounts in pounds, the share in percent. */
export type ExampleSale = {
  sellingPrice: number
  basePrice: number
  share: number
  artistProfit: number
}

const rail = [sampleShirt, sampleHoodie, samplePoster]

/** What an artist gets: the code on the stall, the rail behind it, and the money of one shirt. */
export function SampleStall({ example }: { example: ExampleSale }) {
  const { sellingPrice, basePrice, share, artistProfit } = example
  return (
    <div className="@container">
      <div className="grid gap-4 @2xl:grid-cols-[17rem_1fr]">
        <Ticket>
          <TicketBody className="ground-accent flex items-center gap-4 rounded-t-[2.5px] p-4 @2xl:grid @2xl:justify-items-center @2xl:gap-3">
            <img
              src={sampleCode}
              alt=""
              width={144}
              height={144}
              loading="lazy"
              className="size-28 shrink-0 rounded-sm bg-[#fffbf3] p-2.5 @2xl:size-40"
            />
            <p className="display text-3xl @2xl:text-center">Scan, pick a size, done</p>
          </TicketBody>
          <TicketStub className="gap-1.5">
            <p className="flex items-baseline justify-between gap-3">
              <span className="tag">You earn</span>
              <span className="price text-4xl">{formatMoney(artistProfit)}</span>
            </p>
            <p className="text-sm text-ink-soft">
              On our lowest-cost T-shirt at {formatMoney(sellingPrice)}: making it costs{' '}
              {formatMoney(basePrice)}, and {share}% of the rest is yours.
            </p>
          </TicketStub>
        </Ticket>
        <ul
          aria-label="Printed to order"
          className="grid grid-cols-3 gap-3 @2xl:grid-cols-[2.1fr_1fr] @2xl:grid-rows-2"
        >
          {rail.map((src) => (
            <li
              key={src}
              className="overflow-hidden rounded-sm @2xl:relative @2xl:first:row-span-2"
            >
              <img
                src={src}
                alt=""
                width={400}
                height={500}
                loading="lazy"
                className="aspect-4/5 size-full object-cover @2xl:absolute @2xl:inset-0 @2xl:aspect-auto"
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
