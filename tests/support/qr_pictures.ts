import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import QRCode from 'qrcode'
import sharp from 'sharp'
import { dataDirectory } from '#config/app'

const PAPER = '#b9b2a4'

type Photo = { width: number; height: number; codeSide: number; type?: 'png' | 'jpeg' }

/** A photo of somebody's QR code lying on a grey table, off the middle; without content the table alone. */
export async function photoOfCode(content: string | null, photo: Photo): Promise<Buffer> {
  const { width, height, codeSide, type = 'png' } = photo
  const table = sharp({ create: { width, height, channels: 3, background: PAPER } })
  const code = content && (await QRCode.toBuffer(content, { width: codeSide, margin: 2 }))
  const left = Math.round((width - codeSide) * 0.45)
  const top = Math.round((height - codeSide) * 0.55)
  return table
    .composite(code ? [{ input: code, left, top }] : [])
    .toFormat(type)
    .toBuffer()
}

/** Chromium's camera shows this code; the flags to launch it with. */
export async function cameraShowing(content: string | null): Promise<string[]> {
  const frame = await photoOfCode(content, {
    width: 640,
    height: 480,
    codeSide: 330,
    type: 'jpeg',
  })
  const folder = join(dataDirectory, 'cameras')
  const file = join(folder, `${Date.now()}.mjpeg`)
  await mkdir(folder, { recursive: true })
  await writeFile(file, Buffer.concat([frame, frame]))
  return ['--use-fake-device-for-media-stream', `--use-file-for-fake-video-capture=${file}`]
}
