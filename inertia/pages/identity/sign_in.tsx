import { Link } from '@adonisjs/inertia/react'
import { useState } from 'react'
import { DemoSignIn } from '~/components/identity/demo_sign_in'
import { Entrance } from '~/components/identity/entrance'
import { FirstStep } from '~/components/identity/first_step'
import { PasskeyLogIn } from '~/components/identity/passkey_log_in'
import { leadOfSecondStep, SecondStep } from '~/components/identity/second_step'
import { LostDevice } from '~/components/identity/lost_device'
import { SetUpStep } from '~/components/identity/set_up_step'
import { type SocialButton, SocialButtons } from '~/components/identity/social_buttons'
import type { OpenRemoval } from '~/lib/shapes'

type SignInProps = {
  portal: 'fan' | 'artist'
  intended: string
  socialButtons: SocialButton[]
  /** Where the first step is done. */
  secondStep: { methods: string[]; needsSetUp: boolean; removal: OpenRemoval | null }
  /** How long we wait before we remove a lost second factor. */
  removalHours: number
}

const portals = {
  fan: {
    title: 'Fan login',
    lead: 'Your orders, your wishlist and your favourite artists.',
    path: '/api/login',
    newcomer: { href: '/register', label: 'Create an account' },
    other: { href: '/login/artist', label: 'Are you an artist? Artist Login' },
  },
  artist: {
    title: 'Artist login',
    lead: 'Your products, your gigs and what they sold.',
    path: '/api/login/artist',
    newcomer: { href: '/artist-signup', label: 'Start selling on Gigstall' },
    other: { href: '/login', label: 'Here to shop? Fan Login' },
  },
}

export default function SignIn(props: SignInProps) {
  const { portal, intended, socialButtons, secondStep, removalHours } = props
  const { title, lead, path, newcomer, other } = portals[portal]
  const isForOrder = intended.startsWith('/orders/')
  const [methods, setMethods] = useState(secondStep.methods)
  const [removal, setRemoval] = useState(secondStep.removal)
  const [needsSetUp, setSetUp] = useState(secondStep.needsSetUp)

  if (needsSetUp) {
    return (
      <Entrance
        portal={portal}
        tab={title}
        title="Set up two-step login"
        lead="Admins need more than a password: a passkey on their device, or a code from an app on their phone. Set one up once, now."
      >
        <SetUpStep intended={intended} onStartAgain={() => setSetUp(false)} />
      </Entrance>
    )
  }
  if (methods.length > 0) {
    return (
      <Entrance portal={portal} tab={title} title="One more step" lead={leadOfSecondStep(methods)}>
        <SecondStep
          methods={methods}
          portal={portal}
          intended={intended}
          onStartAgain={() => setMethods([])}
        />
        <LostDevice removal={removal} removalHours={removalHours} />
      </Entrance>
    )
  }
  return (
    <Entrance
      portal={portal}
      title={title}
      lead={isForOrder ? 'Log in to see your order.' : lead}
      stub={
        <>
          <Link href={newcomer.href} className="link w-fit">
            {newcomer.label}
          </Link>
          <Link href={other.href} className="link w-fit">
            {other.label}
          </Link>
        </>
      }
    >
      <SocialButtons buttons={socialButtons} portal={portal} />
      <FirstStep
        path={path}
        intended={intended}
        onSecondStep={(asked) => {
          setRemoval(asked.removal)
          setMethods(asked.methods)
        }}
        onSetUp={() => setSetUp(true)}
      />
      <PasskeyLogIn portal={portal} intended={intended} isOffered />
      <DemoSignIn intended={intended} />
    </Entrance>
  )
}
