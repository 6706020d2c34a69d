import { Link } from '@adonisjs/inertia/react'
import { usePage } from '@inertiajs/react'
import { RegisterForm } from '~/components/identity/register_form'
import { type SocialButton, SocialButtons } from '~/components/identity/social_buttons'
import { type ExampleSale, SampleStall } from '~/components/identity/sample_stall'
import { PageHead } from '~/components/page_head'
import { UkOnly } from '~/components/uk_only'
import { Button } from '~/components/ui/button'
import { Ticket, TicketBody, TicketStub } from '~/components/ui/ticket'

const promises = [
  {
    title: 'No upfront costs',
    text: '300+ products to choose from, each made when a fan orders it. No boxes in the van, no sizes left over.',
  },
  {
    title: 'QR sales at gigs',
    text: 'Fans scan your code from the crowd and buy before the encore. We do the production and shipping, which take 3-5 business days.',
  },
  {
    title: 'Know what sells',
    text: 'See which merch sells best at which gig, and what each order earned you.',
  },
]

type ArtistSignupProps = { socialButtons: SocialButton[]; example: ExampleSale }

/** The pitch, and an account that is an artist's from the start; the profile comes next, on the dashboard. */
export default function ArtistSignup({ socialButtons, example }: ArtistSignupProps) {
  const { user } = usePage().props
  return (
    <>
      <PageHead
        title="Sell your merch"
        description="Open your merch stall on Gigstall: no upfront costs, QR sales at gigs, and figures that tell you what sells."
      />
      <div className="wrap grid gap-x-16 gap-y-8 py-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:grid-rows-[auto_1fr]">
        <div className="grid gap-3">
          <h1 className="display-page">Your stall at every gig</h1>
          <p className="max-w-[52ch] text-lg leading-snug text-ink-soft">
            You bring the artwork and the crowd. We look after the code, the printing and the post.
          </p>
        </div>
        <div className="lg:row-span-2">
          {user ? <SetUpProfile /> : <SignUp socialButtons={socialButtons} />}
        </div>
        <div className="grid content-start gap-8 lg:gap-10">
          <SampleStall example={example} />
          <ul className="grid gap-6 md:grid-cols-3 lg:grid-cols-1 xl:grid-cols-3">
            {promises.map(({ title, text }) => (
              <li
                key={title}
                className="grid content-start gap-1 border-t-[1.5px] border-line-strong pt-4"
              >
                <h2 className="display-card">{title}</h2>
                <p className="text-ink-soft">{text}</p>
              </li>
            ))}
          </ul>
          <UkOnly className="max-w-[60ch] text-ink-soft" />
        </div>
      </div>
    </>
  )
}

function SetUpProfile() {
  return (
    <Ticket className="h-fit">
      <TicketBody className="grid gap-4 p-5 sm:p-6">
        <h2 className="display-card">You’re already logged in</h2>
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
        <SocialButtons buttons={socialButtons} portal="artist" />
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
