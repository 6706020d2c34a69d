import drive from '@adonisjs/drive/services/main'
import { Disk } from 'flydrive'
import { S3Driver } from 'flydrive/drivers/s3'
import { bucketOptions } from '#config/drive'
import { S3_BUCKET, S3_KEYS, S3Server } from '#tests/support/s3_server'

/** The files of the site lie on an S3 server of their own until the test has ended, as `DRIVE_DISK=s3` would have it. */
export async function useS3Disk(cleanup: (undo: () => Promise<void>) => void, keys = S3_KEYS) {
  const server = await new S3Server().start()
  const options = bucketOptions({
    bucket: S3_BUCKET,
    region: 'us-east-1',
    endpoint: server.endpoint,
    keys,
  })
  const disk = new Disk(new S3Driver({ ...options, maxAttempts: 1 }))
  const use = drive.use
  drive.use = () => disk
  cleanup(async () => {
    drive.use = use
    await server.stop()
  })
  return server
}
