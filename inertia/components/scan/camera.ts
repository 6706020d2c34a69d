/** Why there is no picture from the camera. */
export type CameraRefusal = 'denied' | 'missing' | 'busy' | 'insecure' | 'unsupported'

const refusals: Record<string, CameraRefusal> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

/** Opens the camera at the back where there is one. Throws nothing: a refusal is an answer. */
export async function openCamera(): Promise<MediaStream | CameraRefusal> {
  if (!window.isSecureContext) return 'insecure'
  // Absent in some browsers inside other apps, whatever the types say.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices?.getUserMedia) return 'unsupported'
  try {
    return await devices.getUserMedia({
      audio: false,
      video: {
        facingMode: { ideal: 'environment' },
        width: { ideal: 1280 },
        height: { ideal: 720 },
      },
    })
  } catch (error) {
    return refusals[error instanceof DOMException ? error.name : ''] ?? 'busy'
  }
}

export function closeCamera(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}

type TorchCapabilities = MediaTrackCapabilities & { torch?: boolean }

export function hasTorch(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks()
  return (track?.getCapabilities?.() as TorchCapabilities | undefined)?.torch === true
}

/** Whether the lamp is now as it was asked to be. */
export async function setTorch(stream: MediaStream, isOn: boolean): Promise<boolean> {
  try {
    const constraint = { torch: isOn } as MediaTrackConstraintSet
    await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [constraint] })
    return true
  } catch {
    return false
  }
}
