import { Link } from '@adonisjs/inertia/react'
import { ProductImage } from '~/components/product_image'
import { Ticket, TicketStub } from '~/components/ui/ticket'

type ProductTicketProps = {
  src: string | null
  alt: string
  artist: { id: number; bandName: string }
}

/** The picture with the band on the stub; low enough on a phone that the choices stand in view. */
export function ProductTicket({ src, alt, artist }: ProductTicketProps) {
  return (
    <Ticket side="right" className="sm:mx-auto sm:w-fit lg:mx-0">
      <ProductImage
        src={src}
        alt={alt}
        eager
        className="h-[min(calc((100vw-6rem)*1.25),max(13rem,100svh-28rem))] w-auto shrink-0 rounded-r-none lg:h-[min(calc(100svh-7.5rem),44rem)]"
      />
      <TicketStub className="@container-[size] min-w-14 flex-1 p-0 sm:w-20 sm:flex-none">
        <Link
          href={`/store/${artist.id}`}
          className="display absolute inset-0 flex items-center justify-center overflow-hidden py-5 leading-none [text-orientation:mixed] [writing-mode:vertical-rl] hover:underline focus-visible:outline-offset-[-6px]"
        >
          <span
            className="whitespace-nowrap"
            style={{ fontSize: `min(3.25rem, ${190 / artist.bandName.length}cqh)` }}
          >
            {artist.bandName}
          </span>
        </Link>
      </TicketStub>
    </Ticket>
  )
}
