import { Link } from '@adonisjs/inertia/react'
import { router } from '@inertiajs/react'
import { useState } from 'react'
import { DemoSignIn } from '~/components/identity/demo_sign_in'
import { EmailField } from '~/components/identity/email_field'
import { Entrance } from '~/components/identity/entrance'
import { PasswordField } from '~/components/identity/password_field'
import { type SocialButton, SocialButtons } from '~/components/identity/social_buttons'
import { useCallForm } from '~/hooks/use_call_form'
import { Button } from '~/components/ui/button'
import { FormError } from '~/components/ui/field'
import type { ApiError } from '~/lib/api'

type SignInProps = { portal: 'fan' | 'artist'; intended: string; socialButtons: SocialButton[] }

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

/** At the wrong login page one lands at home, which says so. */
function showRoleMismatch({ body }: ApiError): boolean {
  if (body.code !== 'E_ROLE_MISMATCH') return false
  const query = new URLSearchParams({
    error: 'role_mismatch',
    requested: String(body.requested),
    actual: String(body.actual),
  })
  router.visit(`/?${query}`)
  return true
}

export default function SignIn({ portal, intended, socialButtons }: SignInProps) {
  const { title, lead, path, newcomer, other } = portals[portal]
  const isForOrder = intended.startsWith('/orders/')
  const [isSuspended, setSuspended] = useState(false)
  const { busy, errors, message, submit } = useCallForm({
    path,
    onDone: () => router.visit(intended, { replace: true }),
    onRefused(error) {
      setSuspended(error.body.code === 'E_SUSPENDED')
      return showRoleMismatch(error)
    },
    fieldOf: { E_INVALID_CREDENTIALS: 'password' },
  })

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
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <FormError
          message={
            message && (
              <>
                {message}{' '}
                {isSuspended && (
                  <Link href="/contact" className="link">
                    Contact
                  </Link>
                )}
              </>
            )
          }
        />
        <EmailField error={errors.email} />
        <PasswordField error={errors.password} />
        <Button type="submit" variant="go" wide busy={busy}>
          Log in
        </Button>
        <Link href="/forgot-password" className="link w-fit">
          Forgotten your password?
        </Link>
      </form>
      <DemoSignIn intended={intended} />
    </Entrance>
  )
}
