import { Button } from '~/components/ui/button'

export type SocialButton = { provider: string; label: string }

/** Plain links: the way leads to another site. Nothing is shown where no provider has keys. */
export function SocialButtons({
  buttons,
  portal,
}: {
  buttons: SocialButton[]
  portal: 'fan' | 'artist'
}) {
  if (buttons.length === 0) return null
  return (
    <div className="grid gap-2">
      {buttons.map(({ provider, label }) => (
        <Button key={provider} asChild wide>
          <a href={`/oauth/${provider}/redirect?portal=${portal}`}>Continue with {label}</a>
        </Button>
      ))}
    </div>
  )
}
