import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { RegisterForm } from '~/components/identity/register_form'
import { type SocialButton, SocialButtons } from '~/components/identity/social_buttons'
import { PageHead } from '~/components/page_head'
import { Button } from '~/components/ui/button'
import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'

const promises = [
  {
    title: 'No upfront costs',
    text: 'Everything is made when a fan orders it. No boxes in the van, no sizes left over.',
  },
  {
    title: 'QR sales at gigs',
    text: 'Fans scan your code from the crowd and buy before the encore. Production and shipping are ours.',
  },
  {
    title: 'Know what sells',
    text: 'See which merch sells best at which gig, and what each order earned you.',
  },
]

/** The pitch, and an account that is an artist's from the start; the profile comes next, on the dashboard. */
export default function ArtistSignup({ socialButtons }: { socialButtons: SocialButton[] }) {
  const { user } = usePage().props
  return (
    <>
      <PageHead
        title="Sell your merch"
        description="Open your merch stall on Gigstall: no upfront costs, QR sales at gigs, and figures that tell you what sells."
      />
      <div className="wrap grid gap-10 py-10 sm:py-16 lg:grid-cols-[1fr_28rem] lg:gap-16">
        <div className="grid content-start gap-8">
          <h1 className="display-page">Your stall at every gig</h1>
          <ul className="grid gap-6">
            {promises.map(({ title, text }) => (
              <li key={title} className="grid gap-1 border-t-[1.5px] border-line-strong pt-4">
                <h2 className="display-card">{title}</h2>
                <p className="max-w-[52ch] text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
        </div>
        {user ? <SetUpProfile /> : <SignUp socialButtons={socialButtons} />}
      </div>
    </>
  )
}

function SetUpProfile() {
  return (
    <Ticket className="h-fit">
      <TicketBody className="grid gap-4 p-5 sm:p-6">
        <h2 className="display-card">You are signed in already</h2>
        <p className="text-ink-soft">Your artist profile is set up on the dashboard.</p>
        <Button asChild variant="go" wide>
          <Link href="/dashboard">Go to the dashboard</Link>
        </Button>
      </TicketBody>
    </Ticket>
  )
}

function SignUp({ socialButtons }: { socialButtons: SocialButton[] }) {
  return (
    <Ticket className="h-fit">
      <TicketBody className="grid gap-5 p-5 sm:p-6">
        <h2 className="display-card">Create your artist account</h2>
        <SocialButtons buttons={socialButtons} door="artist" />
        <RegisterForm userType="artist" action="Start selling" intended="/dashboard" />
      </TicketBody>
      <TicketStub className="p-5 sm:p-6">
        <Link href="/login/artist" className="link w-fit">
          Already on Gigstall? Artist Login
        </Link>
      </TicketStub>
    </Ticket>
  )
}
