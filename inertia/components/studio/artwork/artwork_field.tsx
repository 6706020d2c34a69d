import { useId, useRef } from 'react'
import { ArtworkCheck, RightsBox } from '~/components/studio/artwork/artwork_card'
import { DropArea } from '~/components/studio/artwork/drop_area'
import type { useArtworkUpload } from '~/components/studio/artwork/use_artwork_upload'
import { Button } from '~/components/ui/button'
import type { ProductType } from '#shared/product_type'

const FORMATS = 'Drag it here, paste it, or choose it. PNG, JPEG, SVG, PDF or TIFF, up to 200 MB.'

type ArtworkFieldProps = {
  state: ReturnType<typeof useArtworkUpload>
  productType: ProductType
  rightsError?: string
  /** The artwork is placed by hand, and its print quality is shown elsewhere, at the placed size. */
  isPlaced?: boolean
}

/** "Your artwork" of a new product: from an empty area over the upload to the file with its check. */
export function ArtworkField({ state, productType, rightsError, isPlaced }: ArtworkFieldProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { step, failure, choose, discard, confirmRights } = state
  // The button that was pressed is gone with what it was about.
  const startAgain = () => {
    discard()
    heading.current?.focus()
  }
  const errorId = failure ? `${id}-error` : undefined
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h3 ref={heading} id={id} tabIndex={-1} className="text-[0.9375rem] font-semibold">
        Your artwork
      </h3>
      {step.name === 'paused' && (
        <p role="status" className="wrap-anywhere">
          {`${step.upload.fileName} is ${percentOf(step.upload)}% uploaded. Choose the same file to go on.`}
        </p>
      )}
      {(step.name === 'empty' || step.name === 'opening' || step.name === 'paused') && (
        <DropArea
          label="Your artwork"
          text={FORMATS}
          isOpening={step.name === 'opening'}
          onFile={(file) => void choose(file)}
          errorId={errorId}
        />
      )}
      {step.name === 'sending' && <Sending {...step} />}
      {step.name === 'checking' && (
        <p role="status" className="wrap-anywhere">{`Checking ${step.fileName}…`}</p>
      )}
      {step.name === 'ready' && (
        <>
          <ArtworkCheck artwork={step.artwork} productType={isPlaced ? null : productType} />
          <RightsBox
            artwork={step.artwork}
            error={rightsError}
            onConfirm={() => void confirmRights(step.artwork)}
          />
        </>
      )}
      {failure && (
        <p id={errorId} role="alert" className="text-sm font-semibold text-bad">
          {failure}
        </p>
      )}
      {step.name !== 'empty' && step.name !== 'opening' && step.name !== 'checking' && (
        <Button size="slim" className="justify-self-start" onClick={startAgain}>
          {step.name === 'ready' ? 'Use another file' : 'Discard the upload'}
        </Button>
      )}
    </section>
  )
}

function percentOf(upload: { arrived: number[]; partSize: number; byteSize: number }): number {
  const bytes = Math.min(upload.arrived.length * upload.partSize, upload.byteSize)
  return Math.floor((bytes / upload.byteSize) * 100)
}

function Sending(step: { fileName: string; percent: number; isWaiting: boolean }) {
  const { fileName, percent, isWaiting } = step
  return (
    <div className="grid gap-2">
      <p className="flex justify-between gap-4">
        <span className="wrap-anywhere">{`Uploading ${fileName}`}</span>
        <span className="tabular-nums">{percent}%</span>
      </p>
      <div
        role="progressbar"
        aria-label={`Uploading ${fileName}`}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 w-full bg-line"
      >
        <div className="h-full bg-stage" style={{ width: `${percent}%` }} />
      </div>
      <p role="status" className="text-sm text-ink-soft">
        {isWaiting ? 'No connection. We’ll go on as soon as it’s back.' : 'Keep this page open.'}
      </p>
    </div>
  )
}
