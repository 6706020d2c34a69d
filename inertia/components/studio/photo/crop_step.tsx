import { useCallback, useId, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { fillsBox, firstArea, mostZoom } from '~/components/studio/photo/crop_area'

type CropStepProps = {
  image: HTMLImageElement
  /** Where the box was left, on the way back from the preview. */
  area: Area | null
  onArea: (area: Area) => void
}

type Size = { width: number; height: number }

/** The image under a square box: moved by dragging or arrow keys, zoomed by pinching, wheel or slider. */
export function CropStep({ image, area, onArea }: CropStepProps) {
  const hint = useId()
  const [box, setBox] = useState<Size | null>(null)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [leftAt] = useState(area)
  const measure = useCallback((element: HTMLDivElement | null) => {
    if (element) setBox({ width: element.clientWidth, height: element.clientHeight })
  }, [])
  const size = { width: image.naturalWidth, height: image.naturalHeight }
  const maxZoom = box ? mostZoom(size, box) : 1
  return (
    <div className="grid gap-4 py-2">
      <div
        ref={measure}
        className="relative h-72 overflow-hidden rounded-sm border-[1.5px] border-line-strong bg-line sm:h-88"
      >
        {box && (
          <Cropper
            image={image.src}
            disableAutomaticStylesInjection
            aspect={1}
            objectFit={fillsBox(size, box) ? 'cover' : 'contain'}
            crop={crop}
            zoom={zoom}
            maxZoom={maxZoom}
            keyboardStep={10}
            initialCroppedAreaPixels={leftAt ?? firstArea(size, box)}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropAreaChange={(_, pixels) => onArea(pixels)}
            cropperProps={{ 'role': 'group', 'aria-label': 'Crop box', 'aria-describedby': hint }}
          />
        )}
      </div>
      <label className="flex items-center gap-4 font-semibold">
        Zoom
        <input
          type="range"
          min={1}
          max={maxZoom}
          step={0.01}
          value={zoom}
          disabled={maxZoom === 1}
          onChange={({ target }) => setZoom(Number(target.value))}
          className="min-h-11 w-full accent-ink"
        />
      </label>
      <p id={hint} className="text-sm text-ink-soft">
        Drag the photo until your best side is in the square, or move it with the arrow keys.
      </p>
    </div>
  )
}
