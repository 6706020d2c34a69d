import { openFile } from '~/components/studio/photo/open_file'
import { photoKind } from '~/components/studio/photo/photo_bytes'

const MOST_BYTES = 200 * 1024 * 1024

/** Of a photo, as much as says what it is. */
const FIRST_BYTES = 64

/**
 * A chosen file as it is sent: a photo in HEIC, which printers cannot read, as a JPEG where this browser can read it. A
 * sentence where it cannot be sent.
 */
export async function usableFile(file: File): Promise<File | string> {
  if (file.size === 0) return 'This file is empty. Export your artwork again and upload that.'
  if (file.size > MOST_BYTES) return 'Choose a file of at most 200 MB.'
  const first = new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer())
  return photoKind(first) === 'heic' ? asJpeg(file) : file
}

async function asJpeg(file: File): Promise<File | string> {
  const opened = await openFile(file)
  const drawn = opened && (await drawAsJpeg(opened.image))
  opened?.release()
  if (!drawn)
    return 'This browser can’t open HEIC photos. Upload it from the phone that took it, or save it as a JPEG first.'
  return new File([drawn], file.name.replace(/\.[^.]*$/, '.jpg'), { type: 'image/jpeg' })
}

function drawAsJpeg(image: HTMLImageElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95))
}
