import { useEffect, useRef } from 'react'
import { CodeForm } from '~/components/scan/code_form'
import { PictureButton } from '~/components/scan/picture_button'
import { createQrReader, type QrReader } from '~/components/scan/qr_reader'
import { SearchNote } from '~/components/scan/search_note'
import { useCamera } from '~/components/scan/use_camera'
import { useCodeSearch } from '~/components/scan/use_code_search'
import { useFrames } from '~/components/scan/use_frames'
import { Viewfinder } from '~/components/scan/viewfinder'

/** A code in a large photo may be small: what is not found at first is looked for in a finer picture. */
const PICTURE_SIDES = [1400, 2800]

async function textsIn(picture: ImageBitmap, reader: QrReader): Promise<string[]> {
  for (const side of PICTURE_SIDES) {
    const texts = await reader.read(picture, side)
    if (texts.length > 0 || Math.max(picture.width, picture.height) <= side) return texts
  }
  return []
}

/** The three ways to a store: the camera, a picture, the typed code. `onDone` when it is left. */
export function Scanner({ onDone }: { onDone: () => void }) {
  const reader = useRef<QrReader>(null)
  const camera = useCamera()
  const { search, find, report } = useCodeSearch(onDone)
  const isBusy = search.state === 'searching' || search.state === 'found'

  useEffect(() => {
    const created = createQrReader()
    reader.current = created
    return () => {
      created.close()
      reader.current = null
    }
  }, [])

  useFrames({
    video: camera.video,
    reader,
    isLive:
      camera.state === 'live' &&
      search.state !== 'found' &&
      search.state !== 'readerless' &&
      !(search.way === 'picture' && search.state === 'searching'),
    onTexts: (texts) => void find('camera', texts),
    onFailure: () => report('camera', 'readerless'),
  })

  async function readPicture(file: File) {
    if (!reader.current) return
    report('picture', 'searching')
    const picture = await createImageBitmap(file).catch(() => null)
    if (!picture) return report('picture', 'broken')
    try {
      const texts = await textsIn(picture, reader.current)
      if (texts.length > 0) await find('picture', texts)
      else report('picture', 'empty')
    } catch {
      report('picture', 'readerless')
    } finally {
      picture.close()
    }
  }

  const typedError =
    search.way === 'typed' && search.state === 'unknown'
      ? 'This code isn’t one of ours. Check the letters under the QR code.'
      : undefined

  return (
    <div className="grid gap-4 pt-1">
      <Viewfinder {...camera} />
      {!typedError && (
        <SearchNote
          state={search.state}
          onLeave={onDone}
          onRetry={() => report('camera', 'waiting')}
        />
      )}
      <PictureButton
        busy={isBusy && search.way === 'picture'}
        onPicture={(file) => void readPicture(file)}
      />
      <div className="border-t border-line pt-4">
        <CodeForm
          error={typedError}
          busy={isBusy && search.way === 'typed'}
          onCode={(code) => void find('typed', [code])}
        />
      </div>
    </div>
  )
}
