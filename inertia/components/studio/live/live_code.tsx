type LiveCodeProps = { code: string; typeAt: string }

/** The gig's code for the room to scan: black on white, whatever the theme. */
export function LiveCode({ code, typeAt }: LiveCodeProps) {
  return (
    <figure className="live-code">
      <img
        src={`/qr-codes/${code}/image.svg?size=600`}
        alt="QR code of this gig"
        width={600}
        height={600}
      />
      <figcaption>
        <b className="display">Scan for merch</b>
        <span className="live-how">Scan, pick a size, pay. We post it to you.</span>
        <span>
          or type {code} at {typeAt}
        </span>
      </figcaption>
    </figure>
  )
}
