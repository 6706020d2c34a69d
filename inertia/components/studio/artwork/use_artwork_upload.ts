import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Artwork } from '~/components/studio/artwork/artwork_words'
import { ApiError, callApi, sentenceOf } from '~/lib/api'
import { headHashOf } from '~/lib/artwork/file_hash'
import { checkedUpload, sendFile, uploadPath, type Upload } from '~/lib/artwork/upload_file'
import { usableFile } from '~/lib/artwork/usable_file'
import { newIdempotencyKey } from '~/lib/idempotency'

export type UploadStep =
  | { name: 'empty' }
  | { name: 'opening' }
  | { name: 'sending'; fileName: string; percent: number; isWaiting: boolean }
  /** Cut by leaving the page: the file has to be chosen again. */
  | { name: 'paused'; upload: Upload }
  | { name: 'checking'; fileName: string }
  | { name: 'ready'; artwork: Artwork }

/** The ids that the form keeps for this account, through a reload: of an upload under way, and of the artwork. */
type Kept = { uploadId: string; artworkId: string }

const NO_ENCRYPTION = 'Uploads need a secure connection. Open this page with https://.'

/** From a chosen file to an artwork that was checked. What is kept of it is the form's. */
export function useArtworkUpload({ uploadId, artworkId }: Kept, keep: (ids: Kept) => void) {
  const [step, setStep] = useState<UploadStep>({ name: 'empty' })
  const [failure, setFailure] = useState<string>()
  const running = useRef(new AbortController())
  /** Whether a file was chosen here, or what was kept is restored. */
  const isBegun = useRef(false)

  const startOver = (reason?: string) => {
    keep({ uploadId: '', artworkId: '' })
    setStep({ name: 'empty' })
    setFailure(reason)
  }

  const fail = (error: unknown) => {
    if (!running.current.signal.aborted) startOver(sentenceOf(error))
  }

  async function follow(id: number | string, fileName: string) {
    setStep({ name: 'checking', fileName })
    const { artwork, refusal } = await checkedUpload(id, running.current.signal)
    if (!artwork) return startOver(refusal?.message)
    keep({ uploadId: '', artworkId: String(artwork.id) })
    setStep({ name: 'ready', artwork })
  }

  async function send(upload: Upload, file: File) {
    const { name: fileName } = file
    let percent = 0
    let isWaiting = false
    const show = () => setStep({ name: 'sending', fileName, percent, isWaiting })
    show()
    await sendFile({
      upload,
      file,
      onProgress: (value) => {
        percent = value
        show()
      },
      onWaiting: (value) => {
        isWaiting = value
        show()
      },
      signal: running.current.signal,
    })
    await follow(upload.id, fileName)
  }

  async function begin(file: File, headSha256: string) {
    const body = { fileName: file.name.slice(-255), byteSize: file.size, headSha256 }
    const options = { idempotencyKey: newIdempotencyKey() }
    const upload = await callApi<Upload>('POST', '/api/artwork-uploads', body, options)
    keep({ uploadId: String(upload.id), artworkId: '' })
    await send(upload, file)
  }

  async function choose(chosen: File) {
    const paused = step.name === 'paused' ? step.upload : null
    isBegun.current = true
    setFailure(undefined)
    setStep({ name: 'opening' })
    const goBack = (reason: string) => {
      setStep(paused ? { name: 'paused', upload: paused } : { name: 'empty' })
      setFailure(reason)
    }
    try {
      const file = await usableFile(chosen)
      if (typeof file === 'string') return goBack(file)
      const headSha256 = await headHashOf(file)
      if (headSha256 === null) return goBack(NO_ENCRYPTION)
      if (!paused) return await begin(file, headSha256)
      const isSame =
        file.name.slice(-255) === paused.fileName &&
        file.size === paused.byteSize &&
        headSha256 === paused.headSha256
      if (!isSame) return goBack('That’s another file. Choose the same one, or discard the upload.')
      await send(paused, file)
    } catch (error) {
      fail(error)
    }
  }

  /** Stops whatever is under way, and forgets it. */
  function discard() {
    running.current.abort()
    running.current = new AbortController()
    // Left behind, it is removed after a day.
    if (uploadId) callApi('DELETE', uploadPath(uploadId)).catch(() => {})
    startOver()
  }

  async function confirmRights(artwork: Artwork) {
    try {
      const path = `/api/artworks/${artwork.id}/rights`
      const confirmed = await callApi<Artwork>('POST', path, { confirms: true })
      setStep({ name: 'ready', artwork: confirmed })
      setFailure(undefined)
      keep({ uploadId: '', artworkId: String(artwork.id) })
    } catch (error) {
      setFailure(sentenceOf(error))
    }
  }

  /** Uses an artwork that was uploaded before. */
  function use(artwork: Artwork) {
    isBegun.current = true
    keep({ uploadId: '', artworkId: String(artwork.id) })
    setStep({ name: 'ready', artwork })
    setFailure(undefined)
  }

  /** What the form has kept: after a reload, or on the way back to it. */
  const restore = useEffectEvent(async () => {
    if (isBegun.current) return
    isBegun.current = true
    try {
      if (artworkId) {
        const artwork = await callApi<Artwork>('GET', `/api/artworks/${artworkId}`)
        return setStep({ name: 'ready', artwork })
      }
      const upload = await callApi<Upload>('GET', uploadPath(uploadId))
      if (upload.status === 'open') setStep({ name: 'paused', upload })
      else await follow(uploadId, upload.fileName)
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) startOver()
      else fail(error)
    }
  })
  const leave = useEffectEvent(() => running.current.abort())

  useEffect(() => {
    running.current = new AbortController()
    return () => leave()
  }, [])

  // Known after the first render alone, which agrees with the server's.
  const hasIds = uploadId !== '' || artworkId !== ''
  useEffect(() => {
    if (hasIds) queueMicrotask(() => void restore())
  }, [hasIds])

  return { step, failure, choose, discard, confirmRights, use }
}
