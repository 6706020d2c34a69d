import { Link } from '@adonisjs/inertia/react'
import { Setting, Settings } from '~/components/account/setting'
import { LeaveBand } from '~/components/account/leave_band'
import { UserText } from '~/components/text/user_text'
import type { User } from '~/lib/shapes'
import { BAND_ROLE_NAMES, BAND_ROLE_SENTENCES } from '#shared/band_role'

/** Lists the bands that the account owns or works for, with a button to leave those of others. */
export function Bands({ user }: { user: User }) {
  return (
    <Settings title="Bands">
      {user.bands.map((band) => (
        <Setting
          key={band.id}
          label={BAND_ROLE_NAMES[band.role]}
          value={
            <Link href={`/dashboard?artist=${band.id}`} className="link">
              <UserText>{band.bandName}</UserText>
            </Link>
          }
          hint={BAND_ROLE_SENTENCES[band.role]}
          action={band.role === 'owner' ? undefined : <LeaveBand band={band} />}
        />
      ))}
    </Settings>
  )
}
