/** A new secret for an authenticator app, as text, as an address that opens an app, and as a drawn QR code. */
export type NewApp = { secret: string; address: string; qrCode: string }

/** Shows the secret in each of its forms. */
export function AppSecret({ app: { secret, address, qrCode } }: { app: NewApp }) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qrCode)}`}
        alt="QR code for your authenticator app"
        width={176}
        height={176}
        className="size-44 rounded-sm border border-line bg-white"
      />
      <div className="grid min-w-0 flex-1 basis-48 gap-2">
        <p className="text-sm text-ink-soft">On this phone, or can’t scan it?</p>
        <a href={address} className="link w-fit">
          Open in an app
        </a>
        <p className="text-sm text-ink-soft">Or type this key into the app:</p>
        <p className="font-mono font-semibold wrap-anywhere select-all">
          {secret.match(/.{1,4}/g)!.join(' ')}
        </p>
      </div>
    </div>
  )
}
