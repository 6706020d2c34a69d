import { ImageUp } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { ArtistPhoto } from '~/components/artist_photo'
import { LazyDialog } from '~/components/lazy/lazy_dialog'
import { lazyScript } from '~/components/lazy/lazy_script'
import { openImage } from '~/components/studio/photo/chosen_image'
import type { OpenImage } from '~/components/studio/photo/open_file'
import { Button } from '~/components/ui/button'
import { useToast } from '~/components/ui/toast'
import type { StudioFrame } from '~/components/studio/shapes'

const photoDialog = lazyScript('Profile photo', () =>
  import('~/components/studio/photo/photo_dialog').then((module) => module.default)
)

/** The photo as fans see it, and the way to another one. */
export function PhotoCard({ artist, isOwn }: { artist: StudioFrame['artist']; isOwn: boolean }) {
  const { profileImageUrl, bandName } = artist
  return (
    <section aria-labelledby="photo" className="grid content-start gap-4">
      <h2 id="photo" className="display-card">
        Profile photo
      </h2>
      <div className="grid grid-cols-[8rem_minmax(0,1fr)] items-end gap-4 sm:grid-cols-[12rem_minmax(0,1fr)] lg:grid-cols-1">
        <ArtistPhoto
          key={profileImageUrl}
          src={profileImageUrl}
          bandName={bandName}
          sizes="14rem"
        />
        {isOwn && <ChoosePhoto artist={artist} />}
      </div>
    </section>
  )
}

function ChoosePhoto({ artist }: { artist: StudioFrame['artist'] }) {
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<OpenImage | null>(null)
  const [isOpening, setOpening] = useState(false)

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // The same file can be chosen again.
    target.value = ''
    if (!file) return
    void photoDialog.prefetch()
    setOpening(true)
    const opened = await openImage(file)
    setOpening(false)
    if ('image' in opened) setChosen(opened)
    else toast(opened)
  }

  const close = () => {
    chosen?.release()
    setChosen(null)
  }

  return (
    <div className="grid justify-items-start gap-2">
      <input
        ref={input}
        type="file"
        accept="image/*"
        tabIndex={-1}
        aria-label="Choose a photo"
        onChange={(event) => void choose(event)}
        className="sr-only"
      />
      <Button busy={isOpening} busyLabel="Opening…" onClick={() => input.current?.click()}>
        <ImageUp aria-hidden className="size-5" />
        {artist.profileImageUrl ? 'Change photo' : 'Choose a photo'}
      </Button>
      <p className="text-sm text-ink-soft">Any photo from your phone, up to 25 MB.</p>
      <LazyDialog
        script={photoDialog}
        isOpen={chosen !== null}
        setOpen={(open) => !open && close()}
      >
        {(PhotoDialog) =>
          chosen && <PhotoDialog image={chosen.image} artistId={artist.id} onClose={close} />
        }
      </LazyDialog>
    </div>
  )
}
