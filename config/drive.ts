import { dataDirectory } from '#config/app'
import env from '#start/env'
import { join } from 'node:path'
import { defineConfig, services } from '@adonisjs/drive'

type BucketSettings = {
  bucket: string
  region: string
  endpoint?: string
  keys?: { accessKeyId: string; secretAccessKey: string }
}

/** Files are read through us (app/core/controllers/stored_files_controller.ts), so the bucket may stay private. */
export function bucketOptions({ bucket, region, endpoint, keys }: BucketSettings) {
  return {
    bucket,
    region,
    endpoint,
    credentials: keys,
    visibility: 'private' as const,
    // Not all that speak S3 know access lists, hosts named by the bucket, and checksums that nothing asked for.
    supportsACL: false,
    forcePathStyle: endpoint !== undefined,
    requestChecksumCalculation: 'WHEN_REQUIRED' as const,
    responseChecksumValidation: 'WHEN_REQUIRED' as const,
  }
}

/** Where pictures are kept: in a folder, or in a bucket. */
export const disk = env.get('DRIVE_DISK')

/**
 * Where pages send the parts of an upload at signed addresses, which is also what the bucket has to allow in its CORS rules
 * (docs/modules/catalog.md#artwork): PUT from our own origin. Null where files are kept in a folder.
 */
export const bucketOrigin =
  disk === 's3'
    ? new URL(
        env.get('S3_ENDPOINT') ??
          `https://${env.get('S3_BUCKET')}.s3.${env.get('S3_REGION')}.amazonaws.com`
      ).origin
    : null

const accessKeyId = env.get('S3_ACCESS_KEY_ID')
const secretAccessKey = env.get('S3_SECRET_ACCESS_KEY')?.release()

const driveConfig = defineConfig({
  default: 'files',
  services: {
    files:
      disk === 's3'
        ? services.s3(
            bucketOptions({
              bucket: env.get('S3_BUCKET')!,
              region: env.get('S3_REGION'),
              endpoint: env.get('S3_ENDPOINT'),
              keys: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
            })
          )
        : services.fs({
            location: join(dataDirectory, 'storage'),
            // Served by app/core/controllers/stored_files_controller.ts, with the headers that pictures need.
            serveFiles: false,
            visibility: 'public',
          }),
  },
})

export default driveConfig

declare module '@adonisjs/drive/types' {
  export interface DriveDisks extends InferDriveDisks<typeof driveConfig> {}
}
