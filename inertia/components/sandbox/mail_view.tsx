type MailViewProps = { bodyPath: string; text: string }

/** A mail as it looks, in a frame where nothing of it runs, and as plain text; its links open in a new tab. */
export function MailView({ bodyPath, text }: MailViewProps) {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
      <iframe
        title="The email as it looks"
        src={bodyPath}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        className="h-[48rem] w-full rounded-sm border-[1.5px] border-line-strong bg-white"
      />
      <section aria-labelledby="mail-text" className="grid content-start gap-2">
        <h2 id="mail-text" className="tag">
          As plain text
        </h2>
        <pre className="overflow-x-auto rounded-sm border border-line p-4 text-sm whitespace-pre-wrap">
          {text}
        </pre>
      </section>
    </div>
  )
}
