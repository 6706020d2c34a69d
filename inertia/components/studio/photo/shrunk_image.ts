import { openFile, type OpenImage } from '~/components/studio/photo/open_file'

/** Ten times what is sent: a tenth of the photo can be cropped without becoming coarse. */
const LARGEST_SIDE = 2048

/** A panorama keeps so much of its shorter side: twice what is sent. */
const LEAST_SIDE = 400

/**
 * The image with its longer side at most 2048 pixels (a panorama more), upright: the crop dialog redraws it with every move, and 48
 * megapixels would take 190 MB each time. Releases the original. Null where the browser cannot draw it.
 */
export async function shrunkImage(original: OpenImage): Promise<OpenImage | null> {
  const { naturalWidth: width, naturalHeight: height } = original.image
  const scale = Math.max(
    LARGEST_SIDE / Math.max(width, height),
    LEAST_SIDE / Math.min(width, height)
  )
  if (scale >= 1) return original
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const pen = canvas.getContext('2d')!
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(original.image, 0, 0, canvas.width, canvas.height)
  original.release()
  original.image.removeAttribute('src')
  const small = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.92)
  )
  // Safari keeps the memory of a canvas until it is emptied.
  canvas.width = canvas.height = 0
  return small && openFile(small)
}
