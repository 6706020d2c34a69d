import { Link } from '@adonisjs/inertia/react'
import { Entrance } from '~/components/identity/entrance'
import { RegisterForm } from '~/components/identity/register_form'
import { type SocialButton, SocialButtons } from '~/components/identity/social_buttons'

type RegisterProps = { intended: string; socialButtons: SocialButton[] }

export default function Register({ intended, socialButtons }: RegisterProps) {
  return (
    <Entrance
      title="Join the crowd"
      tab="Create an account"
      lead="Keep your orders, your wishlist and your favourite artists in one place."
      stub={
        <>
          <Link href="/login" className="link w-fit">
            Already have an account? Log in
          </Link>
          <Link href="/artist-signup" className="link w-fit">
            Here to sell your merch? Artist sign-up
          </Link>
        </>
      }
    >
      <SocialButtons buttons={socialButtons} portal="fan" />
      <RegisterForm userType="fan" action="Create account" intended={intended} />
    </Entrance>
  )
}
