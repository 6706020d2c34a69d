import type { AdminArtist } from '#admin/transformers/artist_transformer'
import { ConfirmDialog } from '~/components/dialogs/confirm_dialog'
import { callApi } from '~/lib/api'
import { counted } from '~/lib/counts'

type VerificationDialogProps = {
  artists: AdminArtist[]
  isVerified: boolean
  onDone?: () => void
  onClose: () => void
}

const WORDS = {
  verify: { verb: 'Verify', done: 'verified', text: 'Shoppers will see the Verified badge.' },
  unverify: {
    verb: 'Unverify',
    done: 'no longer verified',
    text: 'Shoppers will no longer see the Verified badge.',
  },
}

/** One artist with the state that was seen; several by their ids. */
function call(artists: AdminArtist[], isVerified: boolean) {
  const [artist] = artists
  if (artist && artists.length === 1) {
    const { id, updatedAt } = artist
    return callApi('PATCH', `/api/admin/artists/${id}/verification`, { isVerified, updatedAt })
  }
  const ids = artists.map(({ id }) => id)
  return callApi('PATCH', '/api/admin/artists/verification', { ids, isVerified })
}

export function VerificationDialog({
  artists,
  isVerified,
  onDone,
  onClose,
}: VerificationDialogProps) {
  const { verb, done, text } = isVerified ? WORDS.verify : WORDS.unverify
  const [artist] = artists
  const those = counted(artists.length, 'artist')
  const isOne = artists.length === 1
  const whom = artist && isOne ? artist.bandName : those
  return (
    <ConfirmDialog
      title={`${verb} ${whom}`}
      description={text}
      confirmLabel={isOne ? verb : `${verb} ${those}`}
      isDangerous={!isVerified}
      act={() => call(artists, isVerified)}
      doneTitle={`${whom} ${done}`}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
