import { ProductImage } from '~/components/product_image'
import { Ticket, TicketStub } from '~/components/ui/ticket'

type ProductTicketProps = {
  src: string | null
  alt: string
  bandName: string
}

/** The picture with the band on the stub, for the look of it; low enough on a phone that the choices stand in view. */
export function ProductTicket({ src, alt, bandName }: ProductTicketProps) {
  return (
    <Ticket side="right" className="sm:mx-auto sm:w-fit lg:mx-0">
      <ProductImage
        src={src}
        alt={alt}
        eager
        className="h-[min(calc((100vw-6rem)*1.25),max(13rem,100svh-29.5rem))] w-auto shrink-0 rounded-r-none lg:h-[min(calc(100svh-7.5rem),44rem)]"
      />
      <TicketStub
        aria-hidden
        className="@container-[size] min-w-14 flex-1 p-0 sm:w-20 sm:flex-none"
      >
        <span className="display absolute inset-0 flex items-center justify-center overflow-hidden py-5 leading-none [text-orientation:mixed] [writing-mode:vertical-rl]">
          <span
            className="whitespace-nowrap"
            style={{ fontSize: `min(3.25rem, ${190 / bandName.length}cqh)` }}
          >
            {bandName}
          </span>
        </span>
      </TicketStub>
    </Ticket>
  )
}
